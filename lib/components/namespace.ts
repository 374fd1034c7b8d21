import type { Written } from '../model/object.ts';
import type { Namespace } from './crd/namespace.gen.ts';
import { pruneGuard } from './guards.ts';

/** A namespace of the management cluster. Deleting one would take bootstrap Secrets away from running machines, so it is guarded. */
export const namespace = (name: string): Written<Namespace> => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name, annotations: pruneGuard },
});
