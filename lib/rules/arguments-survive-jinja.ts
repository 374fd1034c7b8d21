import { defineRule } from './rule.ts';
import { jinjaIn } from './syntax/jinja.ts';
import { everyArgument } from './walks.ts';

export const argumentsSurviveJinja = defineRule({
  code: 'arguments/jinja',
  why: "cloud-init renders kubeadm's configuration with Jinja: what Jinja cannot read stops all of it, and the machine boots without ever joining.",
  *check(fleet) {
    for (const { value, path } of everyArgument(fleet)) {
      const sign = jinjaIn(value);
      if (sign === undefined) continue;
      yield {
        path,
        got: `a value with \`${sign}\``,
        must: 'hold no Jinja but values of the server such as `{{ v1.instance_id }}`',
        fix: 'put it between `{% raw %}` and `{% endraw %}`',
      };
    }
  },
});
