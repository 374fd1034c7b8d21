import type { RequiredSecret } from './required-secrets.ts';

const head = `What must be in the management cluster before this environment is applied, and what Capstan does not make.
Values stay out of git: make each by hand, by a store of secrets, or as a file that SOPS has encrypted.
`;

/** The list as people read it; `''` where there is nothing to make. It holds names and keys, never values. */
export const printRequired = (required: readonly RequiredSecret[]): string =>
  required.length === 0 ? '' : [head, ...required.map(print)].join('\n');

function print({ kind, name, namespace, type, labels, keys, for: users, contents }: RequiredSecret): string {
  const rows = [
    ...(type === undefined ? [] : [`type: ${type}`]),
    ...Object.entries(labels).map(([key, value]) => `label: ${key}=${value}`),
    ...(keys.length === 0 ? [] : [`keys: ${keys.join(', ')}`]),
    ...users.map((user) => `for: ${user}`),
    ...contents.flatMap(({ key, text }) => [
      `${key}:`,
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => (line === '' ? '' : `  ${line}`)),
    ]),
  ];
  return [
    `${kind} ${namespace === undefined ? name : `${namespace}/${name}`}`,
    ...rows.map((row) => (row === '' ? '' : `  ${row}`)),
    '',
  ].join('\n');
}
