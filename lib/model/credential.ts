import { knownForm } from './credential-forms.ts';
import { onceForText } from './remembered.ts';

/** A private key in PEM, of any kind: also one that is cut off at its end. */
export const holdsPrivateKey = (text: string): boolean =>
  text.includes('PRIVATE KEY-----') && /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text);

const secretKey = /password|passwd|passphrase|secret|token|private[-_ ]?key|api[-_ ]?key/i;

/** Whether a key sounds like a credential, so that what stands below it is never shown. Wider than `isCredential`, since hiding costs little. */
export const soundsSecret = (key: string | number): boolean => typeof key === 'string' && secretKey.test(key);

/** Names of settings whose value is a credential; what only names a file or a Secret is none. */
const credentialName =
  /(?:pass(?:word|wd|phrase)|(?:^|[^a-z])pwd|token|secret|(?:api|access|private|encryption|certificate|shared|signing|client)[-_]?key|credentials?)$/i;

/** Values that are no credential: a reference, a path, a placeholder, what SOPS has encrypted, a switch, a number or a length of time. */
const harmless = /^(?:[$/<{[].*|__\w+__|ENC\[.*|ref\+.*|true|false|null|none|~|[0-9.]+[smhd]?|\*+|x{3,}|)$/is;

/** A number is no token, but a password of a telephone's kind. */
const digits = /^[0-9]{4,}$/;
const passwordName = /pass(?:word|wd|phrase)$/i;

/** Names that end like a credential and are none: etcd's mark for the members of one cluster. */
const ordinary = new Set(['initial-cluster-token', 'ETCD_INITIAL_CLUSTER_TOKEN']);

/** etcd's `auth-token` says what kind of token it gives, and where its keys lie. */
const tokenKind = /^(?:simple|jwt(?:,.*)?)$/;

const namesCredential = onceForText((name) => credentialName.test(name) && !ordinary.has(name));

/** Whether a setting such as `DB_PASSWORD: 'hunter2'` writes a credential down. */
export function isCredential(name: string, value: string): boolean {
  if (!namesCredential(name)) return false;
  const text = value.trim();
  if (name === 'auth-token' && tokenKind.test(text)) return false;
  return !harmless.test(text) || (digits.test(text) && passwordName.test(name));
}

/** The same where a value as often names a Secret as it is one: there, only what looks random counts. */
export const isWrittenOut = (name: string, value: string): boolean =>
  isCredential(name, value) && (!oftenAName.test(name) || looksRandom(value));

/** Words that as often stand before a name, or before a source in `nsswitch.conf`. OpenStack's own word for its secret never does. */
const oftenAName = /(?<!application[-_]?credential[-_]?)secret$|credentials?$|^passwd$/i;

/** Names are made of words; a random text has no room for one between its digits. */
const looksRandom = (value: string): boolean => /(?=[A-Za-z0-9+/_]{0,64}[0-9])(?=[0-9+/_]{0,64}[A-Za-z])[A-Za-z0-9+/_]{16}/.test(value);

/** What a text that people paste holds of a credential, named without repeating it; `undefined` if nothing. Comment lines do not count. */
export const credentialIn = (text: string): string | undefined => credentialAt(text)?.what;

/** The same, and where it begins. Linear in the length of the text. */
export function credentialAt(text: string): { readonly what: string; readonly index: number } | undefined {
  if (text.includes('://')) {
    const index = text.search(address);
    if (index >= 0) return { what: 'a URL with a password in it', index };
  }
  const known = knownForm(text);
  if (known !== undefined) return known;
  if (!/pass|pwd|token|secret|key|credential/i.test(text)) return undefined;
  for (const form of [assignment, flag]) {
    for (const { 1: name = '', 2: value = '', index } of text.matchAll(form)) {
      if (isWrittenOut(name, value) && !isComment(text, index)) return { what: `a value for '${name}'`, index: index + 1 };
    }
  }
  return undefined;
}

const address = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@"'$<{]*:(?![$<{])[^\s/@"']+@/i;

/** `NAME=value` and `name: value`, each with or without quotes. The value is only looked at: it may begin with a name of its own. */
const assignment = /(?:^|[\s"'{,;?&])-{0,2}([A-Za-z][A-Za-z0-9_.-]{0,63})["']?[ \t]*[=:][ \t]*(?=["']?([^\s"',;}]{4,}))/gm;

/** `--name value`. */
const flag = /(?:^|\s)--([A-Za-z][A-Za-z0-9_-]{0,63})[ \t]+["']?([^\s"',;}-][^\s"',;}]{3,})/gm;

/** Whether the line of a place begins with `#`. A match may begin with the line feed before its line. */
function isComment(text: string, index: number): boolean {
  const place = text[index] === '\n' ? index + 1 : index;
  return /^[ \t]*#/.test(text.slice(text.lastIndexOf('\n', place - 1) + 1, place + 1));
}
