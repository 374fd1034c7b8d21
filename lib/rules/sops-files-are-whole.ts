import { payloadType, type SopsSecret, valueKeys } from '../model/addons/credentials.ts';
import { show } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { defineRule, type Finding } from './rule.ts';

/** What a Secret in a file must be. */
interface Wanted {
  readonly name: string;
  readonly namespace: string;
  /** Absent: any. */
  readonly type?: string;
  readonly keys: readonly string[];
}

export const sopsFilesAreWhole = defineRule({
  code: 'addons/sops-file',
  why: 'The file is copied as it is: a value in the clear would be in git, and a Secret of another name, namespace or type would be found by nobody.',
  *check({ identity, cloud, clusters }) {
    const { credentials } = identity;
    if (credentials.type === 'sopsFile') {
      const keys = credentials.form === 'environment' ? environment : cloudsYaml;
      const ca = cloud.caCertificate === undefined ? [] : ['cacert.pem'];
      yield* findings(credentials, ['identity', 'credentials', 'path'], { ...credentials, keys: [...keys, ...ca], type: 'Opaque' });
    }
    for (const { path, namespace, addons } of clusters) {
      if (addons.credentials?.type !== 'sopsFile') continue;
      yield* findings(addons.credentials, [...path, 'addons', 'credentials', 'path'], {
        ...addons.credentials,
        namespace,
        type: payloadType,
        keys: [],
      });
    }
  },
});

/** captf 5: what its Jobs read. */
const environment = ['OS_APPLICATION_CREDENTIAL_ID', 'OS_APPLICATION_CREDENTIAL_SECRET', 'OS_AUTH_URL', 'OS_REGION_NAME'];
const cloudsYaml = ['OS_CLIENT_CONFIG_FILE', 'OS_CLOUD', 'clouds.yaml'];

function* findings(secret: SopsSecret, path: Path, { name, namespace, type, keys }: Wanted): Generator<Finding> {
  for (const fault of secret.faults) yield { path, ...fault };
  const { object } = secret;
  if (object === undefined) return;
  const again = 'decrypt the file, change it, and encrypt it again';
  if (object.metadata.name !== name)
    yield { path, got: `a Secret ${show(object.metadata.name)}`, must: `hold the Secret '${name}'`, fix: again };
  if (object.metadata.namespace !== namespace) {
    const got =
      object.metadata.namespace === undefined
        ? 'a Secret without a namespace'
        : `a Secret of the namespace ${show(object.metadata.namespace)}`;
    yield { path, got, must: `hold a Secret of the namespace '${namespace}'`, fix: again };
  }
  const given = object['type'] ?? 'Opaque';
  if (type !== undefined && given !== type)
    yield { path, got: `a Secret of the type ${show(given)}`, must: `hold a Secret of the type '${type}'`, fix: again };
  const missing = keys.filter((key) => !valueKeys(secret).includes(key));
  if (missing.length > 0)
    yield { path, got: `a Secret without ${missing.map(show).join(', ')}`, must: `have the keys ${keys.map(show).join(', ')}`, fix: again };
}
