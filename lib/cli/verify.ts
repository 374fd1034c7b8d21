import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { connect, type Server } from '../cluster-access/server.ts';
import { Unavailable } from '../cluster-access/unavailable.ts';
import { type Written, writtenObjects } from '../cluster-access/written.ts';
import { type Issue, isError } from '../model/issue.ts';
import { printDifference } from '../output/print-difference.ts';
import { type EnvironmentVerdict, verifyEnvironment } from '../verify/environment.ts';
import { printAnnotations } from './annotations.ts';
import { type Call, document, refuse } from './call.ts';
import type { ManagementCluster } from './program.ts';
import { counted, issuesData, printCount, printIssues } from './report.ts';

/**
 * `capstan verify`: asks the management cluster by dry run what it would do with the committed `dist`; nothing is changed there or here. Exit code 1
 * where it would refuse something, 2 where it cannot be asked.
 */
export async function verify(call: Call, { kubeconfig, context }: ManagementCluster): Promise<number> {
  try {
    const environments = call.environments.map((environment) => ({ environment, objects: objectsOf(call, environment) }));
    const server = await call.clock.time('connect', () =>
      connect({ files: kubeconfigs(kubeconfig), ...(context === undefined ? {} : { context }) }),
    );
    call.note(`asking ${server.name}\n`);
    const verdicts: EnvironmentVerdict[] = [];
    for (const { environment, objects } of environments) {
      const verdict = await call.clock.time('verify', () => watchedVerdict(call, server, environment, objects));
      verdicts.push(verdict);
      if (call.format !== 'json') tell(call, verdict);
    }
    if (call.format === 'json') {
      const results = verdicts.map((verdict) => ({ ...verdict, issues: issuesData(verdict.issues) }));
      call.print(document({ command: call.command, server: server.name, environments: results, issues: [] }));
    }
    return verdicts.some(({ issues }) => issues.some(isError)) ? 1 : 0;
  } catch (error) {
    if (error instanceof Unavailable) return refuse(call.command, call, [error.issue]);
    throw error;
  }
}

/** `kubectl`'s own order; of several files in KUBECONFIG, those that are not there are passed over. */
function kubeconfigs(given: string | undefined): readonly string[] {
  if (given !== undefined) return [given];
  const named = (process.env['KUBECONFIG'] ?? '').split(delimiter).filter((file) => file !== '');
  const there = named.filter((file) => existsSync(file));
  return there.length > 0 ? there : named.length > 0 ? named.slice(0, 1) : [join(homedir(), '.kube', 'config')];
}

function objectsOf({ project }: Call, environment: string): readonly Written[] {
  const dist = join(project.root, 'dist');
  const shown = `dist/${environment}`;
  if (!existsSync(join(dist, environment))) throw nothingIn(shown, 'no such folder');
  const objects = writtenObjects(dist, environment).map((written) => ({ ...written, file: `${shown}/${written.within}` }));
  if (objects.length === 0) throw nothingIn(shown, 'a folder without an object');
  return objects;
}

const nothingIn = (shown: string, got: string): Unavailable =>
  new Unavailable('dist-missing', {
    got: `${shown}: ${got}`,
    must: 'hold the objects to ask for',
    fix: `run \`capstan synth ${shown.slice('dist/'.length)}\``,
  });

/** A person who waits sees how far it is. */
async function watchedVerdict(call: Call, server: Server, environment: string, objects: readonly Written[]): Promise<EnvironmentVerdict> {
  if (!call.watched) return verifyEnvironment(server, environment, objects);
  let shown = 0;
  const progress = (done: number): void => {
    if (performance.now() - shown < 100) return;
    shown = performance.now();
    call.note(`\r${environment}: ${done} of ${objects.length} asked for`);
  };
  try {
    return await verifyEnvironment(server, environment, objects, progress);
  } finally {
    call.note('\r\u001b[K');
  }
}

/** What would happen is the result, on standard output; what stands against it goes to standard error. */
function tell({ format, print, note, colours }: Call, verdict: EnvironmentVerdict): void {
  const { environment, issues } = verdict;
  if (format === 'github') print(printAnnotations(issues));
  print(
    `${environment}: ${summary(verdict)}\n${details(verdict)
      .map((line) => `${line}\n`)
      .join('')}`,
  );
  if (format === 'text' && issues.length > 0)
    note(`${problems(environment, issues, colours.note.red)}\n\n${printIssues(issues, colours.note)}\n`);
}

const problems = (environment: string, issues: readonly Issue[], red: (text: string) => string): string => {
  const line = `${environment}: ${printCount(issues)}`;
  return issues.some(isError) ? red(line) : line;
};

function summary({ objects, created, changed, unchanged, refused, unjudged }: EnvironmentVerdict): string {
  const rolling = changed.reduce((sum, { rolls }) => sum + rolls.length, 0);
  const parts: [number, string][] = [
    [created.length, 'created'],
    [changed.length, 'changed'],
    [unchanged, 'unchanged'],
    [refused, 'refused'],
    [unjudged.length, 'not judged'],
    [rolling, 'rolling'],
  ];
  return `${counted(objects, 'object')}: ${parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')}`;
}

/** Line by line, as `capstan diff` prints it. */
function details({ created, changed, unjudged, standIn }: EnvironmentVerdict): string[] {
  return [
    ...printDifference({ removedClusters: [], removed: [], added: created, changed }).slice(0, -1),
    ...unjudged.map(
      ({ object: { kind, namespace, name }, why }) => `? ${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}: ${why}`,
    ),
    ...(standIn === undefined
      ? []
      : [`${counted(standIn.objects, 'object')} asked for in namespace ${standIn.namespace}, since their own come with the environment`]),
  ];
}
