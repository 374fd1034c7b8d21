import { compareVersions, type SemanticVersion, tolerantVersion } from '../version.ts';

/** The versions between which Cluster API can carry a CoreDNS configuration over. @see coredns/corefile-migration: migration/versions.go, v1.0.35 */
const migratable = [
  ['1.1', [3, 4]],
  ['1.2', [0, 1, 2, 3, 4, 5, 6]],
  ['1.3', [0, 1]],
  ['1.4', [0]],
  ['1.5', [0, 1, 2]],
  ['1.6', [0, 1, 2, 3, 4, 5, 6, 7, 9]],
  ['1.7', [0, 1]],
  ['1.8', [0, 3, 4, 5, 6, 7]],
  ['1.9', [0, 1, 2, 3, 4]],
  ['1.10', [0, 1]],
  ['1.11', [0, 1, 3, 4]],
  ['1.12', [0, 1, 2, 3, 4]],
  ['1.13', [0, 1, 2]],
  ['1.14', [0, 1, 2, 3, 4, 6, 7]],
] as const;

const known = new Set(migratable.flatMap(([minor, patches]) => patches.map((patch) => `${minor}.${patch}`)));

/** An image tag as a version; a tag cannot hold a `+`, so `_` stands for it. */
export const coreDNSVersion = (tag: string): SemanticVersion | undefined => tolerantVersion(tag.replaceAll('_', '+'));

const print = ({ major, minor, patch }: SemanticVersion): string => `${major}.${minor}.${patch}`;

/** Whether CoreDNS may go from one version to another: upwards, and both are known; to the same version always. */
export const isMigration = (from: SemanticVersion, to: SemanticVersion): boolean =>
  compareVersions(from, to) === 0 || (compareVersions(from, to) < 0 && known.has(print(from)) && known.has(print(to)));
