import { expect, test } from 'vitest';
import { describeCallError, describeThrown } from '../../lib/cli/mishap.ts';

const hint = 'capstan: run `capstan --help` for what there is\n';

test.each([
  ["error: unknown option '--formt'\n(Did you mean --format?)", "capstan: unknown option '--formt'; did you mean '--format'?\n"],
  ["error: unknown command 'dif'\n(Did you mean one of diff, dig?)", "capstan: unknown command 'dif'; did you mean 'diff' or 'dig'?\n"],
  ["error: missing required argument 'folder'", "capstan: missing required argument 'folder'\n"],
])('a wrong call is one sentence and where to look %#', (message, text) => expect(describeCallError(message)).toBe(text + hint));

test('an unexpected error is a bug, in one line and without its stack', () =>
  expect(describeThrown(new TypeError('x is not\n  a function'), false)).toBe(
    "capstan: this is a bug: x is not a function\ncapstan: please report it in Capstan's issue tracker, with what CAPSTAN_DEBUG=1 prints\n",
  ));

test('the stack is shown to who asks for it', () => expect(describeThrown(new Error('x'), true)).toMatch(/\n {4}at /));

test('what the machine refused is no bug', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(describeThrown(full, false)).toBe('capstan: the machine refused: ENOSPC: no space left on device, write\n');
});

test('anything can be thrown', () => expect(describeThrown('out of cheese', false)).toContain('this is a bug: out of cheese\n'));
