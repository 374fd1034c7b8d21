import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run, smallFleet, workspace } from './workspace.ts';

const repository = resolve(import.meta.dirname, '../..');
const settings = readFileSync(join(repository, 'cdk8s.yaml'), 'utf8');
const { root, write, capstan, remove } = workspace({
  ...smallFleet,
  'cdk8s.yaml': settings.replace('node lib/cli/bin.mjs', 'node node_modules/capstan/lib/cli/bin.mjs'),
});
afterAll(remove);

const cdk8s = () => run(process.execPath, [join(repository, 'node_modules/cdk8s-cli/bin/cdk8s'), 'synth', '--check-upgrade=false'], root);

function dist(): Record<string, string> {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]));
}

describe('cdk8s synth', { timeout: 60_000 }, () => {
  test('writes the very bytes that capstan synth writes, and leaves nothing else in the project', async () => {
    await capstan(['synth']);
    const before = dist();
    const entries = readdirSync(root);
    const { code, stdout } = await cdk8s();
    expect(code).toBe(0);
    expect(stdout).toContain('node_modules/.cache/capstan/cdk8s/dev/identity/identity.yaml');
    expect(dist()).toEqual(before);
    expect(readdirSync(root)).toEqual(entries);
  });

  test('fails for a fleet that fails, says why, and leaves dist as it was', async () => {
    const before = dist();
    const wrong = (environment: 'dev' | 'prod') => smallFleet[`overlays/${environment}/fleet.ts`].replace(/replicas: \d/, 'replicas: 2');
    write({ 'overlays/dev/fleet.ts': wrong('dev'), 'overlays/prod/fleet.ts': wrong('prod') });
    const { code, stderr } = await cdk8s();
    expect(code).not.toBe(0);
    expect(stderr).toContain('dev: 1 problem, nothing written\n\nclusters.payments.controlPlane.replicas');
    expect(dist()).toEqual(before);
  });
});

test('the folder that cdk8s empties is in node_modules, and never dist', () => {
  expect(settings).toMatch(/^output: node_modules\//m);
});
