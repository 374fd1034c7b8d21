import { valueAt } from '../../model/path.ts';
import { isSupplied } from './endpoint.ts';
import type { FrozenField, Surroundings } from './field.ts';

const type = 'infrastructure.cluster.x-k8s.io/TerraformCluster';
const guard = 'The OpenStack module refuses the change when it runs, so the cluster stays as it is and its Terraform Job fails each time.';
const source = 'captf 10.2 C8';
const variable = (name: string) => ['spec', 'variables', name];

const isPublic = ({ infrastructure }: Surroundings): boolean => valueAt(infrastructure, variable('api_load_balancer_public')) === true;

/** Where an endpoint is supplied the module makes no load balancer and does not read these. */
const isBalanced = (was: Surroundings, now: Surroundings): boolean => !isSupplied(was) && !isSupplied(now);

/** Only the modules of CAPTF read the port that a Cluster names; CAPO has its own field, which its webhook guards. @see capi 3 */
const isRead = (was: Surroundings, now: Surroundings): boolean =>
  isBalanced(was, now) && [was, now].every(({ infrastructure }) => infrastructure.kind !== 'OpenStackCluster');

/**
 * Facts of captf-io's OpenStack cluster module v0.1.0 (`terraform_data.api_endpoint_guard`). A load balancer's provider of `null` is the cloud's choice, which
 * the module remembers and does not compare; the API's port is what `Cluster` says, 6443 where it says nothing.
 */
export const moduleInputs: readonly FrozenField[] = [
  {
    type: 'cluster.x-k8s.io/Cluster',
    path: ['spec', 'clusterNetwork', 'apiServerPort'],
    label: "the API's port",
    absent: 6443,
    counts: isRead,
    why: guard,
    source,
  },
  { type, path: variable('subnet_id'), label: 'the subnet of the nodes', absent: null, counts: isBalanced, why: guard, source },
  {
    type,
    path: variable('api_load_balancer_public'),
    label: 'whether the endpoint is public',
    absent: false,
    counts: isBalanced,
    why: guard,
    source,
  },
  {
    type,
    path: variable('floating_ip_pool'),
    label: 'the external network of a public endpoint',
    absent: null,
    counts: (was, now) => isBalanced(was, now) && isPublic(was) && isPublic(now),
    why: guard,
    source,
  },
  {
    type,
    path: variable('loadbalancer_provider'),
    label: "the load balancer's provider, except to the cloud's choice",
    absent: 'amphora',
    counts: (was, now) => isBalanced(was, now) && valueAt(now.infrastructure, variable('loadbalancer_provider')) !== null,
    why: guard,
    source,
  },
  {
    type,
    path: variable('provider_id_format'),
    label: 'the form of provider ids',
    absent: 'default',
    why: 'Nodes that are there carry ids of the old form, so machines and nodes would no longer find each other.',
    source: 'captf 9.1',
  },
  {
    type,
    path: variable('region'),
    label: 'the region',
    absent: null,
    why: "The module would look for the cluster's network, load balancer and groups in another region, and regional provider ids name the old one. (Only to write out the identity's own region is no change.)",
    source: 'captf 10.1, 9.1',
  },
];
