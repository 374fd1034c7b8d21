import { afterAll, describe, expect, test } from 'vitest';
import { run, smallFleet, workspace } from './workspace.ts';

const { root, capstan, remove } = workspace(smallFleet);
afterAll(remove);

const offered = async (...words: string[]) => (await capstan(['candidates', '--', ...words])).stdout.split('\n').slice(0, -1);

describe('completion offers', () => {
  test.each<[string, string[], string[]]>([
    ['commands', [''], ['check', 'completion', 'diff', 'explain', 'import', 'secrets', 'synth', 'verify', 'vet']],
    ['commands that begin so', ['c'], ['check', 'completion']],
    ['environments of the project', ['synth', ''], ['dev', 'prod']],
    ['environments that are not there yet', ['synth', 'dev', ''], ['prod']],
    [
      'flags of the command and of all',
      ['diff', '--'],
      ['--exit-code', '--format', '--help', '--no-color', '--project', '--timings', '--version'],
    ],
    ['a repeatable flag again', ['synth', '--allow-removal', 'a', '--a'], ['--allow-removal']],
    ['the values of a flag', ['check', '--format', ''], ['github', 'json', 'junit', 'sarif', 'text']],
    ['the values of a flag that the command takes', ['synth', '--format', ''], ['github', 'json', 'text']],
    ['codes', ['explain', 'control-plane/ev'], ['control-plane/even']],
    ['fields', ['explain', 'clusters.payments.nodeP'], ['clusters.payments.nodePools']],
    ['fields below an environment', ['explain', 'prod.cloud.reg'], ['prod.cloud.region']],
    ['environments to begin a path with', ['explain', 'pro'], ['prod.']],
    ['shells', ['completion', ''], ['bash', 'fish', 'zsh']],
    ['nothing where files are wanted', ['vet', ''], []],
    ['nothing where a folder is wanted', ['import', ''], []],
  ])('%s', async (_, words, expected) => expect(await offered(...words)).toEqual(expected));
});

test.each(['bash', 'zsh', 'fish'])('there is a script for %s', async (shell) => {
  const { code, stdout } = await capstan(['completion', shell]);
  expect(code).toBe(0);
  expect(stdout).toContain('capstan candidates -- ');
});

test("bash's script completes in bash", async () => {
  const { stdout: script } = await capstan(['completion', 'bash']);
  const program = `capstan() { "$NODE" "$BIN" "$@"; }\n${script}\nCOMP_WORDS=(capstan synth p); COMP_CWORD=2; _capstan; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const bin = `${root}/node_modules/capstan/lib/cli/bin.mjs`;
  expect(await run('bash', ['-c', program], root, { NODE: process.execPath, BIN: bin })).toEqual({ code: 0, stdout: 'prod\n', stderr: '' });
});
