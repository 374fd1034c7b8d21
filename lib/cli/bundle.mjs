// Plain JavaScript: this runs before anything could read TypeScript. Its types are in bundle.d.mts.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache.mjs';

export { cacheFolder };

const here = fileURLToPath(import.meta.url);
/** Old bundles are kept this long, since a run that started before may still load parts of them. */
const keepMs = 60 * 60 * 1000;

export async function bundle({ root, entries, external = [] }) {
  const cache = cacheFolder(root);
  const name = Object.values(entries)
    .join('+')
    .replace(/[^A-Za-z0-9.-]+/g, '-');
  const recipe = JSON.stringify([root, entries, external, process.version]);
  const stampFile = join(cache, `${name}.json`);
  const known = readStamp(stampFile);
  if (known?.recipe === recipe && unchanged(known)) return known.outputs;
  return build({ root, entries, external, cache, name, recipe, stampFile });
}

async function build({ root, entries, external, cache, name, recipe, stampFile }) {
  const [{ build: esbuild }, { options }] = await Promise.all([import('esbuild'), import('./bundle-options.mjs')]);
  const started = Date.now();
  // Each build has a folder of its own: two runs at once cannot mix their files, and the stamp, renamed into place, names a whole one.
  const outdir = join(cache, `${name}.${process.pid}.${started.toString(36)}${Math.random().toString(36).slice(2, 8)}`);
  const { metafile } = await esbuild(options({ root, entries, external, outdir }));
  const outputs = {};
  const files = {};
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    const path = resolve(root, file);
    files[path] = statSync(path).size;
    for (const [output, source] of Object.entries(entries)) if (entryPoint === source) outputs[output] = path;
  }
  const sources = [...Object.keys(metafile.inputs).map((file) => resolve(root, file)), ...surroundings(root)];
  const inputs = Object.fromEntries(sources.map((path) => [path, fingerprint(path)]));
  // A file that was written while it was being bundled may not be the one that was read: such a bundle serves this run only.
  const settled = Object.values(inputs).every((print) => print === null || Math.max(print[1], print[2]) < started);
  if (settled) replaceFile(stampFile, JSON.stringify({ recipe, inputs, files, outputs }));
  forgetOld(cache, name, outdir);
  return outputs;
}

/** What decides how sources are bundled, beside the sources. */
function surroundings(root) {
  const esbuild = createRequire(here).resolve('esbuild/package.json');
  const around = ['package-lock.json', 'package.json', 'tsconfig.json'].map((file) => join(root, file));
  return [here, join(dirname(here), 'bundle-options.mjs'), esbuild, ...around];
}

function fingerprint(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? [stat.size, stat.mtimeMs, stat.ctimeMs] : null;
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // absent or damaged: the bundle is made again
  }
}

function unchanged({ inputs, files }) {
  for (const [path, size] of Object.entries(files)) if (statSync(path, { throwIfNoEntry: false })?.size !== size) return false;
  for (const [path, before] of Object.entries(inputs)) {
    const now = fingerprint(path);
    if (now === null || before === null ? now !== before : now.some((value, index) => value !== before[index])) return false;
  }
  return true;
}

function replaceFile(file, text) {
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2, 8)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(aside, text);
  renameSync(aside, file);
}

function forgetOld(cache, name, current) {
  for (const entry of readdirSync(cache)) {
    const path = join(cache, entry);
    if (!entry.startsWith(`${name}.`) || entry === `${name}.json` || path === current) continue;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > keepMs) rmSync(path, { recursive: true, force: true });
  }
}
