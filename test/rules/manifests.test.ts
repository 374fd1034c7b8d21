import { expect, test } from 'vitest';
import { add } from '../../lib/index.ts';
import { mostPayloadBytes } from '../../lib/model/addons/manifests.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';
import { complete } from '../synth.ts';

const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: table, namespace: default}\n';

/** What a rule says of manifests of 49 objects, each of so many bytes; as text they would be 49 MB, which takes seconds to read. */
function found(bytes: number): string[] {
  const fleet = complete(
    { clusters: { demo: { addons: { manifests: { a: add({ path: 'a.yaml' }) } } } } },
    'test',
    new Map([['a.yaml', text]]),
  );
  const clusters = fleet.clusters.map((cluster) => {
    const manifests = cluster.addons.manifests.map((each) => ({
      ...each,
      documents: Array.from({ length: 49 }, (_, i) => ({
        file: 'a.yaml',
        object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `table-${i}`, namespace: 'default' } },
        bytes,
      })),
    }));
    return { ...cluster, addons: { ...cluster.addons, manifests } };
  });
  return [...findings(rules, { ...fleet, clusters })]
    .filter(({ code }) => code === 'addons/manifests-too-large')
    .map(({ got = '', must }) => `${got} must ${must}`);
}

test('all manifests of an add-on together fit the hundred ConfigMaps that a set may have', () => {
  expect(found(mostPayloadBytes)).toEqual([]);
  expect(found(mostPayloadBytes + 1)).toContain('49000049 bytes in a.yaml must have at most 49000000 bytes in all, counted as JSON');
});
