import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { sarif } from '../../lib/cli/sarif.ts';
import { accepted, anyIssue, replicas } from './issues.ts';

/** The specification's own schema, as Microsoft publishes it: draft 4, which says nothing here that later drafts read otherwise. */
const published = createRequire(import.meta.url)
  .resolve('@microsoft/jest-sarif/package.json')
  .replace('package.json', 'lib/schemas/sarif-2.1.0-rtm.5.json');
const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(published, 'utf8')) as Record<string, unknown>;
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
ajv.addFormat('uri', (text) => URL.canParse(text));
ajv.addFormat('uri-reference', (text) => URL.canParse(text, 'file:///') && !/[\s"<>\\^`{|}]/.test(text));
ajv.addFormat('date-time', true);
const validate = ajv.compile(schema);

/** The first run of the log, typed by the community's own definition of SARIF. */
const runOf = (log: object) => (log as Log).runs[0];
const examined = [{ group: 'prod', name: 'prod', issues: [replicas, accepted] }];

describe('the SARIF log', () => {
  test('fits the published schema, with and without findings', () => {
    for (const list of [{ examined }, { examined: [] }, { examined: [], refused: [replicas] }]) {
      expect(validate(sarif({ command: 'check', ...list }))).toBe(true);
    }
  });

  test('would be caught if it did not', () => {
    expect(validate({ ...sarif({ command: 'check', examined }), version: '2.0' })).toBe(false);
    expect(ajv.validate({ format: 'uri-reference' }, 'a b')).toBe(false);
  });

  test('fits it whatever an issue says', () => {
    fc.assert(
      fc.property(fc.array(anyIssue, { maxLength: 4 }), (issues) => {
        validate(sarif({ command: 'check', examined: [{ group: 'prod', name: 'prod', issues }] }));
        expect(validate.errors ?? []).toEqual([]);
      }),
    );
  });

  test('has a result for each issue, with level, message, file, line, column and path', () => {
    const result = runOf(sarif({ command: 'check', examined }))?.results?.[0];
    expect(result).toMatchObject({
      ruleId: 'control-plane/even',
      level: 'error',
      message: { text: expect.stringMatching(/got 2; must be an odd number; fix: use 3; why: etcd/) },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'overlays/prod/fleet.ts' }, region: { startLine: 7, startColumn: 23 } },
          logicalLocations: [{ fullyQualifiedName: 'clusters.payments.controlPlane.replicas' }],
        },
      ],
    });
  });

  test('has a rule for each code, which its results point to', () => {
    const run = runOf(sarif({ command: 'check', examined: [...examined, ...examined] }));
    const rules = run?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(['admission/reference-missing', 'control-plane/even']);
    for (const { ruleId, ruleIndex } of run?.results ?? []) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
  });

  test('names files as URIs from the root of the sources', () => {
    const result = runOf(sarif({ command: 'check', examined }))?.results?.[1];
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation).toEqual({
      uri: 'clusters/payments/node%20pool.yaml',
      uriBaseId: '%SRCROOT%',
    });
  });

  test('suppresses what the fleet accepts, with the reason', () => {
    const results = runOf(sarif({ command: 'check', examined }))?.results ?? [];
    expect(results.map(({ suppressions }) => suppressions)).toEqual([undefined, [{ kind: 'external', justification: 'made by hand' }]]);
  });

  test('of a wrong call has no results and an unsuccessful invocation', () => {
    const run = runOf(sarif({ command: 'check', examined: [], refused: [replicas] }));
    expect(run?.results).toEqual([]);
    expect(run?.invocations).toMatchObject([{ executionSuccessful: false, toolExecutionNotifications: [{ level: 'error' }] }]);
  });
});
