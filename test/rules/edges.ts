import type { Edges } from './edge.ts';
import { edgesOfMachines } from './edges-of-machines.ts';
import { edgesOfNetworks } from './edges-of-networks.ts';

/** The edges of every rule that has some. */
export const edges: Edges = { ...edgesOfMachines, ...edgesOfNetworks };
