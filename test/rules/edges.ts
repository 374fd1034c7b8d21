import type { Edges } from './edge.ts';
import { edgesOfAddons } from './edges-of-addons.ts';
import { edgesOfControllers } from './edges-of-controllers.ts';
import { edgesOfCredentials } from './edges-of-credentials.ts';
import { edgesOfDistributions } from './edges-of-distributions.ts';
import { edgesOfMachines } from './edges-of-machines.ts';
import { edgesOfManifests } from './edges-of-manifests.ts';
import { edgesOfNetworks } from './edges-of-networks.ts';
import { edgesOfShares } from './edges-of-shares.ts';

const parts: readonly Edges[] = [
  edgesOfAddons,
  edgesOfControllers,
  edgesOfCredentials,
  edgesOfDistributions,
  edgesOfMachines,
  edgesOfManifests,
  edgesOfNetworks,
  edgesOfShares,
];
const codes = new Set(parts.flatMap((part) => Object.keys(part)));

/** The edges of every rule that has some, wherever they are written. */
export const edges: Edges = Object.fromEntries([...codes].map((code) => [code, parts.flatMap((part) => part[code] ?? [])]));
