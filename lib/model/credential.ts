/** A private key in PEM, of any kind: also one that is cut off at its end. */
export const holdsPrivateKey = (text: string): boolean =>
  text.includes('PRIVATE KEY-----') && /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text);

const secretKey = /password|passwd|passphrase|secret|token|private[-_ ]?key|api[-_ ]?key/i;

/** Whether a key sounds like a credential, so that what stands below it is never shown. Wider than `isCredential`, since hiding costs little. */
export const soundsSecret = (key: string | number): boolean => typeof key === 'string' && secretKey.test(key);

/** Names of settings whose value is a credential; what only names a file or a Secret is none. */
const credentialName = /(?:pass(?:word|wd|phrase)|(?:^|[^a-z])pwd|token|secret|api[-_]?key|access[-_]?key|private[-_]?key|credentials?)$/i;

/** Values that are no credential: a reference, a path, a switch, a number or a length of time. */
const harmless = /^(?:[$/<{].*|true|false|null|none|[0-9.]+[smhd]?|\*+|)$/i;

/** Names that end like a credential and are none: etcd's mark for the members of one cluster. */
const ordinary = new Set(['initial-cluster-token', 'ETCD_INITIAL_CLUSTER_TOKEN']);

/** Whether a setting such as `DB_PASSWORD: 'hunter2'` writes a credential down. */
export const isCredential = (name: string, value: string): boolean =>
  credentialName.test(name) && !ordinary.has(name) && !harmless.test(value.trim());

/** What a text that people paste holds of a credential, named without repeating it; `undefined` if nothing. Comment lines do not count. */
export function credentialIn(text: string): string | undefined {
  if (text.includes('://') && /[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'$<{]*:(?![$<{])[^\s/@"']+@/i.test(text)) return 'a URL with a password in it';
  if (!/pass|pwd|token|secret|key|credential/i.test(text)) return undefined;
  const settings = text.replace(/^[ \t]*#.*$/gm, '');
  for (const form of [assignment, flag]) {
    for (const [, name = '', value = ''] of settings.matchAll(form)) {
      if (isCredential(name, value) && (!oftenAName.test(name) || looksRandom(value))) return `a value for '${name}'`;
    }
  }
  return undefined;
}

/** `NAME=value` and `name: value`, each with or without quotes. */
const assignment = /(?:^|[\s"'{,;])-{0,2}([A-Za-z][A-Za-z0-9_.-]{0,63})["']?[ \t]*[=:][ \t]*["']?([^\s"',;}]{4,})/gm;

/** `--name value`. */
const flag = /(?:^|\s)--([A-Za-z][A-Za-z0-9-]{0,63})[ \t]+["']?([^\s"',;}-][^\s"',;}]{3,})/gm;

/** Words that as often stand before a name, or before a source in `nsswitch.conf`: there, only what looks random counts. */
const oftenAName = /secret$|credentials?$|^passwd$/i;
const looksRandom = (value: string): boolean => value.length >= 16 && /[0-9]/.test(value) && /[A-Za-z]/.test(value);
