import { may } from '../access.ts';
import type { PolicyRule } from '../kubernetes.ts';

type Roles = Readonly<Record<string, readonly PolicyRule[]>>;

const events = may('list watch create update patch', '', 'events');
const leases = may('get watch list delete update create', 'coordination.k8s.io', 'leases');
const snapshotGroup = 'snapshot.storage.k8s.io';

/**
 * One role for each sidecar of the controller. Upstream's names (`csi-attacher-role` …) are those of other drivers too, which would overwrite them, so
 * these bear the driver's. What is for snapshots is there only where snapshots are.
 *
 * @see addons 2.4: kubernetes/cloud-provider-openstack manifests/cinder-csi-plugin/cinder-csi-controllerplugin-rbac.yaml
 */
export const controllerRoles = (snapshots: boolean): Roles => ({
  'cinder-csi-attacher': [
    may('get list watch patch', '', 'persistentvolumes'),
    may('get list watch', 'storage.k8s.io', 'csinodes'),
    may('get list watch patch', 'storage.k8s.io', 'volumeattachments'),
    may('patch', 'storage.k8s.io', 'volumeattachments/status'),
    leases,
  ],
  'cinder-csi-provisioner': [
    may('get list watch create delete patch', '', 'persistentvolumes'),
    may('get list watch update', '', 'persistentvolumeclaims'),
    may('get list watch', '', 'nodes'),
    events,
    may('get list watch', 'storage.k8s.io', 'storageclasses', 'csinodes', 'volumeattachments'),
    ...(snapshots ? [may('get list', snapshotGroup, 'volumesnapshots', 'volumesnapshotcontents')] : []),
    leases,
  ],
  'cinder-csi-resizer': [
    may('get list watch patch', '', 'persistentvolumes'),
    may('get list watch', '', 'persistentvolumeclaims', 'pods'),
    may('patch', '', 'persistentvolumeclaims/status'),
    events,
    leases,
  ],
  ...(snapshots ? { 'cinder-csi-snapshotter': snapshotter } : {}),
});

const snapshotter: readonly PolicyRule[] = [
  events,
  may('get list watch', snapshotGroup, 'volumesnapshotclasses'),
  may('create get list watch update delete patch', snapshotGroup, 'volumesnapshotcontents'),
  may('update patch', snapshotGroup, 'volumesnapshotcontents/status'),
  leases,
];

/** @see addons 2.4: cinder-csi-nodeplugin-rbac.yaml */
export const nodeRoles: Roles = { 'cinder-csi-nodeplugin': [may('get list watch create update patch', '', 'events')] };
