const compiled = new Map<string, RegExp>();

/**
 * Whether a text matches a pattern of a schema somewhere, as Go's RE2 would see it: by code points, `$` only at the very end, `.` anything
 * but a line feed, `\s` the five blanks of ASCII. A pattern that cannot be read here matches everything.
 */
export function matches(pattern: string, text: string): boolean {
  let expression = compiled.get(pattern);
  if (expression === undefined) {
    expression = compile(pattern);
    compiled.set(pattern, expression);
  }
  return expression.test(text);
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(translated(pattern), 'u');
  } catch {
    return /^/;
  }
}

/** JavaScript's words for the same: escapes that only Go allows lose their backslash, classes and `.` get Go's meaning. */
function translated(pattern: string): string {
  let text = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] ?? '';
    const next = pattern[at + 1] ?? '';
    if (char === '\\') {
      text += escaped(next, inClass);
      at++;
    } else if (!inClass && char === '.') text += '[^\\n]';
    else {
      if (char === '[') inClass = true;
      if (char === ']') inClass = false;
      text += char;
    }
  }
  return text;
}

function escaped(char: string, inClass: boolean): string {
  if (char === 's') return inClass ? '\\t\\n\\f\\r ' : '[\\t\\n\\f\\r ]';
  if (char === 'z') return '$';
  if (char === 'A') return '^';
  if (/[A-Za-z0-9^$\\.*+?()[\]{}|/]/.test(char) || (inClass && char === '-')) return `\\${char}`;
  return char;
}
