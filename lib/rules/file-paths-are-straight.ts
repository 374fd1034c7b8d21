import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { everyFile } from './walks.ts';

export const filePathsAreStraight = defineRule({
  code: 'file/path-form',
  why: 'cloud-init would write it, yet two spellings of one path escape every check for duplicates, and one that ends in `/` is no file.',
  *check(fleet) {
    for (const { file, path } of everyFile(fleet)) {
      const parts = file.target.split('/').slice(1);
      if (!parts.some((part) => part === '' || part === '.' || part === '..')) continue;
      yield {
        path,
        got: show(file.target),
        must: 'be a straight path: no `..`, no `.`, no `//`, no `/` at its end',
        fix: `write '${straight(parts)}'`,
      };
    }
  },
});

function straight(parts: readonly string[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else if (part !== '' && part !== '.') kept.push(part);
  }
  return `/${kept.join('/')}`;
}
