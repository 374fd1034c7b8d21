import { parseAllDocuments, type Tags, type Document as YamlDocument } from 'yaml';
import type { Issue } from '../model/issue.ts';

/** One object of a file. */
export interface Document {
  readonly file: string;
  /** Which document of the file it came from, counted from 0; the items of a List share theirs. */
  readonly document: number;
  /** The object as plain JSON; absent where the text could not be read. */
  readonly value?: unknown;
  /** Why it could not be read. Empty otherwise. */
  readonly issues: readonly Issue[];
}

/** How a text is taken apart. */
export interface Reading {
  /** Whether the items of a `kind: List` are taken for themselves, as kubectl does. Absent: they are. */
  readonly unpack?: boolean;
}

/** A text larger than this is refused, rather than read for minutes. */
const mostCharacters = 64 * 1024 * 1024;

/**
 * The objects of a YAML or JSON text, as kubectl reads it: YAML 1.1, so that an unquoted `yes` is a boolean; all documents, empty ones left
 * out but counted; a List taken apart. A key that stands twice in a map is an issue, since every reader takes another of the two. Never throws.
 */
export function parseDocuments(file: string, text: string, { unpack = true }: Reading = {}): readonly Document[] {
  if (text.length > mostCharacters)
    return [unreadable(file, 0, `a text of ${text.length} characters`, `have at most ${mostCharacters} characters`)];
  const parsed = parseAllDocuments(text.replace(/^\ufeff/, ''), {
    version: '1.1',
    merge: true,
    customTags: kubectlTags,
    logLevel: 'silent',
  });
  if ('empty' in parsed) return [];
  return parsed.flatMap((document, index) => {
    const broken = document.errors[0];
    if (broken) return [wrong(file, index, broken)];
    try {
      const value = plain(document);
      if (value === null || value === undefined) return [];
      return (unpack ? items(value) : [value]).map((item) => ({ file, document: index, value: item, issues: [] }));
    } catch {
      return [unreadable(file, index, 'aliases that unfold without end', 'hold few aliases')];
    }
  });
}

/** kubectl's reader leaves dates and numbers of base 60 as texts, where YAML 1.1 would read them. */
const kubectlTags = (tags: Tags): Tags =>
  tags.filter(
    (tag) => typeof tag === 'string' || (tag.tag !== 'tag:yaml.org,2002:timestamp' && !('format' in tag && tag.format === 'TIME')),
  );

/** Plain JSON of a document: keys are texts. */
function plain(document: YamlDocument): unknown {
  const keys: unknown = document.toJS({ maxAliasCount: 1000, mapAsMap: true });
  return withTextKeys(keys);
}

function withTextKeys(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, child]) => [String(key), withTextKeys(child)]));
  if (Array.isArray(value)) return value.map(withTextKeys);
  return value;
}

function items(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value];
  const { apiVersion, kind, items: list } = value as { apiVersion?: unknown; kind?: unknown; items?: unknown };
  const isList = apiVersion === 'v1' && kind === 'List' && Array.isArray(list);
  return isList ? list.flatMap(items) : [value];
}

const unreadable = (file: string, document: number, got: string, must: string): Document => ({
  file,
  document,
  issues: [{ code: 'vet/unreadable', severity: 'error', path: [], origin: { file }, got, must }],
});

function wrong(file: string, document: number, error: YamlDocument['errors'][number]): Document {
  const at = error.linePos?.[0];
  const isDouble = error.code === 'DUPLICATE_KEY';
  const origin = { file, ...(at ? { line: at.line, column: at.col } : {}) };
  const issue: Issue = isDouble
    ? {
        code: 'vet/double-key',
        severity: 'error',
        path: [],
        origin,
        got: 'a key that stands twice in one map',
        must: 'have each key once',
        fix: 'drop one of the two',
      }
    : {
        code: 'vet/unreadable',
        severity: 'error',
        path: [],
        origin,
        got: 'a text that is no YAML',
        must: 'be YAML or JSON',
        fix: sentence(error.message),
      };
  return { file, document, issues: [issue] };
}

/** The reader's own first line, without the place, which the issue carries, and without a piece of the text, which may be secret. */
const sentence = (message: string): string =>
  `the reader says: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/["'`].*["'`]/, '…')}`;
