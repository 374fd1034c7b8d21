import type { Issue } from '../model/issue.ts';
import { printAnnotations } from './annotations.ts';
import type { Clock } from './clock.ts';
import { isListFormat } from './finding-list.ts';
import { printFindings } from './print-findings.ts';
import type { Project } from './project.ts';
import { chosen, findProject } from './project.ts';
import { type Colours, type Format, issuesData, printIssues } from './report.ts';

/** Where a run prints and what it was told for all commands. */
export interface Terminal {
  /** Results: standard output. */
  readonly print: (text: string) => void;
  /** Messages: standard error. */
  readonly note: (text: string) => void;
  /** For results and for messages: colour only where a person looks. */
  readonly colours: { readonly print: Colours; readonly note: Colours };
  /** Somebody watches standard error. */
  readonly watched: boolean;
  readonly format: Format;
  readonly clock: Clock;
  readonly workingDirectory: string;
  /** URL of the bundled `worker.ts`. */
  readonly worker: string;
}

/** A command that is about environments of a project. */
export interface Call extends Terminal {
  readonly command: string;
  readonly project: Project;
  readonly environments: readonly string[];
}

/** Finds what a command is about; an exit code where the call is wrong, which is then told. */
export async function openCall(
  command: string,
  terminal: Terminal,
  projectFolder: string | undefined,
  names: readonly string[],
): Promise<Call | number> {
  const project = findProject(terminal.workingDirectory, projectFolder);
  if (!('root' in project)) return refuse(command, terminal, [project]);
  const { environments, issues } = chosen(project, names);
  if (issues.length > 0) return refuse(command, terminal, issues);
  return { ...terminal, command, project, environments };
}

/**
 * Says what is wrong with a call, in the form that was asked for. Answers with exit code 2. `empty` is what a JSON document of the command holds where
 * nothing was done.
 */
export async function refuse(
  command: string,
  { format, print, note, colours }: Terminal,
  issues: readonly Issue[],
  empty: object = { environments: [] },
): Promise<2> {
  if (format === 'json') print(document({ command, ...empty, issues: issuesData(issues) }));
  else if (format === 'github') print(printAnnotations(issues));
  else if (isListFormat(format)) print(await printFindings(format, { command, examined: [], refused: issues }));
  else note(`capstan ${command}: nothing done\n\n${printIssues(issues, colours.note)}`);
  return 2;
}

/** A JSON document as results are printed. */
export const document = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;
