import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { importCrds } from '../generate/import.ts';
import { isError, show } from '../model/issue.ts';
import { printAnnotations } from './annotations.ts';
import { document, refuse, type Terminal } from './call.ts';
import { nearestFile } from './nearest-file.ts';
import type { ImportSource, SharedOptions } from './program.ts';
import { findProject } from './project.ts';
import { counted, issuesData, printCount, printIssues } from './report.ts';

/** `capstan import`: the structure of CRDs, as JSON Schema, into `schemas/crds` of the project. */
export async function importSchemas(
  terminal: Terminal,
  folder: string,
  { project: given, source, tag, kind }: SharedOptions & ImportSource,
) {
  const { workingDirectory, format, print, note, colours } = terminal;
  const project = findProject(workingDirectory, given);
  if (!('root' in project)) return refuse('import', terminal, [project]);
  const from = resolve(workingDirectory, folder);
  if (!existsSync(from)) {
    const fix = nearestFile(folder, workingDirectory);
    const wrong = {
      code: 'call/folder-missing',
      severity: 'error',
      path: [],
      got: show(folder),
      must: 'name a folder or a file that exists',
      ...(fix === undefined ? {} : { fix }),
    } as const;
    return refuse('import', terminal, [wrong]);
  }
  const out = join(project.root, 'schemas', 'crds');
  const { written, issues } = await importCrds(from, {
    out,
    ...(source === undefined ? {} : { source }),
    ...(tag === undefined ? {} : { tag }),
    ...(kind.length === 0 ? {} : { kinds: kind }),
  });
  const into = relative(project.root, out).split(sep).join('/');
  if (format === 'json')
    print(document({ command: 'import', written: written.map((file) => `${into}/${file}`), issues: issuesData(issues) }));
  else {
    if (format === 'github') print(printAnnotations(issues));
    else if (issues.length > 0) note(`import: ${printCount(issues)}\n\n${printIssues(issues, colours.note)}\n`);
    print(`import: ${counted(written.length, 'schema')} written to ${into}\n`);
  }
  return issues.some(isError) ? 1 : 0;
}
