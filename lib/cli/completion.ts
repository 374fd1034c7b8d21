import type { Command } from 'commander';
import { formatsOf } from './report.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export const isShell = (name: string): name is Shell => (shells as readonly string[]).includes(name);

/**
 * The script that a shell loads. It asks `capstan candidates` at every tab, so that it knows the environments of the project one stands in and
 * never grows old. Where there is no candidate, the shell offers files.
 */
export const script = (shell: Shell): string => scripts[shell];

const scripts: Readonly<Record<Shell, string>> = {
  bash: `_capstan() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(capstan candidates -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _capstan capstan
`,
  zsh: `#compdef capstan
_capstan() {
  local -a found
  found=("\${(@f)$(capstan candidates -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[1]}" ]]; then compadd -a found; else _files; fi
}
compdef _capstan capstan
`,
  fish: `function __capstan_candidates
  capstan candidates -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null
end
complete -c capstan -a '(__capstan_candidates)'
`,
};

/** What the words of a call may name. */
export interface Nouns {
  readonly environments: readonly string[];
  /** Codes and fields. */
  readonly explainable: readonly string[];
}

/** What may stand in the place of the last word, which may be empty or begun. Nothing where only a file could. */
export function candidates(program: Command, words: readonly string[], { environments, explainable }: Nouns): readonly string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const name = before.find((word) => program.commands.some((command) => command.name() === word));
  const command = program.commands.find((known) => known.name() === name);
  const options = [...program.options, ...(command?.options ?? [])];
  const asked = options.find(({ long }) => long === before.at(-1));
  const possible = asked?.required
    ? choices(asked, command)
    : last.startsWith('-')
      ? flags(options, before)
      : nouns(program, command, before, { environments, explainable });
  return possible.filter((candidate) => candidate.startsWith(last)).sort();
}

/** Flags that were not given; those that take a list may be given again. */
const flags = (options: readonly Command['options'][number][], given: readonly string[]): string[] =>
  [
    ...options.filter(({ long, parseArg }) => parseArg !== undefined || !given.includes(long ?? '')).map(({ long }) => long ?? ''),
    '--help',
  ].filter((flag) => flag !== '');

function nouns(
  program: Command,
  command: Command | undefined,
  given: readonly string[],
  { environments, explainable }: Nouns,
): readonly string[] {
  if (command === undefined) return program.commands.filter((known) => !isHidden(known)).map((known) => known.name());
  const [argument] = command.registeredArguments;
  if (argument?.name() === 'shell') return given.at(-1) === 'completion' ? shells : [];
  if (argument?.name() === 'what') return [...explainable, ...environments.map((environment) => `${environment}.`)];
  return argument?.name() === 'environment' ? environments.filter((environment) => !given.includes(environment)) : [];
}

/** A command may offer fewer formats than there are. */
function choices(option: Command['options'][number], command: Command | undefined): readonly string[] {
  const all = option.argChoices ?? [];
  return command && option.long === '--format' ? all.filter((format) => formatsOf(command.name()).some((name) => name === format)) : all;
}

const isHidden = (command: Command): boolean => command.name() === 'candidates';
