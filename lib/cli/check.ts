import type { Issue } from '../model/issue.ts';
import { type Call, refuse } from './call.ts';
import { isComplete, overEnvironments } from './environments.ts';
import { counted, printCount } from './report.ts';

/** `capstan check`: every stage, and nothing written. With `types`, what TypeScript's checker says of the overlays comes first. */
export async function check(call: Call, types: boolean): Promise<number> {
  const typed = types ? await call.clock.time('types', () => typesOf(call)) : [];
  const broken = typed.filter(({ code }) => code.startsWith('call/'));
  if (broken.length > 0) return refuse(call.command, call, broken);
  return overEnvironments(call, (build) => {
    const issues = [...typed.filter((issue) => concerns(issue, build.environment, call)), ...build.issues];
    const passed = isComplete(build) && issues.length === build.issues.length;
    const objects = isComplete(build) ? build.objects : 0;
    const summary = passed ? `${counted(objects, 'object')}, ${printCount(issues)}` : printCount(issues);
    return { issues, summary, result: passed ? { objects } : {} };
  });
}

const typesOf = async ({ project, environments }: Call): Promise<readonly Issue[]> =>
  (await import('./types.ts')).typeIssues(project.root, environments);

/** A file in another environment's folder is that one's; what they share, as the base, is everybody's. */
function concerns({ origin }: Issue, environment: string, { project }: Call): boolean {
  const folder = origin?.file.split('/')[1];
  return folder === undefined || folder === environment || !project.environments.includes(folder);
}
