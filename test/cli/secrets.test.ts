import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptedSecret } from '../../lib/rules/fixtures/sops.ts';
import { smallFleet, workspace } from './workspace.ts';

const project = workspace(smallFleet);
const { root, write, capstan } = project;
afterAll(project.remove);
beforeEach(() => rmSync(join(root, 'dist'), { recursive: true, force: true }));

const secret = 'xk7Hunter2Example91';

/** The base with `more` in its one cluster. */
const base = (more: string, cloud = '', gitops = ''): Readonly<Record<string, string>> => ({
  'overlays/base/fleet.ts': smallFleet['overlays/base/fleet.ts']
    .replace('fixed, flux,', 'externalSecret, fixed, flux, secretKey, sopsFile, rke2,')
    .replace('  cloud: {\n', `  cloud: {\n${cloud}`)
    .replace("name: 'fleet' } })", `name: 'fleet' }${gitops} })`)
    .replace('    payments: {', `    payments: {\n      ${more}`),
});
const controller = (options = ''): string => `cloudControllerManager: { version: 'v1.34.1'${options} }`;
const addons = (more: string): string => `addons: { credentials: existingSecret(), ${controller()}, ${more} },`;
const manifest = (data: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a, namespace: kube-system }\ndata:\n${data}`;

describe('a credential in the clear is refused and never repeated', () => {
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['in a field of the cloud that is none', base('', `    applicationCredentialSecret: '${secret}',\n`)],
    [
      "in the cloud's address",
      {
        'overlays/base/fleet.ts': base('')['overlays/base/fleet.ts']?.replace('https://keystone', `https://admin:${secret}@keystone`) ?? '',
      },
    ],
    ['as the credentials', base(`addons: { credentials: '${secret}', ${controller()} },`)],
    ['in a file of machines', base(`files: { '/etc/app.env': { content: 'DB_PASSWORD=${secret}\\n' } },`)],
    ['in a file that must be encoded', base(`files: { '/etc/app.env': { content: ' {{ x }}\\nDB_PASSWORD=${secret}\\n' } },`)],
    ['in a command', base(`commands: { before: ['curl --token ${secret} https://example.com'] },`)],
    ['in an annotation', base(`annotations: { 'example.com/note': 'password: ${secret}' },`)],
    [
      'in an option of cloud.conf',
      base(`addons: { credentials: existingSecret(), ${controller(`, loadBalancer: { floatingSubnet: 'password=${secret}' }`)} },`),
    ],
    [
      'in an option of cloud.conf behind a store',
      base(
        `addons: { credentials: externalSecret({ store: { name: 'vault' }, applicationCredentialId: { key: 'a' }, applicationCredentialSecret: { key: 'b' } }), ${controller(`, loadBalancer: { floatingSubnet: 'password=${secret}' }`)} },`,
      ),
    ],
    [
      'in manifests of an add-on',
      { ...base(addons("manifests: { own: { path: 'addons/own.yaml' } }")), 'addons/own.yaml': manifest(`  password: ${secret}\n`) },
    ],
    [
      'in a Secret of an add-on',
      {
        ...base(addons("manifests: { own: { path: 'addons/own.yaml' } }")),
        'addons/own.yaml': manifest(`  user: ${secret}\n`).replace('ConfigMap', 'Secret').replace('data:', 'stringData:'),
      },
    ],
    [
      'in a file that SOPS has not encrypted',
      {
        ...base(`addons: { credentials: sopsFile('secrets/a.yaml'), ${controller()} },`, '', ", decryption: { secretName: 'sops-age' }"),
        'secrets/a.yaml': encryptedSecret('payments-cloud-config', 'payments', 'addons.cluster.x-k8s.io/resource-set', ['a.yaml']).replace(
          /ENC\[.*/,
          secret,
        ),
      },
    ],
  ])('%s', async (_, files) => {
    write(files);
    const { code, stdout, stderr } = await capstan(['synth', 'dev']);
    expect({ code, said: `${stdout}${stderr}`.includes(secret) }).toEqual({ code: 1, said: false });
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});

describe('secrets', () => {
  beforeEach(() => write(base(`addons: { credentials: existingSecret(), ${controller()} },`)));

  test('lists what must be made, and a synth writes the same list', async () => {
    const { code, stdout, stderr } = await capstan(['secrets', 'dev']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^dev: 2 objects to make\nWhat must be in the management cluster/);
    await capstan(['synth', 'dev']);
    expect(stdout).toBe(`dev: 2 objects to make\n${readFileSync(join(root, 'dist/dev/required-secrets.txt'), 'utf8')}`);
    expect((await capstan(['diff', 'dev', '--exit-code'])).code).toBe(0);
  });

  test('is data for programs', async () => {
    const { environments } = JSON.parse((await capstan(['secrets', 'dev', '--format', 'json'])).stdout) as {
      environments: { required: { name: string; namespace: string; type?: string; keys: string[] }[] }[];
    };
    expect(environments[0]?.required).toMatchObject([
      { kind: 'Secret', namespace: 'captf-system', name: 'openstack', keys: ['OS_CLIENT_CONFIG_FILE', 'OS_CLOUD', 'clouds.yaml'] },
      {
        kind: 'Secret',
        namespace: 'payments',
        name: 'payments-cloud-config',
        type: 'addons.cluster.x-k8s.io/resource-set',
        keys: ['credentials.yaml'],
      },
    ]);
  });
});

test('a file of SOPS reaches dist to the byte, and vet accepts it there', async () => {
  const text = encryptedSecret('payments-cloud-config', 'payments', 'addons.cluster.x-k8s.io/resource-set', ['a.yaml']);
  write({
    ...base(`addons: { credentials: sopsFile('secrets/a.yaml'), ${controller()} },`, '', ", decryption: { secretName: 'sops-age' }"),
    'secrets/a.yaml': text,
  });
  expect((await capstan(['synth', 'dev'])).code).toBe(0);
  expect(readFileSync(join(root, 'dist/dev/clusters/payments/credentials.yaml'), 'utf8')).toBe(text);
  expect(await capstan(['vet', 'dist/dev/clusters/payments/credentials.yaml'])).toMatchObject({ code: 0, stderr: '' });
});
