import { show } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { storageClasses } from './addons.ts';
import { defineRule, type Finding } from './rule.ts';

export const defaultClassIsOne = defineRule({
  code: 'addons/default-class-twice',
  why: 'Kubernetes then takes the class that was made last, so that the order of their making decides where data goes.',
  *check({ clusters }) {
    for (const cluster of clusters) {
      yield* twice(storageClasses(cluster), 'storage class');
      const snapshotClasses = cluster.addons.cinderCSI?.snapshotClasses ?? [];
      const above = [...cluster.path, 'addons', 'cinderCSI', 'snapshotClasses'];
      yield* twice(
        snapshotClasses.map((given) => ({ ...given, path: [...above, given.name] })),
        'snapshot class of the driver',
      );
    }
  },
});

function* twice(
  classes: readonly { readonly name: string; readonly default: boolean; readonly path: Path }[],
  what: string,
): Generator<Finding> {
  const [first, ...further] = classes.filter((given) => given.default);
  for (const { path } of further) {
    yield {
      path: [...path, 'default'],
      got: 'true',
      must: `be true for one ${what} alone: it is for ${show(first?.name)}`,
      fix: 'leave it out in all but one',
    };
  }
}
