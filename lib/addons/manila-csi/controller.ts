import { Construct } from 'constructs';
import { manilaSecret } from '../../model/addons/credentials.ts';
import { Access } from '../access.ts';
import { clusterFacts, factVariable } from '../cluster-facts.ts';
import { type Container, KubeRole, KubeRoleBinding, KubeService, KubeStatefulSet } from '../kubernetes.ts';
import { confined, requests } from '../pod.ts';
import { driverContainer, driverVolumes } from './driver.ts';
import { labelsOf, controllerName as name, namespace } from './names.ts';
import type { Options } from './options.ts';
import { controllerRole } from './roles.ts';

const labels = labelsOf('controllerplugin');
const socket = 'unix:///csi/csi.sock';
const socketMount = { name: 'socket-dir', mountPath: '/csi' };

/**
 * Makes, grows, snapshots and deletes shares. One replica, always: its sidecars elect no leader.
 *
 * Unlike upstream's it leaves mounting to the nodes (`--provide-node-service=false`), so it is not privileged and its socket is its own. Asked
 * whether it is well, the driver asks the partner on its node, so it needs that socket, as the user root to whom it belongs.
 *
 * @see addons 3.2; kubernetes/cloud-provider-openstack cmd/manila-csi-plugin/main.go, pkg/csi/manila/{driver,identityserver}.go, v1.34.1 to v1.36.0
 */
export class Controller extends Construct {
  constructor(scope: Construct, id: string, options: Options) {
    super(scope, id);
    new Access(this, name, { [name]: controllerRole(options.snapshots) });
    this.mayReadCredentials();
    // A StatefulSet names a Service; nothing listens at its port.
    new KubeService(this, 'service', {
      metadata: { name, namespace, labels },
      spec: { selector: labels, ports: [{ name: 'dummy', port: 12345 }] },
    });
    new KubeStatefulSet(this, 'stateful-set', {
      metadata: { name, namespace, labels },
      spec: {
        serviceName: name,
        replicas: 1,
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            serviceAccountName: name,
            automountServiceAccountToken: true,
            priorityClassName: 'system-cluster-critical',
            nodeSelector: { 'kubernetes.io/os': 'linux' },
            securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
            containers: containers(options),
            volumes: [{ name: 'socket-dir', emptyDir: {} }, ...driverVolumes(options, 'Directory')],
          },
        },
      },
    });
  }

  /**
   * The one Secret that classes name. Upstream lets it read every Secret of the cluster, for classes with Secrets of their own.
   *
   * @see kubernetes-csi/external-{provisioner,snapshotter,resizer}: each gets a Secret by its name
   */
  private mayReadCredentials(): void {
    new KubeRole(this, 'role', {
      metadata: { name, namespace },
      rules: [{ apiGroups: [''], resources: ['secrets'], resourceNames: [manilaSecret.name], verbs: ['get'] }],
    });
    new KubeRoleBinding(this, 'role-binding', {
      metadata: { name, namespace },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
      subjects: [{ kind: 'ServiceAccount', name, namespace }],
    });
  }
}

const containers = (options: Options): Container[] => [
  sidecar('csi-provisioner', options.images.provisioner, [
    '--extra-create-metadata',
    ...(options.topology ? ['--feature-gates=Topology=true'] : []),
  ]),
  // Without the CRDs it would start over and over.
  ...(options.snapshots ? [sidecar('csi-snapshotter', options.images.snapshotter, [])] : []),
  sidecar('csi-resizer', options.images.resizer, ['--handle-volume-inuse-error=false']),
  {
    ...driverContainer(
      options,
      socket,
      ['--provide-node-service=false', '--cluster-id=$(CLUSTER_NAME)', ...(options.pvcAnnotations ? ['--pvc-annotations'] : [])],
      [socketMount],
    ),
    env: [factVariable('CLUSTER_NAME', clusterFacts.clusterName)],
    resources: requests('10m', '64Mi'),
    securityContext: confined,
  },
];

const sidecar = (name: string, image: string, own: readonly string[]): Container => ({
  name,
  image,
  imagePullPolicy: 'IfNotPresent',
  args: ['--v=2', `--csi-address=${socket}`, ...own],
  resources: requests('10m', '32Mi'),
  securityContext: confined,
  volumeMounts: [socketMount],
});
