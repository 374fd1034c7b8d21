import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What people keep below an environment, beside our files and among them. */
const files: Readonly<Record<string, readonly [text: string, mode: number]>> = {
  'NOTES.md': ['by hand\r\n', 0o644],
  'clusters/c1/by-hand.yaml': ['mine: true\n', 0o600],
  'clusters/.gitkeep': ['', 0o644],
  'own/deep/tool.sh': ['#!/bin/sh\nexit 0\n', 0o755],
};
const links = { 'own/link': '../NOTES.md', 'clusters/dangling': '/nowhere/at/all' };
const emptyFolders = ['own/empty', 'clusters/c2/empty'];

/** Puts the hand-kept entries into a folder. */
export function keepByHand(folder: string): void {
  for (const path of emptyFolders) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, [text, mode]] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), mode);
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
}

/** Every entry below a folder by its path: a file's mode and text, a link's target, an empty folder. */
export function snapshot(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    const names = readdirSync(join(folder, path)).sort();
    if (names.length === 0) found.set(path, 'empty folder');
    for (const name of names) {
      const place = path === '' ? name : `${path}/${name}`;
      const stats = lstatSync(join(folder, place));
      if (stats.isDirectory()) visit(place);
      else if (stats.isSymbolicLink()) found.set(place, `link ${readlinkSync(join(folder, place))}`);
      else found.set(place, `${(stats.mode & 0o7777).toString(8)} ${readFileSync(join(folder, place), 'utf8')}`);
    }
  };
  visit('');
  return found;
}

/** The first path in which two snapshots differ, or `undefined`. */
export function firstDifference(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string | undefined {
  return [...a.keys(), ...b.keys()].find((path) => a.get(path) !== b.get(path));
}
