import type { Dirent, Stats } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { manifestFileName } from '../model/addons/manifests.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { type Issue, show } from '../model/issue.ts';
import { type NamedFile, namedFiles } from '../model/named-files.ts';
import { noFiles, type ProjectFiles } from '../model/project-files.ts';
import { nearestFile } from './nearest-file.ts';

/** How much is read before it is refused: more than any cluster could take, and little enough to be read in seconds. */
export const bounds = { fileBytes: 16 * 2 ** 20, allBytes: 64 * 2 ** 20, files: 2_000, folders: 2_000 } as const;

/** What was read, and what could not be. */
export interface ReadFiles {
  readonly files: ProjectFiles;
  readonly issues: readonly Issue[];
}

/**
 * Reads the files that a fleet names. A folder of manifests stands for the `.yaml`, `.yml` and `.json` files below it; hidden files and those of other names
 * are passed over. Nothing outside the project is read, whatever links lead there. An issue for each place that names what cannot be read.
 */
export async function readProjectFiles(root: string, fleet: Fleet): Promise<ReadFiles> {
  const named = namedFiles(fleet);
  if (named.length === 0) return { files: noFiles, issues: [] };
  const reading = new Reading(await realpath(root));
  const issues: Issue[] = [];
  for (const { name, as, path } of named) {
    const fault = await reading.take(name, as);
    if (fault) issues.push({ severity: 'error', path, ...fault });
  }
  if (issues.length > 0) return { files: noFiles, issues };
  // The YAML reader is slow to load, and most fleets name no files.
  const [{ withManifests }, { withSopsFiles }] = await Promise.all([import('../yaml/manifest-files.ts'), import('../yaml/sops-files.ts')]);
  return { files: withSopsFiles(fleet, withManifests(fleet, reading.texts)), issues };
}

type Fault = Pick<Issue, 'code' | 'got' | 'must' | 'fix'>;

/** What a named file turned out to be: nothing wrong, or why it cannot be read. Remembered, since clusters name the same. */
class Reading {
  readonly texts = new Map<string, string>();
  private readonly taken = new Map<string, Fault | undefined>();
  private readonly root: string;
  private bytes = 0;
  private folders = 0;

  constructor(root: string) {
    this.root = root;
  }

  async take(name: string, as: NamedFile['as']): Promise<Fault | undefined> {
    const key = `${as} ${name}`;
    if (!this.taken.has(key)) this.taken.set(key, await this.read(name, as));
    return this.taken.get(key);
  }

  private async read(name: string, as: NamedFile['as']): Promise<Fault | undefined> {
    try {
      const stats = await this.inside(name);
      if ('code' in stats) return stats;
      if (as === 'sops' || !stats.isDirectory()) return await this.file(name, stats, as);
      const files = await this.below(name);
      if ('code' in files) return files;
      if (files.length === 0) return fault('empty', `no manifests below ${name}`, 'hold at least one `.yaml`, `.yml` or `.json` file');
      for (const file of files) {
        const target = await this.inside(file);
        const wrong = 'code' in target ? target : await this.file(file, target, as);
        if (wrong) return wrong;
      }
      return undefined;
    } catch (error) {
      return this.refused(name, error);
    }
  }

  /** What a name leads to, unless that is outside the project. */
  private async inside(name: string): Promise<Stats | Fault> {
    const place = await realpath(join(this.root, name));
    if (place.startsWith(`${this.root}${sep}`)) return stat(place);
    return fault('outside', `${name}, which leads out of the project`, 'stand below the project', 'copy it into the project');
  }

  private async file(name: string, stats: Stats, as: NamedFile['as']): Promise<Fault | undefined> {
    if (this.texts.has(name)) return undefined;
    if (!stats.isFile()) return fault('unreadable', stats.isDirectory() ? `the folder ${name}` : `${name}, which is no file`, 'be a file');
    if (as === 'manifests' && !manifestFileName.test(name))
      return fault('name', name, 'end in `.yaml`, `.yml` or `.json`', 'rename the file');
    if (stats.size > bounds.fileBytes)
      return fault('too-large', `${name} of ${stats.size} bytes`, `have at most ${bounds.fileBytes} bytes`, split);
    if (this.bytes + stats.size > bounds.allBytes) {
      return fault('too-large', `more than ${bounds.allBytes} bytes with ${name}`, 'be less for all files that a fleet names', split);
    }
    if (this.texts.size >= bounds.files) return fault('too-many', `more than ${bounds.files} files`, 'be fewer', 'put manifests together');
    const bytes = await readFile(join(this.root, name));
    // A file may have grown since.
    this.bytes += bytes.length;
    if (bytes.includes(0)) return fault('unreadable', `${name}, which holds bytes that are no text`, 'be text in UTF-8');
    const text = decoded(bytes);
    if (text === undefined) return fault('unreadable', `${name}, which holds bytes that are no UTF-8`, 'be text in UTF-8');
    this.texts.set(name, text);
    return undefined;
  }

  /** The manifests below a folder, sorted by their names. A link to a folder is refused: it may lead back up, and leaving it out would lose manifests. */
  private async below(folder: string): Promise<readonly string[] | Fault> {
    if (++this.folders > bounds.folders)
      return fault('too-many', `more than ${bounds.folders} folders`, 'be fewer', 'name the folder of the manifests');
    const entries = await readdir(join(this.root, folder), { withFileTypes: true });
    const files: string[] = [];
    for (const entry of entries.filter(isWanted)) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        const found = await this.below(name);
        if ('code' in found) return found;
        files.push(...found);
      } else if (manifestFileName.test(entry.name)) files.push(name);
      else if (entry.isSymbolicLink() && (await stat(join(this.root, name))).isDirectory()) {
        return fault('unreadable', `${name}, a link to a folder`, 'be a folder of its own', 'name the folder that it leads to');
      }
      if (files.length > bounds.files)
        return fault('too-many', `more than ${bounds.files} files below ${folder}`, 'be fewer', 'put manifests together');
    }
    return files.sort();
  }

  private refused(name: string, error: unknown): Fault {
    const { code, path } = error as NodeJS.ErrnoException;
    const file = path?.startsWith(`${this.root}${sep}`)
      ? path
          .slice(this.root.length + 1)
          .split(sep)
          .join('/')
      : name;
    const reason = reasons.get(String(code)) ?? show(code);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return fault('unreadable', `${file}: ${reason}`, 'be a file that can be read');
    return fault('missing', `${file}: ${reason}`, 'be a file or a folder of the project', nearestFile(file, this.root));
  }
}

/** `.git`, `.DS_Store` and their like are nobody's manifests. */
const isWanted = ({ name }: Dirent): boolean => !name.startsWith('.') && name !== 'node_modules';

/** Bytes as text, a byte order mark left out; `undefined` where they are no UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const split = 'leave out what is not needed, or split it';

const fault = (code: string, got: string, must: string, fix?: string): Fault => ({
  code: `project-file/${code}`,
  got,
  must,
  ...(fix === undefined ? {} : { fix }),
});

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'nothing of that name'],
  ['ENOTDIR', 'nothing of that name'],
  ['EACCES', 'a file that may not be read'],
  ['EPERM', 'a file that may not be read'],
  ['ENAMETOOLONG', 'a name that is too long'],
  ['ELOOP', 'a link that leads to itself'],
]);
