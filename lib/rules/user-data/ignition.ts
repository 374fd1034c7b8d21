import { gzipSync } from 'node:zlib';
import type { CompleteCluster, CompleteMachines, CompleteRke2 } from '../../model/complete.ts';
import { onceForText } from '../../model/remembered.ts';
import { trustCommand } from '../../model/trust.ts';
import type { Estimate, Part } from './parts.ts';
import type { RenderedFile } from './rke2-files.ts';

/** Measured over CAPRKE2 v0.25.0, with Butane 0.26: the frame with its unit and file system, and a file for sshd. */
const frame = 1320;
/** The four pairs of a first server: 13,148 to 13,183 bytes in 60 renderings. */
const certificates = 13220;
const cisScript = 735;
const timeUnit = 45;

/** What CAPRKE2 makes of the same settings for Ignition: a file is stored in the shortest of three forms. */
export function ignition(
  cluster: CompleteCluster,
  distribution: CompleteRke2,
  machines: CompleteMachines,
  files: readonly RenderedFile[],
): Estimate {
  const isServer = machines === cluster.controlPlane;
  const { ntpServers } = cluster;
  return {
    parts: [
      { what: 'what every machine has', bytes: frame },
      ...(distribution.cisProfile === undefined ? [] : [{ what: 'the CIS script', bytes: cisScript }]),
      ...files.map(filePart),
      ...(isServer ? [{ what: 'certificates', bytes: certificates }] : []),
      stored('commands', '/etc/rke2-install.sh', installScript(cluster, distribution, machines)),
      ...(ntpServers.length === 0
        ? []
        : [{ what: 'time servers', bytes: timeUnit + stored('', '/etc/chrony.conf', chrony(ntpServers)).bytes }]),
    ],
  };
}

const filePart = ({ what, path, owner, text }: RenderedFile): Part => stored(what, path, text, owner);

const stored = (what: string, path: string, text: string, owner = 'root:root'): Part => ({
  what,
  bytes: JSON.stringify(path).length + owner.length + around + sourceBytes(text),
});

const around =
  '{"group":{"name":""},"overwrite":true,"path":,"user":{"name":""},"contents":{"compression":"","source":"","verification":{}},"mode":4200},'
    .length;

/** The shortest of an escaped text, base64, and gzip in base64 (coreos/butane: base/util, MakeDataURL). Told once for each text. */
const sourceBytes = onceForText((text) => {
  const escaped = text.replace(/[A-Za-z0-9._~-]/g, '').length;
  const bytes = Buffer.byteLength(text);
  const plain = 'data:,'.length + bytes + 2 * (escaped + bytes - text.length);
  const packed = Math.ceil(gzipSync(text, { level: 9 }).length * 1.01) + 16;
  return Math.min(plain, base64(bytes), 'gzip'.length + base64(packed));
});

const base64 = (bytes: number): number => 'data:;base64,'.length + 4 * Math.ceil(bytes / 3);

/** The commands of both moments and the installation, as one script. */
function installScript(
  { kubernetesVersion, trustedCAs, controlPlane }: CompleteCluster,
  { airGapped, cisProfile }: CompleteRke2,
  machines: CompleteMachines,
): string {
  const isServer = machines === controlPlane;
  const own = isServer ? 'server' : 'agent';
  const type = isServer ? '' : ' INSTALL_RKE2_TYPE="agent"';
  return [
    '#!/bin/bash\nset -euo pipefail\n',
    ...(trustedCAs.length === 0 ? [] : [trustCommand]),
    ...machines.commands.before,
    '\n',
    airGapped
      ? `INSTALL_RKE2_ARTIFACT_PATH=/opt/rke2-artifacts${type} sh /opt/install.sh`
      : `curl -sfL https://get.rke2.io | INSTALL_RKE2_VERSION=${kubernetesVersion}${type} sh -s -${isServer ? ' server' : ''}`,
    ...(cisProfile === undefined ? [] : ['/opt/rke2-cis-script.sh']),
    `setenforce 0\nrestorecon /etc/systemd/system/rke2-${own}.service\nsystemctl enable --now rke2-${own}.service`,
    'mkdir -p /run/cluster-api /etc/cluster-api',
    'echo success | tee /run/cluster-api/bootstrap-success.complete /etc/cluster-api/bootstrap-success.complete > /dev/null',
    'setenforce 1\n\n',
    ...machines.commands.after,
    '',
  ].join('\n');
}

const chrony = (servers: readonly string[]): string =>
  '# Configured by RKE2 CAPI bootstrap provider\n' +
  servers.map((server) => `server ${server}\n`).join('') +
  'driftfile /var/lib/chrony/drift\nmakestep 1.0 3\nrtcsync\nntsdumpdir /var/lib/chrony\nlogdir /var/log/chrony\n' +
  'include /etc/chrony.d/*.conf\nsourcedir /run/chrony-dhcp\n';
