// Runs a TypeScript program of this package: `node lib/cli/run.mjs lib/generate/main.ts …`. Plain JavaScript: nothing before it reads TypeScript.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/** The folder of this package. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Heavy packages that only some commands load, and those which must not be bundled. */
const external = ['@kubernetes/client-node', 'esbuild', 'json-schema-to-typescript', 'typescript'];

/** Bundles sources of this package, given relative to it, and answers with the URL of each. */
export async function load(entries) {
  const outputs = await bundle({ root, entries, external });
  return Object.fromEntries(Object.entries(outputs).map(([name, file]) => [name, pathToFileURL(file).href]));
}

const [, self = '', entry, ...args] = process.argv;
if (resolve(self) === fileURLToPath(import.meta.url)) {
  if (entry === undefined) {
    process.stderr.write('capstan: run.mjs needs a TypeScript file to run\n');
    process.exit(2);
  }
  const file = resolve(entry);
  process.argv = [process.argv[0], file, ...args];
  const { program } = await load({ program: relative(root, file).split(sep).join('/') });
  await import(program);
}
