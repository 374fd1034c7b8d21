import { isSection, type Section } from '../server/section.ts';

/** How SOPS writes an encrypted value. */
const encrypted = /^ENC\[[A-Z0-9_]+,data:/;

export const isEncrypted = (value: unknown): boolean => typeof value === 'string' && encrypted.test(value);

/** Whether an object is a Secret of Kubernetes itself. */
export const isSecret = ({ apiVersion, kind }: Section): boolean => apiVersion === 'v1' && kind === 'Secret';

/** Certificates are for everybody to read, and a CA is as often kept in a Secret as in a ConfigMap. */
const certificates = /^\s*(?:-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]*-----END CERTIFICATE-----\s*)+$/;

const isCertificate = (value: unknown): boolean =>
  typeof value === 'string' &&
  (certificates.test(value) || (value.startsWith('LS0tLS1') && certificates.test(Buffer.from(value, 'base64').toString())));

/** Every value that a Secret holds in the clear, by its path; those that SOPS has encrypted, certificates and empty ones are none. */
export function* plainValues(secret: Section): Generator<readonly [section: string, key: string]> {
  for (const section of ['data', 'stringData']) {
    const values = secret[section];
    if (!isSection(values)) continue;
    for (const [key, value] of Object.entries(values)) {
      if (value === '' || value === null || isEncrypted(value) || isCertificate(value)) continue;
      // What is no base64 is refused as such.
      if (section === 'stringData' || (typeof value === 'string' && base64.test(value))) yield [section, key];
    }
  }
}

const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;
