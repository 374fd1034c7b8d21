import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Build } from './build.ts';

/**
 * The folder that `cdk8s synth` reads manifests from, made if missing; `undefined` outside a run of it. cdk8s removes this folder before it starts the
 * app and fails if the app has not made it again, so it is a scratch folder: `dist` is swapped in by Capstan itself, and where somebody made `dist` the
 * folder after all, nothing is put there.
 *
 * @see cdk8s-team/cdk8s-cli: src/cli/cmds/synth.ts and src/util.ts, `synthApp`, 2.207.60
 */
export function scratchFolder(workingDirectory: string, dist: string): string | undefined {
  const given = process.env['CDK8S_OUTDIR'];
  if (given === undefined || given === '') return undefined;
  const folder = resolve(workingDirectory, given);
  if (isWithin(folder, dist) || isWithin(dist, folder)) return undefined;
  mkdirSync(folder, { recursive: true });
  return folder;
}

const isWithin = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
};

/** Copies an environment's manifests there, for `cdk8s synth --stdout` and for cdk8s's validation plugins. */
export function lendManifests(folder: string, { environment, files }: Required<Build>): void {
  for (const [file, text] of files) {
    const path = join(folder, environment, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
