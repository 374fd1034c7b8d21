import { type Issue, show } from '../model/issue.ts';
import { valueAt } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { branches, placeAt, tagOf } from './definition.ts';
import type { Found } from './found.ts';
import { callsIn, either } from './words.ts';

/** A value that is none of the alternatives of a union: no section at all, without a `type`, or with one that does not exist. */
export function unionIssue({ root, path, value }: Found): Issue {
  const node = placeAt(root, path, value)?.node ?? {};
  const got = valueAt(value, path);
  const tags = branches(root, node).map((branch) => String(tagOf(branch)));
  const isSection = typeof got === 'object' && got !== null && !Array.isArray(got);
  const tag = isSection ? (got as Record<string, unknown>)['type'] : undefined;
  const calls = callsOf(root, node);
  const write = calls.length === 0 ? `a section whose type is one of ${quoted(tags)}` : either(calls.map((call) => `\`${call}\``));
  const wrongTag = typeof tag === 'string';
  return {
    code: 'schema/union',
    severity: 'error',
    path: wrongTag ? [...path, 'type'] : path,
    got: wrongTag ? show(tag) : isSection ? 'a section without a type' : show(got),
    must: wrongTag ? `be one of ${quoted(tags)}` : `be ${write}`,
    fix: wrongTag ? (didYouMean(tag, tags) ?? `write ${write}`) : fixOf(got, calls, write),
  };
}

/** A bare number where a call with a number is shown is that call's number. */
function fixOf(got: unknown, calls: readonly string[], write: string): string {
  const call = calls.find((text) => /^\w+\(\d+\)$/.test(text));
  return typeof got === 'number' && call !== undefined ? `write \`${call.replace(/\d+/, String(got))}\`` : `write ${write}`;
}

/** The functions that make the alternatives, as the descriptions show them. */
function callsOf(root: SchemaNode, node: SchemaNode): string[] {
  const shared = callsIn(node.description);
  return shared.length > 0 ? shared : branches(root, node).flatMap((branch) => callsIn(branch.description).slice(0, 1));
}
