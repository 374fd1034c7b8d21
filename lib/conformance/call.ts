import { parseArgs } from 'node:util';

/** What `npm run conformance` was asked for. */
export interface Call {
  /** Folders of `dist`; empty: all of them. */
  readonly environments: readonly string[];
  /** Absent: what the variable KUBECONFIG names. */
  readonly kubeconfig?: string;
  /** The folder that holds the environments: `dist` where nothing is said. */
  readonly dist: string;
  readonly format: 'text' | 'json';
  readonly help: boolean;
}

/** What `--help` prints. */
export const usage = `Usage: npm run conformance -- [env…] [--kubeconfig FILE] [--dist DIR] [--format text|json]

Applies every object of dist/<env> to a management cluster, twice, by server-side apply with strict field
validation and the field manager 'capstan'. It creates what it applies and removes nothing: see docs/conformance.md.

  env…               environments, which are folders of DIR; all of them where none is named
  --kubeconfig FILE  how to reach the management cluster; else the variable KUBECONFIG, never a default
  --dist DIR         the folder that holds the environments (default: dist)
  --format FORMAT    text or json (default: text)
  --help             this text

Exit code: 0 all accepted and unchanged by the second apply, 1 something was refused or changed, 2 the call or the connection is wrong.
`;

/** Reads the arguments; a sentence that says what is wrong with them otherwise. */
export function readCall(args: readonly string[]): Call | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kubeconfig: { type: 'string' },
        dist: { type: 'string', default: 'dist' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    const { dist, format, help, kubeconfig } = values;
    if (format !== 'text' && format !== 'json') return `--format must be text or json, got '${format}'`;
    const strange = positionals.find((name) => !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name));
    if (strange !== undefined) return `an environment must be the name of a folder of ${dist}, got '${strange}'`;
    return { environments: [...new Set(positionals)], dist, format, help, ...(kubeconfig === undefined ? {} : { kubeconfig }) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
