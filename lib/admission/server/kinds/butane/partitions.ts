import type { Path } from '../../../../model/path.ts';
import { isSection, numberAt, textAt } from '../../section.ts';
import { bytes, type Finding, odd, repeated, textOf, unless, wrong } from './finding.ts';

const guid = /^(?:|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** The numbers that Fedora CoreOS gives its own partitions. */
const reserved: Readonly<Record<string, number>> = { 'BIOS-BOOT': 1, 'PowerPC-PReP-boot': 1, 'EFI-SYSTEM': 2, boot: 3, root: 4 };

/** What is wrong with the partitions of a disk. @see coreos/ignition: config/v3_3/types/{disk,partition}.go; coreos/butane: config/fcos/v1_4/translate.go */
export function partitionFindings(path: Path, partitions: readonly unknown[], wiped: boolean): Finding[] {
  const unnumbered = partitions.some((item) => numberOf(item) === 0);
  return [
    ...repeated(path, partitions, (item) => (numberOf(item) === 0 ? undefined : String(numberOf(item)))),
    ...repeated(path, partitions, (item) => textOf(item, 'label')),
    ...unless(!unnumbered || !partitions.some(isUnwanted), wrong(path, 'all have numbers, since one should not exist')),
    ...partitions.flatMap((item, index) => [
      ...onePartition([...path, index], item),
      ...unless(!partitions.slice(0, index).some((other) => overlaps(item, other)), wrong([...path, index], 'not overlap another one')),
      ...reservedFindings([...path, index], item, partitions.toSpliced(index, 1), wiped),
    ]),
  ];
}

function onePartition(path: Path, item: unknown): Finding[] {
  const label = textOf(item, 'label');
  const described = ['label', 'start_mib', 'size_mib'].some((key) => isSection(item) && item[key] !== undefined);
  const typed = textAt(item, ['type_guid']) !== '' || textAt(item, ['guid']) !== '';
  return [
    ...unless(!isUnwanted(item) || !(described || typed), wrong(path, 'have a number only, since it should not exist')),
    ...unless(label !== undefined || numberOf(item) !== 0, wrong(path, 'have a label or a number')),
    ...unless(bytes(label ?? '') <= 36 && !label?.includes(':'), wrong([...path, 'label'], 'have at most 36 bytes and no colon')),
    ...['guid', 'type_guid'].flatMap((key) => unless(guid.test(textAt(item, [key])), wrong([...path, key], 'be a GUID'))),
  ];
}

/** The root partition needs 8 GiB, or all that is left; its like keep their numbers, unless the table is wiped. */
function reservedFindings(path: Path, item: unknown, others: readonly unknown[], wiped: boolean): Finding[] {
  const label = textAt(item, ['label']);
  const size = numberAt(item, ['size_mib']) ?? 0;
  const number = Object.hasOwn(reserved, label) ? reserved[label] : undefined;
  const squeezed = others.some((other) => (numberAt(other, ['start_mib']) ?? 0) === 0);
  return [
    ...unless(
      label !== 'root' || size >= 8192 || (size === 0 && !squeezed),
      odd([...path, 'size_mib'], 'be 8192 at least, or leave it all the rest'),
    ),
    ...unless(wiped || number === undefined || number === numberOf(item), odd([...path, 'number'], `be ${number}`)),
  ];
}

/** Only partitions with a start and a size; a size of 0 counts as one that only starts. */
function overlaps(a: unknown, b: unknown): boolean {
  const [one, other] = [extent(a), extent(b)];
  return one !== undefined && other !== undefined && one.start <= other.end && other.start <= one.end;
}

function extent(item: unknown): { readonly start: number; readonly end: number } | undefined {
  const [start, size] = [numberAt(item, ['start_mib']), numberAt(item, ['size_mib'])];
  return start === undefined || start === 0 || size === undefined ? undefined : { start, end: size === 0 ? start : start + size - 1 };
}

const numberOf = (item: unknown): number => numberAt(item, ['number']) ?? 0;
const isUnwanted = (item: unknown): boolean => isSection(item) && item['should_exist'] === false;
