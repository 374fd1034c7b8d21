import { show } from '../model/issue.ts';
import { valueAt } from '../model/path.ts';
import { onceForText } from '../model/remembered.ts';
import type { KindFacts } from '../model/schema.ts';
import { explain } from '../schema/explain.ts';
import { mistakes } from '../schema/mistakes.ts';
import { type Finding, factsOf, type Subject } from './subject.ts';

/**
 * The closed schema of the kind: an unknown field, which the API server would prune or refuse, is an issue like a wrong type. `null` is
 * left to the check of contents, which knows where it may stand.
 */
export function schema({ object, validator }: Subject): readonly Finding[] {
  if (!validator) return [];
  const scaled = negativeScale(object, factsOf(validator));
  if (validator.default(object)) return scaled;
  const found = mistakes(validator.schema, object, validator.default.errors ?? []);
  const explained = found.flatMap((mistake): readonly Finding[] => {
    const { error, path } = mistake;
    if (error.keyword === 'type' && valueAt(object, path) === null) return [];
    if (error.keyword === 'additionalProperties' && error.params['additionalProperty'] === 'status' && path.length === 0)
      return [statusFinding];
    const { severity: _severity, ...finding } = explain({ root: validator.schema, value: object, ...mistake });
    return [{ ...finding, code: finding.code.replace('schema/', 'admission/') }];
  });
  return [...scaled, ...explained];
}

/** `.spec.replicas` as a path. */
const pathOf = onceForText((text) => text.split('.').slice(1));

/** The scale subresource takes no negative number of replicas, whatever the schema says. */
function negativeScale(object: Subject['object'], { subresources: { scale } }: KindFacts): readonly Finding[] {
  if (scale === undefined) return [];
  const path = pathOf(scale);
  const got = valueAt(object, path);
  return typeof got === 'number' && got < 0 ? [{ code: 'admission/range', path, got: show(got), must: 'be at least 0' }] : [];
}

const statusFinding: Finding = {
  code: 'admission/status',
  path: ['status'],
  got: 'a `status`',
  must: 'be left out',
  fix: 'remove `status`',
  why: 'Controllers write it; the API server drops what others send.',
};
