import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import type { Kills } from './kills.ts';

const bundle = (source: string, outfile: string): string => {
  const entry = join(import.meta.dirname, source);
  buildSync({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' });
  return outfile;
};

/** The writer as a program, bundled into `folder`, and the commands that run it over `folder/dist`. */
export function writer(folder: string): Pick<Kills, 'dist' | 'environment' | 'states'> & { readonly loop: string } {
  const program = bundle('writer.ts', join(folder, 'writer.mjs'));
  const dist = join(folder, 'dist');
  const environment = 'prod';
  const loop = `exec '${process.execPath}' '${program}' '${dist}' ${environment}`;
  return { dist, environment, loop, states: { a: `${loop} a`, b: `${loop} b` } };
}

/** The arguments for Node that run the writer and kill it before the step that `KILL_BEFORE_STEP` names. */
export const stepper = (folder: string): readonly string[] => [
  '--import',
  pathToFileURL(bundle('stepper.ts', join(folder, 'stepper.mjs'))).href,
  bundle('writer.ts', join(folder, 'writer.mjs')),
];
