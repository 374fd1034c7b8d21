import { Construct } from 'constructs';
import { providerImages } from '../../model/addons/releases.ts';
import { contentHash } from '../../model/hash.ts';
import { Access } from '../access.ts';
import { configFolder } from '../cloud-conf/cloud-conf.ts';
import { printNodeConf } from '../cloud-conf/print.ts';
import { configHashAnnotation } from '../config-hash.ts';
import { type Container, KubeConfigMap, KubeDaemonSet, type Volume } from '../kubernetes.ts';
import { confined, requests } from '../pod.ts';
import { cloudConfig, driver, nodeHealthPort } from './driver.ts';
import { health, probe } from './health.ts';
import type { Options } from './options.ts';
import { nodeRoles } from './roles.ts';

const name = 'csi-cinder-nodeplugin';
const account = 'csi-cinder-node-sa';
const config = 'csi-cinder-node-config';
const namespace = 'kube-system';
const labels = { app: name };
const pluginFolder = `/var/lib/kubelet/plugins/${driver}`;
const socketDir = { name: 'socket-dir', mountPath: '/csi' };

/**
 * The driver on every node: formats and mounts volumes. It logs in nowhere, so it gets a ConfigMap in place of upstream's Secret: no node holds a
 * credential for its sake. It asks the config drive, or `169.254.169.254` from the node's network, which server it runs on. The driver alone is
 * privileged, since it mounts for other pods; its file system stays writable for the mounting tools' state.
 *
 * @see addons 2.3: kubernetes/cloud-provider-openstack manifests/cinder-csi-plugin/cinder-csi-nodeplugin.yaml
 */
export class CinderNode extends Construct {
  constructor(scope: Construct, id: string, options: Options) {
    super(scope, id);
    new Access(this, account, nodeRoles);
    const conf = printNodeConf(options.nodeConf);
    new KubeConfigMap(this, 'config', { metadata: { name: config, namespace }, data: { 'cloud.conf': conf } });
    new KubeDaemonSet(this, 'daemon-set', {
      metadata: { name, namespace, labels },
      spec: {
        selector: { matchLabels: labels },
        updateStrategy: { type: 'RollingUpdate' },
        template: {
          metadata: { labels, annotations: { [configHashAnnotation]: contentHash(conf) } },
          spec: {
            tolerations: [{ operator: 'Exists' }],
            priorityClassName: 'system-node-critical',
            hostNetwork: true,
            dnsPolicy: 'Default',
            serviceAccountName: account,
            automountServiceAccountToken: true,
            securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
            containers: [registrar(options), livenessProbe(options), plugin(options)],
            volumes,
          },
        },
      },
    });
  }
}

const volumes: Volume[] = [
  { name: 'socket-dir', hostPath: { path: pluginFolder, type: 'DirectoryOrCreate' } },
  { name: 'registration-dir', hostPath: { path: '/var/lib/kubelet/plugins_registry/', type: 'Directory' } },
  { name: 'kubelet-dir', hostPath: { path: '/var/lib/kubelet', type: 'Directory' } },
  { name: 'pods-probe-dir', hostPath: { path: '/dev', type: 'Directory' } },
  { name: 'config', configMap: { name: config } },
];

const registrar = ({ release }: Options): Container => ({
  name: 'node-driver-registrar',
  image: providerImages(release).nodeDriverRegistrar,
  imagePullPolicy: 'IfNotPresent',
  args: ['--csi-address=$(ADDRESS)', '--kubelet-registration-path=$(DRIVER_REG_SOCK_PATH)'],
  env: [
    { name: 'ADDRESS', value: '/csi/csi.sock' },
    { name: 'DRIVER_REG_SOCK_PATH', value: `${pluginFolder}/csi.sock` },
    { name: 'KUBE_NODE_NAME', valueFrom: { fieldRef: { fieldPath: 'spec.nodeName' } } },
  ],
  resources: requests('10m', '32Mi'),
  securityContext: confined,
  volumeMounts: [socketDir, { name: 'registration-dir', mountPath: '/registration' }],
});

const livenessProbe = ({ release }: Options): Container => ({
  name: 'liveness-probe',
  image: providerImages(release).livenessProbe,
  imagePullPolicy: 'IfNotPresent',
  args: ['--csi-address=$(ADDRESS)', `--health-port=${nodeHealthPort}`],
  env: [{ name: 'ADDRESS', value: '/csi/csi.sock' }],
  resources: requests('10m', '32Mi'),
  securityContext: confined,
  volumeMounts: [socketDir],
});

const plugin = ({ release, verbosity, topology }: Options): Container => ({
  name: 'cinder-csi-plugin',
  image: providerImages(release).cinderCSI,
  imagePullPolicy: 'IfNotPresent',
  args: [
    '/bin/cinder-csi-plugin',
    '--endpoint=$(CSI_ENDPOINT)',
    '--provide-controller-service=false',
    '--cloud-config=$(CLOUD_CONFIG)',
    ...(topology ? [] : ['--with-topology=false']),
    `--v=${verbosity}`,
  ],
  env: [{ name: 'CSI_ENDPOINT', value: 'unix://csi/csi.sock' }, cloudConfig],
  ports: [{ ...health(nodeHealthPort), hostPort: nodeHealthPort }],
  livenessProbe: probe({ timeoutSeconds: 3, periodSeconds: 10 }),
  resources: requests('20m', '64Mi'),
  securityContext: { privileged: true, allowPrivilegeEscalation: true, capabilities: { add: ['SYS_ADMIN'] } },
  volumeMounts: [
    socketDir,
    { name: 'kubelet-dir', mountPath: '/var/lib/kubelet', mountPropagation: 'Bidirectional' },
    { name: 'pods-probe-dir', mountPath: '/dev', mountPropagation: 'HostToContainer' },
    { name: 'config', mountPath: configFolder, readOnly: true },
  ],
});
