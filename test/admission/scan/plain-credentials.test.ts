import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { plainCredentials } from '../../../lib/admission/scan/plain-credentials.ts';

const found = (object: object): string[] =>
  plainCredentials(object as Parameters<typeof plainCredentials>[0]).map(({ path, what }) => `${path.join('/')}: ${what}`);
const configMap = (data: object) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'b' }, data });
const secret = (more: object) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a', namespace: 'b' }, ...more });
const files = (...list: readonly object[]) => ({ apiVersion: 'x/v1', kind: 'X', spec: { files: list } });
const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

const password = 'DB_PASSWORD=hunter2-example\n';
const privateKey = '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIA\n-----END EC PRIVATE KEY-----\n';
const jwt = 'eyJhbGciOiJSUzI1NiIs.eyJpc3MiOiJrdWJlcm5l.dGhpcy1pcy1ub3Qtb25l';

describe('a credential in the clear is found, with its place and without its value:', () => {
  test.each<readonly [string, object, string]>([
    ['in a Secret', secret({ stringData: { user: 'admin' } }), 'stringData/user: a value of a Secret in the clear'],
    ['in a Secret of base64', secret({ data: { user: 'YWRtaW4=' } }), 'data/user: a value of a Secret in the clear'],
    [
      "in a Secret's annotation",
      secret({ metadata: { annotations: { note: password } } }),
      "metadata/annotations/note: a value for 'DB_PASSWORD', in line 1",
    ],
    ['behind a name', configMap({ password: 'hunter2-example' }), "data/password: a value for 'password'"],
    [
      'behind a name, as a number',
      { kind: 'X', spec: { variables: { admin_password: 12345678 } } },
      "spec/variables/admin_password: a value for 'admin_password'",
    ],
    ['in a text', configMap({ 'app.ini': `[db]\n${password}` }), "data/app.ini: a value for 'DB_PASSWORD', in line 2"],
    [
      'in cloud.conf',
      configMap({ 'cloud.conf': '[Global]\napplication-credential-secret="hunter2-example"\n' }),
      "data/cloud.conf: a value for 'application-credential-secret', in line 2",
    ],
    [
      'in an environment variable',
      { kind: 'X', env: [{ name: 'DB_PASSWORD', value: 'hunter2-example' }] },
      "env/0/value: a value for 'DB_PASSWORD'",
    ],
    ['in an argument', { kind: 'X', args: ['--token=abcd1234efgh'] }, "args/0: a value for 'token'"],
    ['in the argument after its option', { kind: 'X', args: ['--db-password', 'hunter2-example'] }, "args/1: a value for 'db-password'"],
    ['in a file', files({ path: '/a', content: privateKey }), 'spec/files/0/content: a private key, in line 1'],
    [
      'in a file of base64',
      files({ content: base64(`x\n${password}`), encoding: 'base64' }),
      "spec/files/0/content: a value for 'DB_PASSWORD', in line 2 of the decoded text",
    ],
    [
      'in a packed file',
      files({ content: base64(gzipSync(password)), encoding: 'gzip+base64' }),
      "spec/files/0/content: a value for 'DB_PASSWORD', in line 1 of the decoded text",
    ],
    [
      'in binary data',
      { ...configMap({}), binaryData: { a: base64(privateKey) } },
      'binaryData/a: a private key, in line 1 of the decoded text',
    ],
    ['in an address', configMap({ proxy: 'http://user:hunter2@proxy.example.com:3128' }), 'data/proxy: a URL with a password in it'],
    [
      'in what kubectl left behind',
      { kind: 'X', metadata: { annotations: { last: JSON.stringify(secret({ data: { a: 'Yg==' } })) } } },
      'metadata/annotations/last: a value of a Secret in the clear',
    ],
    [
      'as a token of a Secret store',
      configMap({ note: `vault: ${'hvs.'}${'CAESIJ0example0example0example'}` }),
      'data/note: a Vault token',
    ],
    ['as a JSON Web Token', configMap({ note: `see ${jwt}` }), 'data/note: a JSON Web Token'],
    ['as an age key', configMap({ note: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` }), 'data/note: an age secret key'],
    ['as a hash', configMap({ note: `root:${'$6$saltsalt$'}${'a'.repeat(86)}` }), 'data/note: the hash of a password'],
    [
      'for a registry',
      configMap({ 'config.json': '{"auths": {"a.example.com": {"auth": "dXNlcjpodW50ZXIy"}}}' }),
      'data/config.json: a password for a registry',
    ],
  ])('%s', (_, object, expected) => expect(found(object)).toEqual([expected]));

  test.each<readonly [string, string, string]>([
    ['a Secret', dump(secret({ type: 'Opaque', stringData: { 'cloud.conf': '[Global]\n' } })), 'a Secret in the clear, in line 8'],
    [
      'a second document',
      `${dump(configMap({ a: 'b' }))}---\n${dump(secret({ data: { a: 'Yg==' } }))}`,
      'a Secret in the clear, in line 15',
    ],
    [
      'a variable',
      dump({ kind: 'Pod', spec: { containers: [{ env: [{ name: 'DB_SECRET', value: 'hunter2' }] }] } }),
      "a value for 'DB_SECRET', in line 5",
    ],
    ['a setting', dump(configMap({ password: 'hunter2-example' })), "a value for 'password', in line 7"],
  ])('in a payload: %s', (_, text, what) => expect(found(configMap({ 'a.yaml': text }))).toEqual([`data/a.yaml: ${what}`]));
});

describe('nothing is found in', () => {
  test.each<readonly [string, object]>([
    [
      'references',
      {
        kind: 'Pod',
        env: [{ name: 'DB_PASSWORD', valueFrom: { secretKeyRef: { name: 'db', key: 'password' } } }],
        imagePullSecrets: [{ name: 'registry' }],
      },
    ],
    [
      'names of Secrets',
      {
        kind: 'X',
        spec: { credentialsSecret: 'backup-credentials-2024', keySecret: 'etcd', secretName: 'a', tokenSecret: 'team-a.registry-token-v2' },
      },
    ],
    [
      'templates',
      {
        apiVersion: 'external-secrets.io/v1',
        kind: 'ExternalSecret',
        spec: {
          target: {
            template: {
              data: { 'a.yaml': dump(secret({ stringData: { 'cloud.conf': 'application-credential-secret="{{ .secret }}"' } })) },
            },
          },
        },
      },
    ],
    ['an empty Secret', secret({ type: 'kubernetes.io/service-account-token' })],
    ['a Secret of a certificate', secret({ stringData: { 'ca.crt': '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n' } })],
    [
      'what SOPS has encrypted',
      secret({
        stringData: { a: 'ENC[AES256_GCM,data:bG8=,iv:aQ==,tag:dA==,type:str]' },
        sops: { mac: 'ENC[AES256_GCM,data:bG8=,iv:aQ==,tag:dA==,type:str]' },
      }),
    ],
    [
      'rules about Secrets',
      configMap({ 'a.yaml': dump({ kind: 'Role', rules: [{ resources: ['secrets', 'serviceaccounts/token'], verbs: ['get'] }] }) }),
    ],
    ['a payload of a Secret without values', configMap({ 'a.yaml': dump(secret({ data: { csrf: '' } })) })],
    [
      'a file of a certificate',
      files({ content: base64('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'), encoding: 'base64' }),
    ],
    ['bytes that only say they are packed', files({ content: base64(Buffer.from([0x1f, 0x8b, 1, 2, 3])), encoding: 'gzip+base64' })],
  ])('%s', (_, object) => expect(found(object)).toEqual([]));
});

test('a password is found wherever it is written, and never repeated', () => {
  const value = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{7,30}[A-Z][0-9]$/);
  const key = fc.constantFrom('password', 'adminPassword', 'API_TOKEN', 'db-passwd', 'os-password', 'apiKey');
  const place = fc.constantFrom<(key: string, value: string) => object>(
    (key, value) => configMap({ [key]: value }),
    (key, value) => configMap({ 'a.yaml': dump({ kind: 'X', spec: [{ [key]: value }] }) }),
    (key, value) => configMap({ 'a.json': JSON.stringify({ spec: { [key]: value } }) }),
    (key, value) => configMap({ 'a.env': `A=b\n${key}=${value}\n` }),
    (key, value) => configMap({ 'a.conf': `[Global]\n${key} = "${value}"\n` }),
    (key, value) => files({ content: base64(`x: y\n${key}: ${value}\n`), encoding: 'base64' }),
    (key, value) => ({ kind: 'X', command: [`run --${key} ${value}`] }),
  );
  fc.assert(
    fc.property(key, value, place, (key, value, make) => {
      const words = found(make(key, value)).join();
      expect(words).toContain(`a value for '${key}'`);
      expect(words).not.toContain(value);
    }),
  );
});
