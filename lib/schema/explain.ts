import { type Issue, show } from '../model/issue.ts';
import { valueAt } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { isSecretPath } from './credential.ts';
import { placeAt } from './definition.ts';
import type { Found } from './found.ts';
import { repaired } from './repair.ts';
import { unionIssue } from './union.ts';
import { unknownField } from './unknown-field.ts';
import { boundsPhrase, counted, either, example, meaning } from './words.ts';
import { wrongType } from './wrong-type.ts';

/** A validator's error in words. What stands below a key that sounds like a credential is not shown. */
export function explain(found: Found): Issue {
  const { root, path, value, error } = found;
  const { keyword, params, propertyName } = error;
  if (keyword === 'additionalProperties') return unknownField(root, path, String(params['additionalProperty']), value);
  if (keyword === 'required') return missing(found, String(params['missingProperty']));
  if (propertyName !== undefined) return wrongKey(found, propertyName);
  const issue = keyword === 'type' ? wrongType(found) : keyword === 'discriminator' ? unionIssue(found) : outOfBounds(found);
  if (!isSecretPath(path)) return issue;
  const { got: _got, ...silent } = issue;
  return silent;
}

function missing({ root, path, value }: Found, key: string): Issue {
  const at = [...path, key];
  const place = placeAt(root, at, value);
  const shown = example(place?.node) ?? example(place?.definition);
  const what = meaning(place?.node.description) ?? meaning(place?.definition?.description);
  return {
    code: 'schema/missing',
    severity: 'error',
    path: at,
    must: what === undefined ? 'have a value' : `have a value: ${what}`,
    fix: shown === undefined ? `add \`${key}\`` : `add \`${key}: ${shown}\``,
  };
}

function wrongKey({ root, path, value, error }: Found, key: string): Issue {
  const names = placeAt(root, path, value)?.node['propertyNames'] as SchemaNode | undefined;
  return {
    code: 'schema/name',
    severity: 'error',
    path: [...path, key],
    got: `the name ${show(key)}`,
    must:
      error.keyword === 'pattern'
        ? `match \`${String(error.params['pattern'])}\``
        : `have at most ${counted(Number(error.params['limit']), 'character')}`,
    ...(names?.examples ? { fix: `write a name such as ${example(names)}` } : {}),
  };
}

/** The value has the right type and is still wrong. */
function outOfBounds({ root, path, value, error: { keyword, params } }: Found): Issue {
  const place = placeAt(root, path, value);
  const node = place?.node ?? {};
  const got = valueAt(value, path);
  const issue = (code: string, must: string, fix?: string, shown = show(got)): Issue => ({
    code: `schema/${code}`,
    severity: 'error',
    path,
    got: shown,
    must,
    ...(fix === undefined ? {} : { fix }),
  });
  switch (keyword) {
    case 'enum': {
      const allowed = (params['allowedValues'] as readonly unknown[]).map(String);
      return issue('enum', `be one of ${quoted(allowed)}`, typeof got === 'string' ? didYouMean(got, allowed) : undefined);
    }
    case 'const':
      return issue('enum', `be ${show(params['allowedValue'])}`);
    case 'pattern': {
      const right = typeof got === 'string' ? repaired(got, node) : undefined;
      const model = textExample(node) ?? textExample(place?.definition);
      const what = meaning(place?.definition?.description) ?? (place?.definition ? undefined : meaning(node.description));
      const must = what === undefined ? matching(String(params['pattern']), node.description) : `be ${what}`;
      return issue('pattern', must, right === undefined ? model && `write it as in ${model}` : `write '${right}'`);
    }
    case 'minLength':
    case 'maxLength':
      return length(node, got as string, issue);
    case 'minimum':
    case 'maximum':
      return issue('range', `be ${boundsPhrase(node['minimum'], node['maximum'])}`);
    case 'minItems':
    case 'maxItems':
      return issue('size', entriesPhrase(node['minItems'], node['maxItems']), emptyFix(got));
    case 'minProperties':
    case 'maxProperties':
      return issue('size', entriesPhrase(node['minProperties'], node['maxProperties']), emptyFix(got), sizeOf(got));
    case 'uniqueItems': {
      const [first, second] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b) as [number, number];
      const at = [...path, second];
      return {
        ...issue('duplicate', `differ from entry ${first + 1}`, 'remove one of the two', show(valueAt(value, at))),
        path: at,
      };
    }
    case 'x-kubernetes-list-map-keys': {
      const keys = node[keyword] as readonly string[];
      const at = [...path, Number(params['index'])];
      const must = `differ from entry ${Number(params['first']) + 1} in ${either(keys.map((key) => `\`${key}\``))}`;
      return { ...issue('duplicate', must, 'remove one of the two', show(valueAt(value, at))), path: at };
    }
    default:
      return issue(keyword, `pass \`${keyword}\``);
  }
}

const textExample = (node: SchemaNode | undefined): string | undefined => {
  const text = example(node);
  return text?.startsWith("'") ? text : undefined;
};

/** A pattern, and what the description says of it. */
function matching(pattern: string, description: string | undefined): string {
  const sentence = description?.split('. ')[0] ?? '';
  return sentence === '' || sentence.startsWith('Absent:')
    ? `match \`${pattern}\``
    : `match \`${pattern}\` (${sentence.replace(/\.$/, '')})`;
}

type Make = (code: string, must: string, fix?: string, shown?: string) => Issue;

function length({ minLength = 0, maxLength }: SchemaNode, got: string, issue: Make): Issue {
  if (got === '') return issue('length', 'not be empty', 'write a value, or leave the field out');
  const must = `have ${boundsPhrase(Number(minLength), maxLength)} characters`;
  return issue('length', must, undefined, `${show(got.slice(0, 40))}, ${counted([...got].length, 'character')}`);
}

const entriesPhrase = (least: unknown, most: unknown): string => {
  const bounds = boundsPhrase(least, most);
  return `have ${bounds} ${/\b1$/.test(bounds) ? 'entry' : 'entries'}`;
};

const emptyFix = (got: unknown): string | undefined =>
  (Array.isArray(got) ? got.length : Object.keys(got as object).length) === 0 ? 'add an entry, or leave the field out' : undefined;

const sizeOf = (got: unknown): string => counted(Object.keys(got as object).length, 'entry', 'entries');
