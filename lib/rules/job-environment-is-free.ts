import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { everyJobs } from './walks.ts';

/** Names that CAPTF's webhook refuses (captf 4). */
const reserved = /^(?:TF_.*|KUBE_.*|KUBERNETES_.*|HOME|TMPDIR|CHECKPOINT_DISABLE)$/;

export const jobEnvironmentIsFree = defineRule({
  code: 'terraform/env-name',
  why: "CAPTF's webhook refuses the object when it is applied, after the synth and the review.",
  *check(fleet) {
    for (const { jobs, path } of everyJobs(fleet)) {
      for (const name of Object.keys(jobs.env ?? {})) {
        if (reserved.test(name)) {
          yield {
            path: [...path, 'env', name],
            got: `'${name}'`,
            must: 'be another name: the provider sets this one',
            fix: 'leave it out',
          };
        } else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
          yield {
            path: [...path, 'env', name],
            got: show(name),
            must: 'be a name of letters, digits and `_` that begins with no digit',
            fix: `write '${name.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=[0-9]|$)/, '_')}'`,
          };
        }
      }
    }
  },
});
