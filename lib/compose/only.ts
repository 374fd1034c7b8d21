import type { Issue } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { quoted } from '../model/suggest.ts';

/** The only entry of a map, for a reference that was left out. */
export function only(map: Readonly<Record<string, unknown>>, path: Path, where: string, issues: Issue[]): string {
  const names = Object.keys(map);
  if (names.length === 1) return names[0] as string;
  issues.push({
    code: 'cluster/choice-missing',
    severity: 'error',
    path,
    must: names.length === 0 ? `name an entry of \`${where}\`, which is empty` : `name one of \`${where}\`: ${quoted(names)}`,
    fix: names.length === 0 ? `add an entry to \`${where}\`` : 'write it here or in `clusterDefaults`',
  });
  return '';
}
