import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Issue, show } from '../model/issue.ts';
import { nearestFile } from './nearest-file.ts';

/** A file of manifests, as it was named in the call or found in a folder of it. */
export interface ManifestFile {
  /** With `/`; `-` for standard input. */
  readonly file: string;
  readonly text: string;
}

/** What a call names: the texts in the order of the call and, in a folder, of code units; and what could not be read. */
export interface ManifestFiles {
  readonly files: readonly ManifestFile[];
  readonly issues: readonly Issue[];
}

const manifestName = /\.(ya?ml|json)$/;
/** Files open at a time; more gains nothing and some systems allow only 256. */
const width = 64;

/**
 * Reads files, folders (all `.yaml`, `.yml` and `.json` files below them; hidden folders and `node_modules` are passed over) and `-`, each file once. A folder
 * without such files is an issue: a wrong name must not pass as "nothing wrong".
 */
export async function readManifestFiles(named: readonly string[], from: string, input: NodeJS.ReadableStream): Promise<ManifestFiles> {
  const issues: Issue[] = [];
  const names = new Set<string>();
  for (const name of named) for (const file of await filesOf(name, from, issues)) names.add(file);
  const texts = await overAll([...names], async (file) => {
    try {
      return { file, text: file === '-' ? await all(input) : decoded(await readFile(resolve(from, file))) };
    } catch (error) {
      issues.push(unreadable(file, from, error));
      return undefined;
    }
  });
  return { files: texts.filter((text) => text !== undefined), issues };
}

async function filesOf(name: string, from: string, issues: Issue[]): Promise<readonly string[]> {
  if (name === '-') return [name];
  const given = name.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
  try {
    const stats: Stats = await stat(resolve(from, name));
    if (!stats.isDirectory()) return [given];
    const found = await below(resolve(from, name), given);
    if (found.length === 0) issues.push(emptyFolder(name));
    return found;
  } catch (error) {
    issues.push(unreadable(name, from, error));
    return [];
  }
}

async function below(folder: string, given: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const [path, name] = [join(folder, entry.name), given === '.' ? entry.name : `${given}/${entry.name}`.replace(/^\/\//, '/')];
    // A link to a folder is not followed: it may lead back up.
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') files.push(...(await below(path, name)));
    } else if (manifestName.test(entry.name)) files.push(name);
  }
  return files;
}

/** Bytes as text: UTF-8 with or without a byte order mark. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

async function all(input: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk as Buffer));
  return decoded(Buffer.concat(chunks));
}

/** Runs an action over all items, some at a time; the answers keep their order. */
async function overAll<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const answers = new Array<R>(items.length);
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) answers[index] = await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return answers;
}

const emptyFolder = (name: string): Issue => ({
  code: 'call/manifests-missing',
  severity: 'error',
  path: [],
  origin: { file: name },
  got: 'a folder without manifests',
  must: 'hold at least one `.yaml`, `.yml` or `.json` file',
  fix: 'name the folder that holds the manifests',
});

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'nothing of that name',
  EACCES: 'a file that may not be read',
  EPERM: 'a file that may not be read',
  EISDIR: 'a folder',
  ENAMETOOLONG: 'a name that is too long',
  ELOOP: 'a link that leads to itself',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'bytes that are no UTF-8',
  ERR_FS_FILE_TOO_LARGE: 'a file of more than 2 GiB',
  ERR_STRING_TOO_LONG: 'a file of more than 512 MiB',
};

function unreadable(name: string, from: string, error: unknown): Issue {
  const code = String((error as NodeJS.ErrnoException).code);
  const fix = code === 'ENOENT' ? nearestFile(name, from) : undefined;
  return {
    code: 'call/file-unreadable',
    severity: 'error',
    path: [],
    origin: { file: name === '-' ? 'standard input' : name },
    got: Object.hasOwn(reasons, code) ? `${reasons[code]}` : show(code),
    must: 'be a file of manifests that can be read, a folder of such, or `-`',
    ...(fix === undefined ? {} : { fix }),
  };
}
