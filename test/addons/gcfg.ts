/** A file as a controller reads it: sections, by name or as `name "subsection"`, with the values of each key in the order of their lines. */
export type Gcfg = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Reads gcfg's grammar, written from gcfg's own words (`doc.go`, "Syntax") and sharing nothing with the printer: one pass over characters.
 *
 * A section stands in brackets, its subsection in quotes with `\"` and `\\`. A key is letters, digits and `-`; its value ends before `;`, `#` or the
 * line's end, unless those stand between quotes, and without the blanks around it; a `\` before the line's end goes on in the next line. Between
 * quotes there are `\\`, `\"`, `\n` and `\t`; a carriage return is lost everywhere.
 *
 * @throws SyntaxError for what gcfg refuses.
 */
export function readGcfg(text: string): Gcfg {
  const sections = new Map<string, Map<string, string[]>>();
  const source = new Source(text);
  let keys: Map<string, string[]> | undefined;
  while (!source.atEnd) {
    source.blanks();
    if (source.endOfLine()) continue;
    if (source.take('[')) {
      const name = source.header();
      keys = sections.get(name) ?? new Map<string, string[]>();
      sections.set(name, keys);
    } else {
      const key = source.word();
      source.blanks();
      const value = source.take('=') ? source.value() : 'true';
      if (keys === undefined) throw new SyntaxError('a key before any section');
      keys.set(key, [...(keys.get(key) ?? []), value]);
    }
    if (!source.endOfLine()) throw new SyntaxError(`more behind ${JSON.stringify(source.before)}`);
  }
  return Object.fromEntries([...sections].map(([name, each]) => [name, Object.fromEntries(each)]));
}

class Source {
  readonly #chars: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#chars = [...text];
  }

  get atEnd(): boolean {
    return this.#at >= this.#chars.length;
  }

  get before(): string {
    return this.#chars.slice(Math.max(0, this.#at - 20), this.#at).join('');
  }

  take(char: string): boolean {
    if (this.#chars[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  blanks(): void {
    while ([' ', '\t', '\r'].includes(this.#chars[this.#at] ?? '')) this.#at += 1;
  }

  /** Whether nothing more stands in this line but a comment; then the next one is up. */
  endOfLine(): boolean {
    this.blanks();
    if ([';', '#'].includes(this.#chars[this.#at] ?? '')) while (!this.atEnd && this.#chars[this.#at] !== '\n') this.#at += 1;
    return this.atEnd || this.take('\n');
  }

  word(): string {
    let word = '';
    while (/[\p{L}\p{Nd}-]/u.test(this.#chars[this.#at] ?? '')) word += this.#next();
    if (!/^\p{L}/u.test(word)) throw new SyntaxError(`no name behind ${JSON.stringify(this.before)}`);
    return word;
  }

  header(): string {
    this.blanks();
    let name = this.word();
    this.blanks();
    if (this.take('"')) {
      let subsection = '';
      while (!this.take('"')) subsection += this.take('\\') ? this.#escaped('\\"') : this.#next();
      name += ` ${JSON.stringify(subsection)}`;
      this.blanks();
    }
    if (!this.take(']')) throw new SyntaxError('no end of a section');
    return name;
  }

  value(): string {
    this.blanks();
    let value = '';
    let kept = 0;
    while (!this.atEnd && !['\n', ';', '#'].includes(this.#chars[this.#at] ?? '')) {
      if (this.take('"')) {
        while (!this.take('"')) value += this.take('\\') ? this.#escaped('\\"nt') : this.#next();
        kept = value.length;
        continue;
      }
      const char = this.#next();
      if (char === '\\') {
        if (this.take('\n')) continue;
        if (!this.take('"')) throw new SyntaxError('a backslash outside quotes');
        value += '"';
        kept = value.length;
        continue;
      }
      value += char;
      if (![' ', '\t', '\r'].includes(char)) kept = value.length;
    }
    return value.slice(0, kept).replaceAll('\r', '');
  }

  #escaped(known: string): string {
    const char = this.#next();
    if (!known.includes(char)) throw new SyntaxError(`no such escape: ${JSON.stringify(char)}`);
    return char === 'n' ? '\n' : char === 't' ? '\t' : char;
  }

  /** Text ends with its line, even between quotes. */
  #next(): string {
    const char = this.#chars[this.#at];
    if (char === undefined || char === '\n') throw new SyntaxError('text that does not end');
    if (char === '\0' || /\p{Cs}/u.test(char)) throw new SyntaxError('a character that cannot be read');
    this.#at += 1;
    return char;
  }
}
