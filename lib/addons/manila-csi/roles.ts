import { may } from '../access.ts';
import type { PolicyRule } from '../kubernetes.ts';

/**
 * What the controller may do beside reading its credential, in one plain role: upstream's is put together by the API server from labels, which no
 * tool that compares with git would let be. Without leader election Endpoints and ConfigMaps are left out.
 *
 * @see addons 3.3: kubernetes/cloud-provider-openstack manifests/manila-csi-plugin/csi-controllerplugin-rbac.yaml
 */
export const controllerRole = (snapshots: boolean): readonly PolicyRule[] => [
  may('get list watch', '', 'nodes'),
  may('get list watch create delete patch', '', 'persistentvolumes'),
  may('get list watch update', '', 'persistentvolumeclaims'),
  may('patch', '', 'persistentvolumeclaims/status'),
  may('list watch create update patch', '', 'events'),
  may('get list watch', 'storage.k8s.io', 'storageclasses', 'csinodes'),
  ...(snapshots
    ? [
        may('get list watch', 'snapshot.storage.k8s.io', 'volumesnapshotclasses'),
        may('get list', 'snapshot.storage.k8s.io', 'volumesnapshots'),
        may('create get list watch update delete patch', 'snapshot.storage.k8s.io', 'volumesnapshotcontents'),
        may('update patch', 'snapshot.storage.k8s.io', 'volumesnapshotcontents/status'),
      ]
    : []),
];
