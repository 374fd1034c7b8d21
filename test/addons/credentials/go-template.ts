/**
 * Renders the small part of Go's templates that Capstan writes, as text/template with sprig's functions does: actions in `{{ }}` with a text, a key, pipes to
 * `replace` and `toJson`, and `if regexMatch … fail … end`. Written from their documentation, and held against the real thing once.
 *
 * @throws Error with the text of `fail`; SyntaxError for anything else than this part.
 */
export function rendered(template: string, values: Readonly<Record<string, string>>): string {
  let text = '';
  let skipping = false;
  for (const [, plain = '', action] of template.matchAll(
    /((?:(?!\{\{)[\s\S])*)(?:\{\{((?:"(?:[^"\\]|\\.)*"|`[^`]*`|(?!\}\})[\s\S])*)\}\})?/g,
  )) {
    if (!skipping) text += plain;
    if (action === undefined) continue;
    const words = [...action.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|\||[^\s|]+/g)].map(([word]) => word);
    if (words[0] === 'end') skipping = false;
    else if (words[0] === 'if' && words[1] === 'regexMatch') {
      skipping = !new RegExp(operand(words[2] ?? '', values).replaceAll('\\x{', '\\u{'), 'u').test(operand(words[3] ?? '', values));
    } else if (words[0] === 'fail') {
      if (!skipping) throw new Error(operand(words[1] ?? '', values));
    } else if (!skipping) text += pipeline(words, values);
  }
  return text;
}

function pipeline(words: readonly string[], values: Readonly<Record<string, string>>): string {
  const stages = words
    .join('\0')
    .split('\0|\0')
    .map((stage) => stage.split('\0'));
  return stages.slice(1).reduce(
    (value, [name = '', ...given]) => {
      const operands = given.map((word) => operand(word, values));
      if (name === 'replace') return value.replaceAll(operands[0] ?? '', () => operands[1] ?? '');
      if (name === 'toJson')
        return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
      throw new SyntaxError(`no function ${name}`);
    },
    operand(stages[0]?.[0] ?? '', values),
  );
}

function operand(word: string, values: Readonly<Record<string, string>>): string {
  if (word.startsWith('`')) return word.slice(1, -1);
  if (word.startsWith('"')) return JSON.parse(word) as string;
  const value = values[word.slice(1)];
  if (!word.startsWith('.') || value === undefined) throw new SyntaxError(`no operand ${word}`);
  return value;
}
