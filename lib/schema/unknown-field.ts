import { type Issue, show } from '../model/issue.ts';
import { type Path, printPath } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { nearest, quoted } from '../model/suggest.ts';
import { fieldsOf, placeAt } from './definition.ts';
import { fieldHomes } from './field-homes.ts';
import { inabilityAt } from './inability.ts';

/** A field that its section does not have: a slip, a field of another section, or nothing that is known. */
export function unknownField(root: SchemaNode, section: Path, key: string, fleet: unknown): Issue {
  const path = [...section, key];
  const inability = inabilityAt(path, fleet);
  if (inability) return inability;
  const known = Object.keys(fieldsOf(placeAt(root, section, fleet)) ?? {});
  const meant = nearest(key, known);
  return {
    code: 'schema/unknown-field',
    severity: 'error',
    path,
    got: `the unknown field ${show(key)}`,
    must: known.length === 0 ? 'be left out: this section has no fields' : `be one of ${quoted(known)}`,
    fix: fix(root, section, key, fleet, meant),
  };
}

/** The known field that an unknown one was meant to be. */
export const meantField = (root: SchemaNode, section: Path, key: string, fleet: unknown): string | undefined =>
  nearest(key, Object.keys(fieldsOf(placeAt(root, section, fleet)) ?? {}));

function fix(root: SchemaNode, section: Path, key: string, fleet: unknown, meant: string | undefined): string {
  if (meant?.toLowerCase() === key.toLowerCase()) return `did you mean '${meant}'? Letter case counts`;
  const above = levelAbove(root, section, key, fleet);
  if (above) return above.length === 0 ? `'${key}' belongs at the top level` : `'${key}' belongs a level up, in \`${printPath(above)}\``;
  if (meant !== undefined) return `did you mean '${meant}'?`;
  const homes = fieldHomes(root).get(key) ?? [];
  if (homes.length === 0) return 'remove it';
  return homes[0] === '' ? `'${key}' belongs at the top level` : `'${key}' belongs in ${homes.map((home) => `\`${home}\``).join(' or ')}`;
}

/** The nearest section around `section` that has a field `key`: the block was indented too deep. */
function levelAbove(root: SchemaNode, section: Path, key: string, fleet: unknown): Path | undefined {
  for (let depth = section.length - 1; depth >= 0; depth--) {
    const above = section.slice(0, depth);
    const fields = fieldsOf(placeAt(root, above, fleet));
    if (fields && Object.hasOwn(fields, key)) return above;
  }
  return undefined;
}
