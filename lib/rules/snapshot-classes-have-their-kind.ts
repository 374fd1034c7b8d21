import { defineRule } from './rule.ts';

export const snapshotClassesHaveTheirKind = defineRule({
  code: 'addons/snapshots-missing',
  why: 'The cluster does not know the kind `VolumeSnapshotClass`, so that its delivery fails and is repeated for ever.',
  *check({ clusters }) {
    for (const { path, addons, distribution } of clusters) {
      const driver = addons.cinderCSI;
      if (driver === undefined || driver.snapshots || driver.snapshotClasses.length === 0) continue;
      yield {
        path: [...path, 'addons', 'cinderCSI', 'snapshotClasses'],
        got: `${driver.snapshotClasses.length} without the snapshot CRDs`,
        must: 'be left out where the snapshot CRDs and their controller are not installed',
        fix:
          distribution.type === 'rke2'
            ? 'take the snapshot controller and its CRDs out of `disabledComponents`'
            : 'install both by `manifests` and write snapshots: true',
      };
    }
  },
});
