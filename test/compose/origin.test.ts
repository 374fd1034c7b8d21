import { expect, test } from 'vitest';
import { add, type Layer } from '../../lib/compose/layers.ts';
import { layerOf } from '../../lib/compose/origin.ts';
import { fixed } from '../../lib/index.ts';

const layers: Layer[] = [
  {
    file: 'base',
    value: {
      clusterDefaults: { controlPlane: { flavor: 'small' } },
      clusters: { a: { nodePools: { web: { flavor: 'small', scaling: fixed(1) } } } },
    },
  },
  {
    file: 'prod',
    value: { clusters: { a: { nodePools: { web: { scaling: fixed(3) }, gpu: add({ flavor: 'large', scaling: fixed(1) }) } } } },
  },
];
const origin = (path: string) => layerOf(layers, path.split('.'))?.file;

test.each([
  ['clusters.a.nodePools.web.flavor', 'base', 'set by the base alone'],
  ['clusters.a.nodePools.web.scaling', 'prod', 'replaced by the overlay'],
  ['clusters.a.nodePools.web.scaling.replicas', 'prod', 'inside what was replaced whole'],
  ['clusters.a.nodePools.gpu.flavor', 'prod', 'inside an added entry'],
  ['clusters.a.nodePools.gpu.zone', 'prod', 'absent from an added entry'],
  ['clusters.a.nodePools.web.zone', 'prod', 'written by nobody: the newest around it'],
  ['clusters.a.controlPlane.flavor', 'base', 'from clusterDefaults'],
])('%s comes from %s: %s', (path, file) => expect(origin(path)).toBe(file));

test('a fleet knows the file that defined it', async () => {
  const { layersOf } = await import('../../lib/compose/layers.ts');
  const { small } = await import('../synth.ts');
  expect(layersOf(small)[0]?.file).toMatch(/test\/synth\.ts$/);
});
