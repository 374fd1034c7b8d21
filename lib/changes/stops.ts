import type { Issue } from '../model/issue.ts';
import { fullName, isNamed } from '../model/placed.ts';
import type { Change } from './change.ts';

/**
 * What stops a synth: every change but those of frozen fields of a cluster that `allowed`, the values of `--allow-removal`, names. What the server refuses and
 * a version that skips or goes back stay: no flag of ours would let them through there. `shown` is the environment's folder as people know it, `dist/prod`.
 */
export const stops = (changes: readonly Change[], shown: string, allowed: readonly string[]): readonly Issue[] =>
  changes.flatMap(({ issue, cluster, was }): Issue[] => {
    const origin = { file: `${shown}/${was.file}` };
    if (issue.code !== 'removal/frozen-field') return [{ ...issue, origin }];
    const fix = `${issue.fix ?? ''}; \`--allow-removal ${fullName(cluster)}\` lets the change through`;
    return isNamed(cluster, allowed) ? [] : [{ ...issue, origin, fix }];
  });
