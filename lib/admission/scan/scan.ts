import type { Issue } from '../../model/issue.ts';
import type { KubeObject } from '../../model/object.ts';
import type { Finding, Subject } from '../subject.ts';
import { plainCredentials, plainInText } from './plain-credentials.ts';

/** The words of a finding, shared with the surprise that says the same of manifests of any origin. */
export const plain = {
  code: 'admission/credential',
  must: 'hold no credential: only references to where it is kept, or what SOPS has encrypted',
  fix: 'put it into a Secret that stays out of git, and name that; replace the credential if it was committed',
  why: 'What is in git and in a ConfigMap can be read by everybody who may read those.',
} as const;

export const got = (what: string): string => `${what}, which is not repeated here`;

/**
 * The last scan: whatever made an object, and whichever place of the fleet its text came from, it holds no credential in the clear (addons 8, case BC-89).
 */
export const scan = ({ object }: Subject): readonly Finding[] =>
  plainCredentials(object).map(({ path, what }) => ({
    path,
    got: got(what),
    code: plain.code,
    must: plain.must,
    fix: plain.fix,
    why: plain.why,
  }));

/** The same of a file for people, which holds no objects. */
export function textIssues(file: string, objects: readonly KubeObject[], text: string | undefined): readonly Issue[] {
  const what = text === undefined || objects.length > 0 ? undefined : plainInText(text);
  if (what === undefined) return [];
  return [{ severity: 'error', path: [], object: { file, apiVersion: '', kind: '', name: '' }, got: got(what), ...plain }];
}
