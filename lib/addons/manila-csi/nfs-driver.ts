import { Construct } from 'constructs';
import { nfsRelease } from '../../model/addons/releases.ts';
import { Access } from '../access.ts';
import { type Container, IntOrString, KubeCsiDriver, KubeDaemonSet } from '../kubernetes.ts';
import { confined, requests } from '../pod.ts';
import { namespace, partnerFolder } from './names.ts';
import { registrar } from './node.ts';

const name = 'csi-nfs-node';
const account = 'csi-nfs-node-sa';
const labels = { app: name };
const { images } = nfsRelease;

/** On the node's loopback, where it cannot meet 9808, which other drivers take (addons 2.3). */
const healthPort = 29653;

/**
 * The partner of Manila's driver, which does the mounting: the node plugin of csi-driver-nfs, without its controller. It asks the cluster's API
 * nothing, so it has no rights and no token; upstream binds its account to nothing either.
 *
 * @see addons 3.1; kubernetes-csi/csi-driver-nfs deploy/v4.13.4/csi-nfs-node.yaml, deploy/{csi-nfs-driverinfo,rbac-csi-nfs}.yaml
 */
export class NfsDriver extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    new KubeCsiDriver(this, 'csi-driver', {
      metadata: { name: 'nfs.csi.k8s.io' },
      spec: { attachRequired: false, volumeLifecycleModes: ['Persistent'], fsGroupPolicy: 'File' },
    });
    new Access(this, account, {});
    new KubeDaemonSet(this, 'daemon-set', {
      metadata: { name, namespace, labels },
      spec: {
        selector: { matchLabels: labels },
        updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: IntOrString.fromNumber(1) } },
        template: {
          metadata: { labels },
          spec: {
            serviceAccountName: account,
            automountServiceAccountToken: false,
            // A mount lives in the network that it was made in, and must outlive this pod.
            hostNetwork: true,
            dnsPolicy: 'ClusterFirstWithHostNet',
            priorityClassName: 'system-node-critical',
            nodeSelector: { 'kubernetes.io/os': 'linux' },
            tolerations: [{ operator: 'Exists' }],
            securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
            containers: [livenessProbe, registrar(images.nodeDriverRegistrar, partnerFolder, 'socket-dir'), nfs],
            volumes: [
              { name: 'socket-dir', hostPath: { path: partnerFolder, type: 'DirectoryOrCreate' } },
              { name: 'pods-mount-dir', hostPath: { path: '/var/lib/kubelet/pods', type: 'Directory' } },
              { name: 'registration-dir', hostPath: { path: '/var/lib/kubelet/plugins_registry', type: 'Directory' } },
            ],
          },
        },
      },
    });
  }
}

const livenessProbe: Container = {
  name: 'liveness-probe',
  image: images.livenessProbe,
  imagePullPolicy: 'IfNotPresent',
  args: ['--v=2', '--csi-address=/csi/csi.sock', '--probe-timeout=3s', `--http-endpoint=localhost:${healthPort}`],
  resources: requests('10m', '20Mi'),
  securityContext: confined,
  volumeMounts: [{ name: 'socket-dir', mountPath: '/csi' }],
};

const nfs: Container = {
  name: 'nfs',
  image: images.nfs,
  imagePullPolicy: 'IfNotPresent',
  args: ['--v=2', '--nodeid=$(NODE_ID)', '--endpoint=unix:///csi/csi.sock'],
  env: [{ name: 'NODE_ID', valueFrom: { fieldRef: { fieldPath: 'spec.nodeName' } } }],
  livenessProbe: {
    httpGet: { host: 'localhost', path: '/healthz', port: IntOrString.fromNumber(healthPort) },
    initialDelaySeconds: 30,
    timeoutSeconds: 10,
    periodSeconds: 30,
    failureThreshold: 5,
  },
  resources: requests('10m', '32Mi'),
  securityContext: { privileged: true, allowPrivilegeEscalation: true, capabilities: { add: ['SYS_ADMIN'], drop: ['ALL'] } },
  volumeMounts: [
    { name: 'socket-dir', mountPath: '/csi' },
    { name: 'pods-mount-dir', mountPath: '/var/lib/kubelet/pods', mountPropagation: 'Bidirectional' },
  ],
};
