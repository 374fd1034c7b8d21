import { describe, expect, test } from 'vitest';
import { add, defineFleet, fixed } from '../../lib/index.ts';
import { complete, manifests } from '../../lib/library.ts';
import type { CompleteFleet } from '../../lib/model/complete.ts';
import type { Manifest } from '../../lib/model/object.ts';
import { printFile, printManifest } from '../../lib/yaml/print.ts';
import { files, complete as fleetWith, small } from '../synth.ts';

/** `npx vitest run test/golden -u` renews the files; read them in the diff. */
describe('the smallest fleet', () => {
  test.each(files())('makes $file', (manifest) => expect(printFile(manifest)).toMatchFileSnapshot(`small/${manifest.file}`));

  test('makes these files and no more', () =>
    expect(files().map(({ file }) => file)).toEqual([
      'clusters/demo/cluster.yaml',
      'clusters/demo/control-plane.yaml',
      'clusters/demo/node-pool-web.yaml',
      'gitops/cluster-demo.yaml',
      'gitops/identity.yaml',
      'identity/identity.yaml',
      'identity/namespaces.yaml',
      'required-secrets.txt',
    ]));
});

/** What a cluster gets of the user's own, and how it asks for it. */
describe('a cluster with manifests of its own', () => {
  const text = `# A network plugin, as its makers wrote it.
kind: ConfigMap
apiVersion: v1
metadata: {name: agent, namespace: network}
data: {mode: "on", script: "echo \u0024{HOME}\\n"}
---
apiVersion: v1
kind: Namespace
metadata: {name: network}
`;
  const patch = { clusters: { demo: { addons: { manifests: { network: add({ path: 'addons/network.yaml' }) } } } } };
  const made = manifests(fleetWith(patch, 'test', new Map([['addons/network.yaml', text]])));

  test.each(made.filter(({ file }) => file.includes('addons') || file === 'clusters/demo/cluster.yaml'))(
    'makes $file',
    ({ file, objects }) => expect(printManifest(objects)).toMatchFileSnapshot(`own-manifests/${file}`),
  );
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
