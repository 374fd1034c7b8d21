import { type Issue, isError } from '../model/issue.ts';
import { identity } from '../model/object.ts';
import type { EnvironmentReport } from './environment.ts';

/** One line an environment: how much was checked, and how it came out. */
export const summaryText = ({ environment, applied, unchanged, busy, left, issues }: EnvironmentReport): string => {
  const refused = issues.filter(({ code }) => code === 'conformance/refused' || code === 'conformance/kind-missing').length;
  const parts = [`${applied} objects applied`, `${unchanged} unchanged by the second apply`];
  if (busy > 0) parts.push(`${busy} of these written by controllers meanwhile`);
  if (refused > 0) parts.push(`${refused} refused`);
  if (left > 0) parts.push(`${left} left out, since the GitOps engine's kinds are not installed`);
  return `${environment}: ${parts.join(', ')}\n`;
};

/** An issue for people: the object and its file, then got, must, fix and why. */
export function issueText({ severity, object, got, must, fix, why }: Issue): string {
  const place =
    object === undefined
      ? ''
      : `${identity({ ...object, metadata: { name: object.name, ...(object.namespace === undefined ? {} : { namespace: object.namespace }) } })}   ${object.file}`;
  const lines = [severity === 'warning' ? `warning: ${place}` : place];
  if (got !== undefined) lines.push(`  got   ${got}`);
  lines.push(`  must  ${must}`);
  if (fix !== undefined) lines.push(`  fix   ${fix}`);
  if (why !== undefined) lines.push(`  why   ${why}`);
  return `${lines.join('\n')}\n`;
}

/** All environments as one JSON text. */
export const reportsJson = (server: string, reports: readonly EnvironmentReport[]): string =>
  `${JSON.stringify({ server, passed: passed(reports), environments: reports }, null, 2)}\n`;

/** Whether every object was accepted and none changed by the second apply; an environment without an object proves nothing. */
export const passed = (reports: readonly EnvironmentReport[]): boolean =>
  reports.length > 0 && reports.every(({ applied, issues }) => applied > 0 && !issues.some(isError));
