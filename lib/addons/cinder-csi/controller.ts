import { Construct } from 'constructs';
import { providerImages } from '../../model/addons/releases.ts';
import { Access } from '../access.ts';
import { configFolder } from '../cloud-conf/cloud-conf.ts';
import { clusterFacts, factVariable } from '../cluster-facts.ts';
import { configHashAnnotation } from '../config-hash.ts';
import { controlPlaneNodes, lastingTaints } from '../control-plane.ts';
import { type Affinity, type Container, IntOrString, KubeDeployment } from '../kubernetes.ts';
import { confined, plainUser, requests } from '../pod.ts';
import { cloudConfig } from './driver.ts';
import { health, probe } from './health.ts';
import type { Options } from './options.ts';
import { controllerRoles } from './roles.ts';
import { controllerSidecars } from './sidecars.ts';

const name = 'csi-cinder-controllerplugin';
const account = 'csi-cinder-controller-sa';
const labels = { app: name };

/**
 * The controller of the driver: makes, attaches, grows and deletes volumes. It holds the credential, so it prefers the control plane, whose taints it
 * tolerates: so the credential stays off worker nodes, and a cluster without any has volumes as well.
 *
 * @see addons 2.2: kubernetes/cloud-provider-openstack manifests/cinder-csi-plugin/cinder-csi-controllerplugin.yaml
 */
export class CinderController extends Construct {
  constructor(scope: Construct, id: string, options: Options) {
    super(scope, id);
    new Access(this, account, controllerRoles(options.snapshots));
    new KubeDeployment(this, 'deployment', {
      metadata: { name, namespace: 'kube-system', labels },
      spec: {
        replicas: options.replicas,
        selector: { matchLabels: labels },
        strategy: {
          type: 'RollingUpdate',
          rollingUpdate: { maxUnavailable: IntOrString.fromNumber(0), maxSurge: IntOrString.fromNumber(1) },
        },
        template: {
          metadata: { labels, annotations: { [configHashAnnotation]: options.configHash } },
          spec: {
            affinity,
            tolerations: [...lastingTaints],
            priorityClassName: 'system-cluster-critical',
            serviceAccountName: account,
            automountServiceAccountToken: true,
            securityContext: plainUser(65532),
            containers: [...controllerSidecars(options), plugin(options)],
            volumes: [
              { name: 'socket-dir', emptyDir: {} },
              { name: 'cloud-config', secret: { secretName: 'cloud-config' } },
            ],
          },
        },
      },
    });
  }
}

const affinity: Affinity = {
  nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 100, preference: controlPlaneNodes }] },
  podAntiAffinity: {
    preferredDuringSchedulingIgnoredDuringExecution: [
      { weight: 50, podAffinityTerm: { labelSelector: { matchLabels: labels }, topologyKey: 'kubernetes.io/hostname' } },
    ],
  },
};

const plugin = ({ release, verbosity, topology }: Options): Container => ({
  name: 'cinder-csi-plugin',
  image: providerImages(release).cinderCSI,
  imagePullPolicy: 'IfNotPresent',
  args: [
    '/bin/cinder-csi-plugin',
    '--endpoint=$(CSI_ENDPOINT)',
    '--cloud-config=$(CLOUD_CONFIG)',
    '--cluster=$(CLUSTER_NAME)',
    '--provide-node-service=false',
    ...(topology ? [] : ['--with-topology=false']),
    '--pvc-annotations',
    `--v=${verbosity}`,
  ],
  env: [{ name: 'CSI_ENDPOINT', value: 'unix://csi/csi.sock' }, cloudConfig, factVariable('CLUSTER_NAME', clusterFacts.clusterName)],
  ports: [health(9808)],
  livenessProbe: probe({ timeoutSeconds: 10, periodSeconds: 60 }),
  resources: requests('20m', '64Mi'),
  securityContext: confined,
  volumeMounts: [
    { name: 'socket-dir', mountPath: '/csi' },
    { name: 'cloud-config', mountPath: configFolder, readOnly: true },
  ],
});
