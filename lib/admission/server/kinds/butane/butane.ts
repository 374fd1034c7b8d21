import { isSection, listAt, sectionAt, textAt } from '../../section.ts';
import { diskFindings, tangFindings } from './disks.ts';
import { type Finding, odd, pathFindings, repeated, textOf, unless, wrong } from './finding.ts';
import { nodeFindings } from './nodes.ts';
import { readButane } from './read.ts';
import { requiredFindings, resourceFindings, schemeOf } from './resource.ts';
import { systemdFindings } from './systemd.ts';

/**
 * What Butane for Fedora CoreOS 1.4.0 reports of a text. Nothing for a text that it cannot read at all: CAPRKE2 looks at the report only.
 * Left out: what the JSON says that `ignition.config` holds inline, and what merge keys (`<<`) bring.
 *
 * @see coreos/butane: config/fcos/v1_4, v0.28.0
 */
export function butaneFindings(text: string): readonly Finding[] {
  const read = readButane(text);
  if (read === undefined) return [];
  const config = read.value;
  return [
    ...read.findings,
    ...ignitionFindings(config),
    ...nodeFindings(config),
    ...diskFindings(config),
    ...systemdFindings(config),
    ...listFindings(config),
    ...bootFindings(config),
  ];
}

function ignitionFindings(config: unknown): Finding[] {
  const [proxy, authorities] = [
    ['ignition', 'proxy'],
    ['ignition', 'security', 'tls', 'certificate_authorities'],
  ];
  const [merged, replaced] = [listAt(config, ['ignition', 'config', 'merge']), sectionAt(config, ['ignition', 'config', 'replace'])];
  const [plain, safe] = [sectionAt(config, proxy)['http_proxy'], sectionAt(config, proxy)['https_proxy']];
  const isProxy = (url: unknown): boolean => url === undefined || /^https?$/.test(schemeOf(String(url)) ?? '');
  return [
    ...requiredFindings(['ignition', 'config', 'merge'], merged),
    ...resourceFindings(['ignition', 'config', 'replace'], replaced),
    ...[...merged, replaced].flatMap((resource) =>
      unless(
        isJson(textOf(resource, 'inline') ?? '{}'),
        wrong(['ignition', 'config'], 'hold nothing inline but an Ignition config in JSON'),
      ),
    ),
    ...requiredFindings(authorities, listAt(config, authorities)),
    ...unless(isProxy(plain), wrong([...proxy, 'http_proxy'], 'be a URL of http or https')),
    ...unless(isProxy(safe), wrong([...proxy, 'https_proxy'], 'be a URL of http or https')),
    ...unless(schemeOf(String(safe ?? '')) !== 'http', odd([...proxy, 'https_proxy'], 'be a URL of https')),
  ];
}

/** Lists in which nothing may stand twice. */
function listFindings(config: unknown): Finding[] {
  const users = listAt(config, ['passwd', 'users']);
  const kernel = ['should_exist', 'should_not_exist'].flatMap((key) => listAt(config, ['kernel_arguments', key]));
  return [
    ...repeated(['kernel_arguments'], kernel, String),
    ...repeated(['ignition', 'proxy', 'no_proxy'], listAt(config, ['ignition', 'proxy', 'no_proxy']), String),
    ...['users', 'groups'].flatMap((key) => repeated(['passwd', key], listAt(config, ['passwd', key]), (item) => textAt(item, ['name']))),
    ...users.flatMap((user, index) =>
      ['groups', 'ssh_authorized_keys'].flatMap((key) => repeated(['passwd', 'users', index, key], listAt(user, [key]), String)),
    ),
  ];
}

function bootFindings(config: unknown): Finding[] {
  const [layout, devices] = [sectionAt(config, ['boot_device'])['layout'], listAt(config, ['boot_device', 'mirror', 'devices'])];
  const known = layout === undefined || ['aarch64', 'ppc64le', 'x86_64'].includes(String(layout));
  return [
    ...unless(known, wrong(['boot_device', 'layout'], 'be aarch64, ppc64le or x86_64')),
    ...unless(devices.length === 0 || layout !== undefined, odd(['boot_device', 'layout'], 'be given, since there is a mirror')),
    ...repeated(['boot_device', 'mirror', 'devices'], devices, String),
    ...devices.flatMap((device, index) => pathFindings(['boot_device', 'mirror', 'devices', index], String(device))),
    ...unless(devices.length !== 1, wrong(['boot_device', 'mirror', 'devices'], 'be two at least')),
    ...tangFindings(['boot_device', 'luks', 'tang'], listAt(config, ['boot_device', 'luks', 'tang'])),
  ];
}

function isJson(text: string): boolean {
  try {
    return isSection(JSON.parse(text));
  } catch {
    return false;
  }
}
