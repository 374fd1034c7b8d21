import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { printOwned, record } from './ownership.ts';
import type { Places } from './places.ts';
import type { Plan } from './plan.ts';
import { typeAt } from './tree.ts';

/**
 * Builds the new folder beside the old one, which is only read. Hand-kept files and files of ours that stay the same are hard links: bytes, owner, mode
 * and time stay by themselves, and an editor that writes into such a file writes into both. Where a file system has no links they are copied.
 */
export function buildStaging(places: Places, files: ReadonlyMap<string, string>, { kept, same }: Pick<Plan, 'kept' | 'same'>): void {
  const { folder, staging } = places;
  const made = new Set<string>(['.']);
  const makeFolder = (path: string): void => {
    if (made.has(path)) return;
    makeFolder(dirname(path));
    mkdirSync(join(staging, path));
    made.add(path);
  };
  mkdirSync(staging);
  for (const [path, type] of kept) {
    makeFolder(type === 'folder' ? path : dirname(path));
    if (type === 'link') symlinkSync(readlinkSync(join(folder, path)), join(staging, path));
    else if (type === 'file') carry(join(folder, path), join(staging, path));
  }
  for (const [path, text] of files) {
    makeFolder(dirname(path));
    if (same.has(path)) carry(join(folder, path), join(staging, path));
    else writeFileSync(join(staging, path), text, { flag: 'wx' });
  }
  writeFileSync(join(staging, record), printOwned(files.keys()), { flag: 'wx' });
  // Last and from the inside out: in a folder without write permission nothing can be made.
  for (const path of [...made].reverse()) if (typeAt(join(folder, path)) === 'folder') copyMode(join(folder, path), join(staging, path));
}

function carry(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    const { atime, mtime } = lstatSync(from);
    copyMode(from, to);
    utimesSync(to, atime, mtime);
  }
}

function copyMode(from: string, to: string): void {
  const mode = lstatSync(from).mode & 0o7777;
  if ((lstatSync(to).mode & 0o7777) !== mode) chmodSync(to, mode);
}
