import { type Answer, saidOf, statusOf } from '../cluster-access/answer.ts';
import { refuserOf } from '../cluster-access/refuser.ts';
import { objectId, type Written } from '../cluster-access/written.ts';
import type { Issue } from '../model/issue.ts';

/** An object that the management cluster does not take: who refused it, and why in that party's own words. */
export function refusal(written: Written, answer: Answer): Issue {
  const { who, fix } = refuserOf(answer.status, statusOf(answer).message ?? '');
  return {
    code: 'conformance/refused',
    severity: 'error',
    path: [],
    object: objectId(written),
    got: `${who}: ${saidOf(answer, written.object.kind)}`,
    must: 'be accepted by the management cluster, with strict field validation',
    fix,
    why: 'The GitOps engine would meet the same answer at every sync, and stop there.',
  };
}

/** An object whose kind or version the management cluster does not have. */
export const kindMissing = (written: Written): Issue => ({
  code: 'conformance/kind-missing',
  severity: 'error',
  path: [],
  object: objectId(written),
  got: `a server without ${written.object.kind} in ${written.object.apiVersion}`,
  must: 'be of a kind and version that the management cluster serves',
  fix: 'install the provider that brings the kind, in a version that serves this one',
  why: 'The GitOps engine could not apply it either.',
});

/** An object that a second, equal apply changed. */
export const changed = (written: Written, paths: readonly string[]): Issue => ({
  code: 'conformance/changed-again',
  severity: 'error',
  path: [],
  object: objectId(written),
  got:
    paths.length === 0
      ? 'a write by the second, equal apply'
      : `a change by the second, equal apply at ${paths.map((path) => `\`${path}\``).join(', ')}`,
  must: 'be stored as it is written, so that applying it again changes nothing',
  fix: 'report it: the emitted form differs from what the API server stores',
  why: 'The GitOps engine would write the object at every sync and show it out of sync for ever.',
});

/** What the server said beside accepting an object. */
export const warned = (written: Written, text: string): Issue => ({
  code: 'conformance/warned',
  severity: 'warning',
  path: [],
  object: objectId(written),
  got: written.object.kind === 'Secret' ? 'a warning of the API server' : text.replaceAll('\n', ' '),
  must: 'be accepted without a warning',
  why: 'Warnings announce what a later version refuses.',
});
