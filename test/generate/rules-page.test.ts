import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { literal } from '../../lib/generate/literal.ts';
import { rulesPage } from '../../lib/generate/rules-page.ts';
import { rules } from '../../lib/rules/index.ts';
import { catalogue } from '../../lib/rules/sources/index.ts';

describe('the page of rules', () => {
  const page = rulesPage(rules);

  test('has every rule with its severity and its reason', () => {
    for (const { code, severity, why } of rules) expect(page).toContain(`## ${code}\n\n**${severity}**: ${why}\n`);
  });

  test('shows a message of every rule, with what to do', () => {
    for (const part of page.split('\n## ').slice(1, -2)) expect(part).toMatch(/```text\n\S.*\n(?: {2}got {3}.*\n)? {2}must {2}/);
  });

  test('links to headings that are there', () => {
    const anchors = new Set(
      [...page.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase().replaceAll('/', '').replaceAll(' ', '-')),
    );
    const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(rules.length);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });

  test('has every row of the catalogue', () => {
    for (const { id, label } of catalogue) expect(page).toContain(`| ${id} | ${label} | `);
  });

  // So that no word of a message changes unseen.
  test('is the one that is committed', () => expect(page).toBe(readFileSync('docs/rules.md', 'utf8')));

  test('is the same every time', () => expect(rulesPage(rules)).toBe(page));
});

describe('a value as an overlay writes it', () => {
  test.each([
    [{ a: 1, 'b-c': "it's", d: [true, 'x'] }, "{ a: 1, 'b-c': 'it\\'s', d: [true, 'x'] }"],
    [{ text: 'a\nb"c\\' }, "{ text: 'a\\nb\"c\\\\' }"],
    [{}, '{}'],
    [[], '[]'],
  ])('%j', (value, code) => {
    expect(literal(value)).toBe(code);
    // JavaScript itself reads it back.
    expect(new Function(`return (${literal(value)})`)()).toEqual(value);
  });
});
