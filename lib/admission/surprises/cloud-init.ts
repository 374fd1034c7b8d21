import { textAt } from '../server/section.ts';
import { seen } from '../server/verdict.ts';
import type { Surprise } from './surprise.ts';
import { bareTexts, commands, configPath, nodeKinds, plainFiles, type Text } from './user-data.ts';

const encode = 'set `encoding: base64` and write the text so encoded';

/** capi 8, the table of what is pasted; part 9 for RKE2. */
export const leadingBlank: Surprise = {
  code: 'user-data/leading-blank',
  severity: 'error',
  why: 'File texts are pasted under `content: |`; a first line that begins with a blank makes the user data no YAML, and cloud-init runs nothing of it.',
  kinds: nodeKinds,
  *check({ stored }) {
    for (const { path, text } of plainFiles(stored)) {
      const first = text.split('\n').find((line) => line.trim() !== '');
      if (first !== undefined && /^[ \t]/.test(first)) yield { path, must: 'begin in column one, or be encoded', fix: encode };
    }
  },
};

export const lineEndings: Surprise = {
  code: 'user-data/line-endings',
  severity: 'warning',
  why: 'Carriage returns are lost on the way to the node, so the file there is another one.',
  kinds: nodeKinds,
  *check({ stored }) {
    for (const { path, text } of plainFiles(stored))
      if (text.includes('\r')) yield { path, must: 'end its lines with line feeds only', fix: encode };
  },
};

/** What cloud-init itself has on OpenStack; anything else in braces is empty or an error there. */
const known =
  /\{\{-?\s*(?:v1\.[a-z_]+|ds(?:\.[A-Za-z_][A-Za-z0-9_]*)+|local_hostname|instance_id|region|availability_zone|cloud_name|distro)\s*-?\}\}/g;
const raw = /\{%-?\s*raw\s*-?%\}[\s\S]*?\{%-?\s*endraw\s*-?%\}/g;

const jinjaIn = (text: string): string | undefined =>
  text.includes('{') ? /\{[{%#]/.exec(text.replace(raw, '').replace(known, ''))?.[0] : undefined;

export const jinja: Surprise = {
  code: 'user-data/jinja',
  severity: 'error',
  why: 'cloud-init renders the whole user data with Jinja: an expression that it does not know becomes a wrong text, and one it cannot read loses everything.',
  kinds: nodeKinds,
  *check({ stored }) {
    // Ignition has no templates: braces in it are braces.
    if (textAt(stored, [...configPath(stored), 'agentConfig', 'format']) === 'ignition') return;
    const texts: Text[] = [...plainFiles(stored), ...commands(stored), ...bareTexts(stored)];
    for (const { path, text } of texts) {
      const sign = jinjaIn(text);
      if (sign === undefined) continue;
      const must = `not hold \`${sign}\` outside of \`{% raw %}\` and of values that cloud-init knows`;
      yield { path, must, fix: path.at(-1) === 'content' ? encode : 'wrap it in `{% raw %}` and `{% endraw %}`' };
    }
  },
};

const retyped = /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?[0-9][0-9_]*(?:\.[0-9]*)?|0[xo][0-9a-f]+)$/i;

export const bareText: Surprise = {
  code: 'user-data/bare-text',
  severity: 'error',
  why: 'The text is pasted as a bare YAML scalar: there it is cut, becomes a map or another type, or breaks the whole user data.',
  kinds: nodeKinds,
  *check({ stored }) {
    for (const { path, text } of bareTexts(stored)) {
      const must = path.at(-1) === 'permissions' ? permissionMust(text) : bareMust(text);
      if (must !== undefined) yield { path, got: seen(path, text), must };
    }
  },
};

/** Permissions are pasted in quotes, so only a quote hurts them. */
const permissionMust = (text: string): string | undefined => (/['"\n]/.test(text) ? 'hold no quote' : undefined);

function bareMust(text: string): string | undefined {
  if (/[\n\r]/.test(text)) return 'be one line';
  if (/:(?:\s|$)/.test(text)) return 'not hold `: `, which YAML reads as a key';
  if (/\s#/.test(text)) return 'not hold ` #`, where a comment begins';
  if (/^[*&@%[\]{}!|>'"`#,]/.test(text) || /^[-?](?:\s|$)/.test(text)) return 'not begin with a sign of YAML';
  return retyped.test(text) ? 'not read as a number, a boolean or null' : undefined;
}
