import { valueKeys } from '../model/addons/credentials.ts';
import type {
  CompleteBackup,
  CompleteCluster,
  CompleteCredentials,
  CompleteFlavor,
  CompleteFleet,
  CompleteFlux,
} from '../model/complete.ts';
import type { Backup, Cloud, Cluster, Credentials, Flavor, Fleet, Flux, Network } from '../model/fleet.gen.ts';
import type { Issue, Result } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { noFiles, type ProjectFiles } from '../model/project-files.ts';
import { sopsSecret } from './addons/credentials.ts';
import { addons } from './addons/index.ts';
import { present, sorted, withDefaults } from './defaults.ts';
import { distribution } from './distributions.ts';
import { duration } from './durations.ts';
import { only } from './only.ts';
import { commonOf, controlPlane, nodePool } from './resolve-machines.ts';
import { healthChecks, terraform } from './resolve-terraform.ts';

/**
 * The third stage: a fleet that fits the schema becomes complete. `clusterDefaults` and Capstan's own defaults are filled in, collections put in
 * the order of their names, durations turned into seconds. `files` are those that the fleet names. Issues where a field has no default and nobody gave it.
 */
export function resolve(environment: string, fleet: Fleet, files: ProjectFiles = noFiles): Result<CompleteFleet> {
  const issues: Issue[] = [];
  const { cloud, identity, infrastructure, gitops } = fleet;
  const clusters = sorted(fleet.clusters).map(([name, own]) =>
    cluster(name, withDefaults(fleet.clusterDefaults, own), fleet, files, issues),
  );
  const value: CompleteFleet = {
    environment,
    infrastructure,
    cloud: present({
      ...cloud,
      name: cloud.name ?? 'openstack',
      flavors: Object.fromEntries(Object.entries(cloud.flavors).map(([name, given]) => [name, flavor(given)])),
      availabilityZones: cloud.availabilityZones ?? [],
      loadBalancerProvider: cloud.loadBalancerProvider ?? 'amphora',
    }),
    identity: { name: identity.name ?? 'openstack', credentials: credentials(identity.credentials, identity.name ?? 'openstack', files) },
    gitops: flux(gitops),
    clusters,
    acceptedWarnings: fleet.acceptedWarnings ?? {},
  };
  return issues.length === 0 ? { value, issues } : { issues };
}

const flavor = ({ gpu, ...given }: Flavor): CompleteFlavor => ({
  ...given,
  architecture: given.architecture ?? 'amd64',
  ...(gpu === undefined ? {} : { gpu: { type: gpu.type ?? 'nvidia.com/gpu', count: gpu.count } }),
});

function credentials(given: Credentials, identity: string, files: ProjectFiles): CompleteCredentials {
  if (given.type === 'sopsFile') {
    const secret = sopsSecret(given.path, files);
    const form = valueKeys(secret).includes('OS_AUTH_URL') ? 'environment' : 'clouds-yaml';
    return { ...given, ...secret, name: identity, namespace: 'captf-system', form };
  }
  const common = { name: given.name ?? identity, namespace: given.namespace ?? 'captf-system', form: given.form ?? 'clouds-yaml' } as const;
  if (given.type === 'existingSecret') return { ...given, ...common };
  return {
    ...given,
    ...common,
    store: { ...given.store, kind: given.store.kind ?? 'ClusterSecretStore' },
    refreshInterval: given.refreshInterval ?? '1h',
  };
}

function flux({ interval, retryInterval, timeout, ...given }: Flux): CompleteFlux {
  return {
    ...given,
    namespace: given.namespace ?? 'flux-system',
    path: given.path ?? 'dist',
    intervalSeconds: duration(interval ?? '10m'),
    retryIntervalSeconds: duration(retryInterval ?? '2m'),
    timeoutSeconds: duration(timeout ?? '30m'),
  };
}

function cluster(name: string, given: Cluster, { cloud }: Fleet, files: ProjectFiles, issues: Issue[]): CompleteCluster {
  const path = ['clusters', name];
  const common = commonOf(given, path, cloud, issues);
  const need = needing(path, issues);
  const { network = {} } = given;
  return {
    path,
    name,
    namespace: given.namespace ?? name,
    labels: given.labels ?? {},
    annotations: given.annotations ?? {},
    kubernetesVersion: need(given.kubernetesVersion, 'kubernetesVersion', "such as 'v1.34.2'", 'v0.0.0'),
    distribution: distribution(need(given.distribution, 'distribution', '`kubeadm()` or `rke2()`', { type: 'kubeadm' })),
    network: {
      nodes: network.nodes ?? only(cloud.networks, [...path, 'network', 'nodes'], 'cloud.networks', issues),
      pods: network.pods ?? ['192.168.0.0/16'],
      services: network.services ?? ['10.96.0.0/12'],
      serviceDomain: network.serviceDomain ?? 'cluster.local',
      apiServerPort: network.apiServerPort ?? 6443,
      kubeProxy: network.kubeProxy ?? true,
      podAddressPairs: network.podAddressPairs ?? false,
      nodeAllowedAddressCIDRs: network.nodeAllowedAddressCIDRs ?? [],
    },
    endpoint: need(given.endpoint, 'endpoint', '`internal()`, `publicEndpoint({ … })` or `supplied({ … })`', { type: 'internal' }),
    providerIDFormat: given.providerIDFormat ?? 'default',
    controlPlane: controlPlane(common),
    nodePools: sorted(given.nodePools).map(([pool, own]) => nodePool(pool, own, common)),
    ssh: given.ssh ?? {},
    users: sorted(given.users).map(([user, own]) => ({ ...own, name: user, path: [...path, 'users', user] })),
    commands: common.commands,
    ntpServers: given.ntp?.servers ?? [],
    trustedCAs: sorted(given.trustedCAs).map(([ca, pem]) => ({ name: ca, pem, path: [...path, 'trustedCAs', ca] })),
    tags: given.tags ?? {},
    terraform: terraform(given.terraform ?? {}),
    healthChecks: healthChecks(given.healthChecks ?? {}),
    addons: addons(given.addons ?? {}, name, path, files, {
      loadBalancerProvider: cloud.loadBalancerProvider,
      nodes: networkOf(cloud, network.nodes ?? Object.keys(cloud.networks)[0] ?? ''),
      snapshots: bringsSnapshots(given.distribution),
      nodeStartupSeconds: healthChecks(given.healthChecks ?? {}).nodePools.nodeStartupSeconds,
    }),
    ...(given.backup === undefined ? {} : { backup: backup(given.backup) }),
  };
}

/** Nothing for a name that every object has, such as `constructor`. */
const networkOf = ({ networks }: Cloud, name: string): Network | undefined => (Object.hasOwn(networks, name) ? networks[name] : undefined);

/** RKE2 installs the snapshot CRDs and their controller by itself (addons 2.1). */
const bringsSnapshots = (distribution: Cluster['distribution']): boolean =>
  distribution?.type === 'rke2' && !distribution.disabledComponents?.some((component) => component.startsWith('rke2-snapshot-controller'));

const backup = ({ schedule = '0 */12 * * *', retention = 5, ...given }: Backup): CompleteBackup => ({ schedule, retention, ...given });

/** Asks for a field without a default; the stand-in only lets the rest be looked at. */
const needing =
  (path: Path, issues: Issue[]) =>
  <T>(value: T | undefined, field: string, example: string, standIn: T): T => {
    if (value !== undefined) return value;
    issues.push({
      code: 'cluster/field-missing',
      severity: 'error',
      path: [...path, field],
      must: `be given, here or in \`clusterDefaults\``,
      fix: `write ${field}: ${example}`,
    });
    return standIn;
  };
