import { payloadKey } from '../addons/credentials/payload.ts';
import { credentialTemplate, fetched, literal } from '../addons/credentials/template.ts';
import { type CompleteAddonCredentials, payloadType } from '../model/addons/credentials.ts';
import type { CompleteCloud, CompleteCluster, CompleteCredentials, CompleteFleet } from '../model/complete.ts';
import { goDuration, seconds } from '../model/duration.ts';
import type { Written } from '../model/object.ts';
import type { ExternalSecret } from './crd/external-secret.gen.ts';

/** Where the provider mounts the identity's Secret in each Job (captf.io: user-guide/identities). */
const mount = '/var/run/captf/credentials';

/** The keys of an identity's Secret, by its form; names only, never values. */
export function credentialKeys({ form }: Pick<CompleteCredentials, 'form'>, { caCertificate }: CompleteCloud): readonly string[] {
  const ca = caCertificate === undefined ? [] : form === 'environment' ? ['OS_CACERT', 'cacert.pem'] : ['cacert.pem'];
  return form === 'environment'
    ? ['OS_AUTH_URL', 'OS_APPLICATION_CREDENTIAL_ID', 'OS_APPLICATION_CREDENTIAL_SECRET', 'OS_REGION_NAME', ...ca]
    : ['OS_CLOUD', 'OS_CLIENT_CONFIG_FILE', 'clouds.yaml', ...ca];
}

/** The ExternalSecret which makes the identity's Secret: everything but the credential stands here and can be reviewed. */
export const credentialsFromStore = (
  given: CompleteCredentials & { readonly type: 'externalSecret' },
  cloud: CompleteCloud,
): Written<ExternalSecret> =>
  fromStore(given, given.namespace, { type: 'Opaque', data: given.form === 'environment' ? environment(cloud) : cloudsYaml(cloud) });

/**
 * The ExternalSecret which makes the payload with the credential of a cluster's controllers. The type is what Cluster API asks for, and the label takes the
 * Secret along when the management cluster moves (addons 8.4).
 */
export const addonCredentialsFromStore = (
  given: CompleteAddonCredentials & { readonly type: 'externalSecret' },
  fleet: CompleteFleet,
  cluster: CompleteCluster,
): Written<ExternalSecret> =>
  fromStore(given, cluster.namespace, {
    type: payloadType,
    metadata: { labels: { 'clusterctl.cluster.x-k8s.io/move': 'true' } },
    data: { [payloadKey]: credentialTemplate(fleet, cluster) },
  });

type Template = NonNullable<NonNullable<Written<ExternalSecret>['spec']>['target']>['template'];
type Store = Pick<
  CompleteAddonCredentials & { readonly type: 'externalSecret' },
  'name' | 'store' | 'refreshInterval' | 'applicationCredentialId' | 'applicationCredentialSecret'
>;

/** The Secret outlives its source (`Orphan`, `Retain`), since a cluster whose credentials went first can no longer be taken down. */
const fromStore = (
  { name, store, refreshInterval, applicationCredentialId, applicationCredentialSecret }: Store,
  namespace: string,
  template: Omit<NonNullable<Template>, 'engineVersion'>,
): Written<ExternalSecret> => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, namespace },
  spec: {
    refreshInterval: goDuration(seconds(refreshInterval) ?? 3600),
    secretStoreRef: { kind: store.kind, name: store.name },
    target: { name, creationPolicy: 'Orphan', deletionPolicy: 'Retain', template: { engineVersion: 'v2', ...template } },
    data: [
      { secretKey: fetched.id, remoteRef: applicationCredentialId },
      { secretKey: fetched.secret, remoteRef: applicationCredentialSecret },
    ],
  },
});

const id = '{{ .applicationCredentialId }}';
const secret = '{{ .applicationCredentialSecret }}';

const authority = ({ caCertificate }: CompleteCloud): Record<string, string> =>
  caCertificate === undefined ? {} : { 'cacert.pem': literal(caCertificate) };

const environment = (cloud: CompleteCloud): Record<string, string> => ({
  OS_AUTH_URL: literal(cloud.authURL ?? ''),
  OS_APPLICATION_CREDENTIAL_ID: id,
  OS_APPLICATION_CREDENTIAL_SECRET: secret,
  OS_REGION_NAME: literal(cloud.region ?? ''),
  ...(cloud.caCertificate === undefined ? {} : { OS_CACERT: `${mount}/cacert.pem` }),
  ...authority(cloud),
});

function cloudsYaml(cloud: CompleteCloud): Record<string, string> {
  const text = (value: string): string => literal(JSON.stringify(value));
  const lines = [
    'clouds:',
    `  ${text(cloud.name)}:`,
    '    auth_type: v3applicationcredential',
    '    auth:',
    `      auth_url: ${text(cloud.authURL ?? '')}`,
    '      application_credential_id: {{ .applicationCredentialId | quote }}',
    '      application_credential_secret: {{ .applicationCredentialSecret | quote }}',
    ...(cloud.region === undefined ? [] : [`    region_name: ${text(cloud.region)}`]),
    '    interface: public',
    '    identity_api_version: 3',
    ...(cloud.caCertificate === undefined ? [] : [`    cacert: ${mount}/cacert.pem`]),
  ];
  return {
    OS_CLOUD: literal(cloud.name),
    OS_CLIENT_CONFIG_FILE: `${mount}/clouds.yaml`,
    'clouds.yaml': `${lines.join('\n')}\n`,
    ...authority(cloud),
  };
}
