import { describe, expect, test } from 'vitest';
import { defineFleet, fixed } from '../../lib/index.ts';
import { complete, manifests } from '../../lib/library.ts';
import type { CompleteFleet } from '../../lib/model/complete.ts';
import type { Manifest } from '../../lib/model/object.ts';
import { printManifest } from '../../lib/output/yaml.ts';
import { files, small } from '../synth.ts';

/** `npx vitest run test/golden -u` renews the files; read them in the diff. */
describe('the smallest fleet', () => {
  test.each(files())('makes $file', ({ file, objects }) => expect(printManifest(objects)).toMatchFileSnapshot(`small/${file}`));

  test('makes these files and no more', () =>
    expect(files().map(({ file }) => file)).toEqual([
      'clusters/demo/cluster.yaml',
      'clusters/demo/control-plane.yaml',
      'clusters/demo/node-pool-web.yaml',
      'gitops/cluster-demo.yaml',
      'gitops/identity.yaml',
      'identity/identity.yaml',
      'identity/namespaces.yaml',
    ]));
});

test('names that mean something to JavaScript are names like any other', () => {
  const { clusters, ...rest } = small;
  const odd = (name: string) =>
    defineFleet({
      ...rest,
      clusters: { [name]: { ...clusters['demo'], namespace: name, nodePools: { [name]: { flavor: 'small', scaling: fixed(1) } } } },
    });
  const plainNames = manifests(complete('test', odd('common')).value as CompleteFleet);
  const oddNames = manifests(complete('test', odd('constructor')).value as CompleteFleet);
  const text = (list: readonly Manifest[]) => list.map(({ file, objects }) => `${file}\n${printManifest(objects)}`).join('');
  expect(
    text(oddNames)
      .replaceAll('constructor', 'common')
      .replaceAll(/-[b-z2-9]{8}\b/g, ''),
  ).toBe(text(plainNames).replaceAll(/-[b-z2-9]{8}\b/g, ''));
});
