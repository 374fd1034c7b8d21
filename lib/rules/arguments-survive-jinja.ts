import { defineRule } from './rule.ts';
import { isRendered, jinjaIn } from './syntax/jinja.ts';
import { everyArgument } from './walks.ts';

export const argumentsSurviveJinja = defineRule({
  code: 'arguments/jinja',
  why: 'cloud-init renders the whole user data with Jinja: what Jinja cannot read stops all of it, and the machine boots without ever joining.',
  *check(fleet) {
    for (const { cluster, value, path } of everyArgument(fleet)) {
      if (!isRendered(cluster)) continue;
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
