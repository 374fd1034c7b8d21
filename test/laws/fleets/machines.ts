import fc, { type Arbitrary } from 'fast-check';
import type { Cloud, Commands, ControlPlane, Files, Flavor, Jobs, NodePool } from '../../../lib/model/fleet.gen.ts';
import { dashed, dotted, duration, id, keyed, labelValue, listOf, maybe, name, plain, text } from './texts.ts';

const content = fc.oneof(
  text.map((line) => `${line}\n`),
  fc.constantFrom('{{ .Values.x }}\n', '  indented\n', 'no end', 'a: {% b %}\n\n', '${#x}\n'),
  fc.array(fc.constantFrom('alpha', 'beta = 1', ''), { minLength: 1, maxLength: 30 }).map((lines) => `x\n${lines.join('\n')}\nx\n`),
  fc.record({ type: fc.constant('secretKey' as const), name: dotted, key: name }),
);

export const files: Arbitrary<Files> = fc.dictionary(
  fc.tuple(fc.constantFrom('/opt/', '/etc/sysctl.d/', '/usr/local/bin/'), dashed).map((parts) => parts.join('')),
  fc
    .tuple(content, maybe({ owner: fc.constant('root:adm'), permissions: fc.constantFrom('0600', '0755'), append: fc.boolean() }))
    .map(([given, more]) => ({ content: given, ...more }) as Files[string]),
  { maxKeys: 3 },
);

const commandList = fc.array(fc.oneof(plain, fc.constant('echo {{ v1.instance_id }} > /etc/id')), { minLength: 1, maxLength: 3 });
export const commands: Arbitrary<Commands> = maybe({ boot: commandList, before: commandList, after: commandList });

/** Arguments that are nobody's but the user's; their values are no credentials, since none of the names sounds like one. */
export const kubeletArguments = fc.dictionary(
  fc.constantFrom('image-gc-high-threshold', 'v', 'max-open-files', 'node-ip', 'serialize-image-pulls'),
  fc.oneof(plain, fc.constant('{{ ds.meta_data.local_ipv4 }}')),
  { maxKeys: 3 },
);

/** Tags as OpenStack takes them. */
export const tags = fc.dictionary(fc.constantFrom('team', 'cost:centre', 'a b.c', 'x_y-z'), text, { maxKeys: 3 });

const nodeLabels = fc.oneof(
  keyed('node.example.com', labelValue),
  keyed('node-restriction.kubernetes.io', labelValue),
  fc.constant({ 'node-role.kubernetes.io/worker': '', 'topology.kubernetes.io/zone': 'az-1' }),
);

/** Flavor, image and root volume that go together; an image goes unsaid only where there is no other. */
function body(cloud: Cloud): Arbitrary<Pick<NodePool, 'flavor' | 'image' | 'rootVolume'>> {
  const byId = Object.keys(cloud.images).filter((key) => cloud.images[key]?.type === 'id');
  const volume = fc
    .tuple(fc.integer({ min: 1, max: 900 }), maybe({ type: fc.constantFrom(...(cloud.volumeTypes ?? ['any'])) }))
    .map(([size, more]) => ({ size: `${size}Gi` as const, ...more }));
  return fc.constantFrom(...(Object.entries(cloud.flavors) as [string, Flavor][])).chain(([flavor, { disk }]) =>
    (disk === undefined ? fc.constant(true) : fc.boolean()).chain((hasVolume) =>
      fc
        .tuple(
          fc.constantFrom(...(hasVolume ? byId : Object.keys(cloud.images))),
          hasVolume ? volume : fc.constant(undefined),
          fc.boolean(),
        )
        .map(([image, rootVolume, isSaid]) => ({
          flavor,
          ...(Object.keys(cloud.images).length > 1 || isSaid ? { image } : {}),
          ...(rootVolume === undefined ? {} : { rootVolume: rootVolume as NonNullable<NodePool['rootVolume']> }),
        })),
    ),
  );
}

const shared = {
  labels: nodeLabels,
  configDrive: fc.boolean(),
  securityGroupIds: listOf(id),
  tags,
  timeouts: maybe({ nodeDrain: duration(0, 7200), volumeDetach: duration(0, 7200), nodeDeletion: duration(0, 600) }),
  rolloutAfter: fc.constantFrom('2027-01-02T03:04:05Z', '2028-02-29T23:59:59Z'),
  files,
  commands,
};

const effect = fc.constantFrom('NoSchedule', 'PreferNoSchedule', 'NoExecute');
const taints = keyed('example.com', fc.oneof(fc.record({ effect }), fc.record({ effect, value: labelValue })), 2);

export const controlPlane = (cloud: Cloud): Arbitrary<ControlPlane> =>
  fc
    .tuple(
      body(cloud),
      maybe({
        ...shared,
        taints,
        serverGroupPolicy: fc.constantFrom('soft-anti-affinity', 'anti-affinity', 'none'),
        certificatesExpiryDays: fc.integer({ min: 7, max: 360 }),
        remediation: maybe({
          maxRetry: fc.integer({ min: 0, max: 9 }),
          retryPeriod: duration(0, 3600),
          minHealthyPeriod: duration(0, 7200),
        }),
      }),
      fc.constantFrom({}, { replicas: 1 }, { replicas: 5, maxSurge: 0 }, { maxSurge: 0 }, { replicas: 1, maxSurge: 1 }),
    )
    .map((parts) => Object.assign({}, ...parts) as ControlPlane);

const scaling = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((replicas) => ({ type: 'fixed' as const, replicas })),
  fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })).map(([min, more]) => ({
    type: 'autoscale' as const,
    min,
    max: Math.max(1, min + more),
  })),
);

export const nodePool = (cloud: Cloud): Arbitrary<NodePool> =>
  fc
    .tuple(
      body(cloud),
      maybe({
        ...shared,
        zone: fc.constantFrom(...(cloud.availabilityZones ?? ['anywhere'])),
        taints,
        maxPods: fc.integer({ min: 1, max: 500 }),
        rollout: fc.oneof(
          fc.constant({}),
          fc.record({ maxSurge: fc.constantFrom(1, 3, '25%'), maxUnavailable: fc.constantFrom(0, '0%', 2) }),
          fc.record({ maxSurge: fc.constant(0), maxUnavailable: fc.constantFrom(1, '10%') }),
        ),
        minReady: duration(0, 600),
        deletionOrder: fc.constantFrom('Random', 'Newest', 'Oldest'),
        maxInFlight: fc.constantFrom(1, '20%'),
        kubeletExtraArgs: kubeletArguments,
      }),
      fc.record({ scaling }),
    )
    .map((parts) => Object.assign({}, ...parts) as NodePool);

/** Limits of Jobs that fit each other, whichever of the two is left out. */
export const jobs: Arbitrary<Jobs> = fc
  .tuple(
    maybe({ activeDeadline: duration(3601, 86400), lockTimeout: duration(0, 3599) }),
    maybe({
      successfulJobsHistoryLimit: fc.integer({ min: 0, max: 100 }),
      failedJobsHistoryLimit: fc.integer({ min: 0, max: 100 }),
      serviceAccountName: dotted,
      imagePullSecrets: listOf(dotted),
      env: fc.dictionary(fc.constantFrom('HTTPS_PROXY', 'NO_PROXY', '_x', 'LANG'), text, { maxKeys: 3 }),
      resources: fc.constantFrom(
        { requests: { cpu: '250m', memory: '512Mi' as const } },
        { limits: { cpu: '2' } },
        { requests: { cpu: '500m' }, limits: { cpu: '1', memory: '1Gi' as const } },
      ),
      podSecurity: fc.constantFrom('baseline', 'restricted'),
    }),
  )
  .map((parts) => Object.assign({}, ...parts) as Jobs);
