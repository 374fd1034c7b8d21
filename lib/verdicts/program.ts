import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judging } from '../admission/server/judge.ts';
import { type Agreement, agreement } from './agreement.ts';
import { below, type Floor, floorOf } from './floor.ts';
import { readBases, readCases, recordedKinds } from './records.ts';
import { disagreementText, kindText, totalText } from './report.ts';
import { schemaFiles } from './schema-files.ts';

/** Where the program prints. */
export interface Surroundings {
  /** A result (stdout). */
  readonly result: (text: string) => void;
  /** A message (stderr). */
  readonly message: (text: string) => void;
}

const floorFile = 'lib/verdicts/floor.json';

const usage = `Usage: npm run verdicts -- FOLDER [--kind KIND…] [--all] [--write-floor]

Puts the recorded verdicts of a real API server, which lie in FOLDER, to Capstan's judge, and prints how often both agree.

  --kind KIND    only this kind, as KubeadmControlPlane.v1beta2; may be repeated
  --all          every disagreement, not the first twenty of a kind
  --write-floor  writes what was reached to ${floorFile}, below which a later run fails
  --help         this text

Exit code: 0 nothing is below the floor, 1 something is, 2 the call is wrong.
`;

/** `npm run verdicts`: answers with the exit code. Works in the project's folder. */
export function verdicts(args: readonly string[], { result, message }: Surroundings): number {
  const call = readCall(args);
  if (typeof call === 'string') {
    message(`verdicts: ${call}; see --help\n`);
    return 2;
  }
  if (call.help) {
    result(usage);
    return 0;
  }
  const judge = judging(schemaFiles('schemas'));
  const reached = new Map<string, Agreement>();
  for (const kind of recordedKinds(call.folder).filter((name) => call.kinds.length === 0 || call.kinds.includes(name))) {
    const found = agreement(readCases(call.folder, kind), readBases(call.folder, kind), judge);
    reached.set(kind, found);
    result(kindText(kind, found));
    for (const disagreement of call.all ? found.disagreements : found.disagreements.slice(0, 20)) result(disagreementText(disagreement));
  }
  if (reached.size === 0) {
    message(`verdicts: there are no verdicts in '${call.folder}'\n`);
    return 2;
  }
  result(totalText([...reached.values()]));
  if (call.writeFloor) {
    writeFileSync(floorFile, `${JSON.stringify(floorOf(reached), undefined, 2)}\n`);
    return 0;
  }
  const floor = existsSync(floorFile) ? (JSON.parse(readFileSync(floorFile, 'utf8')) as Floor) : {};
  const fallen = below(reached, floor);
  for (const sentence of fallen) message(`verdicts: ${sentence}\n`);
  return fallen.length > 0 ? 1 : 0;
}

interface Call {
  readonly folder: string;
  readonly kinds: readonly string[];
  readonly all: boolean;
  readonly writeFloor: boolean;
  readonly help: boolean;
}

function readCall(args: readonly string[]): Call | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string', multiple: true, default: [] },
        all: { type: 'boolean', default: false },
        'write-floor': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    const [folder, ...more] = positionals;
    const call = { folder: folder ?? '', kinds: values.kind, all: values.all, writeFloor: values['write-floor'], help: values.help };
    if (call.help) return call;
    if (folder === undefined || more.length > 0) return 'name one folder of recorded verdicts';
    return existsSync(folder) ? call : `there is no folder '${folder}'`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
