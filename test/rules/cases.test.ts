import { describe, expect, test } from 'vitest';
import { printPath } from '../../lib/model/path.ts';
import { payments, web } from '../../lib/rules/fixtures/fixture.ts';
import { certificate, privateKeyHead, publicKey } from '../../lib/rules/fixtures/material.ts';
import { further, pool } from '../../lib/rules/fixtures/minimal.ts';
import { found, issues, lines } from './fixture.ts';

const public_ = { externalNetwork: 'public', routerExternalAddress: '203.0.113.7' };

describe('names', () => {
  test('a long name is told with both parts, what they make, its length and the limit', () => {
    const [issue] = found('node-pool/name-too-long', {
      clusters: { 'analytics-platform-production-eu-central-zone-b': { ...further, nodePools: { 'memory-optimised-spot': pool } } },
    });
    const text = `${issue?.got} ${issue?.must}`;
    for (const part of ['analytics-platform-production-eu-central-zone-b', 'memory-optimised-spot', '69', '63'])
      expect(text).toContain(part);
  });

  test('a MachineDeployment of 63 characters is taken with a warning, one of 64 is not', () => {
    const of = (length: number) => lines(payments({ nodePools: { ['p'.repeat(length - 9)]: pool } })).map((line) => line.split(' ')[0]);
    expect(of(51)).toEqual([]);
    expect(of(52)).toEqual(['machines/names-cut']);
    expect(of(63)).toEqual(['machines/names-cut']);
    expect(of(64)).toEqual(['node-pool/name-too-long']);
  });

  test('a dot and capitals are told with the name to take', () => {
    const [issue] = found('cluster/name-form', { clusters: { 'Prod.Blue': { ...further, namespace: 'team-a' } } });
    expect(issue).toMatchObject({ got: "'Prod.Blue'", fix: "rename the cluster 'prod-blue'" });
  });

  test("a pool may take a name from another cluster's control plane, and is found out", () => {
    const changes = {
      clusters: {
        shop: { ...further, namespace: 'team-a', nodePools: { 'eu-control-plane': pool } },
        'shop-eu': { ...further, namespace: 'team-a' },
      },
    };
    expect(lines(changes)).toEqual(['machines/names-collide clusters.shop-eu.controlPlane']);
  });

  test('clusters of different namespaces may make the same names', () => {
    expect(
      lines({ clusters: { shop: { ...further, nodePools: { 'eu-web': pool } }, 'shop-eu': { ...further, nodePools: { web: pool } } } }),
    ).toEqual([]);
  });
});

describe('versions', () => {
  test.each([
    ['1.34.2', "write 'v1.34.2'"],
    ['v1.33.1+rke2r1', "write 'v1.33.1'"],
    ['v1.35', "add the patch, such as 'v1.35.0'"],
    ['1.35', "add the patch, such as 'v1.35.0'"],
    ['V1.35.2', "write 'v1.35.2'"],
    ['v1.034.2', "write it as 'v1.34.2'"],
    ['v1.34.2.1', "write it as 'v1.34.2'"],
    ['v1.34.2 ', "write it as 'v1.34.2'"],
    ['vv1.34.2', "write it as 'v1.34.2'"],
    ['latest', "write it as 'v1.34.2'"],
  ])('%s is refused: %s', (kubernetesVersion, fix) => {
    expect(found('cluster/version-form', payments({ kubernetesVersion })).map((issue) => issue.fix)).toEqual([fix]);
  });

  /** What the version by itself leads to, add-ons aside, which follow it. */
  const ofVersion = (kubernetesVersion: string) =>
    issues(payments({ kubernetesVersion })).filter(({ code }) => code !== 'addons/version-skew');

  test.each(['v1.31.0', 'v1.36.4', 'v1.35.0-rc.1'])('%s is taken', (kubernetesVersion) => expect(ofVersion(kubernetesVersion)).toEqual([]));

  test.each(['v1.30.9', 'v1.37.0', 'v2.34.0'])('%s is taken with a warning', (kubernetesVersion) => {
    expect(ofVersion(kubernetesVersion).map(({ code, severity }) => [code, severity])).toEqual([
      ['cluster/version-unsupported', 'warning'],
    ]);
  });
});

describe('networks', () => {
  test('an overlap names both fields, both ranges and what they share, defaults included', () => {
    const [issue] = found('network/overlap', { cloud: { networks: { nodes: { cidrs: ['192.168.3.0/24'] } } } });
    for (const part of ['192.168.0.0/16', '192.168.3.0/24', 'cloud.networks.nodes.cidrs[0]']) expect(issue?.got).toContain(part);
    expect(printPath(issue?.path ?? [])).toBe('clusters.payments.network.pods[0]');
  });

  test('neighbouring ranges do not overlap, and families never do', () => {
    expect(lines(payments({ network: { pods: ['10.112.0.0/16'], services: ['10.96.0.0/12'] } }))).toEqual([]);
    expect(found('network/overlap', payments({ network: { pods: ['::/0'], services: ['10.96.0.0/12'] } }))).toEqual([]);
  });

  test('a third cluster inside the range of the first is found behind a smaller second', () => {
    const routed = (pods: string) => ({ ...further, network: { pods: [pods], podAddressPairs: true } });
    const changes = { clusters: { a: routed('10.128.0.0/11'), b: routed('10.128.0.0/16'), c: routed('10.150.0.0/16') } };
    expect(found('network/pods-overlap', changes).map(({ path }) => path[1])).toEqual(['b', 'c']);
  });

  test('pods that do not leave their nodes may have the same addresses in every cluster', () => {
    expect(lines({ clusters: { a: further, b: further } })).toEqual([]);
  });

  test('an address without a prefix is told how to be a range', () => {
    expect(found('network/range-form', payments({ ssh: { allowedCIDRs: ['fd00::7'] } }))[0]?.fix).toContain("'fd00::7/128'");
  });

  test('the controller manager may cut the range of the pods otherwise', () => {
    const network = { pods: ['10.244.0.0/25'] };
    const distribution = { type: 'kubeadm', controllerManager: { extraArgs: { 'node-cidr-mask-size-ipv4': '27' } } };
    expect(lines(payments({ network, distribution }))).toEqual([]);
  });
});

describe('endpoints', () => {
  test('a public one tells everything that its network lacks at once', () => {
    const [issue] = found('endpoint/public-incomplete', payments({ endpoint: { type: 'public', allowedCIDRs: ['198.51.100.0/24'] } }));
    expect(issue?.must).toContain('`externalNetwork` and `routerExternalAddress`');
  });

  test('the address of the router counts among the families', () => {
    const changes = {
      cloud: { networks: { nodes: { ...public_, routerExternalAddress: '2001:db8::7' } } },
      ...payments({ endpoint: { type: 'public', allowedCIDRs: ['198.51.100.0/24'] } }),
    };
    expect(lines(changes)).toEqual(['endpoint/allowed-family clusters.payments.endpoint.allowedCIDRs']);
  });
});

describe('what is secret', () => {
  const secret = 'hunter2-example';
  const file = (content: string) => payments({ files: { '/etc/app.conf': { content } } });
  test.each([
    ['a file', file(`password = ${secret}\n`)],
    ['a command', payments({ commands: { before: [`export TOKEN=${secret}`] } })],
    ["a pool's own command", web({ commands: { after: [`login --password ${secret}`] } })],
    ['an argument', payments({ distribution: { type: 'kubeadm', apiServer: { extraArgs: { 'oidc-token': secret } } } })],
    ['the environment of Jobs', payments({ terraform: { jobs: { env: { DB_PASSWORD: secret } } } })],
    ['the address of a proxy', payments({ terraform: { jobs: { env: { HTTPS_PROXY: `http://me:${secret}@proxy.example.com` } } } })],
    ["Keystone's address", { cloud: { authURL: `https://me:${secret}@keystone.example.com` } }],
    ['a private key in a file', file(`${privateKeyHead}${secret}`)],
    ['a private key among trusted CAs', payments({ trustedCAs: { root: `${certificate}${privateKeyHead}${secret}` } })],
    ['a private key for the cloud', { cloud: { caCertificate: `${privateKeyHead}${secret}` } }],
    ['a private key for a public one', payments({ users: { ops: { sshAuthorizedKeys: [`${privateKeyHead}${secret}`] } } })],
  ])('in %s, is refused once and never repeated', (_, changes) => {
    const all = issues(changes);
    expect(all.map(({ code }) => code.split('/')[0])).toEqual(['secret']);
    expect(JSON.stringify(all)).not.toContain(secret);
  });
});

describe('places', () => {
  test('a file of the cluster is told once, at the cluster, and one of a pool at the pool', () => {
    const bad = { content: 'a\r\nb\r\n' };
    const changes = payments({ files: { '/a': bad }, nodePools: { web: { files: { '/b': bad } }, other: pool } });
    expect(lines(changes)).toEqual([
      'file/line-ends clusters.payments.files["/a"].content',
      'file/line-ends clusters.payments.nodePools.web.files["/b"].content',
    ]);
  });

  test('a command of the cluster is told once, at the cluster, and one of a pool at the pool', () => {
    const changes = payments({
      commands: { boot: ['echo {{ a }}'] },
      nodePools: { web: { commands: { boot: ['true', 'echo {{ b }}'] } }, other: pool },
    });
    expect(lines(changes)).toEqual([
      'command/jinja clusters.payments.commands.boot[0]',
      'command/jinja clusters.payments.nodePools.web.commands.boot[1]',
    ]);
  });

  test('a tag of the cluster is told once, at the cluster', () => {
    expect(lines(payments({ tags: { 'a/b': 'c' }, nodePools: { web: { tags: { 'd/e': 'f' } } } }))).toEqual([
      'cluster/tag-form clusters.payments.nodePools.web.tags["d/e"]',
      'cluster/tag-form clusters.payments.tags["a/b"]',
    ]);
  });
});

test('a key in a user account is told whatever is wrong with it', () => {
  expect(lines(payments({ users: { ops: { sshAuthorizedKeys: [`${publicKey} #1`] } } }))).toEqual([
    'user/text-unsafe clusters.payments.users.ops.sshAuthorizedKeys[0]',
  ]);
});
