import { Command, Option } from 'commander';
import { shells } from './completion.ts';
import { type Format, formats, formatsOf } from './report.ts';

/** What every command can be told. */
export interface SharedOptions {
  readonly project?: string;
  readonly format: Format;
  readonly timings?: true;
  readonly color: boolean;
}

/** What each command does; answers with the exit code. */
export interface Actions {
  readonly synth: (names: readonly string[], options: SharedOptions & { readonly allowRemoval: readonly string[] }) => Promise<number>;
  readonly check: (names: readonly string[], options: SharedOptions & { readonly types?: true }) => Promise<number>;
  readonly diff: (names: readonly string[], options: SharedOptions & { readonly exitCode?: true }) => Promise<number>;
  readonly vet: (files: readonly string[], options: SharedOptions & VetOptions) => Promise<number>;
  readonly secrets: (names: readonly string[], options: SharedOptions) => Promise<number>;
  readonly verify: (names: readonly string[], options: SharedOptions & ManagementCluster) => Promise<number>;
  readonly explain: (what: string, options: SharedOptions) => Promise<number>;
  readonly import: (folder: string, options: SharedOptions & ImportSource) => Promise<number>;
  readonly completion: (shell: string, options: SharedOptions) => Promise<number>;
  readonly candidates: (words: readonly string[], options: SharedOptions) => Promise<number>;
}

export interface VetOptions {
  /** Files and folders that hold the older objects, where updates are judged. */
  readonly from: readonly string[];
  /** An object of an unknown kind fails. */
  readonly strictKinds?: true;
}

/** Which management cluster is asked. */
export interface ManagementCluster {
  /** Absent: what KUBECONFIG names, else `~/.kube/config`. */
  readonly kubeconfig?: string;
  /** Absent: the current context. */
  readonly context?: string;
}

export interface ImportSource {
  readonly source?: string;
  readonly tag?: string;
  readonly kind: readonly string[];
}

const exitCodes = `
Exit codes: 0 fine, 1 problems were found, 2 the call is wrong or the tool broke.`;

/** The command line: commands, their arguments and flags, each with an example. `done` is told the exit code. */
export function commandLine(version: string, actions: Actions, done: (exitCode: number) => void): Command {
  const program = new Command('capstan')
    .description('Turns the fleet files of overlays/ into the Cluster API manifests of dist/.')
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand(false)
    .addOption(new Option('--project <dir>', 'the folder with overlays/ (default: the nearest one upward from here)'))
    .addOption(new Option('--format <format>', 'how to print; sarif and junit for check and vet').choices(formats).default('text'))
    .option('--timings', 'print where the time goes')
    .option('--no-color', 'print without colour')
    .configureHelp({ showGlobalOptions: true, helpWidth: 100 })
    .showSuggestionAfterError(true)
    .addHelpText('after', `${exitCodes}\n${example('synth prod')}`);
  const command = (name: string, description: string, shown: string) =>
    program
      .command(name)
      .description(description)
      .helpOption('-h, --help', 'print help')
      .addHelpText('after', example(shown))
      .hook('preAction', (_, self) => refuseFormat(self));
  const environments = '[environment...]';
  const which = 'folders of overlays/ (default: all)';
  command('synth', 'write dist/<environment>/, unless the fleet has problems', 'synth prod --allow-removal payments')
    .argument(environments, which)
    .addOption(repeated('--allow-removal <name>', 'let this cluster or identity be dropped from dist/; repeat for more'))
    .action(async (names, _, self: Command) => done(await actions.synth(names, self.optsWithGlobals())));
  command('check', 'check fleets, write nothing', 'check prod --format sarif > capstan.sarif')
    .argument(environments, which)
    .option('--types', 'check the types of the overlays too (takes seconds)')
    .action(async (names, _, self: Command) => done(await actions.check(names, self.optsWithGlobals())));
  command('diff', 'compare a fresh synth with dist/, object by object', 'diff prod --exit-code')
    .argument(environments, which)
    .option('--exit-code', 'exit with 1 where something differs')
    .action(async (names, _, self: Command) => done(await actions.diff(names, self.optsWithGlobals())));
  command('vet', 'judge manifests, whoever made them, as the API server would', 'vet dist/prod --from main/dist/prod')
    .argument('<files...>', 'YAML or JSON files, folders of them, or - for standard input')
    .addOption(repeated('--from <older>', 'judge updates of the objects in this file or folder; repeat for more'))
    .option('--strict-kinds', 'exit with 1 where a kind is unknown, so that its object was not judged')
    .action(async (files, _, self: Command) => done(await actions.vet(files, self.optsWithGlobals())));
  command('secrets', 'list the Secrets that must exist and that Capstan does not make', 'secrets prod')
    .argument(environments, which)
    .action(async (names, _, self: Command) => done(await actions.secrets(names, self.optsWithGlobals())));
  command('verify', 'ask the management cluster by dry run what it would do with dist/', 'verify prod --context management')
    .argument(environments, which)
    .option('--kubeconfig <file>', 'how to reach the management cluster (default: KUBECONFIG, else ~/.kube/config)')
    .option('--context <name>', 'a context of the kubeconfig (default: its current one)')
    .action(async (names, _, self: Command) => done(await actions.verify(names, self.optsWithGlobals())));
  command('explain', 'print what a value is and who set it, a field, or a code', 'explain prod.clusters.payments.kubernetesVersion')
    .argument('<what>', 'a path after its environment, a field such as controlPlane.replicas, or a code such as control-plane/even')
    .action(async (what, _, self: Command) => done(await actions.explain(what, self.optsWithGlobals())));
  command('import', 'read CRDs and write their schemas to schemas/crds/', 'import crds/ --source example/things --tag v1.0.0')
    .argument('<folder>', 'a folder of CRDs in YAML, or one file')
    .option('--source <repository>', 'the project that published them, for SOURCES.json')
    .option('--tag <tag>', 'its release, for SOURCES.json')
    .addOption(repeated('--kind <kind>', 'take this kind only; repeat for more'))
    .action(async (folder, _, self: Command) => done(await actions.import(folder, self.optsWithGlobals())));
  command('completion', 'print a completion script', 'completion bash > ~/.local/share/bash-completion/completions/capstan')
    .argument('<shell>', shells.join(', '))
    .action(async (shell, _, self: Command) => done(await actions.completion(shell, self.optsWithGlobals())));
  program
    .command('candidates [words...]', { hidden: true })
    .action(async (words, _, self: Command) => done(await actions.candidates(words, self.optsWithGlobals())));
  return program;
}

const example = (call: string): string => `\nExample:\n  $ capstan ${call}`;

/** An option that collects its values in a list, which is empty where it is not given. */
const repeated = (flags: string, description: string): Option =>
  new Option(flags, description).argParser<readonly string[]>((value, before) => [...before, value]).default([], 'none');

/** Not every command has what every format wants: SARIF and JUnit are lists of findings. */
function refuseFormat(command: Command): void {
  const { format } = command.optsWithGlobals<SharedOptions>();
  const allowed = formatsOf(command.name());
  if (allowed.includes(format)) return;
  command.error(
    `error: option '--format <format>' argument '${format}' is invalid for ${command.name()}. Allowed choices are ${allowed.join(', ')}.`,
  );
}
