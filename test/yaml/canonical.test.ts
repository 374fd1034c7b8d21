import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KubeObject } from '../../lib/model/object.ts';
import { readCanonical } from '../../lib/yaml/canonical.ts';
import { parseDocuments } from '../../lib/yaml/documents.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { hostile, lookAlikes } from '../laws/hostile.ts';

const object = (spec: unknown): KubeObject => ({
  apiVersion: 'v1',
  kind: 'Any',
  metadata: { name: 'any', labels: { b: '1', a: '2' } },
  spec,
});

/** What the YAML reader makes of a text. */
const asYaml = (text: string): unknown[] => parseDocuments('x.yaml', text, { unpack: false }).map(({ value }) => value);

/** Keys that are not so long that they are printed another way, which the reader leaves alone. */
const key = hostile.filter((text) => text.length < 100);

/** Values as the API knows them, with hostile texts as keys and values at every depth. */
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    hostile,
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, 1e-7, ...lookAlikes),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('the fast reader of our own text', () => {
  test('reads back whatever is printed, as the YAML reader does', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1, maxLength: 3 }), (specs) => {
        const objects = specs.map(object);
        const read = readCanonical(printManifest(objects));
        expect(read).toEqual(JSON.parse(JSON.stringify(objects)));
      }),
      { numRuns: 1000 },
    );
  });

  test('reads all that is committed in dist', () => {
    const dist = resolve(import.meta.dirname, '../../dist');
    const files = readdirSync(dist, { recursive: true }).filter((file): file is string => String(file).endsWith('.yaml'));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(join(dist, file), 'utf8');
      expect(readCanonical(text), file).toEqual(asYaml(text));
    }
  });

  test('leaves every other text to the YAML reader, or reads the same', () => {
    let read = 0;
    fc.assert(
      fc.property(
        anyValue,
        fc.nat(),
        fc.constantFrom('', ' ', '\n', '- ', '#', ': ', '"', "'", '|', '0', '&a ', '---\n', '\t', '\r', '{'),
        fc.nat({ max: 3 }),
        (spec, place, inserted, dropped) => {
          const text = printManifest([object(spec)]);
          const at = place % (text.length + 1);
          const changed = `${text.slice(0, at)}${inserted}${text.slice(at + dropped)}`;
          const objects = readCanonical(changed);
          if (objects === undefined) return;
          read++;
          expect(objects).toEqual(asYaml(changed));
        },
      ),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  test.each([
    ['nothing', ''],
    ['a comment', 'apiVersion: v1 # of old\nkind: A\nmetadata:\n  name: a\n'],
    ['other order', 'kind: A\napiVersion: v1\nmetadata:\n  name: a\n'],
    ['a key that stands twice', 'apiVersion: v1\nkind: A\nkind: A\nmetadata:\n  name: a\n'],
    ['a number of YAML 1.1', 'apiVersion: v1\nkind: A\nmetadata:\n  name: 0o17\n'],
    ['Windows line ends', 'apiVersion: v1\r\nkind: A\r\n'],
  ])('does not read %s', (_, text) => expect(readCanonical(text)).toBeUndefined());
});
