import { writeEnvironment } from '../../lib/output/dist.ts';
import { variant } from './variants.ts';

/**
 * A process to be killed, which writes by the code that `capstan synth` writes with. Arguments: the `dist` folder, the environment, the variant to write and its size.
 * Without one it writes both in turn, for ever, and says `ready` after the first.
 */
const [, , root = '', environment = '', only, size] = process.argv;

function write(name: 'a' | 'b'): void {
  const { issues } = writeEnvironment(root, environment, variant(name, size === undefined ? undefined : Number(size)));
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
}

if (only === 'a' || only === 'b') write(only);
else {
  write('a');
  process.stdout.write('ready\n');
  for (;;) {
    write('b');
    write('a');
  }
}
