import { describe, expect, test } from 'vitest';
import { type Differing, differingObjects, differingTexts } from '../../lib/output/differing.ts';
import { writeEnvironment } from '../../lib/output/dist.ts';
import { small, texts } from './fleet.ts';
import { put, temporary } from './folder.ts';

describe('the texts that differ', () => {
  const files = (value: ReturnType<typeof differingTexts>['value']) => [[...(value?.was.keys() ?? [])], [...(value?.now.keys() ?? [])]];

  test('are none where there is no environment yet, and none where nothing changed', () => {
    const root = temporary();
    expect(differingTexts(root, 'prod', texts(small()))).toEqual({ value: { was: new Map(), now: new Map() }, issues: [] });
    writeEnvironment(root, 'prod', texts(small()));
    expect(files(differingTexts(root, 'prod', texts(small())).value)).toEqual([[], []]);
  });

  test('are the changed and vanished files as they were, the changed and new ones as they would be', () => {
    const root = temporary();
    writeEnvironment(root, 'prod', texts([...small(), ...small({ name: 'orders' })]));
    const { value } = differingTexts(root, 'prod', texts([...small({ version: 'v1.35.0' }), ...small({ name: 'billing' })]));
    const of = (cluster: string) => ['cluster', 'control-plane', 'node-pool-web'].map((file) => `clusters/${cluster}/${file}.yaml`);
    expect(files(value)).toEqual([
      [...of('orders'), 'clusters/payments/control-plane.yaml'],
      ['clusters/payments/control-plane.yaml', ...of('billing')],
    ]);
  });

  test('see an edit by hand', () => {
    const root = temporary();
    writeEnvironment(root, 'prod', texts(small()));
    put(root, { 'prod/clusters/payments/cluster.yaml': '# mine\n' });
    expect(files(differingTexts(root, 'prod', texts(small())).value)[0]).toEqual(['clusters/payments/cluster.yaml']);
  });
});

describe('their objects', () => {
  const both = async (was: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>, kinds: readonly string[]) => {
    const folders: Differing[] = [];
    const { value, issues } = await differingObjects({ was, now }, { root: 'dist', environment: 'prod', kinds }, (folder) =>
      folders.push(folder),
    );
    return { folders: folders.map(named), alone: value && named(value), issues };
  };
  const named = ({ was, now }: Differing) =>
    [was, now].map((side) => side.map(({ object, file }) => `${file}: ${object.kind} ${object.metadata.name}`));
  const pools = (name: string) => texts(small({ name }).slice(2));
  const [file, pool] = [...pools('pay')][0] ?? expect.fail();

  test('come folder by folder, of the kinds that are asked for', async () => {
    const was = new Map([...pools('pay'), ...pools('orders')]);
    expect(await both(was, was, ['MachineDeployment'])).toEqual({
      folders: ['pay', 'orders'].map((name) => {
        const found = [`clusters/${name}/node-pool-web.yaml: MachineDeployment ${name}-web`];
        return [found, found];
      }),
      alone: [[], []],
      issues: [],
    });
  });

  test('are left over where they go, come or move', async () => {
    const { alone } = await both(pools('pay'), new Map([['elsewhere.yaml', pool], ...pools('orders')]), ['MachineDeployment']);
    expect(alone).toEqual([
      [`${file}: MachineDeployment pay-web`],
      ['elsewhere.yaml: MachineDeployment pay-web', 'clusters/orders/node-pool-web.yaml: MachineDeployment orders-web'],
    ]);
  });

  test('are read the same from what Capstan printed and from what a person wrote', async () => {
    const byHand = new Map([[file, `# by hand\n${pool.replaceAll(/: (v1[^\n]*)/g, ": '$1'")}`]]);
    expect(await both(byHand, new Map(), ['MachineDeployment'])).toEqual(await both(pools('pay'), new Map(), ['MachineDeployment']));
  });

  test('are not read from files that hold no kind of interest', async () => {
    const { alone, issues } = await both(new Map([['a.yaml', `${pool}\n<<< : [`]]), new Map(), ['Cluster']);
    expect({ alone, issues }).toEqual({ alone: [[], []], issues: [] });
  });
});
