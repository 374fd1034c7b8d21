import { plainCredentials } from '../scan/plain-credentials.ts';
import { got, plain } from '../scan/scan.ts';
import type { Surprise } from './surprise.ts';

/** A warning, since manifests of any origin need not be for git. */
export const plainCredential: Surprise = {
  code: 'secret/plain',
  severity: 'warning',
  why: plain.why,
  *check({ sent }) {
    for (const { path, what } of plainCredentials(sent)) yield { path, got: got(what), must: plain.must, fix: plain.fix };
  },
};
