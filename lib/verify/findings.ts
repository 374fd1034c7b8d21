import { saidOf, statusOf } from '../cluster-access/answer.ts';
import { refuserOf } from '../cluster-access/refuser.ts';
import { objectId, type Written } from '../cluster-access/written.ts';
import type { Issue } from '../model/issue.ts';
import type { Engine } from './engine.ts';
import type { Verdict } from './verdict.ts';

/** An object and what was said of it. */
export interface Outcome {
  readonly written: Written;
  readonly verdict: Verdict;
}

/** What is wrong with each object, and once for all objects of a kind or namespace that is missing. In the order of the outcomes. */
export function findingsOf(outcomes: readonly Outcome[], engine: Engine): Issue[] {
  const missing = new Map<string, number>();
  for (const outcome of outcomes) {
    const key = missingKey(outcome);
    if (key !== undefined) missing.set(key, (missing.get(key) ?? 0) + 1);
  }
  return outcomes.flatMap((outcome) => {
    const key = missingKey(outcome);
    if (key === undefined) return ofOne(outcome, engine);
    const count = missing.get(key);
    missing.delete(key);
    return count === undefined ? [] : [ofMissing(outcome, count, engine)];
  });
}

function missingKey({ written: { object }, verdict: { type } }: Outcome): string | undefined {
  if (type === 'kind-missing') return `${object.apiVersion} ${object.kind}`;
  return type === 'namespace-missing' ? `namespace ${object.metadata.namespace}` : undefined;
}

function ofMissing({ written, verdict }: Outcome, count: number, engine: Engine): Issue {
  const { apiVersion, kind, metadata } = written.object;
  const many = count === 1 ? '' : `; it is the first of ${count} such objects`;
  const common = { severity: 'error', path: [], object: objectId(written) } as const;
  if (verdict.type === 'kind-missing') {
    return {
      ...common,
      code: 'verify/kind-missing',
      got: `a server without ${kind} in ${apiVersion}${many}`,
      must: 'be of a kind and version that the management cluster serves',
      fix: 'install the provider that brings the kind, in a version that serves this one',
      why: `${engine.name} could not apply it either.`,
    };
  }
  return {
    ...common,
    code: 'verify/namespace-missing',
    got: `a server without the namespace '${metadata.namespace}'${many}`,
    must: 'be in a namespace that is there or part of the environment',
    fix: 'create the namespace, or install what lives in it',
    why: `${engine.name} creates no namespace that is not part of what it applies.`,
  };
}

function ofOne({ written, verdict }: Outcome, { name, fieldManager }: Engine): Issue[] {
  const common = { path: [], object: objectId(written) };
  if (verdict.type === 'refused') {
    const { who, fix } = refuserOf(verdict.answer.status, statusOf(verdict.answer).message ?? '');
    const where = verdict.standIn === undefined ? '' : ` (asked for in namespace '${verdict.standIn}', since its own is not there yet)`;
    return [
      {
        ...common,
        code: 'verify/refused',
        severity: 'error',
        got: `${who}: ${saidOf(verdict.answer, written.object.kind)}${where}`,
        must: 'be accepted by the management cluster, with strict field validation',
        fix,
        why: `${name} would meet the same answer at every sync, and stop there.`,
      },
    ];
  }
  const issues: Issue[] = [];
  if (verdict.type === 'changed' && verdict.taken.length > 0) {
    issues.push({
      ...common,
      code: 'verify/field-taken',
      severity: 'warning',
      got: `fields that others have set: ${verdict.taken.join(', ')}`,
      must: 'leave each field to one writer',
      fix: 'leave the field out of the fleet, or let the other writer go',
      why: `${name} applies by force as '${fieldManager}' and takes the fields; a controller among the others would set them again, and the two would go on in turns.`,
    });
  }
  for (const text of 'warnings' in verdict ? verdict.warnings : []) {
    issues.push({
      ...common,
      code: 'verify/warned',
      severity: 'warning',
      got: written.object.kind === 'Secret' ? 'a warning of the API server' : text.replaceAll('\n', ' '),
      must: 'be accepted without a warning',
      why: 'Warnings announce what a later version refuses.',
    });
  }
  return issues;
}
