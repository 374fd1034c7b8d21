import type { Quoted } from './gcfg.ts';

/** An application credential as it is to be written: plain texts, which the printing escapes, or templates that escape when they are rendered. */
export interface CredentialText {
  readonly id: string | Quoted;
  readonly secret: string | Quoted;
}

/** For people who write the Secret by themselves. */
export const placeholders = { id: '<application-credential-id>', secret: '<application-credential-secret>' } as const;

/**
 * The value of a key of an `ExternalSecret`, escaped for gcfg when the operator renders it: `\` and `"` get a `\` before them, the quotes
 * around stand in the file. A value with a line end or another control character fails there with a message that holds the key's name alone: it
 * would break `cloud.conf`, or come back as another value. Such a value is nearly always a line end that `echo` put behind a secret.
 *
 * @param key such as `applicationCredentialSecret`.
 * @throws TypeError for a key that Go's templates cannot name.
 * @see external-secrets `docs/guides/templating.md`: Go's text/template with sprig's functions, addons 8.4
 */
export function renderedText(key: string): Quoted {
  return { quoted: `${refusal(key)}{{ .${key} | replace \`\\\` \`\\\\\` | replace \`"\` \`\\"\` }}` };
}

/**
 * The part of a template that fails for a value with a line end or another control character.
 *
 * @throws TypeError for a key that Go's templates cannot name.
 */
export function refusal(key: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(key)) throw new TypeError('a key of a template must be letters and digits, beginning with a letter');
  const fault = `${key} must not hold line ends or other control characters`;
  return `{{ if regexMatch \`[\\p{Cc}\\p{Zl}\\p{Zp}\\x{fffe}\\x{ffff}]\` .${key} }}{{ fail "${fault}" }}{{ end }}`;
}
