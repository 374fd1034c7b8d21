import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { connect } from '../cluster-access/server.ts';
import { environmentsIn, writtenObjects } from '../cluster-access/written.ts';
import { type Call, readCall, usage } from './call.ts';
import { applyTwice, type EnvironmentReport } from './environment.ts';
import { issueText, passed, reportsJson, summaryText } from './report.ts';

/** What the program needs of its surroundings. */
export interface Surroundings {
  /** The value of KUBECONFIG; `undefined` or empty: not set. */
  readonly kubeconfigVariable: string | undefined;
  /** Prints a result (stdout). */
  readonly result: (text: string) => void;
  /** Prints a message (stderr). */
  readonly message: (text: string) => void;
}

/** `npm run conformance`: answers with the exit code. Never throws. */
export async function conformance(args: readonly string[], { kubeconfigVariable = '', result, message }: Surroundings): Promise<number> {
  const wrong = (text: string): number => {
    message(`conformance: ${text}\n`);
    return 2;
  };
  const call = readCall(args);
  if (typeof call === 'string') return wrong(`${call}; see --help`);
  if (call.help) {
    result(usage);
    return 0;
  }
  const files = call.kubeconfig === undefined ? kubeconfigVariable.split(delimiter).filter((file) => file !== '') : [call.kubeconfig];
  if (files.length === 0)
    return wrong('it must be told which management cluster to write to: --kubeconfig FILE, or the variable KUBECONFIG');
  try {
    const environments = chosen(call);
    if (typeof environments === 'string') return wrong(environments);
    const server = await connect({ files });
    message(`applying to ${server.name}\n`);
    const reports: EnvironmentReport[] = [];
    for (const environment of environments) {
      const report = await applyTwice(server, environment, writtenObjects(call.dist, environment));
      reports.push(report);
      if (call.format === 'json') continue;
      for (const issue of report.issues) message(issueText(issue));
      result(summaryText(report));
    }
    if (call.format === 'json') result(reportsJson(server.name, reports));
    return passed(reports) ? 0 : 1;
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

/** The environments to apply, or what is wrong with the choice. */
function chosen({ dist, environments }: Call): readonly string[] | string {
  if (!existsSync(dist)) return `there is no folder ${dist}: run \`npm run synth\` first, or name it by --dist`;
  const there = environmentsIn(dist);
  const missing = environments.find((name) => !there.includes(name));
  if (missing !== undefined) return `${join(dist, missing)} is not there; ${dist} holds: ${there.join(', ') || 'nothing'}`;
  if (there.length === 0) return `${dist} holds no environment: run \`npm run synth\` first`;
  return environments.length === 0 ? there : environments;
}
