import type { CompleteCluster, CompleteMachines, CompleteRke2 } from '../../model/complete.ts';
import { bundleText, type FileText, fileText } from '../../model/file-text.ts';
import { trustAnchors } from '../../model/trust.ts';

/** A file as the provider is given it, and `text`, as the machine has it. */
export interface RenderedFile extends FileText {
  readonly what: string;
  readonly path: string;
  readonly owner: string;
  readonly permissions: string;
  readonly text: string;
}

const folder = '/etc/rancher/rke2';
const configuration = "RKE2's configuration";

/** One that the provider writes itself, always as it stands. */
const file = (what: string, path: string, text: string, permissions = '0640'): RenderedFile => ({
  what,
  path,
  owner: 'root:root',
  permissions,
  text,
  content: text,
});

/** What a Secret holds is fetched by the provider, so it stands as it is; here it is nothing. */
const given = (text: string): FileText & Pick<RenderedFile, 'text'> => ({ text, ...fileText(text) });
const fetched = { text: '', content: '' };

/**
 * The files of one group's first machine but for the CIS script and the certificates, in the provider's order (CAPRKE2 v0.25.0:
 * pkg/rke2/config.go, bootstrap/internal/controllers). What Secrets hold is left out, but for the key of the encryption, whose length is fixed.
 */
export const rke2Files = (
  { trustedCAs, backup, controlPlane }: CompleteCluster,
  { auditPolicySecret, secretsEncryption }: CompleteRke2,
  machines: CompleteMachines,
  config: string,
): readonly RenderedFile[] => [
  ...(machines !== controlPlane
    ? []
    : [
        ...(auditPolicySecret === undefined ? [] : [file('the audit policy', `${folder}/audit-policy.yaml`, '', '0644')]),
        ...(backup?.s3?.caSecret === undefined ? [] : [file("the object store's CA", `${folder}/etcd-s3-ca.crt`, '')]),
        ...(secretsEncryption === undefined
          ? []
          : [file('the encryption of Secrets', encryptionPath, encryption(secretsEncryption.provider), '0400')]),
      ]),
  file(configuration, `${folder}/registries.yaml`, 'configs: null\nmirrors: {}\n'),
  ...trustedCAs.map(({ name, pem }) => ({
    ...file(`the trusted CA '${name}'`, `${trustAnchors}/${name}.crt`, '', '0644'),
    ...given(bundleText(pem)),
  })),
  ...machines.files.map(({ target, content, owner, permissions }) => ({
    what: `the file ${target}`,
    path: target,
    owner,
    permissions,
    ...(typeof content === 'string' ? given(content) : fetched),
  })),
  file(configuration, `${folder}/config.yaml`, config),
];

const encryptionPath = '/var/lib/rancher/rke2/server/cred/encryption-config.json';
/** 32 bytes in base64. */
const key = 'kZ0v3Qn8YxW1uTbH5sLr7PcJ9fGdAeMi2oXq4RzVtBk=';
const encryption = (provider: string): string =>
  '{"kind":"EncryptionConfiguration","apiVersion":"apiserver.config.k8s.io/v1","resources":[{"resources":["secrets"],"providers":' +
  `[{"${provider}":{"keys":[{"name":"enckey","secret":"${key}"}]}},{"identity":{}}]}]}`;
