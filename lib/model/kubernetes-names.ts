import { onceForText } from './remembered.ts';

/**
 * The syntax of names, labels and annotations as Kubernetes reads it.
 *
 * @see kubernetes/apimachinery: pkg/util/validation/validation.go, v0.34
 */

/** What is wrong with a text, as the phrase after "must", or `undefined`. */
export type Fault = string | undefined;

const label = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;

/** A DNS label: 1 to 63 of a to z, 0 to 9 and `-` (RFC 1123, as Kubernetes reads it). */
export const isLabelName = (text: string): boolean => text.length <= 63 && label.test(text);

/** A DNS subdomain: labels joined by dots, 253 characters at most. */
export const isSubdomain = (text: string): boolean => text.length <= 253 && text.split('.').every((part) => label.test(part));

/** The name nearest to `text` that is a DNS label, for a `fix`; `undefined` where nothing of it is left. */
export function asLabelName(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '');
  return name === '' ? undefined : name;
}

/** A key of labels, annotations and taints: `name` or `domain/name`. */
export const keyFault = onceForText((key): Fault => {
  const parts = key.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length > 2) return 'have at most one `/`: `domain/name`';
  if (parts.length === 2 && !isSubdomain(parts[0] ?? '')) return 'have a DNS subdomain of small letters before the `/`';
  if (name.length > 63) return `have at most 63 characters after the \`/\`; it has ${name.length}`;
  if (!/^[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?$/.test(name)) {
    return 'have a name of letters, digits, `-`, `_` and `.` that begins and ends with a letter or digit';
  }
  return undefined;
});

/** The key of an annotation: as that of a label, but letter case does not matter. */
export const annotationKeyFault = (key: string): Fault => keyFault(key.toLowerCase());

/** A label's or a taint's value: empty, or up to 63 characters. */
export function valueFault(value: string): Fault {
  if (value.length > 63) return `have at most 63 characters; it has ${value.length}`;
  if (!/^(?:[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?)?$/.test(value)) {
    return 'be empty or of letters, digits, `-`, `_` and `.`, beginning and ending with a letter or digit';
  }
  return undefined;
}

/** The part of a key before its `/`; empty where there is none. */
export const domainOf = (key: string): string => (key.includes('/') ? key.slice(0, key.indexOf('/')) : '');

/** Whether `key` belongs to `domain` or to a domain below it. */
export function inDomain(key: string, domain: string): boolean {
  const own = domainOf(key);
  return own === domain || own.endsWith(`.${domain}`);
}
