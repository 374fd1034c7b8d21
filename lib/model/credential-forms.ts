/** What a credential looks like by itself, whatever stands before it; each with the words that name it. */
const forms: readonly (readonly [form: RegExp, what: string])[] = [
  [/AGE-SECRET-KEY-1[0-9A-Z]{20,}/, 'an age secret key'],
  [/(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{9}(?!.{0,2}EXAMPLE)[A-Z0-9]{7}(?![A-Za-z0-9])/, 'an access key of a cloud'],
  [/(?<![A-Za-z0-9_])(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50})/, 'a GitHub token'],
  [/(?<![A-Za-z0-9_-])glpat-[A-Za-z0-9_-]{20}/, 'a GitLab token'],
  [/(?<![A-Za-z0-9_-])xox[abeoprs]-[A-Za-z0-9-]{10}/, 'a Slack token'],
  [/(?<![A-Za-z0-9_-])AIza[A-Za-z0-9_-]{35}/, 'a Google API key'],
  [/(?<![A-Za-z0-9_-])hv[bs]\.[A-Za-z0-9_-]{24}/, 'a Vault token'],
  [/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,4000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10}/, 'a JSON Web Token'],
  [/(?<![A-Za-z0-9_-])gAAAAA[A-Za-z0-9_-]{60}/, 'a Keystone token'],
  [/\bbearer[ \t]+(?=[A-Za-z._~+/-]{0,200}[0-9])[A-Za-z0-9._~+/-]{20}/i, 'a bearer token'],
  [/\bauthorization["']?[ \t]*[:=][ \t]*["']?basic[ \t]+[A-Za-z0-9+/]{8}/i, 'a password for basic authentication'],
  [/"auth"[ \t]*:[ \t]*"[A-Za-z0-9+/]{8,}={0,2}"/, 'a password for a registry'],
  [/\bclient-key-data["']?[ \t]*:[ \t]*["']?[A-Za-z0-9+/]{40}/, 'the key of a kubeconfig'],
  [/\$(?:[1567y]|2[abxy])\$[^\s"':$]{1,60}\$[./A-Za-z0-9$]{20}/, 'the hash of a password'],
];

/** One look that tells most texts apart; the forms are only asked about the rest. */
const hint =
  /AGE-SECRET|AKIA|ASIA|gh[pousr]_|github_pat|glpat-|xox[abeoprs]-|AIza|hv[bs]\.|eyJ|gAAAAA|bearer|basic|"auth"|client-key-data|\$[12567y]/i;

/** A credential that its own form gives away: what it is, and where it begins. `undefined` if there is none. A private key in PEM is none of these. */
export function knownForm(text: string): { readonly what: string; readonly index: number } | undefined {
  if (!hint.test(text)) return undefined;
  for (const [form, what] of forms) {
    const index = text.search(form);
    if (index >= 0) return { what, index };
  }
  return undefined;
}
