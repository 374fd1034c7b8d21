import { inFlight, mapInFlight } from '../cluster-access/in-flight.ts';
import { locator } from '../cluster-access/resource.ts';
import type { Server } from '../cluster-access/server.ts';
import { objectId, type Written } from '../cluster-access/written.ts';
import type { Issue, ObjectId } from '../model/issue.ts';
import type { ChangedObject } from '../output/difference.ts';
import { isRolling, rolloutOf } from '../output/rollout.ts';
import { engineOf } from './engine.ts';
import { findingsOf, type Outcome } from './findings.ts';
import { namespacesOf } from './namespaces.ts';
import { verdictOn } from './verdict.ts';

/** An object that nobody can judge beforehand. */
export interface Unjudged {
  readonly object: ObjectId;
  /** A clause. */
  readonly why: string;
}

/** What the management cluster would do with an environment. Every object is in exactly one of the five counts. */
export interface EnvironmentVerdict {
  readonly environment: string;
  readonly objects: number;
  readonly created: readonly ObjectId[];
  readonly changed: readonly ChangedObject[];
  readonly unchanged: number;
  readonly refused: number;
  readonly unjudged: readonly Unjudged[];
  /** Where objects were asked for whose own namespace is coming, and how many; absent: none. */
  readonly standIn?: { readonly namespace: string; readonly objects: number };
  /** An error for what is refused, a warning for what is taken with reservations; in the order of the files. */
  readonly issues: readonly Issue[];
}

/**
 * Asks the management cluster what it would do with every object of an environment; nothing is changed there. Takes two requests an object, three
 * for one that changes. `progress` is told after each how many are done.
 *
 * @throws Unavailable where the server says nothing.
 */
export async function verifyEnvironment(
  server: Server,
  environment: string,
  written: readonly Written[],
  progress: (done: number) => void = () => undefined,
): Promise<EnvironmentVerdict> {
  const objects = written.map(({ object }) => object);
  const engine = engineOf(objects);
  const inquiry = { server, locate: locator(server), engine, namespaces: await namespacesOf(server, objects) };
  let done = 0;
  const outcomes = await mapInFlight(written, inFlight, async (each): Promise<Outcome> => {
    const verdict = await verdictOn(inquiry, each);
    progress(++done);
    return { written: each, verdict };
  });
  const moved = outcomes.filter(({ verdict }) => 'standIn' in verdict).length;
  return {
    environment,
    objects: written.length,
    created: outcomes.filter(({ verdict }) => verdict.type === 'created').map((outcome) => objectId(outcome.written)),
    changed: outcomes.flatMap(changedObject),
    unchanged: outcomes.filter(({ verdict }) => verdict.type === 'unchanged').length,
    refused: outcomes.filter(({ verdict: { type } }) => type === 'refused' || type.endsWith('-missing')).length,
    unjudged: outcomes.flatMap(({ written: each, verdict }) =>
      verdict.type === 'unjudged' ? [{ object: objectId(each), why: verdict.why }] : [],
    ),
    ...(moved > 0 ? { standIn: { namespace: inquiry.namespaces.standIn, objects: moved } } : {}),
    issues: findingsOf(outcomes, engine),
  };
}

function changedObject({ written, verdict }: Outcome): ChangedObject[] {
  if (verdict.type !== 'changed') return [];
  const { fields, result } = verdict;
  return [{ object: objectId(written), fields, rolls: isRolling(result, fields) ? [rolloutOf(result)] : [] }];
}
