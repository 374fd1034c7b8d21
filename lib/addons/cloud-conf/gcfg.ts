import { isPrintable } from '../../model/printable.ts';

/** A section of a file in gcfg's syntax, which the OpenStack controllers read; its keys in the order of their lines. */
export interface Section {
  readonly name: string;
  readonly subsection?: string;
  /** A list is one line for each of its texts, under the same key. */
  readonly keys: Readonly<Record<string, Value | readonly string[] | undefined>>;
}

export type Value = string | number | boolean | Quoted;

/** Text that stands between its quotes already, or will when a template is rendered; the printing adds only the quotes. */
export interface Quoted {
  readonly quoted: string;
}

/**
 * Sections as a file. Every text is quoted, since outside quotes `#` and `;` begin a comment and blanks at the ends are lost; keys without a value
 * are left out.
 *
 * @throws TypeError for a control character. A carriage return is lost even inside quotes, a raw line end is bad syntax, and no name, address or
 * secret of OpenStack holds any other on purpose.
 * @see gopkg.in/gcfg.v1 1.2.3: `scanner/scanner.go` `scanValString`, `read.go` `unquote`; addons 1.5
 */
export const printSections = (sections: readonly Section[]): string => sections.map(printSection).join('\n');

function printSection({ name, subsection, keys }: Section): string {
  const lines = Object.entries(keys).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return (isList(value) ? value : [value]).map((each) => `${key} = ${print(each, key)}\n`);
  });
  return `[${name}${subsection === undefined ? '' : ` "${escaped(subsection, name)}"`}]\n${lines.join('')}`;
}

const isList = (value: Value | readonly string[]): value is readonly string[] => Array.isArray(value);

function print(value: Value, key: string): string {
  if (typeof value === 'object') return `"${value.quoted}"`;
  return typeof value === 'string' ? `"${escaped(value, key)}"` : String(value);
}

/** The message names the key alone: the text may be a secret. */
function escaped(text: string, key: string): string {
  if (!isPrintable(text)) throw new TypeError(`the text of ${key} must not hold control characters or halves of characters`);
  return text.replace(/[\\"]/g, '\\$&');
}
