import { bootstrapSources } from './bootstrap.ts';
import { captf } from './captf.ts';
import { cases, flux } from './cases.ts';
import { clusterSources } from './cluster.ts';
import { machineSources } from './machines.ts';
import type { Source } from './source.ts';

/** Every row of the catalogue with its cover: what the rules' page lists, and a test holds against the list of all rows. */
export const catalogue: readonly Source[] = [...captf, ...clusterSources, ...machineSources, ...bootstrapSources, ...cases, ...flux];
