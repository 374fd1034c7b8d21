import { holdsPrivateKey, isCredential, soundsSecret } from '../model/credential.ts';
import type { Issue } from '../model/issue.ts';
import type { Path } from '../model/path.ts';

/** Whether anything on the way to a value sounds like a credential. */
export const isSecretPath = (path: Path): boolean => path.some(soundsSecret);

/** Text that is a credential wherever it stands. */
const credentialTexts: readonly (readonly [(text: string) => boolean, string])[] = [
  [holdsPrivateKey, 'a private key'],
  [(text) => /application_credential_secret["']?\s*[:=]\s*["']?[^\s"'{$]/i.test(text), 'an application credential'],
];

const why = 'What stands in a fleet is committed to git and rendered into manifests, where everybody can read it.';

/** The issue for a credential that is written out. It says where, and never what. */
export const credentialIssue = (path: Path, what = 'a credential in plain text'): Issue => ({
  code: 'schema/credential',
  severity: 'error',
  path,
  got: `${what}, which is not shown`,
  must: 'be a reference to a Secret, never the credential itself',
  fix: 'put it into a Secret and name that: `existingSecret({ … })`, `externalSecret({ … })`, or `secretKey({ … })` for a file',
  why,
});

/** Every credential that the fleet spells out although its schema would take it: keys in texts, and environment variables. */
export function credentials(value: unknown, path: Path = []): Issue[] {
  if (typeof value === 'string') {
    const found = credentialTexts.find(([holds]) => holds(value));
    return found ? [credentialIssue(path, found[1])] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const issues: Issue[] = [];
  const isEnvironment = path.at(-1) === 'env';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (holdsText(value[i])) issues.push(...credentials(value[i], [...path, i]));
    return issues;
  }
  for (const [key, child] of Object.entries(value)) {
    if (isEnvironment && typeof child === 'string' && isCredential(key, child)) issues.push(credentialIssue([...path, key]));
    else if (holdsText(child)) issues.push(...credentials(child, [...path, key]));
  }
  return issues;
}

/** Short texts are no keys; skipping them makes the walk over a large fleet cheap. */
const holdsText = (value: unknown): boolean => (typeof value === 'string' ? value.length > 26 : typeof value === 'object');
