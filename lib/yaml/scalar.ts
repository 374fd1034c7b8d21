import { onceForText } from '../model/remembered.ts';

/**
 * Text as YAML that every reader takes for the same text: YAML 1.1 (kubectl, Flux, Argo CD), where `y`, `0o7`, `1e3` and `22:30` are no
 * text, and YAML 1.2. What may stand bare is listed; nothing is bare because no rule against it comes to mind. (`e0` is the odd one out: the
 * package `yaml` 2.9, reading YAML 1.1, makes `NaN` of it.)
 */
const bareWord = /^(?![eE][0-9_.+-]+$)[A-Za-z/][A-Za-z0-9._/=,@+-]*(?::[A-Za-z0-9._/=,@+-]+)*$/;

/** Words of YAML 1.1 and 1.2 that are booleans or nulls, in any case. */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** Begins with a digit and is still no number, date or base-60 clock in any reader: `8Gi`, `10m0s`, `10.6.0.0/24`, an OpenStack id. */
const bareMeasure =
  /^(?:[0-9]+[KMGTPE]i|(?:[0-9]+[hms]){1,3}|[0-9]{1,3}(?:\.[0-9]{1,3}){3}\/[0-9]{1,2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * What a reviewer cannot see, or a YAML 1.1 reader changes or refuses: C1 controls (U+0085 is a line end in YAML 1.1), odd blanks, marks of
 * direction and width, U+2028 and U+2029, byte order marks, non-characters and tags. Listed by number, since a category such as `Cf` differs between
 * Unicode versions, thus between versions of Node.
 */
const hidden =
  '\\x7f-\\xa0\\xad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff\\u{e0000}-\\u{e0fff}';
const hiddenOnce = new RegExp(`[${hidden}]`, 'u');
const hiddenAll = new RegExp(`[${hidden}]`, 'gu');

/**
 * What forbids a block literal: control characters other than line feed and tab, hidden ones, half a surrogate pair; a first line that is empty or
 * begins with a blank (readers guess the indentation from it); blanks before a line's end (editors and `git diff --check` take them away);
 * several line feeds at the end (they need `|+`, which tools that cut a file at `---` shorten).
 */
const noBlock = new RegExp(`[^\\P{Cc}\\t\\n]|[${hidden}\\ud800-\\udfff]|[ \\t]\\n|[ \\t]$|^[ \\t\\n]|\\n\\n$`, 'u');

const isBare = (text: string): boolean =>
  text.length < 256 && (bareWord.test(text) ? !(text.length < 6 && reserved.test(text)) : bareMeasure.test(text));

/** Text as the key of a map, on one line. */
export const printKey = onceForText((text): string => (isBare(text) ? text : quote(text)));

/**
 * Text as a value. Several lines become a block literal, so that a diff shows the line that changed; no line is ever folded.
 *
 * @param margin what stands before every line of a block, a line feed first: `'\n    '`.
 */
export function printText(text: string, margin: string): string {
  if (isBare(text)) return text;
  return text.includes('\n') ? blocks(margin)(text) : quote(text);
}

/** By margin, then by text: the same few files are on many machines. */
const blocks = onceForText((margin) => onceForText((text) => printLines(text, margin)));

function printLines(text: string, margin: string): string {
  if (noBlock.test(text)) return quote(text);
  const end = text.length - 1;
  const clipped = text.charCodeAt(end) === 10;
  const lines = clipped ? text.slice(0, end) : text;
  // Empty lines stay empty: blanks that mean nothing would be the first thing an editor removes.
  return (clipped ? '|' : '|-') + margin + lines.replace(/\n(?!\n)/g, margin);
}

/** A number as every reader takes it for one: YAML 1.1 wants a point before an exponent. */
export function printNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(String(value));
  const text = String(value);
  return text.includes('e') && !text.includes('.') ? text.replace('e', '.0e') : text;
}

/** Double quotes with JSON's escapes, which YAML shares, and with escapes for what is hidden. */
function quote(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('text with half a surrogate pair');
  const quoted = JSON.stringify(text);
  return hiddenOnce.test(quoted) ? quoted.replace(hiddenAll, escapeOf) : quoted;
}

function escapeOf(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
