import { describe, expect, test } from 'vitest';
import { encryptedSecret } from '../../lib/rules/fixtures/sops.ts';
import { sopsSecret } from '../../lib/yaml/sops-files.ts';

const whole = encryptedSecret('a', 'b', 'Opaque', ['password', 'user']);
const value = /ENC\[[^\]]+type:str\]/;
const faults = (text: string): string[] => sopsSecret('a.yaml', text).faults.map(({ got, must }) => `${got}; must ${must}`);

test('a Secret of SOPS has no faults, and its text stays as it is', () => {
  const { text, object, faults } = sopsSecret('a.yaml', whole);
  expect({ text, faults, name: object?.metadata.name }).toEqual({ text: whole, faults: [], name: 'a' });
});

describe('a file that cannot be copied as it is', () => {
  test.each<readonly [string, string, string]>([
    [
      'a value in the clear',
      whole.replace(value, 'hunter2'),
      "'password' in the clear in `stringData` of a.yaml; must have every value encrypted",
    ],
    ['a number', whole.replace(value, '12345678'), "'password' in the clear in `stringData` of a.yaml; must have every value encrypted"],
    [
      'a value that only begins like one',
      whole.replace(value, 'ENC[hunter2'),
      "'password' in the clear in `stringData` of a.yaml; must have every value encrypted",
    ],
    [
      'no block of SOPS',
      whole.slice(0, whole.indexOf('sops:')),
      "a.yaml without SOPS's own block; must be encrypted by SOPS, whose block `sops` has a `mac`",
    ],
    [
      'a block without its signature',
      whole.replace(/ {4}mac:.*\n/, ''),
      "a.yaml without SOPS's own block; must be encrypted by SOPS, whose block `sops` has a `mac`",
    ],
    ['two documents', `${whole}---\n${whole}`, '2 documents in a.yaml; must hold exactly one Secret'],
    ['nothing', '', 'no document in a.yaml; must hold exactly one Secret'],
    ['no YAML', 'a: [', 'a.yaml, which cannot be read as YAML; must hold one Secret as YAML'],
    [
      'a kind that is encrypted',
      whole.replace('kind: Secret', `kind: ${value.exec(whole)?.[0]}`),
      'no v1 Secret in a.yaml; must hold a Secret whose `kind` is readable',
    ],
    [
      'another kind',
      whole.replace('kind: Secret', 'kind: ConfigMap'),
      'no v1 Secret in a.yaml; must hold a Secret whose `kind` is readable',
    ],
    ['no values', whole.replace(/stringData:\n( {4}.*\n){2}/, ''), 'a Secret without values in a.yaml; must hold the credential'],
    ['a further field', `note: hunter2\n${whole}`, "'note' in a.yaml; must hold nothing but a Secret and the block of SOPS"],
  ])('%s', (_, text, expected) => {
    expect(faults(text)).toEqual([expected]);
    expect(JSON.stringify(sopsSecret('a.yaml', text).faults)).not.toMatch(/hunter2|12345678/);
  });

  test('is told without an end of the program, however deep it is nested', () => {
    expect(faults(`${'['.repeat(100_000)}`)).toHaveLength(1);
  });
});
