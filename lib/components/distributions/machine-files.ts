import type { CompleteCluster, CompleteMachines } from '../../model/complete.ts';
import { bundleText, fileText } from '../../model/file-text.ts';
import { trustAnchors } from '../../model/trust.ts';

/** A file as both bootstrap providers write it. */
export interface MachineFile {
  readonly path: string;
  readonly owner: string;
  readonly permissions: string;
  readonly content?: string;
  readonly encoding?: 'base64';
  readonly contentFrom?: { readonly secret: { readonly name: string; readonly key: string } };
  readonly append?: boolean;
}

/** The trusted CAs, then the fleet's own files in the order of their paths. */
export const machineFiles = ({ trustedCAs }: CompleteCluster, { files }: CompleteMachines): readonly MachineFile[] => [
  ...trustedCAs.map(({ name, pem }) => ({
    path: `${trustAnchors}/${name}.crt`,
    owner: 'root:root',
    permissions: '0644',
    ...fileText(bundleText(pem)),
  })),
  ...files.map(({ target, content, owner, permissions, append }) => ({
    path: target,
    owner,
    permissions,
    ...(append ? { append } : {}),
    ...(typeof content === 'string' ? fileText(content) : { contentFrom: { secret: { name: content.name, key: content.key } } }),
  })),
];
