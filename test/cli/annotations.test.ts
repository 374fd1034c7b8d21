import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printAnnotations } from '../../lib/cli/annotations.ts';
import { accepted, anyIssue, replicas } from './issues.ts';

/** Reads a workflow command as GitHub's runner does: its name, its properties, its text. */
function command(line: string): { name: string; properties: Record<string, string>; text: string } {
  const [, name = '', pairs = '', text = ''] = /^::([^ ]+) (.*?)::(.*)$/s.exec(line) ?? [];
  const unescaped = (value: string) =>
    value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
  const properties = pairs.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), unescaped(pair.slice(pair.indexOf('=') + 1))]);
  return {
    name,
    properties: Object.fromEntries(properties) as Record<string, string>,
    text: text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%'),
  };
}

describe('an annotation', () => {
  test('carries file, line, column and code', () =>
    expect(command(printAnnotations([replicas]).trimEnd()).properties).toEqual({
      file: 'overlays/prod/fleet.ts',
      line: '7',
      col: '23',
      title: 'control-plane/even',
    }));

  test('of what the fleet accepts is a notice with the reason', () =>
    expect(command(printAnnotations([accepted]).trimEnd())).toMatchObject({
      name: 'notice',
      text: expect.stringContaining('accepted: made by hand'),
    }));

  test('is one line, and one command, whatever an issue says', () => {
    fc.assert(
      fc.property(anyIssue, (issue) => {
        const printed = printAnnotations([issue]);
        expect(printed.split(/[\r\n]/)).toHaveLength(2);
        const { name, properties, text } = command(printed.slice(0, -1));
        expect(name).toBe(issue.severity);
        expect(properties['title']).toBe(issue.code);
        expect(properties['file']).toBe(issue.origin?.file ?? issue.object?.file);
        expect(text).toContain(`must ${issue.must}`);
      }),
    );
  });
});
