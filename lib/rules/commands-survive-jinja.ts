import { defineRule } from './rule.ts';
import { isRendered, jinjaIn } from './syntax/jinja.ts';
import { everyCommand } from './walks.ts';

export const commandsSurviveJinja = defineRule({
  code: 'command/jinja',
  why: 'cloud-init renders the whole user data with Jinja: what Jinja cannot read stops all of it, and the machine boots without ever joining.',
  *check(fleet) {
    for (const { cluster, command, path } of everyCommand(fleet)) {
      if (!isRendered(cluster)) continue;
      const sign = jinjaIn(command);
      if (sign === undefined) continue;
      yield {
        path,
        got: `a command with \`${sign}\``,
        must: 'hold no Jinja but values of the server such as `{{ v1.instance_id }}`',
        fix: 'put it between `{% raw %}` and `{% endraw %}`, or into a file, which Capstan writes safely',
      };
    }
  },
});
