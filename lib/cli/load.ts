import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Layer } from '../compose/layers.ts';
import { layerOf } from '../compose/origin.ts';
import type { Issue, Origin } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import type { Rule } from '../rules/rule.ts';
import { bundle } from './bundle.mjs';
import { bundleIssues, thrownIssue } from './failure.ts';

/** What the thread is told. */
export interface Evaluation {
  /** URL of the bundled overlay. */
  readonly bundle: string;
  /** Absolute path of the project's folder. */
  readonly root: string;
  readonly environment: string;
  /** The team's own rules, those of all environments first. */
  readonly rules: readonly RuleFile[];
}

/** A file of rules, relative to the project, and the URL of its bundle. */
export interface RuleFile {
  readonly file: string;
  readonly bundle: string;
}

/** What of the team's own runs now, told before it does. */
export interface Progress {
  readonly running: string;
  /** The rule that runs; absent while the file is loaded. */
  readonly code?: string;
}

/** What a team's own rules say. */
export interface Policy {
  readonly rules: readonly (Pick<Rule, 'code' | 'severity' | 'why'> & { readonly file: string })[];
  /** What they found, and what is wrong with them. */
  readonly issues: readonly Issue[];
}

/** What the thread answers: JSON, so that the program parses only what it needs. */
export interface Evaluated {
  /** The composed fleet; absent where an issue is an error. */
  readonly value?: string;
  readonly issues: readonly Issue[];
  /** The layers in outline, for origins. */
  readonly layers: string;
  /** Absent where there are no rules of a team's own, or no fleet for them. */
  readonly policy?: Policy;
}

/** One environment's overlay, evaluated and composed. */
export interface Overlay {
  /** The fleet, still unchecked; absent where an issue is an error. */
  readonly value?: unknown;
  readonly issues: readonly Issue[];
  readonly policy: Policy;
  /** The file that set the value at a path of the fleet. */
  readonly originOf: (path: Path) => Origin;
  /** What each file wrote, oldest first: `add(…)` as the entry itself, `remove` as `null`. Empty where it could not be loaded. */
  readonly layers: () => readonly Layer[];
}

export interface LoadRequest {
  /** Absolute path of the project's folder. */
  readonly root: string;
  readonly environment: string;
  /** URL of the bundled `worker.ts`. */
  readonly worker: string;
  /** How long an overlay may run. */
  readonly timeLimitMs: number;
  /** Takes each line that the overlay prints. */
  readonly print: (line: string) => void;
}

/** The rules that a team keeps for all its environments. */
const rulesFile = 'overlays/rules.ts';
const noPolicy: Policy = { rules: [], issues: [] };

/**
 * Loads `overlays/<environment>/fleet.ts`: bundled by esbuild (or found in the cache), evaluated and composed in a thread of its own. Everything that
 * an overlay can do wrong comes back as an issue; a rejection means that Capstan or the machine is broken.
 */
export async function loadOverlay(request: LoadRequest): Promise<Overlay> {
  const { root, environment } = request;
  const file = `overlays/${environment}/fleet.ts`;
  try {
    const ruleFiles = [rulesFile, `overlays/${environment}/rules.ts`].filter((path) => existsSync(join(root, path)));
    const entries = { fleet: file, ...Object.fromEntries(ruleFiles.map((path) => [path === rulesFile ? 'shared' : 'own', path])) };
    const { fleet = '', ...bundles } = await bundle({ root, entries });
    const rules = ruleFiles.map((path) => ({
      file: path,
      bundle: pathToFileURL(bundles[path === rulesFile ? 'shared' : 'own'] ?? '').href,
    }));
    const evaluation = { bundle: pathToFileURL(fleet).href, root, environment, rules };
    const { value, issues, layers, policy = noPolicy } = await evaluate(evaluation, request);
    let parsed: readonly Layer[] | undefined;
    const written = (): readonly Layer[] => {
      parsed ??= JSON.parse(layers) as readonly Layer[];
      return parsed;
    };
    const originOf = (path: Path): Origin => ({ file: layerOf(written(), path)?.file ?? file });
    return { issues, originOf, layers: written, policy, ...(value === undefined ? {} : { value: JSON.parse(value) as unknown }) };
  } catch (error) {
    const issues = bundleIssues(error, file);
    if (issues === undefined) throw error;
    return { issues, originOf: () => ({ file }), layers: () => [], policy: noPolicy };
  }
}

function evaluate(evaluation: Evaluation, { worker, timeLimitMs, print }: LoadRequest): Promise<Evaluated> {
  const file = `overlays/${evaluation.environment}/fleet.ts`;
  // No environment variables: the same overlay is the same fleet on every machine.
  const thread = new Worker(new URL(worker), { workerData: evaluation, env: {}, stdout: true, stderr: true });
  for (const input of [thread.stdout, thread.stderr]) createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', print);
  const { promise, resolve } = withResolvers<Evaluated>();
  const refuse = (issue: Issue) => resolve({ issues: [issue], layers: '[]' });
  const timer = setTimeout(() => {
    refuse(endless(file, timeLimitMs, progress));
    void thread.terminate();
  }, timeLimitMs);
  let answer: Evaluated | undefined;
  let progress: Progress | undefined;
  thread.on('message', (message: Evaluated | Progress | null | undefined) => {
    // An overlay can reach this channel, and may write anything into it.
    if (typeof message !== 'object' || message === null) return;
    if ('running' in message) progress = message;
    else answer = message;
  });
  thread.on('error', (error: Error & { code?: string }) => {
    const at = progress?.running ?? file;
    refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(at) : thrownIssue(error, evaluation.root, at));
  });
  thread.on('exit', (code) => {
    clearTimeout(timer);
    if (answer) resolve(answer);
    else refuse(exited(progress?.running ?? file, code));
  });
  return promise;
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const overlayIssue = (code: string, file: string, got: string, must: string, fix: string): Issue => ({
  code: `overlay/${code}`,
  severity: 'error',
  path: [],
  origin: { file },
  got,
  must,
  fix,
});

const endless = (file: string, limitMs: number, progress?: Progress): Issue =>
  overlayIssue(
    'endless',
    progress?.running ?? file,
    `${progress === undefined ? 'no fleet' : progress.code === undefined ? 'no rules' : `\`${progress.code}\` still running`} after ${limitMs / 1000} seconds`,
    'come to an end',
    'look for a loop, or a promise that never settles',
  );

const tooLarge = (file: string): Issue =>
  overlayIssue('memory', file, 'more memory than a thread may have', 'fit into memory', 'look for a list that grows without end');

/** Node ends a thread with 13 when nothing is left that could settle the promise it awaits. */
const exited = (file: string, code: number): Issue =>
  code === 13
    ? overlayIssue('endless', file, 'an `await` for something that never comes', 'come to an end', 'look for a promise that never settles')
    : overlayIssue('exit', file, `an end of the program with exit code ${code}`, 'export a fleet', 'leave out `process.exit`');
