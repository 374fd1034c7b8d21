import fc, { type Arbitrary } from 'fast-check';
import type { Cluster, Endpoint, Fleet, Network } from '../../../lib/model/fleet.gen.ts';
import { certificate, publicKey } from '../../../lib/rules/fixtures/material.ts';
import { withAddons } from './addons/index.ts';
import { type Ground, ground } from './cloud.ts';
import { able, backup, type Installed, installed } from './distributions.ts';
import { commands, controlPlane, files, nodePool, tags } from './machines.ts';
import { healthCheck, terraform } from './terraform.ts';
import { dashed, dotted, keyed, labelValue, listOf, maybe, name, text } from './texts.ts';

const familiesOf = (network: Network): readonly ('4' | '6')[] => network.cidrs.map((cidr) => (cidr.includes(':') ? '6' : '4'));
const outside = { 4: ['198.51.100.0/24', '192.0.2.7/32'], 6: ['2001:db8:1::/48', '2001:db8:2::1/128'] } as const;

/** Ranges of the cluster's own, by its number, so that pods may be routed; families are some of the nodes'. */
function ranges(i: number, families: readonly ('4' | '6')[]): Arbitrary<object> {
  const pods = { 4: `100.${64 + i}.0.0/${16 + (i % 3)}`, 6: `fd10:${i + 1}::/56` };
  const services = { 4: `10.200.0.0/${12 + 4 + (i % 12)}`, 6: `fd20::/${108 + (i % 16)}` };
  const own = fc.subarray([...families], { minLength: 1 }).chain((some) =>
    maybe({ podAddressPairs: fc.boolean() }).map((more) => ({
      pods: some.map((family) => pods[family]),
      services: some.map((family) => services[family]),
      ...more,
    })),
  );
  // The defaults are of IPv4.
  return families.includes('4') ? fc.oneof(own, fc.constant({})) : own;
}

const network = (i: number, { cloud }: Ground, nodes: string): Arbitrary<Cluster['network']> =>
  fc
    .tuple(
      Object.keys(cloud.networks).length > 1 ? fc.constant({ nodes }) : maybe({ nodes: fc.constant(nodes) }),
      ranges(i, familiesOf(cloud.networks[nodes] as Network)),
      maybe({
        serviceDomain: dotted,
        apiServerPort: fc.constantFrom(443, 6443, 8443, 65535),
        kubeProxy: fc.boolean(),
        nodeAllowedAddressCIDRs: listOf(fc.constantFrom(...outside[4], ...outside[6])),
      }),
    )
    .map((parts) => Object.assign({}, ...parts) as NonNullable<Cluster['network']>);

function endpoint({ cloud }: Ground, nodes: string): Arbitrary<Endpoint> {
  const subnet = cloud.networks[nodes] as Network;
  const canRestrict = cloud.loadBalancerProvider !== 'ovn';
  const lists = fc.constantFrom(...familiesOf(subnet)).chain((family) => listOf(fc.constantFrom(...outside[family])));
  const internal = (canRestrict ? maybe({ allowedCIDRs: lists }) : fc.constant({})).map((more) => ({ type: 'internal', ...more }) as const);
  const supplied = fc
    .tuple(fc.constantFrom('api.example.com', '192.0.2.10', '2001:db8::10'), maybe({ port: fc.constantFrom(443, 6443) }))
    .map(([host, more]) => ({ type: 'supplied', host, ...more }) as const);
  const router = subnet.routerExternalAddress;
  if (!canRestrict || router === undefined) return fc.oneof(internal, supplied) as Arbitrary<Endpoint>;
  const family = router.includes(':') ? '6' : '4';
  const open = listOf(fc.constantFrom(...outside[family])).map((allowedCIDRs) => ({ type: 'public', allowedCIDRs }) as const);
  return fc.oneof(internal, supplied, open) as Arbitrary<Endpoint>;
}

const user = fc
  .tuple(
    fc.record({ sshAuthorizedKeys: fc.constantFrom<string[]>([publicKey], [`no-pty ${publicKey} laptop`, publicKey]) }),
    maybe({
      sudo: fc.constant('ALL=(ALL) NOPASSWD:ALL'),
      groups: listOf(fc.constantFrom('adm', 'sudo')),
      shell: fc.constantFrom('/bin/bash', '/usr/sbin/nologin'),
    }),
  )
  .map(([key, more]) => ({ ...key, ...more }));

/** What clusters may share as well: nothing here depends on which cluster it is. */
const common = {
  labels: keyed('example.com', labelValue),
  annotations: keyed('Example.com', text),
  users: fc.dictionary(fc.constantFrom('ops', 'audit_1', '_x'), user, { maxKeys: 2 }),
  ntp: fc.record({ servers: listOf(fc.constantFrom('ntp.example.com', '192.0.2.123', '2001:db8::123', 'NTP2.example.com')) }),
  trustedCAs: fc.dictionary(dashed, fc.constantFrom(certificate, `${certificate.trimEnd()}`, certificate + certificate), { maxKeys: 2 }),
  files,
  commands,
  tags,
  healthChecks: maybe({ controlPlane: healthCheck, nodePools: healthCheck }),
};

function cluster(i: number, given: Ground): Arbitrary<Cluster> {
  const regional = given.cloud.region === undefined ? [] : (['regional'] as const);
  return fc.constantFrom(...Object.keys(given.cloud.networks)).chain((nodes) =>
    fc
      .tuple(
        installed,
        fc.record({
          endpoint: endpoint(given, nodes),
          network: network(i, given, nodes),
          controlPlane: controlPlane(given.cloud),
        }),
        maybe({
          namespace: fc.constantFrom('team-a', 'team-b'),
          providerIDFormat: fc.constantFrom('default', ...regional),
          nodePools: fc.dictionary(
            dashed.filter((key) => key !== 'control-plane'),
            nodePool(given.cloud),
            { minKeys: 1, maxKeys: 2 },
          ),
          ssh: fc.oneof(
            fc.constant({}),
            fc.record({ allowedCIDRs: listOf(fc.constantFrom(...outside[4], ...outside[6])) }),
            fc.record({ allowedCIDRs: fc.constant(['10.0.0.0/8']), keyPair: text }),
          ),
          terraform,
          backup,
          ...common,
        }),
      )
      .map((parts) => Object.assign({}, ...parts) as Cluster),
  );
}

/** What clusters share; some of them then leave it out. */
const defaults = fc
  .tuple(fc.option(installed, { nil: undefined }), maybe(common), fc.boolean(), fc.boolean())
  .map(([given, more, hasVersion, hasDistribution]): Cluster => {
    const { kubernetesVersion, distribution } = given ?? {};
    return {
      ...(more as Cluster),
      ...(kubernetesVersion !== undefined && hasVersion ? { kubernetesVersion } : {}),
      ...(distribution !== undefined && hasDistribution ? { distribution } : {}),
    };
  });

const typeOf = (version: string): 'kubeadm' | 'rke2' => (version.includes('+') ? 'rke2' : 'kubeadm');

function settled(given: Ground, shared: Cluster | undefined, names: readonly string[], own: readonly Cluster[], leaves: boolean): Fleet {
  const whole = names.map((key, i): [string, Cluster, Cluster['distribution']] => {
    const { kubernetesVersion, distribution, ...rest } = own[i] as Cluster & Installed;
    const { type } = distribution;
    const inherits = leaves && (shared?.distribution === undefined || shared.distribution.type === type);
    const leavesDistribution = inherits && shared?.distribution !== undefined;
    const leavesVersion = inherits && shared?.kubernetesVersion !== undefined && typeOf(shared.kubernetesVersion) === type;
    const cluster = {
      ...rest,
      ...(leavesVersion ? {} : { kubernetesVersion }),
      ...(leavesDistribution ? {} : { distribution }),
    };
    const effective = leavesDistribution ? shared?.distribution : distribution;
    return [key, able(cluster, [effective]), effective];
  });
  const distributions = whole.map(([, , distribution]) => distribution);
  return {
    ...given,
    ...(shared === undefined ? {} : { clusterDefaults: able(shared, distributions) }),
    clusters: Object.fromEntries(whole),
  } as Fleet;
}

const withoutAddons: Arbitrary<Fleet> = ground.chain((given) =>
  fc
    .tuple(
      fc.option(defaults, { nil: undefined }),
      fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
      fc.tuple(cluster(0, given), cluster(1, given), cluster(2, given)),
      fc.tuple(
        dashed.filter((key) => key !== 'control-plane'),
        nodePool(given.cloud),
      ),
      fc.boolean(),
    )
    .map(([shared, names, own, [poolName, pool], leaves]) => {
      const [first, ...others] = own;
      const whole = { ...first, nodePools: { ...first.nodePools, [poolName]: pool } };
      return settled(given, shared, names, [whole, ...others], leaves);
    }),
);

/**
 * Fleets that are right by the way they are made, over everything that the schema can say but for `acceptedWarnings`. Texts are odd, sizes
 * stay small. Each has a cluster, and the first has a node pool, so that there is a place for every mistake.
 */
export const validFleet: Arbitrary<Fleet> = withoutAddons.chain(withAddons);
