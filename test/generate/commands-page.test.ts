import { describe, expect, test } from 'vitest';
import { type Actions, commandLine } from '../../lib/cli/program.ts';
import { commandsPage } from '../../lib/generate/commands-page.ts';

const page = commandsPage();
const commands = [...page.matchAll(/^## capstan ([a-z]+)$/gm)].map(([, name = '']) => name);
const examples = [...page.matchAll(/^ {2}\$ capstan (.*)$/gm)].map(([, call = '']) => call);

test('the page of commands has every command that the help lists, and no hidden one', () => {
  const listed = [...(page.split('## ')[0] ?? '').matchAll(/^ {2}([a-z]+) .*[a-z]/gm)].map(([, name]) => name);
  expect(commands).toEqual(expect.arrayContaining(['synth', 'check', 'vet', 'explain']));
  expect(listed).toEqual(expect.arrayContaining(commands));
  expect(commands).not.toContain('candidates');
});

describe('the example of a command', () => {
  test('is there for each', () => expect([...new Set(examples.map((call) => call.split(' ')[0]))].sort()).toEqual([...commands].sort()));

  test.each(examples)('is a right call: %s', async (call) => {
    const called: string[] = [];
    const actions = new Proxy({} as Actions, {
      get: (_, name) => async () => {
        called.push(String(name));
        return 0;
      },
    });
    const program = commandLine('', actions, () => undefined);
    for (const command of [program, ...program.commands]) command.exitOverride();
    const words = (call.split(' > ')[0] ?? '').split(' ');
    await program.parseAsync(words, { from: 'user' });
    expect(called).toEqual([words[0]]);
  });
});
