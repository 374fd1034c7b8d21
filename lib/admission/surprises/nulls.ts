import type { Path } from '../../model/path.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { nodeOf } from '../server/nulls.ts';
import { isSection } from '../server/section.ts';
import type { Surprise } from './surprise.ts';

/** capi 18, surprise 2. */
export const nulls: Surprise = {
  code: 'object/null',
  severity: 'error',
  why: 'A plain create drops a null, a server-side apply, which GitOps engines use, refuses the whole object.',
  *check({ sent, schema }) {
    for (const key of ['spec', 'metadata', 'data', 'stringData']) {
      const node = nodeOf(schema, key);
      if (node && sent[key] !== undefined) yield* nullsIn(node, sent[key], [key]);
    }
  },
};

/** Nulls stay where the schema keeps anything, as in a module's variables, or allows them. */
function* nullsIn(schema: SchemaNode, value: unknown, path: Path): Generator<{ path: Path; got: string; must: string; fix: string }> {
  if (value === null) {
    const isTaken = schema['nullable'] === true || schema['x-kubernetes-preserve-unknown-fields'] === true;
    const isTime = path.at(-1) === 'creationTimestamp';
    if (!isTaken && !isTime) yield { path, got: 'null', must: 'have a value or be absent', fix: 'leave it out' };
  } else if (Array.isArray(value)) {
    if (schema.items) for (const [index, item] of value.entries()) yield* nullsIn(schema.items, item, [...path, index]);
  } else if (isSection(value)) {
    for (const [key, child] of Object.entries(value)) {
      const node = nodeOf(schema, key);
      if (node) yield* nullsIn(node, child, [...path, key]);
    }
  }
}
