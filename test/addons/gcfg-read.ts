import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { printSections } from '../../lib/addons/cloud-conf/gcfg.ts';
import { printCloudConf } from '../../lib/addons/cloud-conf/print.ts';
import { full } from './cloud-conf.ts';
import { type Gcfg, readGcfg } from './gcfg.ts';
import { password } from './passwords.ts';

/**
 * `node lib/cli/run.mjs test/addons/gcfg-read.ts PROGRAM [SEED]`: holds what Capstan prints, and how the tests read it, against gcfg itself. PROGRAM
 * prints a file from its standard input as JSON, read by the library of the controllers. Exit code 1 on any difference, 2 for a wrong call.
 */
const [program, given] = process.argv.slice(2);
const seed = Number(given ?? Math.floor(Math.random() * 2 ** 31));
const counts = { texts: 10_000, files: 100 };

/** Sections and keys as gcfg takes them: names in small letters, the last of several values. */
type Read = Readonly<Record<string, Readonly<Record<string, string>>>>;

function gcfg(text: string): Read {
  const { status, stdout, stderr, error } = spawnSync(program ?? '', { input: text, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`gcfg refuses a file (seed ${seed}): ${stderr}`);
  const sections = JSON.parse(stdout) as Record<string, Record<string, string | Record<string, string>>>;
  return Object.fromEntries(Object.entries(sections).flatMap(([name, keys]) => flat(name, keys)));
}

const flat = (name: string, keys: Record<string, string | Record<string, string>>): [string, Record<string, string>][] =>
  Object.values(keys).some((value) => typeof value === 'object')
    ? Object.entries(keys).map(([subsection, own]) => [`${name} ${JSON.stringify(subsection)}`, own as Record<string, string>])
    : [[name, keys as Record<string, string>]];

/** What the tests' own reader says, in gcfg's terms. */
const asRead = (sections: Gcfg): Read =>
  Object.fromEntries(
    Object.entries(sections).map(([name, keys]) => [
      name.replace(/^\S+/, (word) => word.toLowerCase()),
      Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, values.at(-1) ?? ''])),
    ]),
  );

/** Texts as values and as names of subsections, all in one file. */
function differingTexts(texts: readonly string[]): number {
  const read = gcfg(printSections(texts.map((text, i) => ({ name: 'Global', subsection: `${i} ${text}`, keys: { secret: text } }))));
  return texts.filter((text, i) => read[`global ${JSON.stringify(`${i} ${text}`)}`]?.['secret'] !== text).length;
}

/** Whole files, each with a credential, read by gcfg and by the tests' reader. */
function differingFiles(texts: readonly string[]): number {
  return texts.filter((text) => {
    const file = printCloudConf(full, { id: text, secret: text });
    const read = gcfg(file);
    return read['global']?.['application-credential-secret'] !== text || canonical(read) !== canonical(asRead(readGcfg(file)));
  }).length;
}

const canonical = (read: Read): string =>
  JSON.stringify(
    Object.entries(read)
      // The program knows all keys of all subsections, and tells of those that one lacks as empty.
      .map(
        ([name, keys]) =>
          [
            name,
            Object.entries(keys)
              .filter(([, value]) => value !== '')
              .sort(byName),
          ] as const,
      )
      .sort(byName),
  );
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

function compare(): number {
  const texts = differingTexts(fc.sample(password, { numRuns: counts.texts, seed }));
  const files = differingFiles(fc.sample(password, { numRuns: counts.files, seed: seed + 1 }));
  console.log(`gcfg-read: compared ${counts.texts} texts and ${counts.files} files with gcfg, ${texts + files} differ (seed ${seed})`);
  return texts + files === 0 ? 0 : 1;
}

if (program === undefined || !Number.isInteger(seed)) {
  console.error('gcfg-read: write `node lib/cli/run.mjs test/addons/gcfg-read.ts PROGRAM [SEED]`');
  process.exitCode = 2;
} else {
  process.exitCode = compare();
}
