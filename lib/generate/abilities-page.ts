import { abilities, type Cannot, can, type DistributionName, ignored, type Lands } from '../model/abilities.ts';

/** `docs/abilities.md`: what each distribution makes of the words of a cluster, printed from the table that the refusals and the tests use. */
export const abilitiesPage = (): string =>
  `${[
    '<!-- Made by `npm run generate` from lib/model/abilities.ts. Do not edit. -->',
    '# What each distribution can do',
    'The same words under both distributions: the kinds and fields that they become, or why a distribution cannot do it and what to write instead. Asking for that is an error, `distribution/cannot`. `nodePools.*` is any pool, `files.*` any file. What is not named here becomes the same under both.',
    table(
      ['words of a cluster', 'kubeadm', 'RKE2'],
      abilities.map(({ words, kubeadm, rke2 }) => [code(words), cell(kubeadm), cell(rke2)]),
    ),
    ...(['kubeadm', 'rke2'] as const).flatMap(without),
  ].join('\n\n')}\n`;

/** Words of a provider that fleets do not have. */
function without(distribution: DistributionName): string[] {
  const words = Object.entries(ignored[distribution]);
  if (words.length === 0) return [];
  return [
    `## Words that are not there under \`${distribution}\``,
    'The provider has fields of these names, and does nothing useful with them.',
    table(
      ['field', 'why not', 'instead'],
      words.map(([word, { reason, fix }]) => [code(word), reason, fix]),
    ),
  ];
}

const cell = (ability: Lands | Cannot): string =>
  can(ability)
    ? Object.entries(ability.lands)
        .map(([kind, paths]) => `${kind} ${paths.map(code).join(', ')}`)
        .join('; ')
    : `*no*: ${ability.reason}; ${ability.fix}`;

const code = (text: string): string => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
