import { printRequired } from '../components/print-required.ts';
import type { Call } from './call.ts';
import { isComplete, overEnvironments } from './environments.ts';
import { counted, printCount } from './report.ts';

/** `capstan secrets`: what must exist in the management cluster and Capstan does not make, as in `dist/<environment>/required-secrets.txt`. Nothing is written. */
export const secrets = (call: Call): Promise<number> =>
  overEnvironments(call, (build) => {
    if (!isComplete(build))
      return { issues: build.issues, summary: `${printCount(build.issues)}, nothing listed`, result: { required: [] } };
    const required = build.required();
    return {
      issues: build.issues,
      summary: `${counted(required.length, 'object')} to make`,
      detail: printRequired(required),
      result: { required },
    };
  });
