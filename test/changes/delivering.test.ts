import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPayload } from '../../lib/changes/payloads/open.ts';
import { payloadChanges } from '../../lib/changes/payloads/payload-changes.ts';
import { payloadStops } from '../../lib/changes/payloads/stops.ts';
import { add, fixed, internal, kubeadm } from '../../lib/index.ts';
import type { Manifest } from '../../lib/model/object.ts';
import type { Placed } from '../../lib/model/placed.ts';
import { delivering, deliveringKinds, withUnchanged } from '../../lib/output/delivering.ts';
import { differingObjects } from '../../lib/output/differing.ts';
import { placesOf } from '../../lib/output/places.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { files } from '../synth.ts';

/** The volume type of each cluster's one storage class; `undefined` for a cluster without the driver. */
type Types = readonly (string | undefined)[];

const names = ['demo', 'second', 'third'];
const namespaceOf = (name: string): string => (name === 'third' ? 'team-b' : 'team-a');

/** Three clusters, of which two share a namespace. */
function environment(types: Types, regional = false): readonly Manifest[] {
  const clusters = names.map((name, index) => {
    const volumeType = types[index];
    const addons = {
      credentials: { type: 'existingSecret' },
      cloudControllerManager: { version: 'v1.34.1' },
      ...(volumeType === undefined ? {} : { cinderCSI: { version: 'v1.34.1', storageClasses: { fast: { volumeType } } } }),
    } as const;
    const providerIDFormat = regional ? 'regional' : 'default';
    const cluster = {
      namespace: namespaceOf(name),
      kubernetesVersion: 'v1.34.2',
      distribution: kubeadm(),
      endpoint: internal(),
      controlPlane: { flavor: 'small' },
      nodePools: { web: { flavor: 'small', scaling: fixed(2) } },
      providerIDFormat,
      addons,
    } as const;
    return [name, name === 'demo' ? { addons, providerIDFormat } : add(cluster)] as const;
  });
  return files({
    cloud: { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne' },
    clusters: Object.fromEntries(clusters),
  } as Parameters<typeof files>[0]);
}

const textsOf = (manifests: readonly Manifest[]) =>
  new Map(manifests.map(({ file, objects, text }) => [file, text ?? printManifest(objects)]));
const placed = (manifests: readonly Manifest[]): Placed[] =>
  manifests.flatMap(({ file, objects }) => objects.map((object) => ({ object, file })));

/** What a synth collects from the files that differ, and from what stands beside them. */
async function collected(before: readonly Manifest[], after: readonly Manifest[]) {
  const [old, fresh] = [textsOf(before), textsOf(after)];
  const without = (texts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    new Map([...texts].filter(([file, text]) => others.get(file) !== text));
  const texts = { was: without(old, fresh), now: without(fresh, old) };
  const found = { was: [] as Placed[], now: [] as Placed[] };
  await differingObjects(texts, { root: 'dist', environment: 'test', kinds: deliveringKinds }, ({ was, now }) => {
    found.was.push(...delivering(was));
    found.now.push(...delivering(now));
  });
  return withUnchanged(found, texts, fresh, placesOf('dist', 'test'));
}

const said = (was: readonly Placed[], now: readonly Placed[]) =>
  payloadStops(payloadChanges(was, now, openPayload), 'dist/test', [])
    .map((issue) => JSON.stringify(issue))
    .sort();

describe('what a synth reads of deliveries', () => {
  const type = fc.constantFrom('ssd', 'hdd', undefined);
  const types = fc.tuple(type, type, type);

  test('says the same as all objects of both sides would', async () => {
    await fc.assert(
      fc.asyncProperty(types, types, fc.boolean(), async (before, after, regional) => {
        const [was, now] = [environment(before), environment(after, regional)];
        const read = await collected(was, now);
        expect(said(read.was, read.now)).toEqual(said(placed(was), placed(now)));
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test('has the payloads of clusters that change places, so that the file of the payloads stays as it is', async () => {
    const [was, now] = [environment(['ssd', 'hdd', 'ssd']), environment(['hdd', 'ssd', 'ssd'])];
    const payloads = 'addons/team-a/cinder-csi.yaml';
    expect(textsOf(now).get(payloads)).toBe(textsOf(was).get(payloads));
    const { was: before, now: after } = await collected(was, now);
    const musts = payloadStops(payloadChanges(before, after, openPayload), 'dist/test', []).map(
      ({ must }) => must.split(' as long as ')[1],
    );
    expect(musts).toEqual(['cluster team-a/demo exists', 'cluster team-a/second exists']);
    // Nobody in the other namespace asks for anything else.
    expect(after.filter(({ file }) => file.startsWith('addons/team-b/'))).toEqual([]);
  });

  test('has no file of an environment where a pool alone changes, and of Clusters no more than names and labels', async () => {
    const was = environment(['ssd', 'hdd', 'ssd']);
    const pool = was.map((manifest) =>
      manifest.file.endsWith('node-pool-web.yaml') ? { ...manifest, objects: manifest.objects.slice(1) } : manifest,
    );
    expect(await collected(was, pool)).toEqual({ was: [], now: [] });
    const cluster = placed(was).filter(({ object }) => object.kind === 'Cluster');
    expect(delivering(cluster).map(({ object }) => Object.keys(object))).toEqual(names.map(() => ['apiVersion', 'kind', 'metadata']));
  });
});
