import type { Addons, Fleet } from './fleet.gen.ts';
import type { Path } from './path.ts';

/** A file or a folder that a fleet names. */
export interface NamedFile {
  /** From the project's root, with `/`. */
  readonly name: string;
  /** `manifests` may be a folder. */
  readonly as: 'manifests' | 'sops';
  /** Where the fleet names it. */
  readonly path: Path;
}

/** Every file and folder that a fleet names, in the order of the fleet; the same name as often as it stands there. */
export function namedFiles({ identity, clusterDefaults, clusters }: Fleet): readonly NamedFile[] {
  return [
    ...sops(identity.credentials, ['identity', 'credentials']),
    ...ofAddons(clusterDefaults?.addons, ['clusterDefaults', 'addons']),
    ...Object.entries(clusters).flatMap(([name, { addons }]) => ofAddons(addons, ['clusters', name, 'addons'])),
  ];
}

const ofAddons = (addons: Addons | undefined, path: Path): readonly NamedFile[] => [
  ...sops(addons?.credentials, [...path, 'credentials']),
  ...Object.entries(addons?.manifests ?? {}).map(
    ([name, given]): NamedFile => ({ name: given.path, as: 'manifests', path: [...path, 'manifests', name, 'path'] }),
  ),
];

const sops = (credentials: { readonly type: string; readonly path?: string } | undefined, path: Path): readonly NamedFile[] =>
  credentials?.type === 'sopsFile' && credentials.path !== undefined
    ? [{ name: credentials.path, as: 'sops', path: [...path, 'path'] }]
    : [];
