import type { CompleteCluster, CompleteMachines, CompleteRke2 } from '../../model/complete.ts';
import { onceForObject, onceForText } from '../../model/remembered.ts';
import { trustCommand } from '../../model/trust.ts';
import { quoted, scalar } from './go-text.ts';
import { compressedBytes, compressedOnce } from './gzip.ts';
import type { Estimate, Part } from './parts.ts';
import type { RenderedFile } from './rke2-files.ts';
import { certificates, cisScript, cisScriptBytes } from './stand-ins.ts';

/** A part with its text, in pieces that other groups of machines have as well. */
interface Piece extends Part {
  readonly texts: readonly string[];
}

const piece = (what: string, ...texts: readonly string[]): Piece => ({
  what,
  texts,
  bytes: texts.reduce((bytes, text) => bytes + bytesOf(text), 0),
});

const bytesOf = onceForText((text) => Buffer.byteLength(text));

/** What CAPRKE2 v0.25.0 prints as cloud-config (bootstrap/internal/cloudinit): files, time servers, commands, then users and commands of every boot. */
export function cloudConfig(
  cluster: CompleteCluster,
  distribution: CompleteRke2,
  machines: CompleteMachines,
  files: readonly RenderedFile[],
): Estimate {
  const isServer = machines === cluster.controlPlane;
  const { cisProfile } = distribution;
  const shared = files.slice(0, -1).map(filePiece);
  const config = files.slice(-1).map(configPiece);
  const pieces = [
    piece('what every machine has', `## template: jinja\n#cloud-config\n\nwrite_files:\n\n${isServer ? '\n\n' : '\n'}runcmd:\n`),
    ...(cisProfile === undefined ? [] : [{ what: 'the CIS script', texts: [cisScript], bytes: cisScriptBytes }]),
    ...shared,
    ...(isServer ? [piece('certificates', certificates)] : []),
    piece('time servers', timeServers(cluster)),
    piece('what every machine has', install(cluster, distribution, isServer)),
    piece('commands', ...commands(cluster, machines)),
    piece('users', accounts(cluster)),
  ];
  const parts = [...pieces, ...config];
  if (!distribution.gzipUserData) return { parts, saving: '`gzipUserData: true` compresses what is left' };
  const texts = (of: readonly Piece[]) => of.flatMap((one) => one.texts);
  // What clusters share is compressed once for all of them.
  return { parts, compressed: () => compressedOnce(texts(pieces)) + compressedBytes(texts(config).join('')) };
}

const filePiece = (file: RenderedFile): Piece => piece(file.what, head(file), pasted(file.content));

/** RKE2's configuration is each cluster's own, so that nothing of it is worth remembering. */
function configPiece(file: RenderedFile): Piece {
  const text = head(file) + indented(file.content);
  return { what: file.what, texts: [text], bytes: Buffer.byteLength(text) };
}

function head({ path, owner, permissions, encoding }: RenderedFile): string {
  const encoded = encoding === undefined ? '' : `encoding: "${encoding}"\n    `;
  return `\n-   path: ${path}\n    ${encoded}owner: ${owner}\n    permissions: '${permissions}'\n    content: |\n`;
}

/** Every line with six spaces in front, also the empty one at the end. */
const indented = (text: string): string => `      ${text.replaceAll('\n', '\n      ')}`;
const pasted = onceForText(indented);

const timeServers = ({ ntpServers }: CompleteCluster): string =>
  ntpServers.length === 0 ? '' : `ntp:\n  enabled: true\n  servers:${ntpServers.map((server) => `\n  - ${quoted(server)}`).join('')}`;

function install({ kubernetesVersion }: CompleteCluster, { airGapped, cisProfile }: CompleteRke2, isServer: boolean): string {
  const [own, other] = isServer ? ['server', 'agent'] : ['agent', 'server'];
  const type = isServer ? '' : ' INSTALL_RKE2_TYPE="agent"';
  const command = airGapped
    ? `INSTALL_RKE2_ARTIFACT_PATH=/opt/rke2-artifacts${type} sh /opt/install.sh`
    : `curl -sfL https://get.rke2.io | INSTALL_RKE2_VERSION=${kubernetesVersion}${type} sh -s -${isServer ? ' server' : ''}`;
  return [
    airGapped && isServer ? command : `'${command}'`,
    ...(cisProfile === undefined ? [] : ["'/opt/rke2-cis-script.sh'"]),
    `'systemctl mask rke2-${other}.service || true'`,
    `'systemctl enable rke2-${own}.service'`,
    `'systemctl start rke2-${own}.service'`,
    "'mkdir -p /run/cluster-api'",
    "'echo success > /run/cluster-api/bootstrap-success.complete'",
  ]
    .map((line) => `\n  - ${line}`)
    .join('');
}

/** The trust of the CAs is a command like the fleet's own. */
const commands = ({ trustedCAs }: CompleteCluster, { commands: { boot, before, after } }: CompleteMachines): readonly string[] => [
  ...[...(trustedCAs.length === 0 ? [] : [trustCommand]), ...before, ...after].map(runCommand),
  ...(boot.length === 0 ? [] : ['bootcmd:\n', ...boot.map(bootCommand)]),
];

const runCommand = onceForText((command) => `\n  - ${quoted(command)}`);
const bootCommand = onceForText((command) => `  - ${scalar(command, '    ')}\n`);

/** Told once for each cluster: every group of its machines has them. The provider sorts the keys. */
const accounts = onceForObject(({ users }: CompleteCluster): string => {
  if (users.length === 0) return '';
  const text = (value: string) => scalar(value, '      ');
  const printed = users.map(({ name, sshAuthorizedKeys, sudo, groups, shell }) =>
    [
      ...(groups === undefined ? [] : [`groups: ${text(groups.join(', '))}\n`]),
      `name: ${text(name)}\n`,
      ...(shell === undefined ? [] : [`shell: ${text(shell)}\n`]),
      'ssh_authorized_keys:\n',
      ...sshAuthorizedKeys.map((key) => `  - ${text(key)}\n`),
      ...(sudo === undefined ? [] : [`sudo: ${text(sudo)}\n`]),
    ].join('    '),
  );
  return `users:\n${printed.map((user) => `  - ${user}`).join('')}`;
});
