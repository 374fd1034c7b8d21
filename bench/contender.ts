import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, writeFleet } from './fleet.ts';
import { type Program, run } from './run.ts';

/** Something that makes manifests of a fleet of so many clusters. */
export interface Contender {
  readonly name: string;
  /** The largest fleet it is asked for. */
  readonly most: number;
  /** The folder it writes, emptied before each run; absent: what is there stays. */
  readonly output?: (work: string, clusters: number) => string;
  /** Called once for each size. */
  readonly prepare?: (work: string, clusters: number) => void;
  /** Called before each run, outside the measured time. */
  readonly before?: (work: string, clusters: number) => void;
  readonly program: (work: string, clusters: number) => Program;
}

/** Where the programs of this package are, bundled: plain JavaScript as a user would have it. */
export interface Programs {
  readonly capstan: string;
  readonly language: string;
  readonly floor: string;
  readonly objects: string;
  readonly cdk8s: string;
}

const node = process.execPath;
const project = (work: string, clusters: number): string => join(work, `fleet-${clusters}`);
const objectsOf = (work: string, clusters: number): string => join(work, `objects-${clusters}`);
const unlimited = Number.POSITIVE_INFINITY;

/** Capstan as it is used: the program is cached, `dist` is empty, all checks are on. */
export const capstan = (programs: Programs): Contender => ({
  name: '**capstan synth**',
  most: unlimited,
  output: (work, clusters) => join(project(work, clusters), 'dist'),
  prepare: (work, clusters) => {
    const folder = project(work, clusters);
    writeFleet(folder, clusters, programs.language);
    run(synth(programs, folder), work);
    run({ argv: [node, programs.objects, folder, objectsOf(work, clusters)], folder: work }, work);
  },
  program: (work, clusters) => synth(programs, project(work, clusters)),
});

/** Where the time goes, as `--timings` prints it. */
export const timings = (programs: Programs, work: string, clusters: number): string => {
  const { argv, folder } = synth(programs, project(work, clusters));
  return run({ argv: [...argv, '--timings'], folder }, work).stderr;
};

const synth = ({ capstan: bin }: Programs, folder: string): Program => ({ argv: [node, bin, 'synth', environment], folder });

/** The same in other situations, and what stands below and beside it. */
export const others = (programs: Programs): readonly Contender[] => [
  {
    name: 'capstan synth, the overlay just edited',
    most: unlimited,
    output: (work, clusters) => join(project(work, clusters), 'dist'),
    before: (work, clusters) => appendFileSync(join(project(work, clusters), 'overlays', environment, 'fleet.ts'), '// edited\n'),
    program: (work, clusters) => synth(programs, project(work, clusters)),
  },
  {
    name: 'capstan synth, nothing changed',
    most: unlimited,
    program: (work, clusters) => synth(programs, project(work, clusters)),
  },
  floor('json', 'floor: the same objects from JSON, `JSON.stringify`, written', programs),
  floor('yaml', 'floor: the same objects from JSON, our emitter, written', programs),
  {
    name: 'plain cdk8s on the same objects, bundled, `App.synth()`',
    most: 1000,
    output: (work, clusters) => join(work, `cdk8s-${clusters}`),
    program: (work, clusters) => ({
      argv: [node, programs.cdk8s, objectsOf(work, clusters), join(work, `cdk8s-${clusters}`)],
      folder: work,
    }),
  },
];

const floor = (how: string, name: string, programs: Programs): Contender => ({
  name,
  most: unlimited,
  output: (work, clusters) => join(work, `floor-${how}-${clusters}`),
  program: (work, clusters) => ({
    argv: [node, programs.floor, how, objectsOf(work, clusters), join(work, `floor-${how}-${clusters}`)],
    folder: work,
  }),
});
