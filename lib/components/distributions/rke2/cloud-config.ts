import type { CompleteCluster, CompleteMachines } from '../../../model/complete.ts';

/**
 * What the provider has no fields for, as cloud-config that it merges into its own: accounts, and commands of every boot. Texts stand in double
 * quotes as JSON writes them, which YAML reads as the same text, with escapes for what it refuses or folds; empty where there is nothing.
 */
export function cloudConfig({ users }: CompleteCluster, { commands }: CompleteMachines): string {
  const boot = commands.boot.map((command) => `- ${text(command)}\n`);
  const accounts = users.map(({ name, sshAuthorizedKeys, sudo, groups, shell }) =>
    [
      `- name: ${text(name)}\n`,
      ...(sudo === undefined ? [] : [`  sudo: ${text(sudo)}\n`]),
      ...(groups === undefined ? [] : [`  groups: ${text(groups.join(', '))}\n`]),
      ...(shell === undefined ? [] : [`  shell: ${text(shell)}\n`]),
      '  ssh_authorized_keys:\n',
      ...sshAuthorizedKeys.map((key) => `  - ${text(key)}\n`),
    ].join(''),
  );
  return [...(boot.length === 0 ? [] : ['bootcmd:\n', ...boot]), ...(accounts.length === 0 ? [] : ['users:\n', ...accounts])].join('');
}

/** Controls of C1 and non-characters stop a YAML reader; U+0085, U+2028 and U+2029 are line ends to the provider's, which it folds. */
const text = (value: string): string => JSON.stringify(value).replace(/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, escaped);

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
