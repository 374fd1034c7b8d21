import fc from 'fast-check';
import { parse, type TestSuites } from 'junit2json';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { junit } from '../../lib/cli/junit.ts';
import { element, escapeXml } from '../../lib/cli/xml.ts';
import { accepted, anyIssue, replicas } from './issues.ts';

/** Reads a text with a strict XML 1.0 parser; throws for what is not well-formed. */
function strictly(xml: string): { text: string; attributes: Record<string, string>[] } {
  const found: { text: string; attributes: Record<string, string>[] } = { text: '', attributes: [] };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => {
    found.text += text;
  });
  parser.on('opentag', ({ attributes }) => found.attributes.push(attributes));
  parser.write(xml).close();
  return found;
}

const read = async (xml: string) => (await parse(xml)) as TestSuites;

describe('the JUnit report', () => {
  const report = junit({
    command: 'vet',
    examined: [
      { group: 'a.yaml', name: 'Cluster payments', issues: [] },
      { group: 'a.yaml', name: 'Secret x', issues: [replicas, { ...replicas, must: 'be less' }, { ...accepted, accepted: 'so be it' }] },
      { group: 'b.yaml', name: 'Namespace y', issues: [{ ...replicas, severity: 'warning' }] },
    ],
  });

  test('is a suite for each group and a case for each thing, counted', async () => {
    const { tests, failures, errors, testsuite } = await read(report);
    expect({ tests, failures, errors }).toEqual({ tests: 3, failures: 1, errors: 0 });
    expect(testsuite?.map((suite) => [suite.name, suite.tests, suite.failures, suite.testcase?.map(({ name }) => name)])).toEqual([
      ['a.yaml', 2, 1, ['Cluster payments', 'Secret x']],
      ['b.yaml', 1, 0, ['Namespace y']],
    ]);
  });

  test('fails a case by its errors, all in one failure', async () => {
    const [passed, failed] = (await read(report)).testsuite?.[0]?.testcase ?? [];
    expect(passed).not.toHaveProperty('failure');
    expect(failed?.failure).toHaveLength(1);
    expect(failed?.failure?.[0]).toMatchObject({ type: 'control-plane/even', message: 'must be an odd number; must be less' });
    expect(failed?.failure?.[0]?.inner).toContain('got   2');
  });

  test('puts warnings and what is accepted into the output of a case, which passes', async () => {
    const [first, second] = (await read(report)).testsuite ?? [];
    expect(second?.testcase?.[0]).not.toHaveProperty('failure');
    expect(second?.testcase?.[0]?.['system-out']?.join()).toContain('must  be an odd number');
    expect(first?.testcase?.[1]?.['system-out']?.join()).toContain('(so be it)');
  });

  test('of a wrong call is one error', async () => {
    const { tests, errors, testsuite } = await read(junit({ command: 'check', examined: [], refused: [replicas] }));
    expect({ tests, errors }).toEqual({ tests: 1, errors: 1 });
    expect(testsuite?.[0]?.testcase?.[0]?.error?.[0]?.type).toBe('control-plane/even');
  });

  test('is well-formed whatever an issue says', () => {
    fc.assert(
      fc.property(fc.array(anyIssue, { minLength: 1, maxLength: 3 }), fc.string({ unit: 'binary' }), (issues, name) => {
        strictly(junit({ command: 'vet', examined: [{ group: name, name, issues }], refused: issues }));
      }),
    );
  });

  test('would be caught if it were not', () => expect(() => strictly('<a b="\u0001"/>')).toThrow());
});

test('text comes out of XML as it went in; what XML cannot hold is named by its code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, value) => {
      const { text: inside, attributes } = strictly(element('a', { b: value, c: undefined }, [escapeXml(text), '<d/>']));
      expect([inside, attributes[0]]).toEqual([text, { b: value }]);
    }),
  );
  expect(escapeXml('a\u0000\ud800\ufffe😀\r')).toBe('a\\u{0}\\u{d800}\\u{fffe}😀&#13;');
});
