const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML 1.0 cannot hold, however it is written: most control characters, halves of surrogate pairs, two non-characters. */
const unspeakable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an element or an attribute of XML 1.0. What XML cannot hold is named by its code, as `show` does. */
export const escapeXml = (text: string): string =>
  text
    .replace(unspeakable, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`)
    .replace(/[&<>"']/g, (char) => entities[char] ?? char)
    // A reader of attributes turns these into blanks, and of lines the last one into a line feed, unless they come as references.
    .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);

/** One element; an attribute that is `undefined` is left out. `content` is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: readonly string[],
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const open = `<${name}${written.join('')}`;
  return content.length === 0 ? `${open}/>` : `${open}>${content.join('')}</${name}>`;
}
