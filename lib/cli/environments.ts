import { availableParallelism } from 'node:os';
import { type Issue, isError } from '../model/issue.ts';
import { printAnnotations } from './annotations.ts';
import type { Build } from './build.ts';
import { type Call, document } from './call.ts';
import { type Examined, isListFormat } from './finding-list.ts';
import { loadEnvironment } from './load-environment.ts';
import { printFindings } from './print-findings.ts';
import { issuesData, printAccepted, printCount, printIssues } from './report.ts';

/** What a command made of one environment. */
export interface Outcome {
  /** All that is wrong with it. */
  readonly issues: readonly Issue[];
  /** One line for people, after the environment's name. */
  readonly summary: string;
  /** Further lines for people; each ends in a line break. Absent: none. */
  readonly detail?: string;
  /** The same for programs. */
  readonly result: object;
  /** The exit code of a command that finds no errors. Absent: 0. */
  readonly exitCode?: 1;
}

/**
 * Builds each environment of a call, lets the command act on it, and tells the outcomes in the order of the names: as they come, or as one document
 * at the end. One that fails stops no other. Answers with the exit code.
 */
export async function overEnvironments(call: Call, act: (build: Build) => Outcome | Promise<Outcome>): Promise<number> {
  // The first overlays start before the rest of the program is loaded: their threads take about as long as the loading.
  const overlays = ahead(call.environments, availableParallelism(), (environment) => loadEnvironment(call, environment));
  const { buildEnvironment } = await call.clock.time('load', () => import('./build.ts'));
  const results: object[] = [];
  const examined: Examined[] = [];
  let exitCode = 0;
  for (const [environment, overlay] of overlays) {
    const watched = call.watched && call.environments.length > 1;
    if (watched) call.note(`${environment} …`);
    const build = await buildEnvironment(call.project, environment, overlay, call.clock);
    const outcome = await call.clock.time(call.command, async () => act(build));
    if (watched) call.note('\r\u001b[K');
    if (call.format === 'json') results.push({ environment, ...outcome.result, issues: issuesData(outcome.issues) });
    else if (isListFormat(call.format)) examined.push({ group: environment, name: environment, issues: outcome.issues });
    else tell(call, environment, outcome);
    if (outcome.exitCode === 1 || outcome.issues.some(isError)) exitCode = 1;
  }
  if (call.format === 'json') call.print(document({ command: call.command, environments: results, issues: [] }));
  else if (isListFormat(call.format)) call.print(await printFindings(call.format, { command: call.command, examined }));
  return exitCode;
}

/** Starts work on items before their turn comes, `count` at a time. Lazy: an item's turn starts the next. */
function ahead<T, R>(items: readonly T[], count: number, start: (item: T) => Promise<R>): Iterable<readonly [T, Promise<R>]> {
  const started = items.slice(0, count).map(begin);
  function begin(item: T): Promise<R> {
    const work = start(item);
    work.catch(() => undefined); // it is told when its turn comes
    return work;
  }
  return (function* () {
    for (const [index, item] of items.entries()) {
      const next = items[index + count];
      yield [item, started[index] ?? begin(item)] as const;
      if (next !== undefined) started.push(begin(next));
    }
  })();
}

/** An environment without errors. */
export const isComplete = (build: Build): build is Required<Build> => build.files !== undefined;

/** Results go to standard output; an environment with issues is a message. */
function tell({ format, print, note, colours }: Call, environment: string, { issues, summary, detail = '' }: Outcome): void {
  const line = `${environment}: ${summary}\n`;
  if (format === 'github') print(`${printAnnotations(issues)}${line}${detail}`);
  else if (issues.some(isError)) note(`${colours.note.red(line.trimEnd())}\n\n${printIssues(issues, colours.note)}\n`);
  else {
    const shown = printIssues(issues, colours.note);
    if (shown !== '') note(`${environment}: ${printCount(issues)}\n\n${shown}\n`);
    print(`${line}${detail}${printAccepted(issues, colours.print)}`);
  }
}
