import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../lib/model/issue.ts';
import { printPath } from '../../lib/model/path.ts';
import { checkFleet } from '../../lib/schema/fleet.ts';

/** A fleet that says a little of everything. */
const fleet = () => ({
  infrastructure: { type: 'captf', modules: { cluster: 'registry.example.com/cluster:v1', machine: 'registry.example.com/machine:v1' } },
  cloud: {
    networks: { main: { subnetId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71', cidrs: ['10.6.0.0/24'] } },
    availabilityZones: ['a', 'b'],
    flavors: { m: { vcpus: 4, memory: '8Gi' } },
    images: { ubuntu: { type: 'name', name: 'ubuntu-{version}' } },
  },
  identity: { credentials: { type: 'existingSecret', name: 'openstack' } },
  gitops: { type: 'flux', source: { kind: 'GitRepository', name: 'fleet' } },
  clusters: {
    red: {
      namespace: 'red',
      kubernetesVersion: 'v1.34.2',
      endpoint: { type: 'internal' },
      annotations: { 'example.com/owner': 'us' },
      files: { '/etc/motd': { content: 'hello' } },
      controlPlane: { flavor: 'm', replicas: 1 },
      nodePools: { web: { flavor: 'm', scaling: { type: 'fixed', replicas: 1 }, rollout: { maxSurge: '25%' } } },
    },
  },
});

/** The fleet with one value replaced or added; `undefined` takes it away. */
function fleetWith(place: string, value: unknown): unknown {
  const root = fleet() as unknown as Record<string, unknown>;
  const keys = place.split('>');
  const last = keys.pop() as string;
  let section = root;
  for (const key of keys) {
    section[key] ??= {};
    section = section[key] as Record<string, unknown>;
  }
  if (value === undefined) delete section[last];
  else section[last] = value;
  return root;
}

const lines = (issues: readonly Issue[]): string[] => issues.map(({ code, path }) => `${code} ${printPath(path)}`);

test('a fleet that fits has no issues', () => expect(checkFleet(fleet())).toEqual([]));

/** Place, value → the one issue: its code and place, then texts that it must say. */
const cases: readonly (readonly [place: string, value: unknown, issue: string, ...says: RegExp[]])[] = [
  // Fields that are not there.
  [
    'clusters>red>endpoint',
    { type: 'public', allowedCidrs: ['192.0.2.0/24'] },
    'schema/unknown-field clusters.red.endpoint.allowedCidrs',
    /did you mean 'allowedCIDRs'/,
    /case/,
  ],
  [
    'clusters>red>controlPlane>nodePools',
    {},
    'schema/unknown-field clusters.red.controlPlane.nodePools',
    /belongs a level up, in `clusters\.red`/,
  ],
  ['clusters>red>gitops', {}, 'schema/unknown-field clusters.red.gitops', /belongs at the top level/],
  ['flavors', {}, 'schema/unknown-field flavors', /belongs in `cloud`/],
  [
    'clusters>red>controlPlane>floatingIpPool',
    'x',
    'schema/unknown-field clusters.red.controlPlane.floatingIpPool',
    /must be one of '/,
    /fix remove it/,
  ],
  [
    'clusters>red>nodePools>web',
    { flavour: 'm', scaling: { type: 'fixed', replicas: 1 } },
    'schema/unknown-field clusters.red.nodePools.web.flavour',
    /did you mean 'flavor'/,
  ],
  ['clusters>red>constructor', 1, 'schema/unknown-field clusters.red.constructor'],
  ['cloud>flavors>m>memory', undefined, 'schema/missing cloud.flavors.m.memory', /amount of bytes/, /add `memory: '8Gi'`/],
  ['identity', undefined, 'schema/missing identity', /add `identity`/],
  // Types: quotes too many or too few.
  [
    'clusters>red>kubernetesVersion',
    1.3,
    'schema/type clusters.red.kubernetesVersion',
    /got the number 1\.3/,
    /quote it and write it in full, as in 'v1\.34\.2'/,
  ],
  [
    'clusters>red>annotations>example.com/prune',
    false,
    'schema/type clusters.red.annotations["example.com/prune"]',
    /got the boolean false/,
    /must be text/,
    /write 'false'/,
  ],
  ['clusters>red>annotations>max', 5, 'schema/type clusters.red.annotations.max', /write '5'/],
  ['cloud>flavors>m>memory', 8, 'schema/type cloud.flavors.m.memory', /as in '8Gi'/],
  ['cloud>flavors>m>vcpus', '4', 'schema/type cloud.flavors.m.vcpus', /write 4, without quotes/],
  ['cloud>flavors>m>vcpus', 1.5, 'schema/type cloud.flavors.m.vcpus', /a whole number/],
  ['clusters>red>controlPlane>configDrive', 'yes', 'schema/type clusters.red.controlPlane.configDrive', /write true, without quotes/],
  ['cloud>availabilityZones', 'a', 'schema/type cloud.availabilityZones', /write a list: \['a'\]/],
  ['clusters', [{ name: 'red' }], 'schema/type clusters', /map by the cluster's name/],
  ['clusters>red>files>/etc/motd>content', 5, 'schema/type clusters.red.files["/etc/motd"].content', /text or a section/],
  ['clusters>red>nodePools>web>maxInFlight', true, 'schema/type clusters.red.nodePools.web.maxInFlight', /a whole number or text/],
  ['clusters>red', null, 'schema/type clusters.red', /got null/, /leave the field out/],
  // Text that misses its form.
  ['clusters>red>namespace', 'Prod.Blue', 'schema/pattern clusters.red.namespace', /DNS label/, /write 'prod-blue'/],
  ['cloud>flavors>m>memory', '16GB', 'schema/pattern cloud.flavors.m.memory', /write '16Gi'/],
  ['cloud>flavors>m>memory', '16 Gi', 'schema/pattern cloud.flavors.m.memory', /write '16Gi'/],
  ['cloud>flavors>m>memory', '16384', 'schema/pattern cloud.flavors.m.memory', /as in '8Gi'/],
  ['clusters>red>files>/etc/motd>permissions', '0o644', 'schema/pattern clusters.red.files["/etc/motd"].permissions', /write '0644'/],
  ['gitops>interval', '10 minutes', 'schema/pattern gitops.interval', /write '10m'/],
  ['clusters>red>nodePools>web>rollout>maxSurge', 'some', 'schema/pattern clusters.red.nodePools.web.rollout.maxSurge', /'25%'/],
  ['clusters>red>files>motd', { content: 'x' }, 'schema/name clusters.red.files.motd', /the name 'motd'/],
  ['clusters>red>files>/etc/motd>content', '', 'schema/length clusters.red.files["/etc/motd"].content', /must not be empty/],
  ['identity>name', '', 'schema/length identity.name', /must not be empty/],
  ['clusters>red>namespace', 'x'.repeat(64), 'schema/length clusters.red.namespace', /64 characters/, /from 1 to 63/],
  // Bounds.
  ['cloud>flavors>m>vcpus', 0, 'schema/range cloud.flavors.m.vcpus', /from 1 to 1024/],
  ['clusters>red>nodePools>web>rollout>maxSurge', -1, 'schema/range clusters.red.nodePools.web.rollout.maxSurge'],
  ['cloud>networks>main>cidrs', [], 'schema/size cloud.networks.main.cidrs', /from 1 to 2 entries/, /add an entry/],
  ['cloud>networks', {}, 'schema/size cloud.networks', /at least 1 entry/],
  ['cloud>availabilityZones', ['a', 'b', 'a'], 'schema/duplicate cloud.availabilityZones[2]', /differ from entry 1/],
  // Choices.
  ['gitops>source>kind', 'GitRepo', 'schema/enum gitops.source.kind', /'Bucket', 'GitRepository', 'OCIRepository'/],
  ['clusters>red>providerIDFormat', 'regionl', 'schema/enum clusters.red.providerIDFormat', /did you mean 'regional'/],
  [
    'clusters>red>nodePools>web>scaling',
    { type: 'fixd', replicas: 1 },
    'schema/union clusters.red.nodePools.web.scaling.type',
    /one of 'autoscale', 'fixed'/,
    /did you mean 'fixed'/,
  ],
  ['clusters>red>nodePools>web>scaling', 3, 'schema/union clusters.red.nodePools.web.scaling', /write `fixed\(3\)`/],
  [
    'clusters>red>nodePools>web>scaling',
    { min: 1, max: 2 },
    'schema/union clusters.red.nodePools.web.scaling',
    /without a type/,
    /autoscale\(/,
  ],
  ['cloud>images>ubuntu', 'ubuntu', 'schema/union cloud.images.ubuntu', /imageName\(/, /imageId\(/],
  ['clusters>red>nodePools>web>scaling', { type: 'autoscale', min: 0 }, 'schema/missing clusters.red.nodePools.web.scaling.max'],
  [
    'clusters>red>files>/etc/motd>content',
    { type: 'secretKey', name: 'x', kee: 'y' },
    'schema/unknown-field clusters.red.files["/etc/motd"].content.kee',
    /did you mean 'key'/,
  ],
];

describe('one mistake is one issue, in the words of the fleet', () => {
  test.each(cases.map(([place, value, issue, ...says]) => ({ place, value, issue, says })))(
    '$place: $value',
    ({ place, value, issue, says }) => {
      const issues = checkFleet(fleetWith(place, value));
      expect(lines(issues)).toEqual([issue]);
      const [{ got, must, fix } = { must: '' }] = issues;
      for (const text of says) expect(`got ${got}\nmust ${must}\nfix ${fix}`).toMatch(text);
    },
  );

  test('all mistakes are told at once, ordered by path', () => {
    const value = fleetWith('cloud>flavors>m>vcpus', 0) as { clusters: { red: { controlPlane: object } } };
    value.clusters.red.controlPlane = { replicas: 'one', flavour: 'm' };
    expect(lines(checkFleet({ ...value, extra: 1 }))).toEqual([
      'schema/range cloud.flavors.m.vcpus',
      'schema/unknown-field clusters.red.controlPlane.flavour',
      'schema/type clusters.red.controlPlane.replicas',
      'schema/unknown-field extra',
    ]);
  });

  test.each([3, null, undefined, 'fleet', [], true])('a fleet that is %j is one issue at the root', (value) => {
    expect(lines(checkFleet(value))).toEqual(['schema/type fleet']);
  });
});

describe('a credential in plain text', () => {
  const secret = 'hunter2-example';
  const key = `-----BEGIN RSA PRIVATE KEY-----\n${secret}\n-----END RSA PRIVATE KEY-----\n`;
  const external = { type: 'externalSecret', name: 'x', store: { name: 's' }, applicationCredentialId: { key: 'id' } };

  test.each([
    ['a field that no section has', 'cloud>password', secret, 'cloud.password'],
    [
      'text where a reference belongs',
      'identity>credentials',
      { ...external, applicationCredentialSecret: secret },
      'identity.credentials.applicationCredentialSecret',
    ],
    ['an environment variable', 'clusters>red>terraform>jobs>env', { OS_PASSWORD: secret }, 'clusters.red.terraform.jobs.env.OS_PASSWORD'],
    ['a private key in a file', 'clusters>red>files>/etc/key>content', key, 'clusters.red.files["/etc/key"].content'],
    ['a private key in a list', 'clusters>red>commands>boot', ['true', key], 'clusters.red.commands.boot[1]'],
    [
      'an entry of clouds.yaml',
      'clusters>red>files>/c>content',
      `auth:\n  application_credential_secret: ${secret}\n`,
      'clusters.red.files["/c"].content',
    ],
  ])('is refused, and no message repeats it: %s', (_name, place, value, path) => {
    const issues = checkFleet(fleetWith(place, value));
    expect(lines(issues)).toEqual([`schema/credential ${path}`]);
    expect(JSON.stringify(issues)).not.toContain('hunter2');
    expect(issues[0]?.fix).toContain('existingSecret({ … })');
  });

  test('is not shown either where another mistake is made below a key of that name', () => {
    const issues = checkFleet(fleetWith('identity>credentials', { ...external, applicationCredentialSecret: { key: '', property: 5 } }));
    expect(lines(issues)).toEqual([
      'schema/length identity.credentials.applicationCredentialSecret.key',
      'schema/type identity.credentials.applicationCredentialSecret.property',
    ]);
    expect(issues.map(({ got }) => got)).toEqual([undefined, undefined]);
  });

  test('is none: a public certificate, a name of a Secret, an ordinary variable', () => {
    const value = fleetWith('clusters>red>trustedCAs', { ours: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n' });
    expect(checkFleet(value)).toEqual([]);
    expect(checkFleet(fleetWith('clusters>red>terraform>jobs>env', { HTTPS_PROXY: 'http://proxy.example.com:3128' }))).toEqual([]);
  });
});

describe('whatever the value', () => {
  test('a check ends with issues that have a place and a demand, and changes nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...cases.map(([place]) => place)), (value, place) => {
        const whole = fleetWith(place, value);
        const before = JSON.stringify(whole);
        for (const { must, path, code } of checkFleet(whole)) {
          expect(code).toMatch(/^schema\/[a-z-]+$/);
          expect(must).not.toBe('');
          expect(must).not.toContain('undefined');
          expect(path.every((key) => typeof key === 'string' || Number.isInteger(key))).toBe(true);
        }
        expect(JSON.stringify(whole)).toBe(before);
      }),
      { numRuns: 300 },
    );
  });

  test('a key such as `__proto__` is only a wrong key', () => {
    const value = JSON.parse(JSON.stringify(fleet()).replace('"identity"', '"__proto__":{"polluted":1},"identity"')) as unknown;
    expect(lines(checkFleet(value))).toEqual(['schema/unknown-field __proto__']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
