import { resolve } from 'node:path';
import { type VetResult, vetDocuments } from '../admission/vet.ts';
import { besideVerdicts } from '../changes/beside.ts';
import { type Issue, isError } from '../model/issue.ts';
import { readCanonical } from '../yaml/canonical.ts';
import { type Document, parseDocuments } from '../yaml/documents.ts';
import { printAnnotations } from './annotations.ts';
import { document, refuse, type Terminal } from './call.ts';
import { isListFormat } from './finding-list.ts';
import { knownSchemas } from './known-schemas.ts';
import { type ManifestFiles, readManifestFiles } from './manifest-files.ts';
import { printFindings } from './print-findings.ts';
import type { SharedOptions, VetOptions } from './program.ts';
import { counted, issuesData, printCount, printIssues } from './report.ts';

/**
 * `capstan vet`: what the API server would say of manifests, whoever made them. With `from`, an object that is there as well is judged as an update of it.
 * An object of a kind without a schema is a warning, and with `strictKinds` an error. Exit code 0 where there is no error, 1 where there is one, 2 where
 * something named cannot be read (then nothing is judged) or holds no YAML.
 */
export async function vet(terminal: Terminal, names: readonly string[], options: SharedOptions & VetOptions): Promise<number> {
  const { workingDirectory, clock } = terminal;
  const { from, strictKinds, project } = options;
  const read = (named: readonly string[]) => readManifestFiles(named, workingDirectory, process.stdin);
  const [files, olderFiles] = await clock.time('read', () => Promise.all([read(names), read(from)]));
  const unread = [...files.issues, ...olderFiles.issues];
  if (unread.length > 0) return refuse('vet', terminal, unread, { results: [] });
  const [documents, older] = clock.time('parse', () => [documentsOf(files), documentsOf(olderFiles)] as const);
  const schemaOf = knownSchemas(workingDirectory, project === undefined ? undefined : resolve(workingDirectory, project));
  const judged = clock.time('judge', () => besideVerdicts(vetDocuments(documents, { schemaOf, older }), documents, older));
  const results = strictKinds === true ? judged.map(strictly) : judged;
  await clock.time('print', () => tell(terminal, results));
  const issues = [...older, ...results].flatMap((each) => each.issues);
  if (issues.some(({ code }) => code === 'vet/unreadable')) return 2;
  return issues.some(isError) ? 1 : 0;
}

/** The documents of all files. What Capstan printed itself is read the fast way, unless it has a `List`, which must be taken apart. */
const documentsOf = ({ files }: ManifestFiles): readonly Document[] =>
  files.flatMap(({ file, text }) => {
    const objects = readCanonical(text);
    if (objects === undefined || objects.some(({ kind }) => kind === 'List')) return parseDocuments(file, text);
    return objects.map((value, document) => ({ file, document, value, issues: [] }));
  });

/** A result that fails where nothing is known of the kind. */
function strictly(result: VetResult): VetResult {
  if (result.verdict !== 'unknown') return result;
  return { ...result, issues: result.issues.map((issue): Issue => ({ ...issue, severity: 'error' })) };
}

async function tell({ format, print, note, colours }: Terminal, results: readonly VetResult[]): Promise<void> {
  if (format === 'json') {
    print(document({ results: results.map((result) => ({ ...result, issues: issuesData(result.issues) })) }));
    return;
  }
  if (isListFormat(format)) {
    const examined = results.map((result) => ({ group: result.file, name: nameOf(result), issues: result.issues }));
    print(await printFindings(format, { command: 'vet', examined }));
    return;
  }
  const line = `vet: ${summary(results)}\n`;
  const failed = results.some(({ issues }) => issues.some(isError));
  if (format === 'github') print(`${results.map(({ issues }) => printAnnotations(issues)).join('')}${line}`);
  else {
    const blocks = results.map(({ issues }) => printIssues(issues, colours.note)).filter((text) => text !== '');
    if (failed) note(`${colours.note.red(line.trimEnd())}\n\n${blocks.join('\n')}`);
    else {
      if (blocks.length > 0) note(`${blocks.join('\n')}\n`);
      print(line);
    }
  }
}

const nameOf = ({ apiVersion, kind, namespace, name, document: index }: VetResult): string =>
  kind === '' ? `document ${index}` : `${kind} ${namespace === '' ? name : `${namespace}/${name}`} (${apiVersion}, document ${index})`;

/** `26 objects in 10 files: 25 accepted, 1 rejected; 1 problem`. */
function summary(results: readonly VetResult[]): string {
  const files = new Set(results.map(({ file }) => file)).size;
  const verdicts = (['accepted', 'rejected', 'unknown'] as const).flatMap((verdict) => {
    const count = results.filter((result) => result.verdict === verdict).length;
    return count > 0 ? [`${count} ${verdict}`] : [];
  });
  const issues = results.flatMap((result) => result.issues);
  return `${counted(results.length, 'object')} in ${counted(files, 'file')}${verdicts.length === 0 ? '' : `: ${verdicts.join(', ')}`}; ${printCount(issues)}`;
}
