import { chmodSync, type Dirent, lstatSync, readdirSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** `other` is a socket, a pipe or a device. */
export type EntryType = 'file' | 'folder' | 'link' | 'other';

/** Everything below a folder by its path with `/`, parents before children, sorted. Links are listed and never followed. */
export type Tree = ReadonlyMap<string, EntryType>;

/** What is below `folder`; nothing where there is no such folder. */
export function scan(folder: string): Tree {
  const tree = new Map<string, EntryType>();
  const visit = (path: string, prefix: string): void => {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const type = typeOf(entry);
      tree.set(prefix + entry.name, type);
      if (type === 'folder') visit(join(path, entry.name), `${prefix}${entry.name}/`);
    }
  };
  if (typeAt(folder) === 'folder') visit(folder, '');
  return tree;
}

/** What stands at a path, or `undefined`. */
export function typeAt(path: string): EntryType | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats === undefined ? undefined : typeOf(stats);
}

/** Removes a folder and all below it, folders without write permission too. Links go, what they lead to stays. */
export function removeTree(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    unlock(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function unlock(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) unlock(join(folder, entry.name));
}

function typeOf(entry: Dirent | Stats): EntryType {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}
