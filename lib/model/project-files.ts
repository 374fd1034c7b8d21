import type { SopsSecret } from './addons/credentials.ts';
import type { ManifestFile } from './addons/manifests.ts';

/**
 * The files that a fleet names (`addons.manifests`, `sopsFile`), read before it is completed: path from the project's root to text. A folder stands
 * for all YAML files below it, each under its own path.
 */
export interface ProjectFiles extends ReadonlyMap<string, string> {
  /** What stands in those that are manifests, by file. Absent: none were read, so manifests count as empty. */
  readonly manifests?: ReadonlyMap<string, ManifestFile>;
  /** What stands in those that SOPS has encrypted, by file. Absent: none were read. */
  readonly sops?: ReadonlyMap<string, SopsSecret>;
}

export const noFiles: ProjectFiles = new Map();
