import type { CompleteAddonCredentials, SopsSecret } from '../../model/addons/credentials.ts';
import type { AddonCredentials } from '../../model/fleet.gen.ts';
import type { ProjectFiles } from '../../model/project-files.ts';

/** Where the credential of a cluster's controllers is kept. */
export function credentials(given: AddonCredentials, cluster: string, files: ProjectFiles): CompleteAddonCredentials {
  const usual = `${cluster}-cloud-config`;
  if (given.type === 'sopsFile') return { ...given, name: usual, ...sopsSecret(given.path, files) };
  const name = given.name ?? usual;
  if (given.type === 'existingSecret') return { ...given, name };
  return {
    ...given,
    name,
    store: { ...given.store, kind: given.store.kind ?? 'ClusterSecretStore' },
    refreshInterval: given.refreshInterval ?? '1h',
  };
}

/** A file that nobody read counts as right, as manifests do that nobody read. */
export const sopsSecret = (path: string, files: ProjectFiles): SopsSecret =>
  files.sops?.get(path) ?? { text: files.get(path) ?? '', faults: [] };
