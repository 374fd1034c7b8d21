#!/usr/bin/env node
import module from 'node:module';

module.enableCompileCache?.();
// The stack that CAPSTAN_DEBUG asks for should speak of sources; reading the maps takes time, so only then.
if (process.env.CAPSTAN_DEBUG === '1') process.setSourceMapsEnabled(true);
const { load } = await import('./run.mjs');

try {
  const { main, worker } = await load({ main: 'lib/cli/main.ts', worker: 'lib/cli/worker.ts' });
  const { main: run } = await import(main);
  process.exitCode = await run(process.argv.slice(2), { worker });
} catch (error) {
  // Only what happens before the program is there; the program reports everything else itself.
  process.stderr.write(`capstan: cannot start: ${error instanceof Error ? error.message : error}\n`);
  if (process.env.CAPSTAN_DEBUG === '1') console.error(error);
  process.exitCode = 2;
}
