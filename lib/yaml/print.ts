import type { KubeObject, Manifest } from '../model/object.ts';
import { printPath } from '../model/path.ts';
import { firstFault, isPlain } from './json.ts';
import { printKey, printNumber, printText } from './scalar.ts';

const topKeys = ['apiVersion', 'kind', 'metadata'];
const metadataKeys = ['name', 'namespace', 'labels', 'annotations'];

/** A key longer than this is written with `? `: readers look for the colon of a plain key within 1,024 characters. */
const longestKey = 1000;

/**
 * One object as a YAML document without its marker: `apiVersion`, `kind`, `metadata` (`name`, `namespace`, `labels`, `annotations` first), then
 * every map sorted by code units; lists keep their order. Nothing is dropped: `null` stays `null`, empty maps and lists stay.
 *
 * @throws TypeError naming the object and the path for what JSON cannot hold (`undefined`, `NaN`, a function): a bug of a component.
 */
export function printObject(object: KubeObject): string {
  try {
    return map(object, ordered(object, topKeys), '', '');
  } catch (error) {
    const fault = firstFault(object);
    if (fault === undefined) throw error;
    const name = `${String(object.kind)} ${String(object.metadata?.name)}`;
    throw new TypeError(`${name}: \`${printPath(fault.path)}\` holds ${fault.found}, which YAML cannot say`);
  }
}

/** The objects of one file, as documents with `---` between them; the text ends with a line feed. No objects give no text. */
export const printManifest = (objects: readonly KubeObject[]): string => whole(objects.map(printObject).join('---\n'));

/** The text of a file: its own where it has one, else its objects. */
export const printFile = ({ objects, text }: Manifest): string => text ?? printManifest(objects);

/** The same text in one piece. An engine keeps text that was put together as a tree of its parts, many times its size, until somebody asks for a character. */
function whole(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** The given keys first, as far as they are there, then the others by code units. */
function ordered(section: Section, first: readonly string[]): string[] {
  const rest = Object.keys(section).filter((key) => !first.includes(key));
  return [...first.filter((key) => Object.hasOwn(section, key)), ...rest.sort()];
}

type Section = Readonly<Record<string, unknown>>;

/** `lead` stands before the first key, `indent` before the others: a map in a list begins on the line of its dash. */
function map(section: Section, keys: readonly string[], indent: string, lead: string): string {
  let text = '';
  let before = lead;
  for (const key of keys) {
    const name = printKey(key);
    text += name.length > longestKey ? `${before}? ${name}\n${indent}:` : `${before}${name}:`;
    before = indent;
    const value = section[key];
    if (key === 'metadata' && indent === '') text += metadata(value);
    else text += after(value, indent, name.length > longestKey);
  }
  return text;
}

function metadata(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return after(value, '', false);
  if (!isPlain(value)) throw new TypeError('an instance of a class');
  const section = value as Section;
  const keys = ordered(section, metadataKeys);
  return keys.length === 0 ? ' {}\n' : `\n${map(section, keys, '  ', '  ')}`;
}

/** What follows the colon of a key that stands at `indent`. After a long key the dash of a list needs its own column. */
function after(value: unknown, indent: string, long: boolean): string {
  if (typeof value !== 'object' || value === null) return ` ${scalar(value, indent)}\n`;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return value.length === 0 ? ' []\n' : `\n${list(value, long ? inner : indent, long ? inner : indent)}`;
  const keys = sortedKeys(value);
  return keys.length === 0 ? ' {}\n' : `\n${map(value as Section, keys, inner, inner)}`;
}

function list(items: readonly unknown[], indent: string, lead: string): string {
  const inner = `${indent}  `;
  let text = '';
  let before = lead;
  for (const item of items) {
    text += `${before}- `;
    before = indent;
    if (typeof item !== 'object' || item === null) text += `${scalar(item, indent)}\n`;
    else if (Array.isArray(item)) text += item.length === 0 ? '[]\n' : list(item, inner, '');
    else {
      const keys = sortedKeys(item);
      text += keys.length === 0 ? '{}\n' : map(item as Section, keys, inner, '');
    }
  }
  return text;
}

function sortedKeys(section: object): string[] {
  if (!isPlain(section)) throw new TypeError('an instance of a class');
  return inOrder(Object.keys(section));
}

/** Most maps are written in order, and looking costs less than sorting. */
function inOrder(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if ((keys[i] as string) < (keys[i - 1] as string)) return keys.sort();
  return keys;
}

function scalar(value: unknown, indent: string): string {
  switch (typeof value) {
    case 'string':
      return printText(value, `\n${indent}  `);
    case 'number':
      return printNumber(value);
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      if (value === null) return 'null';
      throw new TypeError(typeof value);
  }
}
