import type { Path } from '../../../../lib/model/path.ts';
import { certificate, privateKeyHead, publicKey } from '../../../../lib/rules/fixtures/material.ts';
import { everyUserData } from '../../../../lib/rules/user-data/budget.ts';
import { complete, type Site } from '../site.ts';
import { underKubeadm, underRke2 } from './distributions.ts';
import { id, type Mistakes } from './mistake.ts';

const text = (length: number): string => `${'a'.repeat(length - 1)}\n`;
const file = (site: Site, content: string): Path => [...site.set(site.at('files', '/opt/mistake'), { content }), 'content'];
const arg = (site: Site, name: string, value: string): Path => site.set(site.in('kubeletExtraArgs', name), value);
/** A cluster whose machines render their user data. */
function rendered(site: Site): Site {
  const { distribution } = site.own;
  if (distribution?.type === 'rke2' && distribution.format === 'ignition') underRke2(site);
  return site;
}
const volume = (site: Site, more: object = {}): Path => site.set(site.in('rootVolume'), { size: '60Gi', ...more });

/** The mistakes that the rules on machines and what is put onto them are for. */
export const ofMachines: Mistakes = {
  'file/too-long': (site) => {
    underKubeadm(site);
    return file(site, text(10241));
  },
  'file/path-form': (site) => site.set(site.in('files', '/opt/../mistake'), { content: 'x\n' }),
  'file/path-taken': (site) => {
    const taken = { kubeadm: '/etc/kubernetes/admin.conf', rke2: '/etc/rancher/rke2/config.yaml' } as const;
    return site.set(site.at('files', taken[site.own.distribution?.type ?? 'kubeadm']), { content: 'x\n' });
  },
  'file/line-ends': (site) => file(site, 'a\r\n'),
  'machines/user-data-large': (site) => {
    underKubeadm(site); // RKE2 compresses it.
    const bytes = () =>
      everyUserData(complete(site.fleet)).find(({ path }) => path[3] === site.pool && path[1] === site.cluster)?.bytes ?? 0;
    for (let i = 0; bytes() < 45_000; i++)
      site.set(site.in('files', `/opt/filler-${i}`), { content: text(Math.min(10_000, 45_500 - bytes())) });
    return site.in();
  },
  'machines/user-data-too-large': (site) => {
    underKubeadm(site);
    for (let i = 0; i < 5; i++) site.set(site.in('files', `/opt/filler-${i}`), { content: text(10_000) });
    return site.in();
  },
  'machines/too-many-entries': (site) => {
    underKubeadm(site);
    site.set(site.at('commands', 'boot'), Array(500).fill('x'));
    return site.set(site.in('commands', 'boot'), Array(501).fill('x'));
  },
  'user/name-form': (site) => rendered(site).set(site.at('users', 'yes'), { sshAuthorizedKeys: [publicKey] }),
  'user/text-unsafe': (site) => [...rendered(site).set(site.at('users', 'ops2', 'sshAuthorizedKeys'), [`${publicKey} for: backups`]), 0],
  'user/key-form': (site) => [
    ...rendered(site).set(site.at('users', 'ops2', 'sshAuthorizedKeys'), [publicKey.replace('ssh-ed25519', 'ssh-rsa')]),
    0,
  ],
  'command/jinja': (site) => [...rendered(site).set(site.at('controlPlane', 'commands'), { after: ['echo {{ x }}'] }), 'after', 0],
  'arguments/jinja': (site) => arg(rendered(site), 'node-ip', '{{ .Address }}'),
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
