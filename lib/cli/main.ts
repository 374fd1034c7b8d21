import { CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { didYouMean } from '../model/suggest.ts';
import { openCall, type Terminal } from './call.ts';
import { startClock } from './clock.ts';
import { candidates, isShell, script, shells } from './completion.ts';
import { describeCallError, describeThrown } from './mishap.ts';
import { type Actions, commandLine, type SharedOptions } from './program.ts';
import { findProject } from './project.ts';
import { colours } from './report.ts';

/** What the start of the program knows. */
export interface Start {
  /** URL of the bundled `worker.ts`. */
  readonly worker: string;
}

/**
 * The program `capstan`. Answers with the exit code: 0 fine, 1 the fleet has problems, 2 the call is wrong or the tool broke. Never rejects, and
 * shows a stack trace only under `CAPSTAN_DEBUG=1`.
 */
export async function main(args: readonly string[], { worker }: Start): Promise<number> {
  const clock = startClock();
  const note = (text: string) => void process.stderr.write(text);
  const print = (text: string) => void process.stdout.write(text);
  const mishap = (error: unknown) => {
    note(describeThrown(error, process.env['CAPSTAN_DEBUG'] === '1'));
    return 2;
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', quietPipe);
  process.on('uncaughtException', (error) => process.exit(mishap(error)));
  const terminal = ({ format, color }: SharedOptions): Terminal => ({
    print,
    note,
    colours: { print: colours(color && coloured(process.stdout)), note: colours(color && coloured(process.stderr)) },
    watched: process.stderr.isTTY === true,
    format,
    clock,
    workingDirectory: process.cwd(),
    worker,
  });
  let exitCode = 0;
  const program = commandLine(
    manifest.version,
    actions(terminal, () => program),
    (code) => {
      exitCode = code;
    },
  );
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeOut: print, writeErr: () => undefined });
  try {
    if (args.length === 0) {
      note(program.helpInformation());
      return 2;
    }
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) return mishap(error);
    if (error.exitCode === 0) return 0;
    note(describeCallError(error.message));
    return 2;
  }
  if (program.opts<SharedOptions>().timings) note(clock.print());
  return exitCode;
}

/** What each command does; its code is loaded when it is called. */
function actions(terminal: (options: SharedOptions) => Terminal, program: () => ReturnType<typeof commandLine>): Actions {
  return {
    synth: async (names, options) => {
      const call = await openCall('synth', terminal(options), options.project, names);
      return typeof call === 'number' ? call : (await import('./synth.ts')).synth(call, options.allowRemoval);
    },
    check: async (names, options) => {
      const call = await openCall('check', terminal(options), options.project, names);
      return typeof call === 'number' ? call : (await import('./check.ts')).check(call, options.types === true);
    },
    diff: async (names, options) => {
      const call = await openCall('diff', terminal(options), options.project, names);
      return typeof call === 'number' ? call : (await import('./diff.ts')).diff(call, options.exitCode === true);
    },
    vet: async (files, options) => (await import('./vet.ts')).vet(terminal(options), files, options),
    secrets: async (names, options) => {
      const call = await openCall('secrets', terminal(options), options.project, names);
      return typeof call === 'number' ? call : (await import('./secrets.ts')).secrets(call);
    },
    verify: async (names, options) => {
      const call = await openCall('verify', terminal(options), options.project, names);
      return typeof call === 'number' ? call : (await import('./verify.ts')).verify(call, options);
    },
    explain: async (what, options) => (await import('./explain.ts')).explain(terminal(options), what, options.project),
    import: async (folder, options) => (await import('./import.ts')).importSchemas(terminal(options), folder, options),
    completion: async (shell, options) => {
      const { print, note } = terminal(options);
      if (isShell(shell)) print(script(shell));
      else note(describeCallError(`error: unknown shell '${shell}'; ${didYouMean(shell, shells) ?? `there are ${shells.join(', ')}`}`));
      return isShell(shell) ? 0 : 2;
    },
    candidates: async (words, options) => {
      const { print, workingDirectory } = terminal(options);
      const project = findProject(workingDirectory, options.project);
      const environments = 'root' in project ? project.environments : [];
      // Only `explain` names codes and fields, and finding them loads every rule.
      const explainable = words.includes('explain') ? (await import('./explainable.ts')).explainable(words.at(-1) ?? '', environments) : [];
      for (const word of candidates(program(), words, { environments, explainable })) print(`${word}\n`);
      return 0;
    },
  };
}

/** A reader that has seen enough (`| head`) is no mishap. */
function quietPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

const coloured = (stream: NodeJS.WriteStream): boolean => stream.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
