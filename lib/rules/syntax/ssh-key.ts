import type { Fault } from '../../model/kubernetes-names.ts';

/** Key types that OpenSSH takes in `authorized_keys` (OpenSSH: sshkey.c); DSA is gone since 10.0. */
const types = new Set([
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
]);

/** What is wrong with a line of `authorized_keys`, options before the type allowed; the key itself is never repeated. */
export function sshKeyFault(line: string): Fault {
  if (/[\r\n]/.test(line)) return 'be one line';
  const words = line.trim().split(/\s+/);
  const at = words.findIndex((word) => types.has(word));
  if (at < 0) return 'be a public key such as `ssh-ed25519 AAAA… name`';
  const type = words[at] ?? '';
  const body = words[at + 1] ?? '';
  const bytes = Buffer.from(body, 'base64');
  // The body repeats the type behind its length: a cheap proof that it is whole at its beginning and belongs to the type.
  const whole = /^[A-Za-z0-9+/]+={0,2}$/.test(body) && bytes.length > type.length + 4 && bytes.readUInt32BE(0) === type.length;
  if (!whole || bytes.subarray(4, 4 + type.length).toString('latin1') !== type) return `be followed by a whole key of the type ${type}`;
  return undefined;
}
