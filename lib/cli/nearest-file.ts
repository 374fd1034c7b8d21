import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { didYouMean } from '../model/suggest.ts';

/** `did you mean 'crds'?` for a file or folder that is not there: the nearest name beside it. `undefined` where none is near, or nothing can be listed. */
export function nearestFile(name: string, from: string): string | undefined {
  const path = resolve(from, name);
  try {
    return didYouMean(basename(path), readdirSync(dirname(path)));
  } catch {
    return undefined;
  }
}
