import { parse, stringify } from 'yaml';
import { type Path, printPath } from '../../../model/path.ts';
import { isSection, type Section, textAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { butaneFindings } from './butane/butane.ts';

/** Parts of the user data that CAPRKE2 writes itself; given ones are dropped without a word. */
const own = new Set(['write_files', 'ntp', 'runcmd']);

/**
 * `additionalUserData.data` as CAPRKE2's webhook stores it: without the parts that it writes itself, every other value that is a YAML map or
 * list printed anew and indented. A value that is neither stays. Go's library reads `y` as a text and puts quotes around it.
 *
 * @see rancher/cluster-api-provider-rke2: bootstrap/api/v1beta2/rke2config_webhook.go, CorrectArbitraryData, v0.25.0
 */
export const correctedUserData = (data: Section): Section =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !own.has(key))
      .map(([key, value]) => [key, corrected(String(value))]),
  );

/**
 * What the webhook refuses in `additionalUserData` while the format is `ignition`: `config` is Butane then. `strict` makes errors of warnings; a
 * text that is no Butane at all passes even so. The text may hold credentials, so it is never shown.
 *
 * @see rancher/cluster-api-provider-rke2: bootstrap/api/v1beta2/rke2config_webhook.go, validateIgnition, v0.25.0
 */
export function userDataFaults(userData: Section, path: Path): Fault[] {
  const text = textAt(userData, ['config']);
  const at = [...path, 'agentConfig', 'AdditionalUserData', 'Config'];
  const findings = butaneFindings(text);
  if (!findings.some(({ fatal }) => fatal || userData['strict'] === true)) return [];
  return findings.map(({ path: inside, must }) => ({
    ...fault('butane', at, undefined, `be sound Butane, where ${inside.length === 0 ? 'the whole' : printPath(inside)} must ${must}`),
    got: `a text of ${text.length} characters`,
  }));
}

function corrected(text: string): string {
  const value = read(text);
  if (value === null || isSection(value)) return `\n  ${print(value ?? {}).replaceAll('\n', '\n  ')}`;
  return Array.isArray(value) ? `\n${print(value)}` : text;
}

function read(text: string): unknown {
  try {
    return parse(text, { version: '1.2', logLevel: 'error' });
  } catch {
    return undefined;
  }
}

const print = (value: unknown): string =>
  stringify(value, { version: '1.1', indent: 2, lineWidth: 0, sortMapEntries: true, defaultStringType: 'PLAIN' });
