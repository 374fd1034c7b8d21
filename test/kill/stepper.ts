import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before a program: kills the process at once before its n-th change of the disk, n being `KILL_BEFORE_STEP`. */
const last = Number(process.env['KILL_BEFORE_STEP']);
const changing = [
  ...['renameSync', 'mkdirSync', 'writeFileSync', 'linkSync', 'symlinkSync', 'copyFileSync', 'chmodSync', 'utimesSync', 'unlinkSync'],
  ...['rmdirSync', 'rmSync'],
];
const functions = fs as unknown as Record<string, (...given: unknown[]) => unknown>;
let step = 0;
for (const name of changing) {
  const original = functions[name];
  if (original === undefined) throw new Error(`Node has no ${name}`);
  functions[name] = (...given) => {
    step++;
    if (step === last) process.kill(process.pid, 'SIGKILL');
    return original(...given);
  };
}
syncBuiltinESMExports();
