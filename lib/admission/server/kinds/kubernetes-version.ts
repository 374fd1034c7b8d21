import type { Path } from '../../../model/path.ts';
import { type Fault, fault } from '../verdict.ts';
import { semanticVersion } from '../version.ts';

/** A version as Cluster API's webhooks want it: `v` and a semantic version. */
export function versionFaults(version: string, path: Path): Fault[] {
  if (semanticVersion(version.replace(/^v/, '')) !== undefined) return [];
  return [fault('version', path, version, "be a `v` and a semantic version, as 'v1.34.2'")];
}

/** The webhooks add a missing `v`. */
export const withV = (version: string): string => (version.startsWith('v') ? version : `v${version}`);
