import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bases, Case } from './case.ts';

/** The kinds whose verdicts lie in a folder, as `Cluster.v1beta2`, in order. */
export const recordedKinds = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .sort();

/** The cases of a kind. */
export const readCases = (folder: string, kind: string): readonly Case[] =>
  readFileSync(join(folder, `${kind}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case);

/** The objects that the cases of a kind start from. */
export function readBases(folder: string, kind: string): Bases {
  const below = join(folder, 'bases', kind);
  const names = existsSync(below) ? readdirSync(below) : [];
  const read = (ending: string, parser: (text: string) => unknown) =>
    new Map(
      names
        .filter((name) => name.endsWith(ending))
        .map((name) => [name.slice(0, -ending.length), parser(readFileSync(join(below, name), 'utf8'))]),
    );
  return {
    sent: read('.yaml', (text) => parse(text, { version: '1.1', merge: false }) as unknown),
    stored: read('.stored.json', JSON.parse),
  };
}
