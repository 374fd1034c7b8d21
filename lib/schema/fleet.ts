import schema from '../../schemas/fleet.schema.json' with { type: 'json' };
import { soundsSecret } from '../model/credential.ts';
import { compareIssues, type Issue } from '../model/issue.ts';
import { valueAt } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { credentialIssue, credentials } from './credential.ts';
import { explain } from './explain.ts';
import validate from './fleet.gen.js';
import { inabilityAt } from './inability.ts';
import { type Mistake, mistakes } from './mistakes.ts';
import { meantField } from './unknown-field.ts';

const root = schema as unknown as SchemaNode;

/**
 * What the schema has against a fleet, in the user's own paths and words, ordered by path; nothing if it fits. One issue a mistake. The value
 * is plain data, as `compose` makes it, and is not changed. A credential in it is an issue, and no issue repeats it.
 */
export function checkFleet(value: unknown): Issue[] {
  const plain = credentials(value);
  if (validate(value)) return plain.sort(compareIssues);
  const found = mistakes(root, value, validate.errors ?? []).map(
    (mistake) => credentialIn(value, mistake) ?? explain({ root, value, ...mistake }),
  );
  return [...plain, ...found].sort(compareIssues);
}

/** A credential where the language has no place for one: a field of that name, or its text where a reference belongs. */
function credentialIn(value: unknown, { path, error }: Mistake): Issue | undefined {
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params['additionalProperty']);
    const at = [...path, key];
    // A word of the other distribution, such as `secretsEncryption`, only sounds so; its message shows no value.
    const isKnown = meantField(root, path, key, value) !== undefined || inabilityAt(at, value) !== undefined;
    return soundsSecret(key) && !isKnown ? credentialIssue(at) : undefined;
  }
  const key = path.at(-1);
  const isText = error.keyword === 'type' && typeof valueAt(value, path) === 'string';
  return isText && key !== undefined && (key === 'credentials' || soundsSecret(key)) ? credentialIssue(path) : undefined;
}
