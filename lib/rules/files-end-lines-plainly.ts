import { defineRule } from './rule.ts';
import { everyFile } from './walks.ts';

export const filesEndLinesPlainly = defineRule({
  code: 'file/line-ends',
  severity: 'warning',
  why: 'A shell, systemd or containerd reads the carriage return as part of the last word of each line, and the error it then prints looks right.',
  *check(fleet) {
    for (const { file, path } of everyFile(fleet)) {
      if (typeof file.content !== 'string' || !file.content.includes('\r\n')) continue;
      yield {
        path: [...path, 'content'],
        got: 'lines that end in CR LF, as Windows writes them',
        must: 'end its lines in LF alone',
        fix: "save the source with LF, or append `.replaceAll('\\r\\n', '\\n')`",
      };
    }
  },
});
