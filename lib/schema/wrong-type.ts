import { type Issue, show } from '../model/issue.ts';
import { valueAt } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { placeAt } from './definition.ts';
import type { Found } from './found.ts';
import { unionIssue } from './union.ts';
import { example, meaning, typePhrase } from './words.ts';

/** A value of another JSON type than the schema's: almost always quotes too many or too few. */
export function wrongType(found: Found): Issue {
  const { root, path, value, error } = found;
  const place = placeAt(root, path, value);
  const node = place?.node ?? {};
  if (node.oneOf) return unionIssue(found);
  const got = valueAt(value, path);
  const type = error.params['type'];
  const expected = node.anyOf ? node.anyOf.map((branch) => branch.type ?? 'object') : type;
  const model = example(node) ?? example(place?.definition);
  const what = meaning(place?.definition?.description) ?? meaning(node.description);
  const fix = fixOf(got, [expected].flat().map(String), node, model);
  return {
    code: 'schema/type',
    severity: 'error',
    path,
    got: show(got),
    must: `be ${what === undefined || type === 'object' ? typePhrase(expected) : `${typePhrase(expected)}: ${what}`}`,
    ...(fix === undefined ? {} : { fix }),
  };
}

function fixOf(got: unknown, expected: readonly string[], node: SchemaNode, model: string | undefined): string | undefined {
  if (got === null) return 'leave the field out';
  if (expected.includes('string') && (typeof got === 'number' || typeof got === 'boolean')) {
    if (model !== undefined) return expected.length > 1 ? `write it as in ${model}` : `quote it and write it in full, as in ${model}`;
    return expected.length > 1 && typeof got === 'boolean' ? undefined : `quote it: write '${got}'`;
  }
  if (typeof got === 'string') return unquoted(got.trim(), expected);
  if (expected.includes('object') && Array.isArray(got)) {
    const entity = node['x-entity'];
    return typeof entity === 'string' ? `write a map by the ${entity}'s name: \`{ <name>: { … } }\`` : 'write `{ … }`';
  }
  return undefined;
}

function unquoted(text: string, expected: readonly string[]): string | undefined {
  if (expected.includes('boolean') && /^(true|yes|on|y)$/i.test(text)) return 'write true, without quotes';
  if (expected.includes('boolean') && /^(false|no|off|n)$/i.test(text)) return 'write false, without quotes';
  if ((expected.includes('integer') || expected.includes('number')) && /^-?\d+$/.test(text)) return `write ${text}, without quotes`;
  return expected.includes('array') ? `write a list: [${show(text)}]` : undefined;
}
