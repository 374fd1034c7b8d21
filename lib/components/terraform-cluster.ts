import { parseAddress } from '../model/cidr.ts';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import type { CompleteTerraform } from '../model/complete-terraform.ts';
import type { Captf, Network } from '../model/fleet.gen.ts';
import type { Json, Written } from '../model/object.ts';
import type { TerraformCluster } from './crd/terraform-cluster.gen.ts';
import { pruneGuard } from './guards.ts';
import { jobs } from './terraform-jobs.ts';

type Spec = Written<TerraformCluster>['spec'];

/** The infrastructure of one cluster: security groups, server group and, unless the endpoint is supplied, the API's load balancer. */
export const terraformCluster = (fleet: CompleteFleet, cluster: CompleteCluster): Written<TerraformCluster> => ({
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
  kind: 'TerraformCluster',
  metadata: { name: cluster.name, namespace: cluster.namespace, annotations: pruneGuard },
  spec: {
    source: source(fleet.infrastructure, 'cluster'),
    identityRef: { kind: 'TerraformClusterIdentity', name: fleet.identity.name },
    ...policy(cluster.terraform),
    ...endpoint(cluster),
    jobs: jobs(cluster.terraform.jobs),
    defaults: defaults(fleet, cluster.terraform),
    variables: variables(fleet, cluster),
    ...variablesFrom(cluster.terraform),
  },
});

/** A module image, as every workspace names it. */
export const source = ({ modules, imagePullPolicy }: Captf, role: keyof Captf['modules']): Spec['source'] => ({
  image: modules[role],
  ...(imagePullPolicy === undefined ? {} : { imagePullPolicy }),
});

const policy = ({ applyPolicy, deletionPolicy, adoptRetainedState, maxActiveJobs, drift }: CompleteTerraform): Partial<Spec> => ({
  applyPolicy,
  deletionPolicy,
  ...(adoptRetainedState ? { adoptRetainedState } : {}),
  ...(maxActiveJobs === undefined ? {} : { maxActiveJobs }),
  drift,
});

const endpoint = ({ endpoint: given, network }: CompleteCluster): Partial<Spec> =>
  given.type === 'supplied' ? { controlPlaneEndpoint: { host: given.host, port: given.port ?? network.apiServerPort } } : {};

const defaults = (fleet: CompleteFleet, { machines }: CompleteTerraform): NonNullable<Spec['defaults']> => ({
  identityRef: { kind: 'TerraformClusterIdentity', name: fleet.identity.name },
  jobs: jobs(machines.jobs),
  drift: { intervalSeconds: machines.driftIntervalSeconds },
  remediation: { ...machines.remediation },
  ...(machines.deletionPolicy === undefined ? {} : { deletionPolicy: machines.deletionPolicy }),
});

/**
 * The module's inputs (captf-io/terraform-openstack-cluster: variables.tf). What is fixed for a cluster's life is written out even where it is the module's default, so that a
 * new default cannot change it. `null` is meant: it leaves the load balancer's provider to the cloud, or makes no server group.
 */
function variables({ cloud }: CompleteFleet, cluster: CompleteCluster): { readonly [name: string]: Json } {
  const { network, controlPlane, ssh, tags, providerIDFormat } = cluster;
  const nodes = cloud.networks[network.nodes] as Network;
  return {
    subnet_id: nodes.subnetId,
    distribution: cluster.distribution.type,
    provider_id_format: providerIDFormat,
    control_plane_server_group_policy: controlPlane.serverGroupPolicy === 'none' ? null : controlPlane.serverGroupPolicy,
    ...loadBalancer(cluster, nodes, cloud.loadBalancerProvider),
    ...(cloud.region === undefined ? {} : { region: cloud.region }),
    ...list('availability_zones', cloud.availabilityZones),
    ...list('ssh_allowed_cidrs', ssh.allowedCIDRs),
    ...list('node_allowed_address_cidrs', network.nodeAllowedAddressCIDRs),
    ...(network.podAddressPairs ? { pod_address_pairs: true } : {}),
    ...(Object.keys(tags).length === 0 ? {} : { additional_tags: tags }),
  };
}

/** With a supplied endpoint the module makes no load balancer and ignores all four. */
function loadBalancer({ endpoint: given }: CompleteCluster, nodes: Network, provider: string): { [name: string]: Json } {
  if (given.type === 'supplied') return {};
  const common = { loadbalancer_provider: provider === 'cloud-default' ? null : provider };
  if (given.type === 'internal') return { ...common, api_load_balancer_public: false, ...list('api_allowed_cidrs', given.allowedCIDRs) };
  return {
    ...common,
    api_load_balancer_public: true,
    floating_ip_pool: nodes.externalNetwork ?? '',
    // Nodes reach the floating IP from the router's address; without it the first control plane never reaches itself (captf.io: cloud-modules/openstack).
    ...list('api_allowed_cidrs', [...given.allowedCIDRs, host(nodes.routerExternalAddress ?? '')]),
  };
}

/** Sorted and without repeats, as the module stores it; left out when empty. */
const list = (name: string, values: readonly string[] = []): { [name: string]: Json } =>
  values.length === 0 ? {} : { [name]: [...new Set(values)].sort() };

const host = (address: string): string => `${address}/${parseAddress(address)?.family === 6 ? 128 : 32}`;

const variablesFrom = ({ variablesFrom: given }: CompleteTerraform): Partial<Spec> =>
  given.length === 0
    ? {}
    : {
        variablesFrom: given.map(({ kind, name, format, optional }) => ({
          [kind === 'Secret' ? 'secretRef' : 'configMapRef']: { name },
          ...(format === undefined ? {} : { format }),
          ...(optional === undefined ? {} : { optional }),
        })),
      };
