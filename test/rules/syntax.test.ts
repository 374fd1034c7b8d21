import fc from 'fast-check';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { certificate, privateKeyHead, publicKey } from '../../lib/rules/fixtures/material.ts';
import { imageReference } from '../../lib/rules/syntax/image-reference.ts';
import { jinjaIn } from '../../lib/rules/syntax/jinja.ts';
import { bundleFault } from '../../lib/rules/syntax/pem.ts';
import { scalarFault } from '../../lib/rules/syntax/plain-scalar.ts';
import { sshKeyFault } from '../../lib/rules/syntax/ssh-key.ts';

describe('a text that is pasted as a bare YAML scalar', () => {
  const signs = fc.constantFrom(
    ...'abcnyo019 :#-?,[]{}&*!|>\'"%@`~=+._/\\xXeEtTfF\t<$()'.split(''),
    'null',
    'true',
    'yes',
    'off',
    '.inf',
    '0x',
    '0b',
    '1:30',
    '2027-01-02',
  );
  const text = fc.array(signs, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

  test('comes back unchanged from two YAML 1.1 readers if the rule lets it pass', () => {
    fc.assert(
      fc.property(text, (given) => {
        // `yaml` alone takes `e1` for a number; PyYAML, which cloud-init has, does not.
        fc.pre(scalarFault(given) === undefined && !/^[-+]?e[-+]?[0-9]+$/i.test(given));
        expect(parse(`users:\n  - name: ${given}\n`, { version: '1.1' })).toEqual({ users: [{ name: given }] });
        expect(load(`users:\n  - name: ${given}\n`, { schema: YAML11_SCHEMA })).toEqual({ users: [{ name: given }] });
      }),
      { numRuns: 5000 },
    );
  }, 30_000);

  test.each(['ops', 'ALL=(ALL) NOPASSWD:ALL', publicKey, 'sudo', '%'.concat('x').slice(1), 'fd00::1', 'a#b', 'a:b'])(
    'passes as %s',
    (given) => expect(scalarFault(given)).toBeUndefined(),
  );

  test.each([
    'yes',
    '012',
    'null',
    'a: b',
    'a #b',
    '*a',
    '&a',
    '@a',
    '%a',
    '- a',
    '{{ a }}',
    '[a',
    'a:',
    ' a',
    'a ',
    'a\nb',
    '1:30',
    '',
    '~',
    'a\u2028b',
  ])('is refused as %j', (given) => expect(scalarFault(given)).toBeTypeOf('string'));
});

describe('text that cloud-init renders with Jinja', () => {
  test.each([
    'echo hi',
    '${HOME}',
    '{ echo; }',
    '{{ v1.instance_id }}',
    '{{v1.local_hostname}}',
    '{{ ds.meta_data.uuid }}',
    '{{ local_hostname }}',
  ])('survives: %s', (text) => expect(jinjaIn(text)).toBeUndefined());
  test.each([
    ['{% raw %}docker inspect -f "{{.State}}"{% endraw %}', undefined],
    ['docker inspect -f "{{.State}}"', '{{'],
    ['echo ${#PATH}', '{#'],
    ['{% if a %}', '{%'],
    ['{% raw %}{{ a }}', '{%'],
    ['{{ v1.unheard_of }}', '{{'],
    ['{{ v1.instance_id | upper }}', '{{'],
    ['{{ __class__ }}', '{{'],
  ])('%s', (text, sign) => expect(jinjaIn(text)).toBe(sign));
});

describe('a bundle of CA certificates', () => {
  test.each([
    ['one', certificate],
    ['two', certificate + certificate],
    ['one without its last line end', certificate.trimEnd()],
    ['one with the line ends of Windows', certificate.replaceAll('\n', '\r\n')],
  ])('may be %s', (_, text) => expect(bundleFault(text)).toBeUndefined());

  test.each([
    ['nothing', '', /at least one block/],
    ['prose', 'ask the network team', /at least one block/],
    ['a certificate cut short', certificate.split('\n').slice(0, 4).join('\n'), /at least one block/],
    ['a damaged certificate', certificate.replace('MII', 'MIA'), /block 1 cannot be read/],
    ['text between', `${certificate}root:\n${certificate}`, /before block 2/],
    ['text behind', `${certificate}the end`, /after block 1/],
    ['a request', certificate.replaceAll('CERTIFICATE', 'CERTIFICATE REQUEST'), /block 1 is a certificate request/],
    ['a private key', certificate + privateKeyHead, /private key/],
  ])('must not be %s', (_, text, fault) => expect(bundleFault(text)).toMatch(fault));
});

describe('a line of authorized_keys', () => {
  test('may have options before and a comment behind', () => {
    expect(sshKeyFault(publicKey)).toBeUndefined();
    expect(sshKeyFault(`from="10.0.0.0/8",no-pty ${publicKey} laptop`)).toBeUndefined();
  });
  test.each([
    ['a file', '/root/.ssh/id_ed25519.pub'],
    ['a type alone', 'ssh-ed25519'],
    ['another type than its body', publicKey.replace('ssh-ed25519 ', 'ssh-rsa ')],
    ['a body cut short', 'ssh-ed25519 AAAA'],
    ['DSA', publicKey.replace('ssh-ed25519 ', 'ssh-dss ')],
    ['two lines', `${publicKey}\n${publicKey}`],
  ])('must not be %s', (_, line) => expect(sshKeyFault(line)).toBeTypeOf('string'));
});

describe('a container image', () => {
  const digest = `sha256:${'0f'.repeat(32)}`;
  test.each([
    ['ubuntu', { name: 'ubuntu' }],
    ['registry.example.com:5000/a/b_c:v1.0-x', { name: 'registry.example.com:5000/a/b_c', tag: 'v1.0-x' }],
    [`ghcr.io/a/b:v1@${digest}`, { name: 'ghcr.io/a/b', tag: 'v1', digest }],
    ['localhost/a', { name: 'localhost/a' }],
  ])('%s', (text, parts) => expect(imageReference(text)).toEqual(parts));
  test.each(['https://ghcr.io/a', 'ghcr.io/A', 'a b', 'a:', 'a:b:c', 'a@sha256:12', '-a', 'a//b', '', 'ghcr.io/'])('is not %j', (text) =>
    expect(imageReference(text)).toBeUndefined(),
  );
});
