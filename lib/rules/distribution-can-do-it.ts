import { inability } from '../model/abilities/inability.ts';
import { abilities, type Cannot, can } from '../model/abilities.ts';
import type { CompleteCluster } from '../model/complete.ts';
import type { Path } from '../model/path.ts';
import { defineRule } from './rule.ts';

/** Where a cluster asks for what not every distribution can do; what stands in `distribution` itself is told apart by the schema. */
const asked: Readonly<Record<string, (cluster: CompleteCluster) => readonly Path[]>> = {
  backup: ({ path, backup }) => (backup === undefined ? [] : [[...path, 'backup']]),
  'controlPlane.certificatesExpiryDays': ({ controlPlane: { path, certificatesExpiryDays } }) =>
    certificatesExpiryDays === undefined ? [] : [[...path, 'certificatesExpiryDays']],
  'controlPlane.rolloutAfter': ({ controlPlane: { path, rolloutAfter } }) =>
    rolloutAfter === undefined ? [] : [[...path, 'rolloutAfter']],
  'files.*.append': ({ controlPlane, nodePools }) => {
    const files = new Map(
      [controlPlane, ...nodePools].flatMap((machines) => machines.files.map((file) => [file.path.join('\0'), file] as const)),
    );
    return [...files.values()].filter(({ append }) => append).map(({ path }) => [...path, 'append']);
  },
};

/** Ignition's form has no place for them, and the provider's fields for them make cloud-config (capi 9). */
const ignition: Readonly<Record<string, (cluster: CompleteCluster) => readonly Path[]>> = {
  users: ({ users }) => users.map(({ path }) => path),
  'commands.boot': ({ controlPlane, nodePools }) =>
    [controlPlane, ...nodePools].filter(({ commands }) => commands.boot.length > 0).map(({ path }) => [...path, 'commands', 'boot']),
};
const cannotIgnite: Cannot = {
  reason: 'its provider writes them as cloud-config',
  fix: "use `format: 'cloud-config'`, or put it into the image",
};

export const distributionCanDoIt = defineRule({
  code: 'distribution/cannot',
  why: 'The provider would ignore it without a word, or refuse the object when it is applied: the machines come up without what was asked for.',
  *check({ clusters }) {
    for (const cluster of clusters) {
      const { distribution } = cluster;
      for (const { words, [distribution.type]: ability } of abilities) {
        if (can(ability)) continue;
        for (const path of asked[words]?.(cluster) ?? []) yield inability(path, distribution.type, ability);
      }
      if (distribution.type !== 'rke2' || distribution.format !== 'ignition') continue;
      for (const places of Object.values(ignition))
        for (const path of places(cluster)) yield inability(path, 'rke2 with Ignition', cannotIgnite);
    }
  },
});
