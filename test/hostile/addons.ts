import type { Random } from './random.ts';
import { keys } from './values.ts';

/** Keys from the fleet down to a value. */
export type Place = readonly (string | number)[];

/** Texts that could end a line of `cloud.conf`, a template of External Secrets, a variable of Flux or a reader. */
const texts: readonly string[] = [
  ...[
    'public\n[Global]\npassword=x',
    'a\rb',
    '\t',
    '\0',
    'a\u001b[0m',
    '\u2028',
    '\u00a0',
    '\u200f',
    '\ufeff',
    '\ud800',
    '\uffff',
    '\u0085',
    '\u00ad',
  ],
  ...['"', '\\', 'a\\"b', "'", '# x', '; x', '[LoadBalancer]', 'a = b', ' a ', '%(x)s', '\\n', '\\u0007', '`'],
  ...[
    '{{',
    '}}',
    '{{ .applicationCredentialSecret }}',
    '{{ "x" }}',
    '{{- end }}',
    '{% x %}',
    '${',
    '${x}',
    '$${x}',
    '${x:=y}',
    '$(POD)',
    '$x',
  ],
  ...['---', '--- |', '...', '- a', '|', '>', '? a', '&a', '*a', '!!binary x', '~', 'null', '0x1f', '1e3', 'yes', ''],
];

/** Places of files: outside of the project, of another kind, of another cluster, or hard to read. */
const paths: readonly string[] = [
  ...[
    '../x',
    '/etc/passwd',
    'addons/../../x',
    'addons/./network.yaml',
    'addons//network.yaml',
    './addons',
    '.',
    '..',
    '',
    '/',
    '~/x',
    'C:\\x',
  ],
  ...[
    'addons',
    'addons/',
    'secrets',
    'addons/network.yaml/',
    'addons/network.yaml/x',
    'Addons/network.yaml',
    'addons/network.yml',
    'x'.repeat(600),
  ],
  ...[
    'addons/network.yaml\0',
    'addons/network.yaml\n',
    'addons/*.yaml',
    'addons/%2e%2e/x',
    'addons/\u202eyaml',
    'manifests',
    'manifests/policy',
  ],
  ...[
    'addons/broken.yaml',
    'addons/comments.yaml',
    'addons/large.yaml',
    'addons/twice.yaml',
    'secrets/payments.yaml',
    'secrets/plain.yaml',
  ],
];

const ids = ['0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10', '7f3e1b64-9a2d-4c58-b0e7-5d6a8c9f2e31'];

/** What stands at a place of the add-ons, as somebody would write it who wants something to break; `known` are keys that occur. */
export function hostileOption(random: Random, place: Place, value: unknown, known: readonly string[]): unknown {
  const last = place.at(-1);
  if (last === 'path') return random.pick(paths);
  if (typeof value === 'string')
    return random.pick([...texts, ...ids, 'oneZone', 'sameZones', 'v1.35.0', 'v1.36.0', `${value}\n`, `${value}"`]);
  if (Array.isArray(value)) return [...(value as unknown[]), random.pick(texts)];
  if (typeof value !== 'object' || value === null) return random.pick([0, 1, 2, 10, 100, true, false, 1.5, -1]);
  const entries = Object.entries(value);
  const name = random.once(3) ? random.pick(known) : random.pick([...keys, '../x', 'constructor', '__proto__', 'a', 'a.b']);
  // A map's new entry is like another of it, so that only its name is odd.
  return Object.fromEntries([...entries, [name, entries[0]?.[1] ?? {}]]);
}
