import { onceForText } from './remembered.ts';

/** How a file's content is handed to the bootstrap provider. */
export interface FileText {
  readonly content: string;
  /** Absent: as it stands. */
  readonly encoding?: 'base64';
}

/**
 * Text that survives the bootstrap provider's pasting under `content: |`: printable, begins in column one, ends in exactly one newline, holds
 * nothing that cloud-init's Jinja would read. Source: kubernetes-sigs/cluster-api v1.14, bootstrap/kubeadm/pkg/cloudinit; tried with cloud-init 22.4.
 */
export const isPlain = (text: string): boolean =>
  /^\S/.test(text) && /[^\n]\n$/.test(text) && !/\{[{%#]/.test(text) && !unprintable.test(text);

/** Control, format, separator and surrogate characters, but for the line end and the tab. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Plain text as it is, everything else in base64: then neither YAML nor Jinja nor a substitution can touch it. Told once for each text. */
export const fileText: (text: string) => FileText = onceForText((text) =>
  isPlain(text) ? { content: text } : { content: Buffer.from(text, 'utf8').toString('base64'), encoding: 'base64' },
);

/** A bundle of certificates as it is written to a machine: it ends in exactly one newline, so that what is appended begins on a line of its own. */
export const bundleText = (pem: string): string => `${pem.replaceAll('\r\n', '\n').trim()}\n`;
