import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeableKinds } from '../../lib/changes/changes.ts';
import type { FrozenField } from '../../lib/changes/frozen/field.ts';
import { frozenFields } from '../../lib/changes/frozen/index.ts';
import { liveFields } from '../../lib/changes/payloads/fields/index.ts';
import { printPath } from '../../lib/model/path.ts';

const kindOf = (type: string): string => type.split('/').at(-1) ?? '';

/** A table of `docs/changes.md`: a line for each label. */
function table(of: readonly Pick<FrozenField, 'type' | 'path' | 'label'>[]): string {
  const fields = new Map<string, string[]>();
  for (const { type, path, label } of of) {
    const field = `${kindOf(type)} \`${printPath(path)}\``;
    fields.set(label, [...(fields.get(label) ?? []), field]);
  }
  return ['| fixed | field |', '| --- | --- |', ...[...fields].map(([label, names]) => `| ${label} | ${names.join(', ')} |`), ''].join(
    '\n',
  );
}

test('docs/changes.md lists every frozen field, and no other, and so those of payloads', () => {
  const page = readFileSync('docs/changes.md', 'utf8');
  expect(page).toContain(`\n\n${table(frozenFields)}\n`);
  expect(page).toContain(`\n\n${table(liveFields)}\n`);
});

test('a file with a frozen field is read', () => {
  const kinds = frozenFields.map(({ type }) => type.split('/')[1]);
  expect(kinds.filter((kind) => !changeableKinds.includes(kind ?? ''))).toEqual([]);
});

test('every frozen field says what would happen, and where that stands', () => {
  for (const { why, source } of frozenFields) {
    expect(why).toMatch(/^[A-Z].{40,}[.)]$/);
    expect(source).toMatch(/^(captf|capi|addons) \d/);
  }
});

test('every field of payloads says what to do, and where that stands', () => {
  for (const { fix, source } of liveFields) {
    expect(fix).toMatch(/^(set it|bring it) back/);
    expect(source).toMatch(/^(kubernetes Validate\w+Update|addons \d)/);
  }
});
