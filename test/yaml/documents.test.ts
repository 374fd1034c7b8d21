import { describe, expect, test } from 'vitest';
import { parseDocuments } from '../../lib/yaml/documents.ts';

const values = (text: string) => parseDocuments('a.yaml', text).map(({ document, value }) => [document, value]);
const codes = (text: string) => parseDocuments('a.yaml', text).flatMap(({ issues }) => issues.map(({ code }) => code));

describe('a text is read as kubectl reads it', () => {
  test('with all its documents, empty ones counted and left out', () => {
    expect(values('---\na: 1\n---\n# nothing\n---\nb: 2\n')).toEqual([
      [0, { a: 1 }],
      [2, { b: 2 }],
    ]);
  });

  test('as JSON, too', () => expect(values('{"a": [1, null, "x"]}')).toEqual([[0, { a: [1, null, 'x'] }]]));

  test('with the booleans of YAML 1.1, also as keys', () => {
    expect(values('yes: on\ntext: "no"\n')).toEqual([[0, { true: true, text: 'no' }]]);
  });

  test('with dates and times of day left as texts', () => {
    expect(values('day: 2027-01-02\nat: 2027-01-02T03:04:05Z\nport: 12:30\n')).toEqual([
      [0, { day: '2027-01-02', at: '2027-01-02T03:04:05Z', port: '12:30' }],
    ]);
  });

  test('with octal numbers and anchors', () => {
    expect(values('mode: 0644\na: &x {b: 1}\nc: {<<: *x, d: 2}\n')).toEqual([[0, { mode: 420, a: { b: 1 }, c: { b: 1, d: 2 } }]]);
  });

  test('with the items of a List one by one, under the number of their document', () => {
    expect(values('a: 1\n---\napiVersion: v1\nkind: List\nitems: [{b: 2}, {c: 3}]\n')).toEqual([
      [0, { a: 1 }],
      [1, { b: 2 }],
      [1, { c: 3 }],
    ]);
  });

  test('with a key named __proto__ as a key like any other', () => {
    const [read] = parseDocuments('a.yaml', '__proto__: {polluted: true}\n');
    expect(Object.keys(read?.value as object)).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('a text is refused', () => {
  test('that has a key twice, with its line', () => {
    const [read] = parseDocuments('a.yaml', 'kind: A\nspec:\n  a: 1\n  a: 2\n');
    expect(read?.issues).toMatchObject([{ code: 'vet/double-key', origin: { file: 'a.yaml', line: 4 } }]);
  });

  test('that is no YAML, while the other documents are read', () => {
    expect(codes('a: [1\n')).toEqual(['vet/unreadable']);
    expect(parseDocuments('a.yaml', 'a: "x\n---\nb: 2\n').some(({ issues }) => issues.length > 0)).toBe(true);
  });

  test('whose aliases unfold without end', () => {
    const lines = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'.split('').map((key, at) => `${key}: &${key} [${Array(10).fill(`*${'abcdefg'[at]}`).join(', ')}]`),
    ];
    expect(codes(`${lines.join('\n')}\n`)).toEqual(['vet/unreadable']);
  });

  test('without a word of what stands in it', () => {
    const [read] = parseDocuments('a.yaml', 'password: "hunter2\nother: x\n');
    expect(JSON.stringify(read?.issues)).not.toContain('hunter2');
  });
});

test('an empty text holds no document', () => expect(parseDocuments('a.yaml', '\n# nothing\n')).toEqual([]));
