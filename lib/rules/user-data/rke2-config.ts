import type {
  CompleteBackup,
  CompleteCluster,
  CompleteFleet,
  CompleteMachines,
  CompleteNodePool,
  CompleteRke2,
} from '../../model/complete.ts';
import { splitNodeLabels } from '../../model/node-labels.ts';
import { onceForObject } from '../../model/remembered.ts';
import { scalar } from './go-text.ts';

/** The keys of `config.yaml` in the provider's order; what is undefined, false or an empty list is not written. */
type Entries = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** What a pool sets beside what all machines have; control planes may have taints. */
type OwnSettings = CompleteMachines & Partial<Pick<CompleteNodePool, 'taints' | 'maxPods' | 'kubeletExtraArgs'>>;

const folder = '/etc/rancher/rke2';
/** As long as the provider's, of 32 hexadecimal digits. */
const token = 'a0b1c2d3e4f5061728394a5b6c7d8e9f';

/** What RKE2 reads on one group's first machine (CAPRKE2 v0.25.0: pkg/rke2/config.go, printed by Go's yaml.v3); the values of Secrets are left out. */
export function configText(fleet: CompleteFleet, cluster: CompleteCluster, distribution: CompleteRke2, machines: CompleteMachines): string {
  const isServer = machines === cluster.controlPlane;
  const { kubeProxy, cisProfile, protectKernelDefaults, podSecurityAdmissionConfigFile, systemDefaultRegistry } = distribution;
  const { taints = [] }: OwnSettings = machines;
  return print({
    'cloud-provider-name': 'external',
    'kube-proxy-arg': pairs(kubeProxy?.extraArgs),
    'kubelet-arg': pairs(kubeletArguments(fleet, cluster, distribution, machines)),
    'node-label': pairs(splitNodeLabels(machines.labels).kubelet),
    'node-taint': taints.map(({ key, value, effect }) => `${key}${value === '' ? '' : `=${value}`}:${effect}`),
    profile: cisProfile,
    'protect-kernel-defaults': protectKernelDefaults,
    'pod-security-admission-config-file': podSecurityAdmissionConfigFile,
    server: isServer ? undefined : `https://${bracketed(distribution.registrationAddress ?? endpointHost(cluster))}:9345`,
    token,
    'system-default-registry': systemDefaultRegistry,
    ...(isServer ? serverEntries(cluster, distribution) : {}),
  });
}

function kubeletArguments(
  { cloud }: CompleteFleet,
  { providerIDFormat }: CompleteCluster,
  { kubelet, format }: CompleteRke2,
  { maxPods, kubeletExtraArgs }: OwnSettings,
): Readonly<Record<string, string>> {
  const region = providerIDFormat === 'regional' ? cloud.region : '';
  return {
    ...kubelet?.extraArgs,
    ...kubeletExtraArgs,
    ...(maxPods === undefined ? {} : { 'max-pods': String(maxPods) }),
    'cloud-provider': 'external',
    ...(format === 'ignition' ? {} : { 'provider-id': `openstack://${region}/{{ ds.meta_data.uuid }}` }),
  };
}

function serverEntries(cluster: CompleteCluster, distribution: CompleteRke2): Entries {
  const { network, backup } = cluster;
  const { apiServer, controllerManager, scheduler, etcd, auditPolicySecret, cni, multus, disabledComponents } = distribution;
  const { registrationAddress, secretsEncryption } = distribution;
  const names = [...(apiServer?.certSANs ?? []), ...(registrationAddress === undefined ? [] : [registrationAddress])];
  return {
    'audit-policy-file': auditPolicySecret === undefined ? undefined : `${folder}/audit-policy.yaml`,
    cni: [...(multus ? ['multus'] : []), cni],
    'cluster-domain': network.serviceDomain,
    'disable-cloud-controller': true,
    disable: disabledComponents,
    'disable-kube-proxy': !network.kubeProxy,
    'etcd-arg': pairs(etcd?.extraArgs),
    'etcd-expose-metrics': etcd?.exposeMetrics,
    ...(backup === undefined ? {} : snapshots(backup)),
    'kube-apiserver-arg': pairs(apiServer?.extraArgs),
    'kube-controller-manager-arg': pairs(controllerManager?.extraArgs),
    'kube-scheduler-arg': pairs(scheduler?.extraArgs),
    'tls-san': [...new Set(names), endpointHost(cluster)],
    'secrets-encryption-provider': secretsEncryption?.provider,
    'cluster-cidr': network.pods.join(','),
    'service-cidr': network.services.join(','),
  };
}

const snapshots = ({ s3, name, retention, schedule }: CompleteBackup): Entries => ({
  ...(s3 === undefined
    ? {}
    : {
        'etcd-s3': true,
        'etcd-s3-access-key': '',
        'etcd-s3-bucket': s3.bucket,
        'etcd-s3-endpoint': s3.endpoint,
        'etcd-s3-endpoint-ca': s3.caSecret === undefined ? undefined : `${folder}/etcd-s3-ca.crt`,
        'etcd-s3-folder': s3.folder,
        'etcd-s3-region': s3.region,
        'etcd-s3-secret-key': '',
      }),
  'etcd-snapshot-name': name,
  'etcd-snapshot-retention': String(retention),
  'etcd-snapshot-schedule-cron': schedule,
});

/** The endpoint's host, or as many characters as one can have that OpenStack has yet to give out. */
function endpointHost({ endpoint, network }: CompleteCluster): string {
  if (endpoint.type === 'supplied') return endpoint.host;
  return network.pods.some((range) => range.includes(':')) ? 'fd00:1111:2222:3333:4444:5555:6666:7777' : '203.111.222.113';
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const pairs = (args: Readonly<Record<string, string>> | undefined): readonly string[] => (args === undefined ? [] : lines(args));

/** Clusters that take their arguments from `clusterDefaults` share the very object. */
const lines = onceForObject((args: Readonly<Record<string, string>>) =>
  Object.keys(args)
    .sort()
    .map((key) => `${key}=${args[key]}`),
);

const print = (entries: Entries): string =>
  Object.entries(entries)
    .map(([key, value = false]) => {
      if (value === false) return '';
      if (value === true) return `${key}: true\n`;
      if (typeof value === 'string') return `${key}: ${scalar(value, '  ')}\n`;
      return value.length === 0 ? '' : `${key}:\n${value.map((item) => `  - ${scalar(item, '    ')}\n`).join('')}`;
    })
    .join('');
