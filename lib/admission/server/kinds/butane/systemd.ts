import type { Path } from '../../../../model/path.ts';
import { listAt, textAt } from '../../section.ts';
import { type Finding, odd, repeated, textOf, unless, wrong } from './finding.ts';

const kinds = /\.(?:service|socket|device|mount|automount|swap|target|path|timer|snapshot|slice|scope)$/;

/** What is wrong with the units. @see coreos/ignition: config/v3_3/types/{unit,systemd}.go, config/shared/validations */
export function systemdFindings(config: unknown): Finding[] {
  const path = ['systemd', 'units'];
  const units = listAt(config, path);
  return [...repeated(path, units, nameOf), ...units.flatMap((unit, index) => unitFindings([...path, index], unit, units))];
}

/** The paths at which Ignition writes units and drop-ins; no file may stand there. */
export const unitPaths = (config: unknown): ReadonlySet<string> =>
  new Set(
    listAt(config, ['systemd', 'units']).flatMap((unit) => [
      ...(textAt(unit, ['contents']) === '' ? [] : [`/etc/systemd/system/${nameOf(unit)}`]),
      ...listAt(unit, ['dropins'])
        .filter((dropin) => textAt(dropin, ['contents']) !== '')
        .map((dropin) => `/etc/systemd/system/${nameOf(unit)}.d/${nameOf(dropin)}`),
    ]),
  );

function unitFindings(path: Path, unit: unknown, units: readonly unknown[]): Finding[] {
  const contents = textAt(unit, ['contents']);
  const enabled = typeof unit === 'object' && unit !== null && 'enabled' in unit && unit.enabled === true;
  const sections = sectionsOf(contents);
  const template = enabled ? templateOf(nameOf(unit), units) : undefined;
  const dropins = listAt(unit, ['dropins']);
  return [
    ...unless(kinds.test(nameOf(unit)), wrong([...path, 'name'], 'end as units do, in .service, .mount, …')),
    ...unless(sections !== undefined, wrong([...path, 'contents'], 'be a unit')),
    ...unless(
      !enabled || contents === '' || sections === undefined || sections.has('Install'),
      odd([...path, 'contents'], 'have an [Install] section, since the unit is enabled'),
    ),
    ...unless(template?.has('Install') ?? true, odd([...path, 'contents'], 'come from a template with an [Install] section')),
    ...repeated([...path, 'dropins'], dropins, nameOf),
    ...dropins.flatMap((dropin, index) => [
      ...unless(/\.conf$/.test(nameOf(dropin)), wrong([...path, 'dropins', index, 'name'], 'end in .conf')),
      ...unless(
        sectionsOf(textAt(dropin, ['contents'])) !== undefined,
        wrong([...path, 'dropins', index, 'contents'], 'be a part of a unit'),
      ),
    ]),
  ];
}

const nameOf = (item: unknown): string => textAt(item, ['name']);

/** The sections of the template that an instance (`name@instance.service`) is made of, where the text holds it. */
function templateOf(name: string, units: readonly unknown[]): ReadonlySet<string> | undefined {
  const base = /^(.+?)@.+?\.service$/.exec(name)?.[1];
  const contents = textOf(
    units.findLast((unit) => base !== undefined && nameOf(unit) === `${base}@.service`),
    'contents',
  );
  return contents ? sectionsOf(contents) : undefined;
}

/** The sections that hold at least one option; `undefined` for what is no unit. @see coreos/go-systemd: unit/deserialize.go, v22.7.0 */
function sectionsOf(text: string): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  let [section, continued]: [string | undefined, boolean] = [undefined, false];
  for (const line of text.split('\n')) {
    if (continued) {
      continued = line.endsWith('\\');
      continue;
    }
    const start = section === undefined ? line.replace(/^[^[#;]*/, '') : line.trimStart();
    if (start === '') continue;
    continued = start.endsWith('\\');
    if (/^[#;]/.test(start)) continue;
    const head = /^\[([^\]]*)\](.*)$/.exec(start);
    if (head ? head[2]?.trim() !== '' : !start.includes('=') || start.startsWith('[')) return undefined;
    if (head) section = head[1];
    else if (section !== undefined) found.add(section);
  }
  return found;
}
