import { credentialIn, isCredential } from '../model/credential.ts';
import { onceForText } from '../model/remembered.ts';
import { defineRule } from './rule.ts';
import { everyArgument, everyJobs, everyText } from './walks.ts';

/** Many clusters share a text. */
const found = onceForText(credentialIn);

const must = 'hold no credential';
const fix =
  'put it into a Secret: the content of a file by `secretKey({ name, key })`, that of a Job by `variablesFrom`; replace it if it was committed';

export const credentialsStayAway = defineRule({
  code: 'secret/literal',
  why: 'It would be in git, in `dist` and in the management cluster for everybody who reads them, and must then be replaced.',
  *check(fleet) {
    for (const { text, path } of everyText(fleet)) {
      const what = found(text);
      if (what !== undefined) yield { path, got: `${what}, which is not repeated here`, must, fix };
    }
    for (const { name, value, path } of everyArgument(fleet)) {
      if (isCredential(name, value)) yield { path, got: `a value for '${name}', which is not repeated here`, must, fix };
    }
    for (const { jobs, path } of everyJobs(fleet)) {
      for (const [name, value] of Object.entries(jobs.env ?? {})) {
        if (isCredential(name, value))
          yield { path: [...path, 'env', name], got: `a value for '${name}', which is not repeated here`, must, fix };
      }
    }
  },
});
