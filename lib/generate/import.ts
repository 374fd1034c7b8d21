import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Issue } from '../model/issue.ts';
import { type KindSchema, readCrds } from './crd.ts';
import { type Source, type Sources, withSource } from './sources.ts';

/** Where CRDs come from and where their schemas go. */
export interface ImportOptions {
  /** The folder of the schemas, as `schemas/crds`. */
  readonly out: string;
  /** The project that published the CRDs: `kubernetes-sigs/cluster-api`. Absent: `unknown`. */
  readonly source?: string;
  /** Its release; or a function that reads it from the text of a file. Absent: `unknown`. */
  readonly tag?: string | ((text: string) => string);
  /** The kinds to take. Absent: all. */
  readonly kinds?: readonly string[];
}

export interface ImportResult {
  /** The files written, relative to `out`, in order. */
  readonly written: readonly string[];
  /** What was skipped (warnings) or could not be read (errors); the rest was written all the same. */
  readonly issues: readonly Issue[];
}

/** Reads the CRDs of a folder and of all folders below it, or of one file, and writes a schema per kind and version. */
export async function importCrds(folder: string, options: ImportOptions): Promise<ImportResult> {
  const { out, source = 'unknown', tag = 'unknown', kinds } = options;
  const files = await yamlFiles(folder);
  const issues: Issue[] = [];
  const found = new Map<string, KindSchema & { readonly from: Source }>();
  for (const file of files ?? []) {
    const text = await readFile(file, 'utf8');
    const { value = [], issues: own } = readCrds(text);
    issues.push(...own.map((issue) => ({ ...issue, origin: { file: relative(process.cwd(), file) } })));
    const from = { source, tag: typeof tag === 'string' ? tag : tag(text), sha256: createHash('sha256').update(text).digest('hex') };
    for (const schema of value) {
      if (kinds && !kinds.includes(schema.kind)) continue;
      const name = `${schema.group}/${schema.kind}.${schema.version}.json`;
      if (found.has(name)) issues.push(defined(name, relative(process.cwd(), file)));
      else found.set(name, { ...schema, from });
    }
  }
  if (found.size === 0) issues.push(empty(folder, files?.length));
  const written = [...found.keys()].sort();
  const ledger = join(out, 'SOURCES.json');
  let sources = await readSources(ledger);
  if (!sources) return { written: [], issues: [...issues, brokenLedger(ledger)] };
  for (const name of written) {
    const { schema, from } = found.get(name) as KindSchema & { readonly from: Source };
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), json(schema));
    sources = withSource(sources, name, from);
  }
  if (written.length > 0) await writeFile(ledger, json(sources));
  return { written, issues };
}

/** JSON as it stands in committed files. */
export const json = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;

/** All YAML below a folder, or the one file; `undefined` if there is no such folder. */
async function yamlFiles(folder: string): Promise<string[] | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return undefined;
  if (found.isFile()) return [folder];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort(byPath);
}

/** The same order on every system: by folder and name, whatever separates them. */
const byPath = (a: string, b: string): number => (a.split(sep).join('/') < b.split(sep).join('/') ? -1 : 1);

/** The ledger so far, empty if there is none yet; `undefined` if it cannot be read as one. */
async function readSources(ledger: string): Promise<Sources | undefined> {
  const text = await readFile(ledger, 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as Sources;
  } catch {
    return undefined;
  }
}

const brokenLedger = (ledger: string): Issue => ({
  code: 'import/ledger',
  severity: 'error',
  path: [],
  origin: { file: ledger },
  got: 'no JSON',
  must: 'be the list of sources that an import wrote',
  fix: 'restore the file from git; nothing was written',
});

const defined = (name: string, file: string): Issue => ({
  code: 'import/defined-twice',
  severity: 'error',
  path: [],
  origin: { file },
  got: `a second definition of ${name.replace(/\.json$/, '')}`,
  must: 'be defined once in a folder',
  fix: 'import the releases one after the other, the preferred one last',
});

const empty = (folder: string, files: number | undefined): Issue => ({
  code: 'import/nothing-found',
  severity: 'error',
  path: [],
  got:
    files === undefined ? `no folder '${folder}'` : files === 0 ? `no YAML in '${folder}'` : `no CRD in the ${files} files of '${folder}'`,
  must: 'hold CustomResourceDefinitions',
  fix: 'name the folder with the CRDs of a release, such as `config/crd/bases`',
});
