import { endpoints } from './endpoint.ts';
import type { FrozenField } from './field.ts';
import { networks } from './network.ts';
import { moduleInputs } from './openstack-module.ts';
import { clusterReferences } from './references.ts';
import { rke2Servers } from './rke2.ts';

/** Every field that is fixed for a cluster's life although the server lets it change, in the order of `docs/changes.md`. */
export const frozenFields: readonly FrozenField[] = [...clusterReferences, ...endpoints, ...moduleInputs, ...networks, ...rke2Servers];
