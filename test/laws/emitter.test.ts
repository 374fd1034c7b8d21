import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { loadAll, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { KubeObject } from '../../lib/model/object.ts';
import { printManifest, printObject } from '../../lib/yaml/print.ts';
import { hostile, lookAlikes } from './hostile.ts';

const readers: Record<string, (text: string) => unknown[]> = {
  'yaml as YAML 1.1': (text) => parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as unknown),
  'yaml as YAML 1.2': (text) => parseAllDocuments(text, { version: '1.2' }).map((document) => document.toJS() as unknown),
  'js-yaml as YAML 1.1': (text) => loadAll(text, { schema: YAML11_SCHEMA }),
  'js-yaml as YAML 1.2': (text) => loadAll(text),
};

/** The texts as values, as keys, in lists, and deep inside, where a wrong indentation would show. */
const holding = (texts: readonly string[], name = 'hostile'): KubeObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, annotations: Object.fromEntries(texts.map((text, i) => [text, `k${i}`])) },
  data: Object.fromEntries(texts.map((text, i) => [`k${String(i).padStart(6, '0')}`, text])),
  lists: [texts, [texts.slice(0, 3), [texts.slice(3, 6)]], { inside: texts.map((text, i) => ({ a: text, [text]: i })) }],
});

/** JSON text with sorted keys: strict about types, blind to the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)) : part,
  );

describe('every text survives', () => {
  for (const [reader, read] of Object.entries(readers)) {
    test(`each look-alike alone, read by ${reader}`, () => {
      for (const text of lookAlikes) {
        const object = holding([text]);
        expect(canonical(read(printObject(object))), JSON.stringify(text)).toBe(canonical([object]));
      }
    });

    test(`20,000 hostile texts, read by ${reader}`, { timeout: 60_000 }, () => {
      let texts = 0;
      const batch = fc.array(hostile, { minLength: 100, maxLength: 100 });
      fc.assert(
        fc.property(fc.tuple(batch, batch), (pair) => {
          texts += pair[0].length + pair[1].length;
          const objects = pair.map((part) => holding(part));
          expect(canonical(read(printManifest(objects)))).toBe(canonical(objects));
        }),
        { numRuns: 100 },
      );
      expect(texts).toBeGreaterThanOrEqual(20_000);
    });
  }

  const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
  test('20,000 hostile texts, read by kubectl', { timeout: 60_000 }, ({ skip }) => {
    if (!kubectl) {
      console.log('kubectl is not on PATH: its reader was skipped');
      skip();
    }
    const texts = [...lookAlikes, ...fc.sample(hostile, 20_000)];
    const objects = Array.from({ length: Math.ceil(texts.length / 1000) }, (_, i) =>
      holding(texts.slice(i * 1000, (i + 1) * 1000), `n${i}`),
    );
    const folder = mkdtempSync(join(tmpdir(), 'capstan-emitter-'));
    try {
      const file = join(folder, 'objects.yaml');
      writeFileSync(file, printManifest(objects));
      // `--local` reads and prints without a server; an empty patch changes nothing.
      const args = ['patch', '--local', '-f', file, '--type', 'merge', '-p', '{}', '-o', 'json'];
      const printed = execFileSync('kubectl', args, { encoding: 'utf8', maxBuffer: 1 << 30 });
      const back = printed.split(/(?<=^\})\n/m).filter((text) => text.trim() !== '');
      expect(back.length).toBe(objects.length);
      back.forEach((text, i) => {
        expect(canonical(JSON.parse(text))).toBe(canonical(objects[i]));
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('any JSON value survives every reader', () => {
  fc.assert(
    fc.property(fc.dictionary(hostile, fc.jsonValue({ maxDepth: 4 })), (spec) => {
      const object = { apiVersion: 'v1', kind: 'Any', metadata: { name: 'any' }, spec };
      const text = printObject(object);
      const expected = canonical([JSON.parse(JSON.stringify(object))]);
      for (const [reader, read] of Object.entries(readers)) expect(canonical(read(text)), reader).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test('the order of keys in a program is not seen in the text', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, child]) => [key, reversed(child)]),
    );
  };
  fc.assert(
    fc.property(fc.dictionary(hostile, fc.jsonValue()), (spec) => {
      const object: KubeObject = { apiVersion: 'v1', kind: 'Any', metadata: { name: 'any', labels: { b: '1', a: '2' } }, spec };
      expect(printObject(reversed(object) as KubeObject)).toBe(printObject(object));
    }),
  );
});
