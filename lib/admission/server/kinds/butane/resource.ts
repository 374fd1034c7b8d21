import type { Path } from '../../../../model/path.ts';
import { listAt, sectionAt, textAt } from '../../section.ts';
import { type Finding, repeated, textOf, unless, wrong } from './finding.ts';

const schemes = ['http', 'https', 'tftp', 'gs', 's3', 'data'];

/**
 * What is wrong with a source of bytes (`contents`, `key_file`, …). A local file is always wrong: CAPRKE2 has no folder to read it from.
 *
 * @see coreos/butane: base/v0_4/{validate,translate}.go, v0.28.0; coreos/ignition: config/v3_3/types/{resource,url,headers,verification}.go
 */
export function resourceFindings(path: Path, resource: unknown): Finding[] {
  const [inline, local, source] = [textOf(resource, 'inline'), textOf(resource, 'local'), textOf(resource, 'source')];
  const given = [inline, local, source].filter((text) => text !== undefined).length;
  const headers = listAt(resource, ['http_headers']);
  const url = inline === undefined ? source : undefined;
  return [
    ...unless(given <= 1, wrong(path, 'hold only one of `inline`, `local` and `source`')),
    ...unless(local === undefined, wrong([...path, 'local'], 'not be given, there is no folder of files')),
    ...unless(['', 'gzip'].includes(textAt(resource, ['compression'])), wrong([...path, 'compression'], 'be empty or gzip')),
    ...(url === undefined || url === '' ? [] : urlFindings([...path, 'source'], url)),
    ...hashFindings([...path, 'verification', 'hash'], textOf(sectionAt(resource, ['verification']), 'hash'), given > 0),
    ...unless(headers.length === 0 || /^https?:/i.test(url ?? ''), wrong([...path, 'http_headers'], 'have a `source` of http or https')),
    ...repeated([...path, 'http_headers'], headers, (header) => textAt(header, ['name'])),
    ...headers.flatMap((header, index) => [
      ...unless(textAt(header, ['name']) !== '', wrong([...path, 'http_headers', index, 'name'], 'be given')),
      ...unless(textOf(header, 'value') !== '', wrong([...path, 'http_headers', index, 'value'], 'not be empty')),
    ]),
  ];
}

/** Sources of which each must name something. @see coreos/ignition: config/v3_3/types/{ignition,tls}.go */
export const requiredFindings = (path: Path, resources: readonly unknown[]): Finding[] => [
  ...resources.flatMap((resource, index) => [
    ...resourceFindings([...path, index], resource),
    ...unless(textOf(resource, 'inline') !== undefined || textAt(resource, ['source']) !== '', wrong([...path, index], 'have a source')),
  ]),
  ...repeated(path, resources, (resource) => textOf(resource, 'inline') ?? textAt(resource, ['source'])),
];

/** The scheme of a URL as Go reads it, in lower case; `undefined` where it is none. */
export function schemeOf(text: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined || /\p{Cc}/u.test(text)) return undefined;
  if (scheme === 'data') return scheme;
  const authority = /^[^:]+:\/\/([^/?#]*)/.exec(text)?.[1] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const broken = /%(?![0-9a-f]{2})/i.test(text.replace(/[?].*$/, '')) || /[ "<>\\^`{|}]/.test(authority);
  return broken || !/^(?:\[[^\]]*\]|[^:[]*)(?::\d*)?$/.test(host) ? undefined : scheme;
}

function urlFindings(path: Path, text: string): Finding[] {
  const scheme = schemeOf(text);
  if (scheme === undefined || !schemes.includes(scheme)) return [wrong(path, `be a URL of ${schemes.join(', ')}`)];
  if (scheme === 's3') return unless(!/[?&]versionId=?(?:&|$)/.test(text), wrong(path, 'name its `versionId`'));
  return scheme === 'data' ? unless(isDataUrl(text), wrong(path, 'be a data URL')) : [];
}

function isDataUrl(text: string): boolean {
  const [, head = '', body] = /^data:([^,]*),(.*)$/is.exec(text) ?? [];
  if (body === undefined) return false;
  if (!/;base64$/.test(head)) return !/%(?![0-9a-f]{2})/i.test(body);
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(body);
}

const lengths: Readonly<Record<string, number>> = { sha256: 64, sha512: 128 };

function hashFindings(path: Path, hash: string | undefined, hasSource: boolean): Finding[] {
  if (hash === undefined) return [];
  const [kind = '', sum = ''] = [hash.slice(0, hash.indexOf('-')), hash.slice(hash.indexOf('-') + 1)];
  const fits = hash.includes('-') && Object.hasOwn(lengths, kind) && sum.length === lengths[kind];
  return [
    ...unless(hasSource, wrong(path, 'stand beside a source')),
    ...unless(fits, wrong(path, 'be sha256- or sha512- and the sum in hexadecimal')),
  ];
}
