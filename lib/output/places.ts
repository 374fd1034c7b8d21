import { basename, join } from 'node:path';
import type { Issue } from '../model/issue.ts';

/** Where an environment's folder and the folders of its replacement stand: all beside each other, so that a rename moves them whole. */
export interface Places {
  readonly environment: string;
  /** As people know it: `dist/prod`. */
  readonly shown: string;
  readonly folder: string;
  /** Being built; complete once `old` exists. */
  readonly staging: string;
  /** The former folder, whole, while the new one takes its name. */
  readonly old: string;
  /** The former folder, no longer needed, while it is removed. */
  readonly gone: string;
  readonly lock: string;
}

const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const ours = /^\.(.+)\.capstan-(?:new|old|gone|lock(?:\.[0-9]+)?)$/;

/**
 * The places of one environment below `root`, the `dist` folder.
 *
 * @throws TypeError for a name that is not one plain folder name: letters, digits, `.`, `_` and `-`, not beginning with a dot.
 */
export function placesOf(root: string, environment: string): Places {
  if (!safeName.test(environment)) throw new TypeError(`${JSON.stringify(environment)} cannot name an environment's folder`);
  const beside = (what: string): string => join(root, `.${environment}.capstan-${what}`);
  return {
    environment,
    shown: `${basename(root)}/${environment}`,
    folder: join(root, environment),
    staging: beside('new'),
    old: beside('old'),
    gone: beside('gone'),
    lock: beside('lock'),
  };
}

/** The environment that a folder beside the environments' own belongs to, if Capstan made it; `undefined` for anybody else's. */
export function environmentOf(entry: string): string | undefined {
  const environment = ours.exec(entry)?.[1];
  return environment !== undefined && safeName.test(environment) ? environment : undefined;
}

/** An issue about a file or folder of `dist`; its place is the file, since no field of the fleet is wrong. */
export const distIssue = (
  places: Places,
  file: string,
  code: string,
  { got, must, fix, why }: { got: string; must: string; fix: string; why: string },
): Issue => ({
  code: `dist/${code}`,
  severity: 'error',
  path: [],
  origin: { file: file === '' ? places.shown : `${places.shown}/${file}` },
  got,
  must,
  fix,
  why,
});
