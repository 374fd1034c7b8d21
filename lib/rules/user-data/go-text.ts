/** A text as Go's `%q` prints it, or in YAML's double quotes, or a little longer: what does not print is escaped, and here all that YAML escapes. */
export const quoted = (text: string): string => JSON.stringify(text).replace(/(?! )[\p{C}\p{Z}\u{10000}-\u{10ffff}]/gu, escaped);

const escaped = (char: string): string => `\\U${(char.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;

/**
 * A text as Go's YAML prints it, or two bytes longer: plain, as a block, or in single quotes. What it would put in double quotes because a reader
 * could take it for a number holds nothing to escape, so its size is the same.
 *
 * @param indent of the lines of a block
 */
export function scalar(text: string, indent: string): string {
  if (!isSimple.test(text) && isOdd.test(text)) return quoted(text);
  if (text.includes('\n')) return `|2+\n${text.replace(/^/gm, indent)}`;
  return isPlain(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

/** ASCII that prints, told quickly. */
const isSimple = /^[\n -~]*$/;
const isOdd = /(?![\n ])[\p{C}\p{Z}\u{10000}-\u{10ffff}]/u;
const isPlain = (text: string): boolean =>
  /^(?:[A-Za-z/]|[0-9.:]+\/)/.test(text) && !/: | #|[: ]$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text);
