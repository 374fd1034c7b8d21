/** Stands in for what only the provider knows, with as many bytes and about as hard to compress. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

let state = 1;
/** One of the 64 characters, from a fixed row of numbers (a linear congruential generator, by its high bits). */
function character(): string {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return alphabet[state >>> 26] as string;
}

const characters = (count: number): string => Array.from({ length: count }, character).join('');

const indented = (text: string): string => text.replace(/^/gm, '      ');

const pem = (label: string, body: string): string =>
  `-----BEGIN ${label}-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

const head = (path: string, permissions: string): string =>
  `\n-   path: ${path}\n    owner: root:root\n    permissions: '${permissions}'\n    content: |\n`;

/** What certificates of one kind have in common: version, signature's algorithm, names. */
const common = characters(310);

/** The four pairs of a first server. Certificates have 1,070 bytes, RSA keys 1,679 at most (measured over CAPRKE2 v0.25.0). */
export const certificates: string = ['server-ca', 'client-ca', 'etcd/peer-ca', 'etcd/server-ca']
  .map((name) => {
    const path = `/var/lib/rancher/rke2/server/tls/${name}`;
    return (
      head(`${path}.crt`, '0640') +
      indented(pem('CERTIFICATE', common + characters(1000 - common.length))) +
      head(`${path}.key`, '0600') +
      indented(pem('RSA PRIVATE KEY', characters(1592)))
    );
  })
  .join('');

/** For the CIS script, 1,131 bytes of shell that repeats itself: what does not repeat. */
export const cisScript: string = head('/opt/rke2-cis-script.sh', '0700') + characters(600);
export const cisScriptBytes = 1454;
