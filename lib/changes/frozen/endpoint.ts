import { isSet } from '../../admission/server/section.ts';
import type { FrozenField, Surroundings } from './field.ts';

const path = ['spec', 'controlPlaneEndpoint'];

/** Whether somebody supplies the endpoint, before a change and after it or at either time. */
export const isSupplied = ({ infrastructure }: Surroundings): boolean => isSet(infrastructure, [...path, 'host']);

/**
 * The server itself refuses to change the one that an infrastructure cluster was given; what is left is a Cluster's own, and an endpoint that appears or
 * vanishes from git, where the server holds the provider's.
 */
export const endpoints: readonly FrozenField[] = [
  'cluster.x-k8s.io/Cluster',
  'infrastructure.cluster.x-k8s.io/TerraformCluster',
  'infrastructure.cluster.x-k8s.io/OpenStackCluster',
].map((type) => ({
  type,
  path,
  label: 'the endpoint, given, taken away or changed',
  why: 'The API server refuses to change an endpoint that is set, and the provider sets the one that git leaves out: every node points at it.',
  source: 'captf 3, 10.5; capi 3, 11',
}));
