import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { outputs, stale } from './outputs.ts';

/**
 * `npm run generate`: renews every generated file. With `--check` it writes nothing and fails if anything would change. Files that are no
 * longer generated are removed.
 */
async function generate(check: boolean): Promise<number> {
  const files = await outputs();
  const changed: string[] = [];
  for (const [file, text] of files) {
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before === text) continue;
    changed.push(before === undefined ? `${file} (new)` : file);
    if (check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const file of await stale(files)) {
    changed.push(`${file} (no longer generated)`);
    if (!check) await rm(file);
  }
  const verb = check ? 'checked' : 'generated';
  console.log(`${verb} ${files.size} files, ${changed.length} ${check ? 'out of date' : 'changed'}`);
  for (const file of changed) console.log(`  ${file}`);
  if (!check || changed.length === 0) return 0;
  console.error('run `npm run generate` and commit what it writes');
  return 1;
}

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--check');
if (unknown.length > 0) {
  console.error(`generate: unknown argument '${unknown[0]}'; there is only --check`);
  process.exitCode = 2;
} else {
  process.exitCode = await generate(args.includes('--check'));
}
