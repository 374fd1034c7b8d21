import { textAt } from '../admission/server/section.ts';
import type { KubeObject } from '../model/object.ts';
import type { Path } from '../model/path.ts';
import { compareReleases, isMinorAbove, isSkip, minorOf, type Release, releaseOf } from '../model/release.ts';
import { type Change, changeOf, clusterOf, type Update, type Words } from './change.ts';
import { keyOf, referred, type Side, typeOf } from './side.ts';

const group = 'controlplane.cluster.x-k8s.io';
const controlPlane: Path = ['spec', 'version'];
const machines: Path = ['spec', 'template', 'spec', 'version'];

/** Where the kinds that make machines have their version. */
const versionPaths: ReadonlyMap<string, Path> = new Map([
  [`${group}/KubeadmControlPlane`, controlPlane],
  [`${group}/RKE2ControlPlane`, controlPlane],
  ['cluster.x-k8s.io/MachineDeployment', machines],
]);

/** Steps from version to version that Kubernetes does not take, and workers ahead of their control plane. `now` is what stands around the new object. */
export function versionChanges(update: Update, now: Side): Change[] {
  const path = versionPaths.get(typeOf(update.now.object));
  if (path === undefined) return [];
  const [from, to] = [update.was, update.now].map(({ object }) => releaseOf(textAt(object, path)));
  if (from === undefined || to === undefined || from.text === to.text) return [];
  const words =
    compareReleases(to, from) < 0 ? lowered(path, from, to) : path === controlPlane ? skipped(from, to) : ahead(update, now, from, to);
  return words === undefined ? [] : [changeOf(update, words)];
}

const got = (from: Release, to: Release): string => `'${to.text}', where '${from.text}' was`;

const lowered = (path: Path, from: Release, to: Release): Words => ({
  code: 'change/version-lowered',
  path,
  got: got(from, to),
  must: `not be below '${from.text}'`,
  fix: `set it back to '${from.text}', or to a later version`,
  why:
    path === controlPlane
      ? 'Kubernetes has no way back: the server takes the lower version, and older servers would start on the data of newer ones.'
      : 'Kubernetes has no way back: the server takes the lower version, and every machine of the pool would be replaced by an older one.',
});

/** For control planes alone: workers may skip up to three minors. @see addons 10; capi 7, 9 */
function skipped(from: Release, to: Release): Words | undefined {
  if (!isSkip(from, to)) return undefined;
  const isNextMajor = to.version.major > from.version.major;
  return {
    code: 'change/version-skipped',
    path: controlPlane,
    got: got(from, to),
    must: `rise by at most one minor version from '${from.text}'`,
    ...(isNextMajor
      ? { fix: `set it back to '${from.text}', or to a later version of ${minorOf(from)}` }
      : { fix: `go to ${minorOf(from, 1)} first; once all machines have it, go on to ${minorOf(from, 2)}` }),
    why: 'A control plane cannot skip a minor version: the server refuses it for kubeadm, and takes it for RKE2, whose servers then fail.',
  };
}

/** @see addons 10: a kubelet is never newer than the API server; capi 4: preflight checks */
function ahead(update: Update, now: Side, from: Release, to: Release): Words | undefined {
  const limit = controlPlaneOf(update, now);
  if (limit === undefined || !isMinorAbove(to, limit)) return undefined;
  return {
    code: 'change/version-ahead',
    path: machines,
    got: got(from, to),
    must: `not be of a later minor version than the control plane, which has '${limit.text}'`,
    fix: `raise the control plane to ${minorOf(limit, 1)} in the same change or before`,
    why: 'Cluster API makes no machine that is newer than its control plane, so the pool’s rollout never begins.',
  };
}

/** The version of the control plane of a pool's cluster, as far as that is among the objects. */
function controlPlaneOf(update: Update, now: Side): Release | undefined {
  const { name, namespace } = clusterOf(update);
  const cluster = now.get(
    keyOf({ apiVersion: 'cluster.x-k8s.io/v1', kind: 'Cluster', metadata: { name, ...(namespace === undefined ? {} : { namespace }) } }),
  );
  const found: KubeObject | undefined = cluster && referred(now, cluster.object, ['spec', 'controlPlaneRef'], group)?.object;
  return found && releaseOf(textAt(found, controlPlane));
}
