import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../lib/cli/bundle.mjs';
import { loadOverlay } from '../../lib/cli/load.ts';
import { smallFleet, workspace } from './workspace.ts';

const { root, write, remove } = workspace(smallFleet);
afterAll(remove);

let worker = '';
beforeAll(async () => {
  const outputs = await bundle({ root: resolve(import.meta.dirname, '../..'), entries: { worker: 'lib/cli/worker.ts' } });
  worker = pathToFileURL(outputs['worker'] ?? '').href;
});

const load = (environment: string, timeLimitMs = 20_000) => loadOverlay({ root, environment, worker, timeLimitMs, print: () => undefined });

describe('a loaded overlay', () => {
  test('is the composed fleet, as data', async () => {
    const { value, issues } = await load('prod');
    expect(issues).toEqual([]);
    expect(value).toMatchObject({
      clusters: { payments: { controlPlane: { replicas: 3 }, nodePools: { web: { scaling: { type: 'fixed', replicas: 2 } } } } },
    });
  });

  test('knows the file of each value: the overlay, the base, and the newest around what nobody wrote', async () => {
    const { originOf } = await load('prod');
    expect(originOf(['clusters', 'payments', 'controlPlane', 'replicas']).file).toBe('overlays/prod/fleet.ts');
    expect(originOf(['clusters', 'payments', 'nodePools', 'web', 'flavor']).file).toBe('overlays/base/fleet.ts');
    expect(originOf(['clusters', 'payments', 'kubernetesVersion']).file).toBe('overlays/base/fleet.ts');
    expect(originOf(['clusters', 'payments', 'zone']).file).toBe('overlays/prod/fleet.ts');
  });

  test('knows who removed and who added', async () => {
    write({
      'overlays/changed/fleet.ts': `import { add, fixed, overlay, remove } from 'capstan';
import base from '../base/fleet.ts';
export default overlay(base, {
  clusters: { payments: { nodePools: { web: remove, api: add({ flavor: 'm1.large', scaling: fixed(1) }) } } },
});
`,
    });
    const { value, originOf } = await load('changed');
    expect(Object.keys((value as { clusters: { payments: { nodePools: object } } }).clusters.payments.nodePools)).toEqual(['api']);
    expect(originOf(['clusters', 'payments', 'nodePools', 'api', 'flavor']).file).toBe('overlays/changed/fleet.ts');
    expect(originOf(['clusters', 'payments', 'nodePools', 'web']).file).toBe('overlays/changed/fleet.ts');
  });

  test('may come late, by an await at the top', async () => {
    write({ 'overlays/late/fleet.ts': "const { default: base } = await import('../base/fleet.ts');\nexport default base;\n" });
    expect((await load('late')).issues).toEqual([]);
  });

  test('keeps keys such as __proto__ as keys', async () => {
    write({
      'overlays/proto/fleet.ts': `import { overlay } from 'capstan';
import base from '../base/fleet.ts';
export default overlay(base, { clusterDefaults: { labels: JSON.parse('{ "__proto__": "x", "constructor": "y" }') } });
`,
    });
    const { labels } = ((await load('proto')).value as { clusterDefaults: { labels: object } }).clusterDefaults;
    expect(Object.entries(labels)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(labels)).toBe(Object.prototype);
  });
});

test('an overlay without an end is stopped and named', async () => {
  write({ 'overlays/loop/fleet.ts': 'for (;;);\n' });
  expect((await load('loop', 400)).issues).toMatchObject([
    { code: 'overlay/endless', origin: { file: 'overlays/loop/fleet.ts' }, got: 'no fleet after 0.4 seconds' },
  ]);
});

test('an overlay that waits in a timer is stopped too', async () => {
  write({ 'overlays/timer/fleet.ts': 'await new Promise((resolve) => setTimeout(resolve, 60_000));\nexport default {};\n' });
  expect((await load('timer', 400)).issues).toMatchObject([{ code: 'overlay/endless' }]);
});

test('a timer that an overlay leaves behind does not delay the build', async () => {
  write({ 'overlays/rest/fleet.ts': "import base from '../base/fleet.ts';\nsetInterval(() => {}, 1000);\nexport default base;\n" });
  expect((await load('rest')).issues).toEqual([]);
});

test('a rejection that nobody catches is an issue', async () => {
  write({
    'overlays/rejected/fleet.ts':
      "void Promise.reject(new Error('late'));\nawait new Promise((resolve) => setTimeout(resolve, 50));\nexport default {};\n",
  });
  expect((await load('rejected')).issues).toMatchObject([
    { code: 'overlay/thrown', origin: { file: 'overlays/rejected/fleet.ts', line: 1 }, got: 'Error: late' },
  ]);
});
