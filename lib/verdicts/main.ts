import { verdicts } from './program.ts';

process.exitCode = verdicts(process.argv.slice(2), {
  result: (text) => process.stdout.write(text),
  message: (text) => process.stderr.write(text),
});
