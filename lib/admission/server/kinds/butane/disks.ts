import type { Path } from '../../../../model/path.ts';
import { isSection, listAt, numberAt, textAt } from '../../section.ts';
import { bytes, type Finding, isOn, odd, pathFindings, repeated, unless, wrong } from './finding.ts';
import { partitionFindings } from './partitions.ts';
import { resourceFindings, schemeOf } from './resource.ts';

/** Bytes, as `mkfs` counts them. */
const labels: Readonly<Record<string, number>> = { ext4: 16, btrfs: 256, xfs: 12, swap: 15, vfat: 11, none: Number.POSITIVE_INFINITY };

/** What is wrong with disks and what lies on them. @see coreos/ignition: config/v3_3/types/{disk,partition,filesystem,luks,raid,tang,clevis}.go */
export function diskFindings(config: unknown): Finding[] {
  const each = (kind: string, keyOf: string, findings: (path: Path, item: unknown) => Finding[]): Finding[] => {
    const items = listAt(config, ['storage', kind]);
    const path = ['storage', kind];
    return [...repeated(path, items, (item) => textAt(item, [keyOf])), ...items.flatMap((item, index) => findings([...path, index], item))];
  };
  return [
    ...each('disks', 'device', oneDisk),
    ...each('filesystems', 'device', (path, item) => filesystem(path, item, listAt(config, ['storage', 'disks']))),
    ...each('luks', 'name', luks),
    ...each('raid', 'name', raid),
  ];
}

function oneDisk(path: Path, disk: unknown): Finding[] {
  const partitions = listAt(disk, ['partitions']);
  return [
    ...pathFindings([...path, 'device'], textAt(disk, ['device'])),
    ...partitionFindings([...path, 'partitions'], partitions, isOn(disk, 'wipe_table')),
  ];
}

function filesystem(path: Path, item: unknown, disks: readonly unknown[]): Finding[] {
  const format = textAt(item, ['format']);
  const [label, mount, device] = [textAt(item, ['label']), textAt(item, ['path']), textAt(item, ['device'])];
  const others = [mount, label, textAt(item, ['uuid'])].some((text) => text !== '') || isOn(item, 'wipe_filesystem');
  const options = listAt(item, ['mount_options']).length + listAt(item, ['options']).length > 0;
  const disk = disks.findLast((other) => textAt(other, ['device']) === device);
  const needed = isOn(item, 'with_mount_unit') && (format === '' || (format !== 'swap' && mount === ''));
  return [
    ...unless(!needed, wrong(path, 'have `format` and `path`, since it has a mount unit')),
    ...(mount === '' ? [] : pathFindings([...path, 'path'], mount)),
    ...pathFindings([...path, 'device'], device),
    ...unless(
      format === '' ? !others && !options : Object.hasOwn(labels, format),
      wrong([...path, 'format'], `be one of ${Object.keys(labels).join(', ')}`),
    ),
    ...unless(
      bytes(label) <= (labels[format] ?? Number.POSITIVE_INFINITY),
      wrong([...path, 'label'], `have at most ${labels[format]} bytes`),
    ),
    ...unless(disk === undefined || listAt(disk, ['partitions']).length === 0, odd([...path, 'device'], 'not be a disk with partitions')),
    ...unless(!isOn(disk, 'wipe_table') || isOn(item, 'wipe_filesystem'), odd([...path, 'device'], 'not be a disk whose table is wiped')),
  ];
}

function luks(path: Path, item: unknown): Finding[] {
  const clevis = isSection(item) ? item['clevis'] : undefined;
  const [pin, config] = [textAt(clevis, ['custom', 'pin']), textAt(clevis, ['custom', 'config'])];
  const custom = pin !== '' || config !== '' || isOn(isSection(clevis) ? clevis['custom'] : undefined, 'needs_network');
  const tangs = listAt(clevis, ['tang']);
  const shared = tangs.length > 0 || isOn(clevis, 'tpm2') || (numberAt(clevis, ['threshold']) ?? 0) !== 0;
  return [
    ...unless(!textAt(item, ['name']).includes('/'), wrong([...path, 'name'], 'hold no slash')),
    ...unless(bytes(textAt(item, ['label'])) <= 47, wrong([...path, 'label'], 'have at most 47 bytes')),
    ...pathFindings([...path, 'device'], textAt(item, ['device'])),
    ...unless(pin === '' || !shared, wrong([...path, 'clevis'], 'not be custom and something else')),
    ...unless(
      !custom || (['tpm2', 'tang', 'sss'].includes(pin) && config !== ''),
      wrong([...path, 'clevis', 'custom'], 'have a known `pin` and a `config`'),
    ),
    ...tangFindings([...path, 'clevis', 'tang'], tangs),
    ...resourceFindings([...path, 'key_file'], isSection(item) ? item['key_file'] : undefined),
  ];
}

/** Key servers. */
export const tangFindings = (path: Path, tangs: readonly unknown[]): Finding[] => [
  ...repeated(path, tangs, (tang) => textAt(tang, ['url'])),
  ...tangs.flatMap((tang, index) => [
    ...unless(/^https?$/.test(schemeOf(textAt(tang, ['url'])) ?? ''), wrong([...path, index, 'url'], 'be a URL of http or https')),
    ...unless(textAt(tang, ['thumbprint']) !== '', wrong([...path, index, 'thumbprint'], 'be given')),
  ]),
];

function raid(path: Path, item: unknown): Finding[] {
  const [level, devices] = [textAt(item, ['level']), listAt(item, ['devices'])];
  const striped = ['linear', 'raid0', '0', 'stripe'].includes(level);
  return [
    ...unless(striped || /^(?:(?:raid)?(?:1|4|5|6|10)|mirror)$/.test(level), wrong([...path, 'level'], 'be a RAID level')),
    ...unless(!striped || (numberAt(item, ['spares']) ?? 0) === 0, wrong([...path, 'level'], 'be one that uses spares')),
    ...unless(devices.length > 0, wrong([...path, 'devices'], 'name a device')),
    ...repeated([...path, 'devices'], devices, String),
    ...devices.flatMap((device, index) => pathFindings([...path, 'devices', index], String(device))),
  ];
}
