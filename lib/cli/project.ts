import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Issue, show } from '../model/issue.ts';
import { didYouMean, quoted } from '../model/suggest.ts';

/** A folder with `overlays/`. */
export interface Project {
  /** Absolute path. */
  readonly root: string;
  /** Every folder of `overlays/` that holds a `fleet.ts`, but `base`: sorted by code units. */
  readonly environments: readonly string[];
}

/** The folder itself, or the nearest one above it, that has `overlays/`; `undefined` where none has. */
export function projectRoot(from: string): string | undefined {
  const folder = resolve(from);
  if (existsSync(join(folder, 'overlays'))) return folder;
  return dirname(folder) === folder ? undefined : projectRoot(dirname(folder));
}

/**
 * The project that a command is about: the folder of `--project`, which must have `overlays/` itself, or the nearest one upward from the working
 * directory. Issues where there is none.
 */
export function findProject(workingDirectory: string, given: string | undefined): Project | Issue {
  const root = given === undefined ? projectRoot(workingDirectory) : resolve(workingDirectory, given);
  if (root === undefined || !existsSync(join(root, 'overlays'))) {
    return {
      code: 'call/project-missing',
      severity: 'error',
      path: [],
      got: given === undefined ? 'no folder `overlays` here or above' : `no folder \`overlays\` in ${show(given)}`,
      must: 'run in a project, which is a folder with `overlays/`',
      fix: 'change into the project, or name it: `--project DIR`',
    };
  }
  return { root, environments: environmentsIn(root) };
}

/** The environments of a project folder. A link to a folder counts as a folder. */
export function environmentsIn(root: string): readonly string[] {
  const folders = readdirSync(join(root, 'overlays'));
  return folders.filter((name) => name !== 'base' && existsSync(join(root, 'overlays', name, 'fleet.ts'))).sort();
}

/** The environments that a command is about: those it names, once each, or all. Issues for names that are none. */
export function chosen({ environments }: Project, names: readonly string[]): { environments: readonly string[]; issues: readonly Issue[] } {
  const unknown = [...new Set(names)].filter((name) => !environments.includes(name));
  const issues = unknown.map((name) => unknownEnvironment(name, environments));
  if (environments.length === 0 && names.length === 0) issues.push(noEnvironment);
  return { environments: names.length === 0 ? environments : environments.filter((name) => names.includes(name)), issues };
}

const unknownEnvironment = (name: string, known: readonly string[]): Issue => ({
  code: 'call/environment-unknown',
  severity: 'error',
  path: [],
  got: show(name),
  must: `name an environment, which is a folder of \`overlays/\` with a \`fleet.ts\`: ${quoted(known)}`,
  fix:
    didYouMean(name, known) ??
    (isLabel(name) && name !== 'base' ? `create overlays/${name}/fleet.ts` : 'name one of these, or none for all'),
});

const noEnvironment: Issue = {
  code: 'call/environment-missing',
  severity: 'error',
  path: [],
  got: 'no environment in `overlays/`',
  must: 'have at least one, which is a folder of `overlays/` other than `base` with a `fleet.ts`',
  fix: 'create overlays/dev/fleet.ts',
};

const isLabel = (name: string): boolean => name.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name);

/** An environment's name becomes a folder of `dist` and a part of names in the management cluster. */
export function nameIssues(environment: string): readonly Issue[] {
  if (isLabel(environment)) return [];
  return [
    {
      code: 'environment/name',
      severity: 'error',
      path: [],
      origin: { file: `overlays/${environment}` },
      got: show(environment),
      must: 'be a DNS label: 1 to 63 of a to z, 0 to 9 and `-`, beginning and ending with a letter or digit',
      fix: 'rename the folder',
      why: 'The name of the folder becomes part of the names of objects in the management cluster, which refuses others.',
    },
  ];
}
