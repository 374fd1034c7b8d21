import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { smallFleet, workspace } from './workspace.ts';

const project = workspace(smallFleet);
const { root, write, capstan } = project;
afterAll(project.remove);

/** The small fleet, whose dev environment has a line more in its cluster. */
const withLine = (line: string) => ({
  'overlays/dev/fleet.ts': smallFleet['overlays/dev/fleet.ts'].replace('payments: {', `payments: { ${line},`),
});
const skipping = withLine("kubernetesVersion: 'v1.36.0', addons: { cloudControllerManager: { version: 'v1.36.0' } }");
const otherPods = withLine("network: { pods: ['10.1.0.0/16'] }");
const storing = (volumeType: string) =>
  withLine(`addons: { cinderCSI: { version: 'v1.34.1', storageClasses: { fast: { volumeType: '${volumeType}' } } } }`);
const controlPlane = () => readFileSync(join(root, 'dist/dev/clusters/payments/control-plane.yaml'), 'utf8');

beforeEach(async () => {
  write(smallFleet);
  await capstan(['synth', 'dev', '--allow-removal', 'payments']);
}, 60_000);

describe('synth', () => {
  test('stops before a version that is skipped, names the way, and no flag lets it through', async () => {
    const before = controlPlane();
    write(skipping);
    const { code, stdout, stderr } = await capstan(['synth', 'dev']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^dev: 1 problem.*, nothing written\n/);
    expect(stderr).toContain(`
KubeadmControlPlane payments/payments-control-plane spec.version   dist/dev/clusters/payments/control-plane.yaml
  got   'v1.36.0', where 'v1.34.2' was
  must  rise by at most one minor version from 'v1.34.2'
  fix   go to v1.35 first; once all machines have it, go on to v1.36
`);
    expect((await capstan(['synth', 'dev', '--allow-removal', 'payments'])).code).toBe(1);
    expect(controlPlane()).toBe(before);
  });

  test('stops before a field that is frozen, and goes on where the removal of its cluster is allowed', async () => {
    write(otherPods);
    const refused = await capstan(['synth', 'dev']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('Cluster payments/payments spec.clusterNetwork.pods.cidrBlocks');
    expect(refused.stderr).toContain('--allow-removal payments/payments');
    expect((await capstan(['synth', 'dev', '--allow-removal', 'payments'])).code).toBe(0);
  });
});

describe('synth looks into add-ons', () => {
  test('and stops before a storage class that changes, in the clusters that have it', async () => {
    write(storing('ssd'));
    expect((await capstan(['synth', 'dev'])).code).toBe(0);
    write(storing('hdd'));
    const { code, stderr } = await capstan(['synth', 'dev']);
    expect(code).toBe(1);
    expect(stderr).toContain(`
StorageClass fast parameters   dist/dev/addons/payments/cinder-csi.yaml
  got   \`type\` 'hdd', where 'ssd' was
  must  stay as it is as long as cluster payments/payments exists
`);
    expect((await capstan(['synth', 'dev', '--allow-removal', 'payments'])).code).toBe(0);
  });

  test('and tells what stays behind, with the command that deletes it', async () => {
    write(storing('ssd'));
    expect((await capstan(['synth', 'dev'])).code).toBe(0);
    write(smallFleet);
    const { code, stderr } = await capstan(['synth', 'dev']);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /nothing of cinder-csi \(cinder-csi-v1-34-1-\w+\) delivered any more; all of it stays in cluster payments\/payments/,
    );
    expect((await capstan(['synth', 'dev'])).stderr).not.toContain('cinder-csi');
  });
});

test('diff tells what would stop the synth, and what it would change all the same', async () => {
  write(skipping);
  const { code, stdout, stderr } = await capstan(['diff', 'dev']);
  expect(code).toBe(0);
  expect(stderr).toContain("must  rise by at most one minor version from 'v1.34.2'");
  expect(stdout).toContain("spec.version: 'v1.34.2' → 'v1.36.0'");
});

test('vet --from tells the same of two folders of manifests, beside the server’s verdict', async () => {
  cpSync(join(root, 'dist/dev'), join(root, 'older'), { recursive: true });
  write(otherPods);
  await capstan(['synth', 'dev', '--allow-removal', 'payments']);
  const { code, stdout } = await capstan(['vet', 'dist/dev', '--from', 'older', '--format', 'json']);
  expect(code).toBe(1);
  const { results } = JSON.parse(stdout) as { results: { verdict: string; issues: { code: string; place: string }[] }[] };
  expect(results.flatMap(({ verdict, issues }) => issues.map((issue) => [verdict, issue.code, issue.place]))).toEqual([
    ['accepted', 'removal/frozen-field', 'Cluster payments/payments spec.clusterNetwork.pods.cidrBlocks'],
  ]);
});
