import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseOptions, type IReporterOutput } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
// By URL, since the compiler reads no plain JavaScript here.
const { default: config } = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as {
  default: { forbidden: readonly { name: string }[]; options: ICruiseOptions & { tsConfig: object } };
};
const { forbidden, options } = config;

/** Reads the folders of a tree as `depcruise` does, and answers with the number of modules and with `rule: from → to` for each violation. */
async function boundaries(baseDir: string, folders: readonly string[]): Promise<{ modules: number; violations: readonly string[] }> {
  const { tsConfig: _, ...rest } = options;
  const { output } = (await cruise([...folders], {
    ...rest,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions)) as IReporterOutput;
  if (typeof output === 'string') throw new Error(output);
  const { totalCruised, violations } = output.summary;
  return { modules: totalCruised, violations: violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`) };
}

test('every import goes where the flow lets it go', async () => {
  const { modules, violations } = await boundaries(root, ['lib', 'charts', 'overlays', 'test']);
  expect(violations).toEqual([]);
  // Read by a compiler that it does not know, it would find no module and be content.
  expect(modules).toBeGreaterThan(100);
}, 60_000);

describe('a planted import', () => {
  /** Rule → the file that breaks it, and what it imports. */
  const planted: Record<string, readonly [file: string, imports: string]> = {
    'overlays-speak-the-public-language': ['overlays/dev/fleet.ts', '../../lib/model/path.ts'],
    'index-exports-the-language': ['lib/index.ts', './yaml/print.ts'],
    'library-runs-the-flow': ['lib/library.ts', './output/dist.ts'],
    'model-stands-alone': ['lib/model/object.ts', '../compose/resolve.ts'],
    'compose-knows-the-model': ['lib/compose/merge.ts', '../components/node-pool.ts'],
    'schema-knows-the-model': ['lib/schema/compile.ts', '../rules/rule.ts'],
    'rules-know-the-model': ['lib/rules/control-plane-is-odd.ts', '../compose/resolve.ts'],
    'yaml-knows-the-model': ['lib/yaml/print.ts', '../output/dist.ts'],
    'addons-draw-payloads': ['lib/addons/pack.ts', '../compose/resolve.ts'],
    'components-know-the-model': ['lib/components/cluster.ts', '../rules/rule.ts'],
    'charts-place-components': ['charts/gitops.ts', '../lib/rules/rule.ts'],
    'admission-judges-objects': ['lib/admission/references.ts', '../components/node-pool.ts'],
    'changes-know-the-server': ['lib/changes/frozen.ts', '../components/node-pool.ts'],
    'output-knows-the-model': ['lib/output/dist.ts', '../compose/resolve.ts'],
    'generate-reads-schemas': ['lib/generate/main.ts', '../components/node-pool.ts'],
    'cluster-access-knows-the-model': ['lib/cluster-access/server.ts', '../yaml/print.ts'],
    'conformance-reads-dist': ['lib/conformance/main.ts', '../yaml/print.ts'],
    'verify-compares-with-the-cluster': ['lib/verify/verdict.ts', '../compose/resolve.ts'],
    'verdicts-ask-admission': ['lib/verdicts/program.ts', '../components/node-pool.ts'],
    'nobody-imports-the-command-line': ['lib/rules/owner.ts', '../cli/main.ts'],
    'nobody-imports-tests-or-dist': ['lib/components/identity.ts', '../../test/synth.ts'],
    'only-the-command-line-loads-overlays': ['charts/app.ts', '../overlays/base/fleet.ts'],
    'only-the-ends-touch-files': ['lib/rules/disk.ts', 'node:fs/promises'],
    'only-cluster-access-uses-the-network': ['lib/cli/synth.ts', 'node:https'],
    'nobody-starts-programs': ['lib/cli/diff.ts', 'node:child_process'],
    'no-cycles': ['lib/model/circle-back.ts', './circle.ts'],
    'everything-resolves': ['lib/model/lost.ts', './nowhere.ts'],
    'what-runs-is-a-dependency': ['lib/model/tool.ts', 'only-for-tests'],
  };
  const targets = [
    'lib/model/path.ts',
    'lib/yaml/print.ts',
    'lib/output/dist.ts',
    'lib/compose/resolve.ts',
    'lib/components/node-pool.ts',
    'lib/rules/rule.ts',
    'lib/cli/main.ts',
    'test/synth.ts',
    'overlays/base/fleet.ts',
  ];
  const tree = mkdtempSync(join(tmpdir(), 'capstan-boundaries-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  let found: readonly string[] = [];

  beforeAll(async () => {
    for (const file of targets) write(file, 'export {};\n');
    for (const [file, imports] of Object.values(planted)) write(file, `import '${imports}';\n`);
    write('lib/model/circle.ts', "import './circle-back.ts';\n");
    write('package.json', JSON.stringify({ type: 'module', devDependencies: { 'only-for-tests': '1.0.0' } }));
    write('node_modules/only-for-tests/package.json', JSON.stringify({ name: 'only-for-tests', version: '1.0.0', main: 'index.js' }));
    write('node_modules/only-for-tests/index.js', '');
    found = (await boundaries(tree, ['lib', 'charts', 'overlays', 'test'])).violations;
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  test.each(Object.entries(planted))('breaks %s', (rule, [file]) => {
    expect(found.filter((each) => each.startsWith(`${rule}: ${file} → `))).toHaveLength(1);
  });

  test('stands for every rule', () => {
    expect(Object.keys(planted)).toEqual(forbidden.map(({ name }) => name));
  });
});

test('the check script reads the same folders', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['check']).toContain('depcruise lib charts overlays test');
});
