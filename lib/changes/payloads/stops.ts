import type { Issue } from '../../model/issue.ts';
import { fullName, isNamed } from '../../model/placed.ts';
import type { PayloadChange } from './payload-changes.ts';
import { payloadIssue } from './words.ts';

/**
 * What changes of payloads say to a synth: what cannot change stops it, except for the clusters that `allowed`, the values of `--allow-removal`, names; what is
 * left behind is told. `shown` is the environment's folder as people know it, `dist/prod`.
 */
export const payloadStops = (changes: readonly PayloadChange[], shown: string, allowed: readonly string[]): readonly Issue[] =>
  changes.flatMap((change): Issue[] => {
    const file = change.was[0]?.file;
    const origin = file === undefined ? {} : { origin: { file: `${shown}/${file}` } };
    if (change.what.kind !== 'frozen') return [{ ...payloadIssue(change, change.clusters), ...origin }];
    const [cluster, ...others] = change.clusters.filter((each) => !isNamed(each, allowed));
    if (cluster === undefined) return [];
    const issue = payloadIssue(change, [cluster, ...others]);
    const flag = `\`--allow-removal ${fullName(cluster)}\`${others.length === 0 ? '' : ', and so for each other cluster,'} lets the change through`;
    return [{ ...issue, ...origin, fix: `${issue.fix ?? ''}; ${flag}` }];
  });
