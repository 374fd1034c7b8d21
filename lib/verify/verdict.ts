import { type Answer, accepts, judged, statusOf } from '../cluster-access/answer.ts';
import type { Locate } from '../cluster-access/resource.ts';
import type { Server } from '../cluster-access/server.ts';
import type { Written } from '../cluster-access/written.ts';
import type { KubeObject } from '../model/object.ts';
import type { FieldChange } from '../output/fields.ts';
import { asSent, type Engine } from './engine.ts';
import { type LiveObject, liveChanges } from './live-changes.ts';
import type { Namespaces } from './namespaces.ts';

/** What the management cluster would do with one object. */
export type Verdict =
  /** `standIn`: the namespace that was asked in, since the object's own is not there yet. */
  | { readonly type: 'created'; readonly standIn?: string; readonly warnings: readonly string[] }
  | {
      readonly type: 'changed';
      readonly fields: readonly FieldChange[];
      readonly result: KubeObject;
      readonly taken: readonly string[];
      readonly warnings: readonly string[];
    }
  | { readonly type: 'unchanged'; readonly warnings: readonly string[] }
  | { readonly type: 'refused'; readonly answer: Answer; readonly standIn?: string }
  | { readonly type: 'kind-missing' }
  | { readonly type: 'namespace-missing' }
  /** Nobody can tell beforehand; `why` is a clause. */
  | { readonly type: 'unjudged'; readonly why: string };

/** Who is asked, as whom, and where things are. */
export interface Inquiry {
  readonly server: Server;
  readonly locate: Locate;
  readonly engine: Engine;
  readonly namespaces: Namespaces;
}

/** A controller may write between a look at the live object and the dry run; then both are repeated, this often at most. */
const looks = 4;

/**
 * Asks for one object by a server-side apply that is not carried out (`dryRun=All`), by force, as the engine does it.
 *
 * @throws Unavailable where the server says nothing about the object.
 */
export async function verdictOn(inquiry: Inquiry, { object }: Written): Promise<Verdict> {
  const { server, locate, engine, namespaces } = inquiry;
  if (Object.hasOwn(object, 'sops')) return { type: 'unjudged', why: 'it is encrypted with SOPS, and only the engine can read it' };
  const path = await locate(object);
  if (path === undefined) return { type: 'kind-missing' };
  const presence = namespaces.presenceOf(object);
  if (presence === 'missing') return { type: 'namespace-missing' };
  if (presence === 'coming') return elsewhere(inquiry, object);
  for (let look = 1; ; look++) {
    const live = await liveAt(server, path, object);
    const sent = asSent(engine, object, live);
    const answer = await dryRun(inquiry, path, sent, true);
    if (!accepts(answer)) return refused(answer);
    if (live === undefined) return { type: 'created', warnings: answer.warnings };
    const result = answer.body as LiveObject;
    if (result.metadata.resourceVersion !== live.metadata.resourceVersion && look < looks) continue;
    const fields = liveChanges(live, result);
    if (fields.length === 0) return { type: 'unchanged', warnings: answer.warnings };
    const taken = conflictsIn(await dryRun(inquiry, path, sent, false));
    return { type: 'changed', fields, result, taken, warnings: answer.warnings };
  }
}

/**
 * Asks in another namespace, since a server judges nothing in one that is not there. Schema, CEL and webhooks do not look at the name of the namespace;
 * policies may, so a refusal tells where it was asked for.
 */
async function elsewhere(inquiry: Inquiry, object: KubeObject): Promise<Verdict> {
  const { standIn } = inquiry.namespaces;
  const moved = { ...object, metadata: { ...object.metadata, namespace: standIn } };
  const path = (await inquiry.locate(moved)) ?? '';
  if ((await liveAt(inquiry.server, path, object)) !== undefined)
    return { type: 'unjudged', why: `its namespace is not there yet, and namespace ${standIn} has another of this name` };
  const answer = await dryRun(inquiry, path, moved, true);
  if (accepts(answer)) return { type: 'created', standIn, warnings: answer.warnings };
  const verdict = refused(answer);
  return verdict.type === 'refused' ? { ...verdict, standIn } : verdict;
}

const refused = (answer: Answer): Verdict & { readonly type: 'refused' | 'unjudged' } =>
  /does not support dry run/.test(statusOf(answer).message ?? '')
    ? {
        type: 'unjudged',
        why: `it passes a webhook that cannot be asked: ${/admission webhook "([^"]+)"/.exec(statusOf(answer).message ?? '')?.[1] ?? 'unnamed'}`,
      }
    : { type: 'refused', answer };

async function liveAt(server: Server, path: string, { kind }: KubeObject): Promise<LiveObject | undefined> {
  const answer = judged(await server.ask(path), kind);
  return accepts(answer) ? (answer.body as LiveObject) : undefined;
}

const dryRun = async ({ server, engine }: Inquiry, path: string, object: KubeObject, force: boolean): Promise<Answer> =>
  judged(
    await server.ask(`${path}?dryRun=All&fieldManager=${engine.fieldManager}&fieldValidation=Strict&force=${force}`, object),
    object.kind,
  );

/** Fields that belong to others, which the engine takes from them: `.spec.paused (kubectl-edit)`, as the refusal of an apply without force tells them. */
function conflictsIn(answer: Answer): string[] {
  if (answer.status !== 409) return [];
  const causes = statusOf(answer).details?.causes ?? [];
  return causes.flatMap(({ reason, message = '', field = '' }) => {
    const manager = /conflict with "([^"]*)"/.exec(message)?.[1];
    return reason === 'FieldManagerConflict' && manager !== undefined ? [`\`${field.replace(/^\./, '')}\` (${manager})`] : [];
  });
}
