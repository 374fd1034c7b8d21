import { holdsPrivateKey } from '../../model/credential.ts';
import type { Fault } from '../../model/kubernetes-names.ts';

const block = /-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/g;
const judged = new Map<string, Fault>();

/**
 * What is wrong with a bundle of CA certificates. Text is never repeated, since it may be a key. Blocks are counted from 1.
 * A fleet has few bundles and many clusters, so each is judged once.
 */
export function bundleFault(text: string): Fault {
  if (!judged.has(text)) judged.set(text, judge(text));
  return judged.get(text);
}

function judge(text: string): Fault {
  if (holdsPrivateKey(text)) return 'hold certificates only: there is a private key in it';
  const blocks = [...text.matchAll(block)];
  if (blocks.length === 0) return 'hold at least one block `-----BEGIN CERTIFICATE-----` … `-----END CERTIFICATE-----`';
  let end = 0;
  for (const [i, match] of blocks.entries()) {
    if (text.slice(end, match.index).trim() !== '') return `hold nothing but certificates: there is other text before block ${i + 1}`;
    if (match[1] !== 'CERTIFICATE') return `hold certificates only: block ${i + 1} is a ${match[1]?.toLowerCase()}`;
    if (!isCertificate(match[0])) return `hold whole certificates: block ${i + 1} cannot be read as one`;
    end = match.index + match[0].length;
  }
  return text.slice(end).trim() === '' ? undefined : `hold nothing but certificates: there is other text after block ${blocks.length}`;
}

/** Loaded here and not at the top: most fleets hold no certificate. */
function isCertificate(pem: string): boolean {
  try {
    return new (process.getBuiltinModule('node:crypto').X509Certificate)(pem).raw.length > 0;
  } catch {
    return false;
  }
}
