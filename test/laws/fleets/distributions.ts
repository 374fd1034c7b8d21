import fc, { type Arbitrary } from 'fast-check';
import type { Backup, Cluster, Files, Kubeadm, Rke2 } from '../../../lib/model/fleet.gen.ts';
import { kubeletArguments } from './machines.ts';
import { dotted, listOf, maybe, name, plain, text } from './texts.ts';

/** A version, and what installs it. */
export type Installed = Required<Pick<Cluster, 'kubernetesVersion' | 'distribution'>>;

const release = fc
  .tuple(fc.oneof(fc.integer({ min: 31, max: 36 }), fc.integer({ min: 34, max: 36 })), fc.nat(20))
  .map(([minor, patch]): `v1.${number}.${number}` => `v1.${minor}.${patch}`);

/** Arguments by programs; what Capstan sets itself is left out. */
const args = (...names: string[]) => maybe({ extraArgs: fc.dictionary(fc.constantFrom(...names), plain, { maxKeys: 2 }) });

const common = {
  apiServer: fc
    .tuple(
      args('audit-log-maxage', 'profiling', 'v'),
      maybe({ certSANs: listOf(fc.constantFrom('api.example.com', '*.example.com', '192.0.2.9', '2001:db8::9')) }),
    )
    .map(([given, more]) => ({ ...given, ...more })),
  controllerManager: args('profiling', 'bind-address'),
  scheduler: args('profiling', 'v'),
  kubelet: fc.record({ extraArgs: kubeletArguments }),
  auditPolicySecret: dotted,
};

/** Its `auth-token` is a kind of token, and no credential. */
const etcd = maybe({
  extraArgs: maybe({ 'quota-backend-bytes': plain, 'auth-token': fc.constantFrom('simple', 'jwt,sign-method=RS256') }),
});

const kubeadm: Arbitrary<Kubeadm> = maybe({
  ...common,
  etcd,
  featureGates: fc.dictionary(fc.constantFrom('NodeLocalCRISocket', 'RootlessControlPlane'), fc.boolean(), { maxKeys: 2 }),
  certificateValidityDays: fc.integer({ min: 361, max: 1095 }),
  caCertificateValidityDays: fc.integer({ min: 1095, max: 36500 }),
  encryptionAlgorithm: fc.constantFrom('ECDSA-P256', 'ECDSA-P384', 'RSA-2048', 'RSA-3072', 'RSA-4096'),
}).map((given) => ({ type: 'kubeadm', ...given }) as Kubeadm);

const rke2: Arbitrary<Rke2> = fc
  .tuple(
    maybe({
      ...common,
      etcd: fc.tuple(etcd, maybe({ exposeMetrics: fc.boolean() })).map(([given, more]) => ({ ...given, ...more })),
      kubeProxy: args('v', 'metrics-bind-address'),
      cni: fc.constantFrom('canal', 'calico', 'cilium', 'none'),
      multus: fc.boolean(),
      disabledComponents: listOf(
        fc.constantFrom(
          'rke2-coredns',
          'rke2-ingress-nginx',
          'rke2-metrics-server',
          'rke2-snapshot-controller',
          'rke2-snapshot-controller-crd',
          'rke2-snapshot-validation-webhook',
        ),
        6,
      ),
      cisProfile: fc.constantFrom('cis', 'cis-1.23'),
      protectKernelDefaults: fc.boolean(),
      podSecurityAdmissionConfigFile: fc.constant('/etc/rancher/rke2/psa.yaml'),
      secretsEncryption: fc.record({ provider: fc.constantFrom('aescbc', 'secretbox'), keySecret: dotted }),
      manifestsConfigMap: dotted,
      airGapped: fc.boolean(),
      systemDefaultRegistry: fc.constantFrom('registry.example.com', 'registry.example.com:5000', '192.0.2.1:443'),
    }),
    fc.oneof(
      fc.constant({}),
      fc.record({ registrationMethod: fc.constantFrom('control-plane-endpoint', 'internal-first', 'internal-only-ips') }),
      fc.record({
        registrationMethod: fc.constant('address'),
        registrationAddress: fc.constantFrom('join.example.com', '192.0.2.11', '2001:db8::11'),
      }),
    ),
    fc.constantFrom(
      {},
      {},
      { gzipUserData: true },
      { gzipUserData: false },
      { format: 'cloud-config' },
      { format: 'ignition' },
      { format: 'ignition', gzipUserData: false },
    ),
  )
  .map((parts) => Object.assign({ type: 'rke2' }, ...parts) as Rke2);

/** Either distribution with a version of its own form. */
export const installed: Arbitrary<Installed> = fc.oneof(
  fc.tuple(release, kubeadm).map(([kubernetesVersion, distribution]): Installed => ({ kubernetesVersion, distribution })),
  fc
    .tuple(release, rke2, fc.integer({ min: 1, max: 99 }))
    .map(([version, distribution, build]): Installed => ({ kubernetesVersion: `${version}+rke2r${build}`, distribution })),
);

/** Snapshots, which only RKE2 takes. */
export const backup: Arbitrary<Backup> = maybe({
  schedule: fc.constantFrom('0 */6 * * *', '5,35 0-23/2 1-15 jan-mar mon', '? ? ? ? ?'),
  retention: fc.integer({ min: 1, max: 1000 }),
  name,
  s3: fc
    .tuple(
      fc.record({
        endpoint: fc.constantFrom('s3.example.com', '192.0.2.2:9000'),
        bucket: fc.constantFrom('etcd', 'a.b-c'),
        credentialsSecret: dotted,
      }),
      maybe({ region: text, folder: text, caSecret: dotted }),
    )
    .map(([given, more]) => ({ ...given, ...more })),
}).map((given) => (Object.keys(given).length === 0 ? { retention: 7 } : given) as Backup);

/** A section without some of its fields. */
function without<T extends object>(section: T, ...fields: readonly string[]): T {
  return Object.fromEntries(Object.entries(section).filter(([field]) => !fields.includes(field))) as T;
}

const written = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([path, file]) => [path, without(file, 'append')]));

/**
 * A cluster, or what clusters share, without the words that not every one of these distributions has.
 */
export function able(given: Cluster, distributions: readonly Cluster['distribution'][]): Cluster {
  const isRke2 = distributions.some((distribution) => distribution?.type === 'rke2');
  const ignites = distributions.some((distribution) => distribution?.type === 'rke2' && distribution.format === 'ignition');
  const fitted = <T extends Pick<Cluster, 'files' | 'commands'>>(machines: T): T => ({
    ...machines,
    ...(isRke2 && machines.files !== undefined ? { files: written(machines.files) } : {}),
    ...(ignites && machines.commands !== undefined ? { commands: without(machines.commands, 'boot') } : {}),
  });
  const { controlPlane, nodePools, ...rest } = given;
  const pools = Object.entries(nodePools ?? {}).map(([key, pool]) => [key, fitted(pool)]);
  const servers = controlPlane && (isRke2 ? without(controlPlane, 'certificatesExpiryDays', 'rolloutAfter') : controlPlane);
  const dropped = [
    ...(ignites ? ['users'] : []),
    ...(distributions.some((distribution) => distribution?.type === 'kubeadm') ? ['backup'] : []),
  ];
  return {
    ...without(fitted(rest), ...dropped),
    ...(servers === undefined ? {} : { controlPlane: fitted(servers) }),
    ...(nodePools === undefined ? {} : { nodePools: Object.fromEntries(pools) as NonNullable<Cluster['nodePools']> }),
  };
}
