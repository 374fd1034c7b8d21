import { describe, expect, test } from 'vitest';
import { isAddressRange } from '../../../lib/admission/server/address-range.ts';
import { storedDuration } from '../../../lib/admission/server/go-duration.ts';
import { inlined } from '../../../lib/admission/server/inlined.ts';
import { judging } from '../../../lib/admission/server/judge.ts';
import { coreDNSVersion, isMigration } from '../../../lib/admission/server/kinds/core-dns.ts';
import { nameTemplateFaults } from '../../../lib/admission/server/name-template.ts';
import { matches } from '../../../lib/admission/server/pattern.ts';
import { quantity } from '../../../lib/admission/server/quantity.ts';
import { storedTime } from '../../../lib/admission/server/time.ts';
import { semanticVersion, tolerantVersion } from '../../../lib/admission/server/version.ts';
import { changed, type Json, schemaOf } from './objects.ts';

test.each([
  ['90m', '1h30m0s'],
  ['1.5s', '1.5s'],
  ['1500us', '1.5ms'],
  ['0', '0s'],
  ['-1h', '-1h0m0s'],
  ['1d', undefined],
  ['300', undefined],
  ['', undefined],
  ['9999999h', undefined],
])('the duration %s is stored as %s', (text, stored) => expect(storedDuration(text)).toBe(stored));

test.each([
  ['0.5', '500m'],
  ['1024Mi', '1Gi'],
  ['1000m', '1'],
  ['1e3', '1e3'],
  ['.5Gi', '512Mi'],
  ['1.5Ki', '1536'],
  ['0', '0'],
  ['-2', '-2'],
  ['4 Gi', undefined],
  ['', undefined],
])('the quantity %s is stored as %s', (text, stored) => expect(quantity(text)).toBe(stored));

test.each([
  ['2027-01-02T03:04:05+02:00', '2027-01-02T01:04:05Z'],
  ['2028-02-29T23:59:59,9Z', '2028-02-29T23:59:59Z'],
  ['2027-01-02T3:04:05Z', '2027-01-02T03:04:05Z'],
  ['2027-02-29T00:00:00Z', undefined],
  ['2027-01-02T24:00:00Z', undefined],
  ['2027-01-02t03:04:05z', undefined],
  ['2027-01-02', undefined],
])('the time %s is stored as %s', (text, stored) => expect(storedTime(text)).toBe(stored));

test('a version is strict where Cluster API is, and tolerant where it is', () => {
  const strict = (text: string) => semanticVersion(text) !== undefined;
  const tolerant = (text: string) => tolerantVersion(text) !== undefined;
  expect(['1.34.2', '1.34.2-rc.1+x.1', '1.34', '01.3.4', '1.3.4-01', '1.3.4-', '1.3.4+', '18446744073709551616.0.0'].map(strict)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['v1.12', '1', ' v1.2.03 ', 'v1.12-rc', 'latest', ''].map(tolerant)).toEqual([true, true, true, false, false, false]);
});

test('CoreDNS goes up between known versions only', () => {
  const move = (from: string, to: string) => isMigration(coreDNSVersion(from) ?? never(), coreDNSVersion(to) ?? never());
  expect([
    move('v1.11.1', 'v1.12.1'),
    move('v1.12.1_x', '1.12.1'),
    move('v1.12.1', 'v1.11.1'),
    move('v1.11.1', 'v9.9.9'),
    move('v0.1.0', 'v1.12.1'),
  ]).toEqual([true, true, false, false, false]);
});

function never(): never {
  throw new Error('no version');
}

test.each([
  ['10.0.0.1/8', true],
  ['10.0.0.0/08', true],
  ['::ffff:1.2.3.4/120', true],
  ['fd00::/64', true],
  ['010.0.0.0/8', false],
  ['10.0.0.0', false],
  ['10.0.0.0/33', false],
  ['fe80::1%eth0/64', false],
])('%s as an address range: %s', (text, expected) => expect(isAddressRange(text)).toBe(expected));

test.each([
  ['{{ .cluster.name }}-{{ .random }}', 0],
  ['a-{{- " b" -}}{{ .random }}', 1],
  ['{{/* why */}}m-{{ .random }}', 0],
  ['m-{{.random}}', 1],
  ['m-{{ .random }}-{{ .nope }}', 1],
  ['M-{{ .random }}', 1],
  ['{{ .random }}{{', 1],
  [`${'m'.repeat(80)}{{ .random }}`, 0],
])('the name template %s has %i faults', (template, faults) => {
  expect(nameTemplateFaults(template, { '.machineSet.name': 'set' }, ['spec'])).toHaveLength(faults);
});

test('a pattern means what it means to Go', () => {
  expect([
    matches('^.$', '\u2028'),
    matches('^.$', '\n'),
    matches('^a$', 'a\n'),
    matches('^\\s$', '\u00a0'),
    matches('^[\\-\\_]+$', '-_'),
    matches('^.$', '😀'),
  ]).toEqual([true, false, false, false, true, true]);
});

describe('a built-in kind', () => {
  const judge = judging(schemaOf);
  const verdict = (object: Json) => judge(object).verdict;
  const containers = [{ name: 'a', image: 'a', args: ['x', null], env: [{ name: 'A', value: '' }] }];
  const deployment: Json = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'a', creationTimestamp: null },
    spec: {
      selector: { matchLabels: { a: 'b' } },
      template: { metadata: { labels: { a: 'b' }, creationTimestamp: null }, spec: { containers } },
    },
    status: {},
  };

  test('is accepted as tools write it, with nulls that mean nothing', () => expect(verdict(deployment)).toBe('accepted'));

  test('is refused for a wrong field at any depth', () => {
    expect(verdict(changed(deployment, 'spec/template/spec/containers', [{ ...containers[0], imag: 'a' }]))).toBe('rejected');
    expect(verdict(changed(deployment, 'spec/template/spec/containers', [{ ...containers[0], image: 5 }]))).toBe('rejected');
  });

  test('has a schema whose definitions may hold themselves', () => {
    const schema = inlined({
      $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
      properties: { spec: { $ref: '#/$defs/node' } },
    });
    const node = schema.properties?.['spec'];
    expect(node?.properties?.['next']).toBe(node);
  });
});
