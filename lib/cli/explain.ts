import { type Issue, isError, show } from '../model/issue.ts';
import { printPath } from '../model/path.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { pathIn, readPath } from '../model/written-path.ts';
import { document, refuse, type Terminal } from './call.ts';
import { fieldNames, fieldPages } from './explain-field.ts';
import { areaOf, type RulePage, ruleCodes, rulePage } from './explain-rule.ts';
import { deadEnd, valuePage } from './explain-value.ts';
import { printArea, printFields, printRule, printValue } from './explanation.ts';
import { linesIn } from './line.ts';
import { loadEnvironment } from './load-environment.ts';
import { findProject, type Project } from './project.ts';
import { issuesData, printCount, printIssues } from './report.ts';

/**
 * `capstan explain`: a code (`control-plane/even`), a value of an environment (`prod.clusters.payments.kubernetesVersion`), or a field of a fleet, by its
 * path or the end of it. Exit code 1 where the environment cannot be loaded, 2 where nothing has that name. Needs a project only for values.
 */
export async function explain(terminal: Terminal, what: string, projectFolder: string | undefined): Promise<number> {
  const found = findProject(terminal.workingDirectory, projectFolder);
  if (!('root' in found) && projectFolder !== undefined) return refuse('explain', terminal, [found]);
  const project = 'root' in found ? found : undefined;
  if (await explainCode(terminal, what, project)) return 0;
  const [first, ...rest] = readPath(what) ?? [];
  const environment = project?.environments.find((name) => name === first);
  if (project && environment !== undefined) return explainValue(terminal, project, environment, rest);
  const pages = first === undefined ? [] : fieldPages([first, ...rest]);
  if (pages.length === 0) return refuse('explain', terminal, [unknown(what, project)], {});
  if (terminal.format === 'json') terminal.print(document({ command: 'explain', about: 'field', fields: pages }));
  else terminal.print(printFields(pages, terminal.colours.print));
  return 0;
}

/** Tells of a code, if it is one: of a rule, of a stage, or of a rule of the team's own, for which overlays must be loaded. */
async function explainCode(terminal: Terminal, code: string, project: Project | undefined): Promise<boolean> {
  const { format, print, colours } = terminal;
  const area = areaOf(code);
  if (area !== undefined) {
    print(format === 'json' ? document({ command: 'explain', about: 'code', code, why: area }) : printArea(code, area, colours.print));
    return true;
  }
  const page = rulePage(code) ?? (project && code.startsWith('team/') ? await teamRule(terminal, project, code) : undefined);
  if (page === undefined) return false;
  const example = page.example && { ...page.example, issues: issuesData(page.example.issues) };
  const told = { command: 'explain', about: 'rule', ...page, ...(example ? { example } : {}) };
  print(format === 'json' ? document(told) : printRule(page, colours.print));
  return true;
}

async function teamRule(terminal: Terminal, project: Project, code: string): Promise<RulePage | undefined> {
  for (const environment of project.environments) {
    const { policy } = await loadEnvironment({ ...terminal, project }, environment);
    const rule = policy.rules.find((known) => known.code === code);
    if (rule) return { code, severity: rule.severity, why: rule.why, file: rule.file };
  }
  return undefined;
}

async function explainValue(
  terminal: Terminal,
  project: Project,
  environment: string,
  given: readonly (string | number)[],
): Promise<number> {
  const { format, print, note, colours } = terminal;
  const overlay = await loadEnvironment({ ...terminal, project }, environment);
  if (overlay.value === undefined) {
    if (format === 'json') print(document({ command: 'explain', about: 'value', environment, issues: issuesData(overlay.issues) }));
    else
      note(
        `${colours.note.red(`${environment}: ${printCount(overlay.issues)}, nothing to explain`)}\n\n${printIssues(overlay.issues, colours.note)}`,
      );
    return overlay.issues.some(isError) ? 1 : 2;
  }
  const path = pathIn(overlay.value, given);
  const dead = deadEnd(overlay.value, path);
  if (dead) return refuse('explain', terminal, [nowhere(environment, path, dead.path.length, dead.names)], {});
  const page = valuePage(environment, overlay, path);
  const lineOf = await linesIn(project.root);
  const chain = page.chain.map((link) => ({ ...link, ...(link.file === undefined ? {} : lineOf(link.file, link.path)) }));
  if (format === 'json') {
    const links = chain.map((link) => ({ ...link, place: printPath(link.path) }));
    print(document({ command: 'explain', about: 'value', place: printPath([environment, ...path]), ...page, chain: links }));
  } else print(printValue({ ...page, chain }, colours.print));
  return 0;
}

function nowhere(environment: string, path: readonly (string | number)[], depth: number, names: readonly string[]): Issue {
  const key = String(path[depth]);
  const above = printPath([environment, ...path.slice(0, depth)]);
  return {
    code: 'call/path-unknown',
    severity: 'error',
    path: [],
    got: show(key),
    must: names.length === 0 ? `be left out: nothing is below ${above}` : `name what is in ${above}: ${quoted(names)}`,
    ...(names.length === 0 ? {} : { fix: didYouMean(key, names) ?? 'name one of these' }),
  };
}

/** Nothing has that name: no code, no environment, no field. */
function unknown(what: string, project: Project | undefined): Issue {
  const environments = project?.environments ?? [];
  const names = what.includes('/') ? ruleCodes() : [...environments, ...fieldNames()];
  const keys = readPath(what) ?? [];
  const isPath = keys.length > 1;
  const wrong = String(keys.find((key, depth) => fieldPages(keys.slice(0, depth + 1)).length === 0 && key !== '*') ?? what);
  return {
    code: 'call/name-unknown',
    severity: 'error',
    path: [],
    got: show(what),
    must: `name a value after its environment${environments.length === 0 ? '' : ` (${quoted(environments)})`}, a field of a fleet, or a code`,
    fix:
      didYouMean(isPath ? wrong : what, names) ??
      (environments.length === 0 ? 'for a value, run in a project' : 'see `docs/fleet.md` for fields and `docs/rules.md` for codes'),
  };
}
