import { describe, expect, test } from 'vitest';
import { judging } from '../../../lib/admission/server/judge.ts';
import { changed, rke2ControlPlane, schemaOf } from './objects.ts';

// Every verdict here is that of Butane v0.28.0's own code, called as CAPRKE2 v0.25.0's webhook calls it.
const judge = judging(schemaOf);

/** What the webhook says of a text in `additionalUserData.config`, once with warnings let through and once with `strict`. */
function told(config: string): string {
  const verdicts = [false, true].map((strict) => {
    const agentConfig = { format: 'ignition', additionalUserData: { config, ...(strict ? { strict } : {}) } };
    const { verdict, stage } = judge(changed(rke2ControlPlane, 'spec/agentConfig', agentConfig));
    return verdict === 'rejected' ? String(stage) : verdict;
  });
  return verdicts.join(', strict: ');
}

const fine = 'accepted, strict: accepted';
const warns = 'accepted, strict: webhook';
const fails = 'webhook, strict: webhook';

const file = (fields: string): string => `storage: { files: [{ path: /etc/x, ${fields} }] }`;

describe('Butane is accepted', () => {
  test.each([
    ['a file', `variant: fcos\nversion: 1.4.0\n${file('mode: 0644, contents: { inline: x }')}`],
    ['of any variant and version, which nobody looks at', 'variant: flatcar\nversion: 9\n'],
    ['without a variant', 'storage: {}\n'],
    ['a mode in octal of YAML 1.2', file('mode: 0o755')],
    ['a mode in decimal that makes sense', file('mode: 420')],
    ['a unit with what enables it', 'systemd: { units: [{ name: a.service, enabled: true, contents: "[Install]\\nWantedBy=b.target" }] }'],
    ['a flag in the words of YAML 1.1', 'systemd: { units: [{ name: a.service, mask: "yes" }] }'],
  ])('%s', (_, text) => expect(told(text)).toBe(fine));
});

describe('what cannot be read at all is accepted, for CAPRKE2 drops that error', () => {
  test.each([
    ['broken YAML', 'storage: {'],
    ['nothing but a comment', '# later\n'],
    ['a list', '- a\n'],
    ['a text where a list belongs', 'storage: { files: all }'],
    ['a number where a map belongs', file('contents: 5')],
    ['a text where a number belongs', file('mode: "0644"')],
    ['a field given twice', 'storage: {}\nstorage: {}\n'],
  ])('%s', (_, text) => expect(told(text)).toBe(fine));
});

describe('warnings refuse with strict', () => {
  test.each([
    ['an unknown field', 'storage: { file: [] }'],
    ['cloud-config', '#cloud-config\nruncmd: [reboot]\n'],
    ['an octal mode written in decimal', file('mode: 644')],
    ['special bits of a mode', file('mode: 04755')],
    ['an empty section', 'storage:\n'],
    ['an alias for a section', 'x: &x {}\nstorage: *x\n'],
    ['an enabled unit that nothing wants', 'systemd: { units: [{ name: a.service, enabled: true, contents: "[Unit]\\nAfter=b" }] }'],
    ['an unsafe proxy for safe traffic', 'ignition: { proxy: { https_proxy: "http://proxy.example.org" } }'],
    ['a small root partition', 'storage: { disks: [{ device: /dev/vda, partitions: [{ label: root, number: 4, size_mib: 4096 }] }] }'],
    ['a mirror without a layout', 'boot_device: { mirror: { devices: [/dev/vda, /dev/vdb] } }'],
  ])('%s', (_, text) => expect(told(text)).toBe(warns));
});

describe('errors always refuse', () => {
  test.each([
    ['a relative path', 'storage: { files: [{ path: etc/x }] }'],
    ['a path with a slash at its end', 'storage: { directories: [{ path: /etc/x/ }] }'],
    ['a path twice', 'storage: { files: [{ path: /a }], links: [{ path: /a, target: /b }] }'],
    ['a path behind a link', 'storage: { files: [{ path: /a/b }], links: [{ path: /a, target: /c }] }'],
    ['a file that overwrites with nothing', file('overwrite: true')],
    ['a file with two sources', file('contents: { inline: x, source: "https://example.org" }')],
    ['a local file', file('contents: { local: x }')],
    ['a URL of a strange scheme', file('contents: { source: "ftp://example.org" }')],
    ['a hash that is none', file('contents: { inline: x, verification: { hash: sha256-abc } }')],
    ['an owner with ID and name', file('user: { id: 0, name: root }')],
    ['a mode beyond all bits', file('mode: 010000')],
    ['a link to nowhere', 'storage: { links: [{ path: /a }] }'],
    ['a tree', 'storage: { trees: [{ local: a }] }'],
    ['an unknown file system', 'storage: { filesystems: [{ device: /dev/vda, format: ext3 }] }'],
    ['partitions that overlap', partitions('{ number: 1, start_mib: 1, size_mib: 9 }, { number: 2, start_mib: 9, size_mib: 9 }')],
    ['a partition without label and number', partitions('{}')],
    ['an unknown RAID level', 'storage: { raid: [{ name: a, level: raid7, devices: [/dev/vda] }] }'],
    ['an encrypted volume without a device', 'storage: { luks: [{ name: a }] }'],
    ['a unit without a kind', 'systemd: { units: [{ name: a }] }'],
    ['a unit that is none', 'systemd: { units: [{ name: a.service, contents: "[Unit]\\nAfter" }] }'],
    ['a drop-in that is none', 'systemd: { units: [{ name: a.service, dropins: [{ name: b }] }] }'],
    [
      'a file where a unit is',
      `systemd: { units: [{ name: a.service, contents: "[A]" }] }\nstorage: { files: [{ path: /etc/systemd/system/a.service }] }`,
    ],
    ['a user twice', 'passwd: { users: [{ name: core }, { name: core }] }'],
    ['a kernel argument wanted and unwanted', 'kernel_arguments: { should_exist: [quiet], should_not_exist: [quiet] }'],
    ['a config to merge without a source', 'ignition: { config: { merge: [{}] } }'],
    ['an inline config that is no JSON', 'ignition: { config: { replace: { inline: x } } }'],
    ['an unknown layout', 'boot_device: { layout: riscv64 }'],
  ])('%s', (_, text) => expect(told(text)).toBe(fails));
});

function partitions(list: string): string {
  return `storage: { disks: [{ device: /dev/vda, partitions: [${list}] }] }`;
}

test('a refusal names the place inside the text, and never shows the text', () => {
  const config = `storage: { files: [{ path: x, contents: { inline: "token: s3cr3t" } }] }`;
  const { issues } = judge(changed(rke2ControlPlane, 'spec/agentConfig', { format: 'ignition', additionalUserData: { config } }));
  expect(issues).toMatchObject([
    {
      code: 'server/butane',
      path: ['spec', 'agentConfig', 'AdditionalUserData', 'Config'],
      got: `a text of ${config.length} characters`,
      must: 'be sound Butane, where storage.files[0].path must be an absolute path without empty parts, `.`, `..` and a slash at the end',
    },
  ]);
  expect(JSON.stringify(issues)).not.toContain('s3cr3t');
});

test('with another format nobody reads it as Butane', () => {
  const agentConfig = { format: 'cloud-config', additionalUserData: { config: 'storage: { files: [{ path: x }] }', strict: true } };
  expect(judge(changed(rke2ControlPlane, 'spec/agentConfig', agentConfig)).verdict).toBe('accepted');
});
