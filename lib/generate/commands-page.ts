import type { Command } from 'commander';
import { commandLine } from '../cli/program.ts';

/** `docs/commands.md`: what `--help` prints, of the program and of each command, so that the page cannot say what the program does not. */
export function commandsPage(): string {
  const nothing = async () => 0;
  const program = commandLine(
    '',
    {
      synth: nothing,
      check: nothing,
      diff: nothing,
      vet: nothing,
      secrets: nothing,
      verify: nothing,
      explain: nothing,
      import: nothing,
      completion: nothing,
      candidates: nothing,
    },
    () => undefined,
  );
  return `${[
    '<!-- Made by `npm run generate` from lib/cli/program.ts. Do not edit. -->',
    '# Every command',
    'What `capstan --help` and `capstan <command> --help` print. Results go to standard output, messages to standard error.',
    block(program),
    ...program.commands
      .filter((command) => command.name() !== 'candidates')
      .map((command) => `## capstan ${command.name()}\n\n${block(command)}`),
  ].join('\n\n')}\n`;
}

const block = (command: Command): string => `\`\`\`text\n${help(command).trimEnd()}\n\`\`\``;

/** The whole of a command's help, with what stands after its options. */
function help(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}
