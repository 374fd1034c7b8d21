/** The driver of the protocol NFS; its name stands in every volume, so it never changes (addons 3.1). */
export const driver = 'nfs.manila.csi.openstack.org';

export const namespace = 'kube-system';

/** The names of the manifests and of the chart (addons 3.2). */
export const controllerName = 'openstack-manila-csi-controllerplugin';
export const nodeName = 'openstack-manila-csi-nodeplugin';

/** The labels of a workload and what it selects by. */
export const labelsOf = (component: 'controllerplugin' | 'nodeplugin') => ({ app: 'openstack-manila-csi', component }) as const;

/** The Secret with Manila's own keys: `manilaSecretKeys`. */
export const credentials = { name: 'manila-csi-credentials', namespace } as const;

/** Where kubelet keeps the sockets of node plugins; RKE2 has it there as well. */
export const pluginFolder = (plugin: string): string => `/var/lib/kubelet/plugins/${plugin}`;

/** The folder that csi-driver-nfs listens in. */
export const partnerFolder = pluginFolder('csi-nfsplugin');

/** The JSON that picks among several export locations, and where the driver looks for it. */
export const runtimeConfig = { name: 'manila-csi-runtimeconf', key: 'runtimeconfig.json', folder: '/runtimeconfig' } as const;
