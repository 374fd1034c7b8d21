import type { RequestOptions } from 'node:https';
import type { KubeConfig } from '@kubernetes/client-node';
import { show } from '../model/issue.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { Unavailable } from './unavailable.ts';

/** Which management cluster is meant. */
export interface Target {
  /** Kubeconfigs, merged as `kubectl` does: of equal names the first counts. At least one. */
  readonly files: readonly string[];
  /** Absent: the current context. */
  readonly context?: string;
}

/**
 * Reads kubeconfigs and takes a context of them. Loads the client first, which is large. Nothing that stands in a file is repeated: it may be a token.
 *
 * @throws Unavailable for a file that is missing or is no kubeconfig, and for a context that is not there.
 */
export async function readKubeconfig({ files, context }: Target): Promise<KubeConfig> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const parts = files.map((file) => {
    const part = new KubeConfig();
    reading(file, () => part.loadFromFile(file));
    return part;
  });
  const config = new KubeConfig();
  config.loadFromOptions({
    clusters: first(parts.flatMap((part) => part.clusters)),
    users: first(parts.flatMap((part) => part.users)),
    contexts: first(parts.flatMap((part) => part.contexts)),
    currentContext: context ?? parts.map((part) => part.currentContext).find((name) => name) ?? '',
  });
  if (config.getCurrentCluster() === null) throw noContext(config, files);
  return config;
}

/** The credentials and certificates that requests carry.
 *
 * @throws Unavailable where a file is missing or a command that gives credentials fails; what the command printed is not repeated.
 */
export async function requestOptions(config: KubeConfig): Promise<RequestOptions> {
  const options: RequestOptions = {};
  try {
    await config.applyToHTTPSOptions(options);
    return options;
  } catch (error) {
    const user = config.getCurrentUser();
    const command: unknown = (user?.exec as { command?: unknown } | undefined)?.command;
    const file = systemError(error);
    throw new Unavailable('credentials-missing', {
      got: `no credentials for the user ${show(user?.name ?? '')}: ${file ?? (typeof command === 'string' ? `the command ${show(command)} fails` : 'they cannot be read')}`,
      must: 'get credentials as the kubeconfig says',
      fix: file === undefined ? 'run the command by hand and see what it says' : 'correct the path in the kubeconfig',
    });
  }
}

const first = <T extends { readonly name: string }>(named: readonly T[]): T[] => {
  const kept = new Map<string, T>();
  for (const each of named) if (!kept.has(each.name)) kept.set(each.name, each);
  return [...kept.values()];
};

function reading(file: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    const refused = systemError(error);
    if (refused !== undefined) {
      throw new Unavailable('kubeconfig-missing', {
        got: `${refused}: ${file}`,
        must: 'be a kubeconfig that can be read',
        fix: 'name another by `--kubeconfig FILE` or the variable KUBECONFIG',
      });
    }
    const line = (error as { mark?: { line?: unknown } }).mark?.line;
    throw new Unavailable('kubeconfig-invalid', {
      got: typeof line === 'number' ? `${file}: no YAML from line ${line + 1} on` : `${file}: no kubeconfig`,
      must: 'hold clusters, users and contexts, each with a name',
      fix: 'correct the file; `kubectl config view` tells what it takes from it',
    });
  }
}

/** What a system call says, without the path: `no such file or directory`. */
function systemError(error: unknown): string | undefined {
  const { code, syscall, message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall === undefined || code === undefined ? undefined : (/: ([^,]*),/.exec(message)?.[1] ?? code);
}

function noContext(config: KubeConfig, files: readonly string[]): Unavailable {
  const name = config.getCurrentContext();
  const names = config.getContexts().map((each) => each.name);
  const known = names.includes(name);
  return new Unavailable('context-unknown', {
    got:
      name === ''
        ? `no current context in ${files.join(', ')}`
        : known
          ? `the context ${show(name)} of a cluster that is not there`
          : `the context ${show(name)}`,
    must: known ? 'name a cluster of the kubeconfig' : `be a context of ${files.join(', ')}: ${quoted(names)}`,
    fix: (known ? undefined : didYouMean(name, names)) ?? 'name one by `--context NAME`',
  });
}
