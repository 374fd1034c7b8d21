import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { everyTag } from './walks.ts';

export const tagsAreLegal = defineRule({
  code: 'cluster/tag-form',
  why: 'The modules refuse such a tag inside their Job, minutes after the apply.',
  *check(fleet) {
    for (const { key, value, path } of everyTag(fleet)) {
      // The module's own pattern is `[a-zA-Z0-9-_:. ]{1,255}` (captf 10.1).
      if (!/^[a-zA-Z0-9\-_:. ]{1,255}$/.test(key)) {
        yield {
          path,
          got: `the key ${show(key)}`,
          must: 'be 1 to 255 of letters, digits, `-`, `_`, `:`, `.` and blanks',
          fix: 'change the key',
        };
      } else if (key.toLowerCase().startsWith('captf.io:')) {
        yield { path, got: `the key '${key}'`, must: 'not begin with `captf.io:`, the prefix of the provider', fix: 'use another prefix' };
      }
      // Characters are never more than code units, which are counted already.
      const length = key.length + value.length < 255 ? 0 : [...key].length + 1 + [...value].length;
      if (length > 255) {
        yield {
          path,
          got: `${length} characters`,
          must: 'have at most 255 characters, key, `=` and value together',
          fix: 'shorten the value',
        };
      }
    }
  },
});
