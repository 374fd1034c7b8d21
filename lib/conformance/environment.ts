import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, judged } from '../cluster-access/answer.ts';
import { inFlight, mapInFlight } from '../cluster-access/in-flight.ts';
import { type Locate, locator } from '../cluster-access/resource.ts';
import type { Server } from '../cluster-access/server.ts';
import type { Written } from '../cluster-access/written.ts';
import { compareIssues, type Issue } from '../model/issue.ts';
import { changedPaths, effect, fieldManager, type Live } from './live.ts';
import { phases } from './phases.ts';
import { changed, kindMissing, refusal, warned } from './refusal.ts';

/** What the management cluster made of one environment. */
export interface EnvironmentReport {
  readonly environment: string;
  /** Objects that the first apply was accepted for. */
  readonly applied: number;
  /** Of these, objects that the second apply did not change. */
  readonly unchanged: number;
  /** Of these, objects that somebody else wrote during the second apply: controllers at work. */
  readonly busy: number;
  /** Objects for the GitOps engine that were left out, since its kinds are not installed. */
  readonly left: number;
  readonly issues: readonly Issue[];
}

/** What came of one object. */
interface Outcome {
  readonly written: Written;
  /** Where the server keeps it; absent when it was refused or left out. */
  readonly path?: string;
  readonly left?: true;
  readonly issues: readonly Issue[];
}

/**
 * Applies an environment twice. Managers' entries bear whole seconds, hence the pause in between: a write by the second apply then has another time.
 *
 * @throws When the server cannot be asked, or does not let us: no connection, no permission, busy or without its webhooks after several tries.
 */
export async function applyTwice(server: Server, environment: string, objects: readonly Written[]): Promise<EnvironmentReport> {
  const locate = locator(server);
  const first: Outcome[] = [];
  for (const phase of phases(objects))
    first.push(...(await mapInFlight(phase, inFlight, (written) => applyFirst(server, locate, written))));
  await sleep(1100);
  const accepted = first.filter((outcome): outcome is Outcome & { path: string } => outcome.path !== undefined);
  const second = await mapInFlight(accepted, inFlight, ({ written, path }) => applyAgain(server, path, written));
  const issues = [...first.flatMap((each) => each.issues), ...second.flatMap((each) => each.issues)];
  return {
    environment,
    applied: accepted.length,
    unchanged: second.filter(({ effect }) => effect !== 'changed').length,
    busy: second.filter(({ effect }) => effect === 'others').length,
    left: first.filter(({ left }) => left).length,
    issues: issues.sort(byObject),
  };
}

async function applyFirst(server: Server, locate: Locate, written: Written): Promise<Outcome> {
  const path = await locate(written.object);
  if (path === undefined)
    return written.within.startsWith('gitops/') ? { written, left: true, issues: [] } : { written, issues: [kindMissing(written)] };
  const answer = await apply(server, path, written);
  if (!accepts(answer)) return { written, issues: [refusal(written, answer)] };
  return { written, path, issues: answer.warnings.map((text) => warned(written, text)) };
}

async function applyAgain(
  server: Server,
  path: string,
  written: Written,
): Promise<{ effect: ReturnType<typeof effect>; issues: readonly Issue[] }> {
  const before = (await server.ask(path)).body as Live;
  const answer = await apply(server, path, written);
  if (!accepts(answer)) return { effect: 'changed', issues: [refusal(written, answer)] };
  const after = answer.body as Live;
  const found = effect(before, after);
  return { effect: found, issues: found === 'changed' ? [changed(written, changedPaths(before, after))] : [] };
}

/** Never forced: fields that another manager sets differently are a refusal, and are not taken from it. */
async function apply(server: Server, path: string, { object }: Written): Promise<Answer> {
  return judged(await server.ask(`${path}?fieldManager=${fieldManager}&fieldValidation=Strict&force=false`, object), object.kind);
}

const accepts = ({ status }: Answer): boolean => status === 200 || status === 201;

const byObject = (a: Issue, b: Issue): number => {
  const [x, y] = [`${a.object?.file} ${a.object?.kind} ${a.object?.name}`, `${b.object?.file} ${b.object?.kind} ${b.object?.name}`];
  return x === y ? compareIssues(a, b) : x < y ? -1 : 1;
};
