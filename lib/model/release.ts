import semver from 'semver';

/** A version of Kubernetes as Cluster API writes it: `v1.34.2`, for RKE2 `v1.33.1+rke2r1`. */
export interface Release {
  readonly text: string;
  readonly version: semver.SemVer;
  /** The N of `+rke2rN`, which semver does not compare; absent for other builds. */
  readonly revision?: bigint;
}

/** Reads a version; `undefined` for anything else, which others refuse. A missing `v` counts as there, as the server adds it. */
export function releaseOf(text: string): Release | undefined {
  const version = semver.parse(text.replace(/^v/, ''));
  const revision = /^rke2r(\d+)$/.exec(version?.build.join('.') ?? '')?.[1];
  return version === null ? undefined : { text, version, ...(revision === undefined ? {} : { revision: BigInt(revision) }) };
}

/** Below 0 where `a` is older; by (major, minor, patch, pre-release), then by the N of `+rke2rN` where both have one. @see addons 10 */
export function compareReleases(a: Release, b: Release): number {
  const order = semver.compare(a.version, b.version);
  if (order !== 0 || a.revision === undefined || b.revision === undefined) return order;
  return a.revision < b.revision ? -1 : a.revision > b.revision ? 1 : 0;
}

/** Whether the way from one to the other leaves a minor version out. A pre-release counts as its release, as for the server. */
export const isSkip = ({ version: from }: Release, { version: to }: Release): boolean =>
  to.major > from.major || (to.major === from.major && to.minor > from.minor + 1);

/** `v1.34`: a release without its patch, some minors later. */
export const minorOf = ({ version }: Release, later = 0): string => `v${version.major}.${version.minor + later}`;

/** Whether the minor version of one is above another's, whatever their patches. */
export const isMinorAbove = ({ version: a }: Release, { version: b }: Release): boolean =>
  a.major > b.major || (a.major === b.major && a.minor > b.minor);
