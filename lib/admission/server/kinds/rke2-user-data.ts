import { parse, stringify } from 'yaml';
import { isSection, type Section } from '../section.ts';

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
