import { factFields } from './facts.ts';
import type { LiveField } from './field.ts';
import { objectFields } from './objects.ts';
import { storageFields } from './storage.ts';
import { workloadFields } from './workloads.ts';

/** Every field of payload objects that cannot change where they live, in the order of `docs/changes.md`. Facts of Kubernetes 1.34. */
export const liveFields: readonly LiveField[] = [...factFields, ...storageFields, ...workloadFields, ...objectFields];
