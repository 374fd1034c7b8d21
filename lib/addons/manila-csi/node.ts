import { Construct } from 'constructs';
import { Access } from '../access.ts';
import { type Container, KubeDaemonSet } from '../kubernetes.ts';
import { confined, requests } from '../pod.ts';
import { driverContainer, driverVolumes } from './driver.ts';
import { driver, labelsOf, nodeName as name, namespace, pluginFolder } from './names.ts';
import type { Options } from './options.ts';

const labels = labelsOf('nodeplugin');
const folder = pluginFolder(driver);

/**
 * Manila's driver on every node: it takes kubelet's calls and hands them to the NFS driver. It asks the cluster's API nothing, so it has no rights and no
 * token; the credential comes with kubelet's calls. Privileged, since it reads the node's id from the config drive, which it mounts.
 *
 * @see addons 3.2; kubernetes/cloud-provider-openstack pkg/util/metadata/metadata.go, pkg/csi/csi.go (its one client is for `--pvc-annotations`)
 */
export class NodePlugin extends Construct {
  constructor(scope: Construct, id: string, options: Options) {
    super(scope, id);
    new Access(this, name, {});
    new KubeDaemonSet(this, 'daemon-set', {
      metadata: { name, namespace, labels },
      spec: {
        selector: { matchLabels: labels },
        updateStrategy: { type: 'RollingUpdate' },
        template: {
          metadata: { labels },
          spec: {
            serviceAccountName: name,
            automountServiceAccountToken: false,
            hostNetwork: true,
            dnsPolicy: 'ClusterFirstWithHostNet',
            priorityClassName: 'system-node-critical',
            nodeSelector: { 'kubernetes.io/os': 'linux' },
            tolerations: [{ operator: 'Exists' }],
            securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              registrar(options.images.nodeDriverRegistrar, folder, 'plugin-dir'),
              {
                ...driverContainer(
                  options,
                  `unix://${folder}/csi.sock`,
                  ['--provide-controller-service=false'],
                  [{ name: 'plugin-dir', mountPath: folder }],
                ),
                resources: requests('10m', '64Mi'),
                securityContext: { privileged: true, allowPrivilegeEscalation: true, capabilities: { add: ['SYS_ADMIN'] } },
              },
            ],
            volumes: [
              { name: 'plugin-dir', hostPath: { path: folder, type: 'DirectoryOrCreate' } },
              { name: 'registration-dir', hostPath: { path: '/var/lib/kubelet/plugins_registry', type: 'Directory' } },
              ...driverVolumes(options, 'DirectoryOrCreate'),
            ],
          },
        },
      },
    });
  }
}

/** Tells kubelet of the driver whose socket is in `folder`. Upstream's shell hook at its end is left out: kubelet sees the socket go. */
export const registrar = (image: string, folder: string, volume: string): Container => ({
  name: 'node-driver-registrar',
  image,
  imagePullPolicy: 'IfNotPresent',
  args: ['--v=2', '--csi-address=/csi/csi.sock', `--kubelet-registration-path=${folder}/csi.sock`],
  resources: requests('10m', '20Mi'),
  securityContext: confined,
  volumeMounts: [
    { name: volume, mountPath: '/csi' },
    { name: 'registration-dir', mountPath: '/registration' },
  ],
});
