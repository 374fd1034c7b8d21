import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is there for one test. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes files below a folder; a path that ends in `/` is an empty folder, a text that begins with `->` a link. */
export function put(folder: string, entries: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(entries)) {
    const place = join(folder, path);
    mkdirSync(path.endsWith('/') ? place : dirname(place), { recursive: true });
    if (text.startsWith('->')) symlinkSync(text.slice(2), place);
    else if (!path.endsWith('/')) writeFileSync(place, text);
  }
}

export const chmod = (folder: string, path: string, mode: number): void => chmodSync(join(folder, path), mode);

/** All below a folder, as `put` takes it; empty folders and links among it. */
export function contents(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (path: string): void => {
    const names = readdirSync(join(folder, path)).sort();
    if (names.length === 0 && path !== '') found[path] = '';
    for (const name of names) {
      const stats = lstatSync(join(folder, path, name));
      if (stats.isDirectory()) visit(`${path}${name}/`);
      else if (stats.isSymbolicLink()) found[path + name] = `->${readlinkSync(join(folder, path, name))}`;
      else found[path + name] = readFileSync(join(folder, path, name), 'utf8');
    }
  };
  visit('');
  return found;
}

export const modeOf = (folder: string, path: string): number => lstatSync(join(folder, path)).mode & 0o7777;
