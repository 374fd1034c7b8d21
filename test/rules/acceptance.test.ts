import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../lib/model/issue.ts';
import { printPath } from '../../lib/model/path.ts';
import { accept } from '../../lib/rules/acceptance.ts';
import { type Changes, payments } from '../../lib/rules/fixtures/fixture.ts';
import { further } from '../../lib/rules/fixtures/minimal.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';
import { complete } from './fixture.ts';

const severities = new Map(rules.map(({ code, severity }) => [code, severity]));
const reason = 'the site firewall lets nobody through';

/** The rules that speak of the fleets below; no add-on has a release for their old version of Kubernetes. */
const ofClusters = rules.filter(({ code }) => !code.startsWith('addons/'));

/** What is left of a fleet's issues: `code place`, with `: reason` where it is accepted. */
function told(changes: Changes, acceptedWarnings: Record<string, Record<string, string>>): string[] {
  const fleet = complete({ ...changes, acceptedWarnings });
  return accept([...findings(ofClusters, fleet)], fleet, severities).map(
    ({ code, path, accepted }) => `${code} ${printPath(path)}${accepted === undefined ? '' : `: ${accepted}`}`,
  );
}

const old = { ...further, kubernetesVersion: 'v1.29.4' };

describe('a warning', () => {
  const place = 'clusters.payments.kubernetesVersion';
  const code = 'cluster/version-unsupported';
  const changes = payments({ kubernetesVersion: 'v1.29.4' });

  test('is shown unless it is accepted', () => expect(told(changes, {})).toEqual([`${code} ${place}`]));

  test('is accepted by its code and path, with the reason', () =>
    expect(told(changes, { [code]: { [place]: reason } })).toEqual([`${code} ${place}: ${reason}`]));

  test('is accepted by a pattern, at every place that it fits', () =>
    expect(told({ clusters: { a: old, b: old } }, { [code]: { 'clusters.*.kubernetesVersion': reason } })).toEqual([
      `${code} clusters.a.kubernetesVersion: ${reason}`,
      `${code} clusters.b.kubernetesVersion: ${reason}`,
    ]));

  test('stays where only another is accepted', () =>
    expect(told({ clusters: { a: old, b: old } }, { [code]: { 'clusters.a.kubernetesVersion': reason } })).toEqual([
      `${code} clusters.a.kubernetesVersion: ${reason}`,
      `${code} clusters.b.kubernetesVersion`,
    ]));
});

describe('an acceptance', () => {
  const unused = (code: string, text: string) => `acceptance/unused ${printPath(['acceptedWarnings', code, text])}`;

  test('that fits nothing is a warning itself, at its own place', () => {
    const code = 'endpoint/open-to-all';
    expect(told({}, { [code]: { 'clusters.*.endpoint': reason } })).toEqual([unused(code, 'clusters.*.endpoint')]);
  });

  test('of a code that no rule has is unused, and told which was meant', () => {
    const fleet = complete({ acceptedWarnings: { 'endpoint/open-to-al': { a: reason } } });
    expect(accept([], fleet, severities)).toMatchObject([{ code: 'acceptance/unused', fix: "did you mean 'endpoint/open-to-all'?" }]);
  });

  test('whose path cannot be read is unused', () => {
    const code = 'cluster/version-unsupported';
    expect(told(payments({ kubernetesVersion: 'v1.29.4' }), { [code]: { 'clusters[': reason } })).toEqual([
      `${code} clusters.payments.kubernetesVersion`,
      unused(code, 'clusters['),
    ]);
  });

  test('of an error is an error, whether there is one or not', () => {
    const accepted = { 'control-plane/even': { 'clusters.payments.controlPlane.replicas': reason } };
    const issue = `acceptance/error ${printPath(['acceptedWarnings', 'control-plane/even', 'clusters.payments.controlPlane.replicas'])}`;
    expect(told({}, accepted)).toEqual([issue]);
    expect(told(payments({ controlPlane: { replicas: 2 } }), accepted)).toEqual([
      'control-plane/even clusters.payments.controlPlane.replicas',
      issue,
    ]);
  });

  test('counts as used by two that fit the same warning, and the first reason is told', () => {
    const code = 'cluster/version-unsupported';
    const changes = payments({ kubernetesVersion: 'v1.29.4' });
    const reasons = { 'clusters.*.kubernetesVersion': reason, 'clusters.payments.kubernetesVersion': 'another reason' };
    expect(told(changes, { [code]: reasons })).toEqual([`${code} clusters.payments.kubernetesVersion: ${reason}`]);
  });

  test('never hides an error', () => {
    const fleet = complete(payments({ controlPlane: { replicas: 2 } }));
    const issues = accept([...findings(rules, fleet)], { acceptedWarnings: { 'control-plane/even': { '*.*.*.*': reason } } }, severities);
    expect(issues.filter(isAccepted)).toEqual([]);
  });
});
