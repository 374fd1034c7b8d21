import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contender } from './contender.ts';

/** A tool of the field that makes the peers' fleet, which has 19 objects a cluster as ours has. */
interface Peer {
  readonly name: string;
  /** How `prepare.mjs` lays it out. */
  readonly layout: string;
  readonly argv: readonly [string, ...string[]];
  /** Above this number of clusters it would take minutes. */
  readonly most: number;
}

const peers: readonly Peer[] = [
  { name: 'Jsonnet (jrsonnet, Rust)', layout: 'jsonnet', argv: ['jrsonnet', '-S', '-c', '-m', 'out', 'main.jsonnet'], most: 1000 },
  { name: 'Pkl (native)', layout: 'pkl', argv: ['pkl', 'eval', '-m', 'out', 'fleet.pkl'], most: 1000 },
  {
    name: 'Helm v4, one release',
    layout: 'helm-fleet',
    argv: ['helm4', 'template', 'fleet', 'chart', '-f', 'values.json', '--output-dir', 'out'],
    most: 1000,
  },
  { name: 'Nickel', layout: 'nickel', argv: ['nickel', 'export', '-f', 'yaml', '-o', 'out/all.yaml', 'main.ncl'], most: 1000 },
  { name: 'CUE', layout: 'cue', argv: ['cue', 'cmd', '-t', 'out=out', 'synth'], most: 100 },
];

/** The modules of the peers' folder that are used here. */
interface PeerModules {
  readonly writeInputs: (folder: string, count: number) => void;
  readonly prepare: (layout: string, inputs: string, folder: string, options: { readonly modules: string }) => void;
}

/**
 * The peers that are installed. `BENCH_PEERS` names the folder with their ports, `PEERS_BIN` the one with their programs (else `PATH`). Each that is
 * not there is told by `skip` with the reason.
 */
export async function installedPeers(skip: (line: string) => void): Promise<readonly Contender[]> {
  const { BENCH_PEERS: folder, PEERS_BIN: programs = '', PATH = '' } = process.env;
  if (folder === undefined || !existsSync(join(folder, 'gen.mjs'))) {
    skip('peers: skipped, since BENCH_PEERS names no folder with their ports');
    return [];
  }
  const root = resolve(folder);
  const load = async (name: string) => (await import(pathToFileURL(join(root, name)).href)) as PeerModules;
  const [{ writeInputs }, { prepare }] = [await load('gen.mjs'), await load('prepare.mjs')];
  const path = [programs, PATH].filter((part) => part !== '').join(delimiter);
  const isThere = (name: string) => path.split(delimiter).some((place) => existsSync(join(place, name)));
  return peers.flatMap(({ name, layout, argv, most }): Contender[] => {
    if (!isThere(argv[0])) {
      skip(`${name}: skipped, since ${argv[0]} is neither in PEERS_BIN nor on PATH`);
      return [];
    }
    const inputs = (work: string, count: number) => join(work, `peers-${count}`, 'inputs');
    const place = (work: string, count: number) => join(work, `peers-${count}`, layout);
    return [
      {
        name,
        most,
        output: (work, count) => join(place(work, count), 'out'),
        prepare: (work, count) => {
          if (!existsSync(inputs(work, count))) writeInputs(inputs(work, count), count);
          prepare(layout, inputs(work, count), place(work, count), { modules: join(root, 'node_modules') });
        },
        program: (work, count) => ({ argv, folder: place(work, count), env: { PATH: path } }),
      },
    ];
  });
}
