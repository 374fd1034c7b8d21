import type { Path } from '../../../lib/model/path.ts';
import { certificate, privateKeyHead, publicKey } from '../../../lib/rules/fixtures/material.ts';
import { everyUserData } from '../../../lib/rules/user-data.ts';
import { complete, type Site } from './site.ts';

/** Breaks exactly one rule somewhere in a fleet that is right, and answers where the rule must find it. */
type Mistake = (site: Site) => Path | readonly [Path, ...Path[]];

const id = '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10';
const text = (length: number): string => `${'a'.repeat(length - 1)}\n`;
const file = (site: Site, content: string): Path => [...site.set(site.at('files', '/opt/mistake'), { content }), 'content'];
const arg = (site: Site, name: string, value: string): Path => site.set(site.in('kubeletExtraArgs', name), value);
const kubeadm = (site: Site, more: object): void => void site.set(site.at('distribution'), { type: 'kubeadm', ...more });
const volume = (site: Site, more: object = {}): Path => site.set(site.in('rootVolume'), { size: '60Gi', ...more });
const numbered = <T>(count: number, key: (i: number) => string, value: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [key(i), value]));

const external = {
  type: 'externalSecret',
  name: 'openstack.creds',
  store: { name: 'vault' },
  applicationCredentialId: { key: 'id' },
  applicationCredentialSecret: { key: 'secret' },
};

/** Makes the load balancer one that can restrict. */
const restricting = (site: Site): void => void site.set(['cloud', 'loadBalancerProvider'], 'amphora');
/** A cluster of the same kind under another name; its pods stay off the network. */
function twin(site: Site, name: string, more: object = {}): string {
  const { network, ...given } = JSON.parse(JSON.stringify(site.own)) as typeof site.own;
  site.set(['clusters', name], { ...given, network: { ...network, podAddressPairs: false }, ...more });
  return name;
}
const ranges = (site: Site, pods: Record<4 | 6, string>, services: Record<4 | 6, string>): void => {
  site.set(site.at('network', 'pods'), [pods[site.family]]);
  site.set(site.at('network', 'services'), [services[site.family]]);
};

const cloud: Readonly<Record<string, Mistake>> = {
  'identity/cloud-incomplete': (site) => {
    site.set(['identity', 'credentials'], external);
    site.drop(['cloud', 'authURL']);
    return ['cloud', 'authURL'];
  },
  'cloud/auth-url-plain': (site) => site.set(['cloud', 'authURL'], 'http://keystone.example.com:5000/v3'),
  'cloud/ca-certificate-form': (site) => site.set(['cloud', 'caCertificate'], certificate.replace('MII', 'MIJ')),
  'cluster/region-missing': (site) => {
    site.drop(['cloud', 'region']);
    site.set(['identity', 'credentials'], { type: 'existingSecret', name: 'openstack.creds' });
    for (const name of Object.keys(site.fleet.clusters)) site.drop(['clusters', name, 'providerIDFormat']);
    return site.set(site.at('providerIDFormat'), 'regional');
  },
  'cloud/gpu-type-form': (site) => site.set(['cloud', 'flavors', site.ownPool.flavor, 'gpu'], { type: 'A100', count: 1 }).concat('type'),
  'cloud/image-placeholder': (site) => ['cloud', 'images', site.addImage({ type: 'name', name: 'ubuntu-{versoin}' }), 'name'],
  'cloud/router-address-form': (site) =>
    site.set(['cloud', 'networks', site.own.network?.nodes ?? '', 'routerExternalAddress'], '203.0.113.7/32'),
  'cloud/subnets-overlap': (site) => {
    const { cidrs } = site.subnet;
    const path = site.set(['cloud', 'networks', 'zzzzzzzzzzzz'], { subnetId: id, cidrs });
    return cidrs.map((_, i) => [...path, 'cidrs', i]) as unknown as [Path, ...Path[]];
  },
  'infrastructure/module-form': (site) => site.set(['infrastructure', 'modules', 'cluster'], 'https://registry.example.com/cluster:v0.1.0'),
  'infrastructure/module-lines': (site) => site.set(['infrastructure', 'modules', 'machine'], 'registry.example.com/machine:v0.9.0'),
  'infrastructure/module-moves': (site) => site.set(['infrastructure', 'modules', 'cluster'], 'registry.example.com/cluster:latest'),
  'gitops/interval-short': (site) => site.set(['gitops', 'retryInterval'], '59s'),
};

const names: Readonly<Record<string, Mistake>> = {
  'cluster/name-form': (site) => {
    site.set(site.at('namespace'), 'team-a');
    return site.rename('Bad.Name');
  },
  'node-pool/name-form': (site) => site.renamePool('Bad_Pool'),
  'node-pool/name-too-long': (site) => site.renamePool('p'.repeat(63)),
  'machines/names-cut': (site) => site.renamePool('p'.repeat(52 - site.cluster.length - 1)),
  'cluster/kustomization-name-too-long': (site) => {
    site.set(site.at('nodePools'), {});
    return site.rename('c'.repeat(60));
  },
  'machines/names-collide': (site) => {
    site.set(site.at('namespace'), 'team-a');
    site.renamePool('x-web');
    const name = twin(site, `${site.cluster}-x`, { nodePools: { web: site.ownPool } });
    return ['clusters', name, 'nodePools', 'web'];
  },
  'node-pool/name-reserved': (site) => site.renamePool('control-plane'),
  'cluster/namespace-shared': (site) => site.set(site.at('namespace'), 'kube-system'),
  'cluster/secret-name-reserved': (site) => {
    const content = { type: 'secretKey', name: `${site.cluster}-kubeconfig`, key: 'value' };
    return [...site.set(site.in('files', '/root/.kube/config'), { content }), 'content', 'name'];
  },
  'cluster/label-form': (site) => site.set(site.at('labels', 'example.com/a b'), 'c'),
  'cluster/label-reserved': (site) => site.set(site.at('annotations', 'captf.io/endpoint-source'), 'user'),
  'cluster/tag-form': (site) => site.set(site.at('tags', 'a/b'), 'c'),
  'machines/tags-too-many': (site) => {
    site.set(
      site.at('tags'),
      numbered(30, (i) => `shared-${i}`, 'x'),
    );
    return site.set(
      site.in('tags'),
      numbered(30, (i) => `own-${i}`, 'x'),
    );
  },
  'machines/label-form': (site) => site.set(site.in('labels', 'node.example.com/x'), 'a b'),
  'machines/label-refused': (site) => site.set(site.at('controlPlane', 'labels', 'foo.k8s.io/x'), 'y'),
  'machines/labels-too-long': (site) =>
    site.set(
      site.in('labels'),
      numbered(40, (i) => `node.example.com/some-label-${i}`, 'y'),
    ),
  'node-pool/taint-form': (site) => site.set(site.in('taints', 'a key'), { effect: 'NoSchedule' }),
  'node-pool/taint-reserved': (site) => site.set(site.in('taints', 'node.kubernetes.io/not-ready'), { effect: 'NoSchedule' }),
};

const networks: Readonly<Record<string, Mistake>> = {
  'network/range-form': (site) => [...site.set(site.at('ssh', 'allowedCIDRs'), ['10.0.0.0/33']), 0],
  'network/range-canonical': (site) => [...site.set(site.at('ssh', 'allowedCIDRs'), ['10.0.0.0/8', '10.0.0.1/16']), 1],
  'network/overlap': (site) => {
    ranges(site, { 4: '100.100.0.0/16', 6: 'fd30::/56' }, { 4: '100.100.0.0/20', 6: 'fd30::/112' });
    return site.at('network', 'services', 0);
  },
  'network/pods-overlap': (site) => {
    site.set(site.at('network', 'podAddressPairs'), true);
    const name = twin(site, `${site.cluster}zzzzzzzzzz`);
    site.set(['clusters', name, 'network', 'podAddressPairs'], true);
    const pods = site.own.network?.pods ?? ['192.168.0.0/16'];
    return pods.map((_, i) => ['clusters', name, 'network', 'pods', i]) as unknown as [Path, ...Path[]];
  },
  'network/families': (site) => {
    ranges(site, { 4: '100.100.0.0/16', 6: 'fd30::/56' }, { 4: '', 6: '' });
    return site.set(site.at('network', 'services'), ['10.250.0.0/16', 'fd31::/112']);
  },
  'network/range-size': (site) => {
    ranges(site, { 4: '100.100.0.0/16', 6: 'fd30::/56' }, { 4: '10.250.0.0/29', 6: 'fd31::/125' });
    return site.at('network', 'services', 0);
  },
  'network/port-taken': (site) => site.set(site.at('network', 'apiServerPort'), 10250),
  'cluster/network-unknown': (site) => site.set(site.at('network', 'nodes'), 'nowhere'),
  'endpoint/public-incomplete': (site) => {
    restricting(site);
    const list = { 4: '198.51.100.0/24', 6: '2001:db8:1::/48' }[site.family];
    site.set(['cloud', 'networks', 'lonely'], { subnetId: id, cidrs: site.subnet.cidrs });
    site.set(site.at('network', 'nodes'), 'lonely');
    return site.set(site.at('endpoint'), { type: 'public', allowedCIDRs: [list] });
  },
  'endpoint/provider-cannot-restrict': (site) => {
    for (const name of Object.keys(site.fleet.clusters)) site.set(['clusters', name, 'endpoint'], { type: 'internal' });
    site.set(['cloud', 'loadBalancerProvider'], 'ovn');
    const list = { 4: '198.51.100.0/24', 6: '2001:db8:1::/48' }[site.family];
    return site.set(site.at('endpoint'), { type: 'internal', allowedCIDRs: [list] });
  },
  'endpoint/allowed-family': (site) => {
    restricting(site);
    return site.set(site.at('endpoint'), { type: 'internal', allowedCIDRs: ['198.51.100.0/24', '2001:db8:1::/48'] }).concat('allowedCIDRs');
  },
  'endpoint/open-to-all': (site) => [...site.set(site.at('ssh', 'allowedCIDRs'), ['::/0']), 0],
  'endpoint/host-form': (site) => site.set(site.at('endpoint'), { type: 'supplied', host: 'api.example.com:6443' }).concat('host'),
  'cluster/certificate-name-form': (site) => {
    kubeadm(site, { apiServer: { certSANs: ['api.example.com', 'https://x'] } });
    return site.at('distribution', 'apiServer', 'certSANs', 1);
  },
  'cluster/time-server-form': (site) => [...site.set(site.at('ntp', 'servers'), ['ntp.example.com:123']), 0],
  'cluster/key-pair-unreachable': (site) => site.set(site.at('ssh'), { keyPair: 'ops' }),
};

const machines: Readonly<Record<string, Mistake>> = {
  'file/too-long': (site) => file(site, text(10241)),
  'file/path-form': (site) => site.set(site.in('files', '/opt/../mistake'), { content: 'x\n' }),
  'file/path-taken': (site) => site.set(site.at('files', '/etc/kubernetes/admin.conf'), { content: 'x\n' }),
  'file/line-ends': (site) => file(site, 'a\r\n'),
  'machines/user-data-large': (site) => {
    const bytes = () =>
      everyUserData(complete(site.fleet)).find(({ path }) => path[3] === site.pool && path[1] === site.cluster)?.bytes ?? 0;
    for (let i = 0; bytes() < 45_000; i++)
      site.set(site.in('files', `/opt/filler-${i}`), { content: text(Math.min(10_000, 45_500 - bytes())) });
    return site.in();
  },
  'machines/user-data-too-large': (site) => {
    for (let i = 0; i < 5; i++) site.set(site.in('files', `/opt/filler-${i}`), { content: text(10_000) });
    return site.in();
  },
  'machines/too-many-entries': (site) => {
    site.set(site.at('commands', 'boot'), Array(500).fill('x'));
    return site.set(site.in('commands', 'boot'), Array(501).fill('x'));
  },
  'user/name-form': (site) => site.set(site.at('users', 'yes'), { sshAuthorizedKeys: [publicKey] }),
  'user/text-unsafe': (site) => [...site.set(site.at('users', 'ops2', 'sshAuthorizedKeys'), [`${publicKey} for: backups`]), 0],
  'user/key-form': (site) => [...site.set(site.at('users', 'ops2', 'sshAuthorizedKeys'), [publicKey.replace('ssh-ed25519', 'ssh-rsa')]), 0],
  'command/jinja': (site) => [...site.set(site.at('controlPlane', 'commands'), { after: ['echo {{ x }}'] }), 'after', 0],
  'arguments/jinja': (site) => arg(site, 'node-ip', '{{ .Address }}'),
  'arguments/name-form': (site) => arg(site, '--max-pods', '60'),
  'arguments/owned': (site) => arg(site, 'node-labels', 'a=b'),
  'trusted-ca/name-form': (site) => site.set(site.at('trustedCAs', 'Our Root'), certificate),
  'trusted-ca/form': (site) => site.set(site.at('trustedCAs', 'mistake'), certificate.slice(0, 100)),
  'secret/private-key': (site) => file(site, privateKeyHead),
  'secret/literal': (site) => site.set(site.at('terraform', 'jobs', 'env', 'PROXY_PASSWORD'), 'hunter2-example'),
  'machines/root-volume-image': (site) => {
    site.set(site.in('image'), site.addImage({ type: 'name', name: 'ubuntu' }));
    return volume(site);
  },
  'machines/disk-missing': (site) => {
    site.set(['cloud', 'flavors', 'diskless'], { vcpus: 4, memory: '8Gi' });
    site.set(site.in('flavor'), 'diskless');
    site.drop(site.in('rootVolume'));
    return site.in('rootVolume');
  },
  'machines/volume-type-unknown': (site) => {
    const known = site.fleet.cloud.volumeTypes ?? [];
    site.set(['cloud', 'volumeTypes'], [...known, 'any']);
    site.set(site.in('image'), site.addImage({ type: 'id', id }));
    return [...volume(site, { type: 'nothing' }), 'type'];
  },
  'node-pool/flavor-unknown': (site) => site.set(site.in('flavor'), 'nothing'),
  'control-plane/flavor-unknown': (site) => site.set(site.at('controlPlane', 'flavor'), 'nothing'),
  'node-pool/image-unknown': (site) => site.set(site.in('image'), 'nothing'),
  'control-plane/image-unknown': (site) => site.set(site.at('controlPlane', 'image'), 'nothing'),
  'node-pool/zone-unknown': (site) => {
    const known = site.fleet.cloud.availabilityZones ?? [];
    site.set(['cloud', 'availabilityZones'], [...known, 'anywhere']);
    return site.set(site.in('zone'), 'nowhere');
  },
};

const times: Readonly<Record<string, Mistake>> = {
  'terraform/lock-outlasts-deadline': (site) =>
    site.set(site.at('terraform', 'machines', 'jobs'), { activeDeadline: '5m', lockTimeout: '5m' }),
  'terraform/job-limits': (site) => [
    ...site.set(site.at('terraform', 'jobs'), { activeDeadline: '25h', lockTimeout: '1m' }),
    'activeDeadline',
  ],
  'terraform/deadline-short': (site) => [
    ...site.set(site.at('terraform', 'jobs'), { activeDeadline: '20m', lockTimeout: '1m' }),
    'activeDeadline',
  ],
  'terraform/env-name': (site) => site.set(site.at('terraform', 'machines', 'jobs', 'env', 'TF_LOG'), 'debug'),
  'terraform/requests-exceed-limits': (site) => {
    site.set(site.at('terraform', 'jobs', 'resources'), { requests: { cpu: '2' }, limits: { cpu: '1999m' } });
    return site.at('terraform', 'jobs', 'resources', 'requests', 'cpu');
  },
  'terraform/drift-interval-short': (site) => site.set(site.at('terraform', 'machines', 'driftInterval'), '59s'),
  'terraform/health-check-interval': (site) => site.set(site.at('terraform', 'machines', 'remediation', 'healthCheckInterval'), '59s'),
  'health-check/node-startup': (site) => site.set(site.at('healthChecks', 'controlPlane', 'nodeStartup'), '29s'),
  'health-check/apply-short': (site) => site.set(site.at('healthChecks', 'nodePools', 'apply'), '299s'),
  'health-check/node-unready-short': (site) => site.set(site.at('healthChecks', 'nodePools', 'nodeUnready'), '59s'),
  'health-check/never-acts': (site) => site.set(site.at('healthChecks', 'controlPlane', 'maxUnhealthy'), '0%'),
  'cluster/version-form': (site) => site.set(site.at('kubernetesVersion'), '1.34.2'),
  'cluster/version-unsupported': (site) => site.set(site.at('kubernetesVersion'), 'v1.30.0'),
  'control-plane/even': (site) => {
    site.set(site.at('controlPlane', 'maxSurge'), 1);
    return site.set(site.at('controlPlane', 'replicas'), 2);
  },
  'control-plane/surge-zero': (site) => {
    site.set(site.at('controlPlane', 'replicas'), 1);
    return site.set(site.at('controlPlane', 'maxSurge'), 0);
  },
  'control-plane/anti-affinity-surge': (site) => {
    site.set(site.at('controlPlane', 'maxSurge'), 1);
    return site.set(site.at('controlPlane', 'serverGroupPolicy'), 'anti-affinity');
  },
  'control-plane/flavor-too-small': (site) => {
    site.set(['cloud', 'flavors', 'tiny'], { vcpus: 1, memory: '4Gi', disk: '20Gi' });
    return site.set(site.at('controlPlane', 'flavor'), 'tiny');
  },
  'node-pool/scaling-bounds': (site) => site.set(site.in('scaling'), { type: 'autoscale', min: 3, max: 2 }),
  'node-pool/rollout-stuck': (site) => site.set(site.in('rollout'), { maxSurge: 0, maxUnavailable: '0%' }),
  'cluster/certificate-validity': (site) => {
    kubeadm(site, { certificateValidityDays: 400, caCertificateValidityDays: 399 });
    return site.at('distribution', 'certificateValidityDays');
  },
  'machines/rollout-time': (site) => site.set(site.in('rolloutAfter'), '2027-02-29T03:04:05Z'),
  'cluster/duration-too-long': (site) => site.set(site.in('timeouts', 'nodeDrain'), '2147483648s'),
};

/** By the rule's code. */
export const mistakes: Readonly<Record<string, Mistake>> = { ...cloud, ...names, ...networks, ...machines, ...times };
