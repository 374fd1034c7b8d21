import { addonSources } from './addons.ts';
import { bootstrapSources } from './bootstrap.ts';
import { captf } from './captf.ts';
import { cases, flux } from './cases.ts';
import { cloudConfSources } from './cloud-conf.ts';
import { clusterSources } from './cluster.ts';
import { credentialSources } from './credentials.ts';
import { machineSources } from './machines.ts';
import { payloadSources } from './payloads.ts';
import { rke2Sources } from './rke2.ts';
import { shareAndScalingSources } from './shares-and-scaling.ts';
import type { Source } from './source.ts';

/** Every row of the catalogue with its cover: what the rules' page lists, and a test holds against the list of all rows. */
export const catalogue: readonly Source[] = [
  ...captf,
  ...clusterSources,
  ...machineSources,
  ...bootstrapSources,
  ...rke2Sources,
  ...payloadSources,
  ...addonSources,
  ...cloudConfSources,
  ...credentialSources,
  ...shareAndScalingSources,
  ...cases,
  ...flux,
];
