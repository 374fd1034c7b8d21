import { Construct } from 'constructs';
import { Access } from '../access.ts';
import { configFolder } from '../cloud-conf/cloud-conf.ts';
import { clusterFacts, factVariable } from '../cluster-facts.ts';
import { configHashAnnotation } from '../config-hash.ts';
import { controlPlaneNodes, lastingTaints, passingTaints } from '../control-plane.ts';
import { KubeDaemonSet } from '../kubernetes.ts';
import { confined, plainUser, requests } from '../pod.ts';
import { managerRole } from './roles.ts';

/** What differs between cloud controller managers. */
export interface Options {
  readonly image: string;
  readonly configHash: string;
  /** Names of its controllers that run. */
  readonly controllers: readonly string[];
  /** Ranges of the pods; only for routes. */
  readonly clusterCIDR?: string;
  readonly verbosity: number;
  readonly loadBalancerWaitSteps: number;
}

const name = 'openstack-cloud-controller-manager';
const account = 'cloud-controller-manager';
const labels = { 'k8s-app': name };

/**
 * The OpenStack cloud controller manager, on each control-plane node of kubeadm and RKE2. It starts before there is a network plugin, so it uses the
 * node's network and name servers. Its CA comes from the Secret `cloud-config`: nothing of the host is mounted.
 *
 * @see addons 1.2, 1.3: kubernetes/cloud-provider-openstack manifests/controller-manager/
 */
export class CloudControllerManager extends Construct {
  constructor(scope: Construct, id: string, { image, configHash, ...options }: Options) {
    super(scope, id);
    new Access(this, account, { 'system:cloud-controller-manager': managerRole });
    new KubeDaemonSet(this, 'daemon-set', {
      metadata: { name, namespace: 'kube-system', labels },
      spec: {
        selector: { matchLabels: labels },
        updateStrategy: { type: 'RollingUpdate' },
        template: {
          metadata: { labels, annotations: { [configHashAnnotation]: configHash } },
          spec: {
            affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [controlPlaneNodes] } } },
            tolerations: [...lastingTaints, ...passingTaints],
            priorityClassName: 'system-node-critical',
            hostNetwork: true,
            // The node's own name servers: CoreDNS cannot run before this has.
            dnsPolicy: 'Default',
            serviceAccountName: account,
            automountServiceAccountToken: true,
            securityContext: plainUser(1001),
            containers: [
              {
                name,
                image,
                imagePullPolicy: 'IfNotPresent',
                args: args(options),
                env: [
                  { name: 'CLOUD_CONFIG', value: `${configFolder}/cloud.conf` },
                  factVariable('CLUSTER_NAME', clusterFacts.clusterName),
                  factVariable('OS_CCM_REGIONAL', clusterFacts.regional),
                  { name: 'OCCM_WAIT_LB_ACTIVE_STEPS', value: String(options.loadBalancerWaitSteps) },
                ],
                resources: requests('200m', '128Mi'),
                securityContext: confined,
                volumeMounts: [{ name: 'cloud-config', mountPath: configFolder, readOnly: true }],
              },
            ],
            volumes: [{ name: 'cloud-config', secret: { secretName: 'cloud-config' } }],
          },
        },
      },
    });
  }
}

const args = ({ verbosity, controllers, clusterCIDR }: Omit<Options, 'image' | 'configHash'>): string[] => [
  '/bin/openstack-cloud-controller-manager',
  `--v=${verbosity}`,
  '--cluster-name=$(CLUSTER_NAME)',
  '--cloud-config=$(CLOUD_CONFIG)',
  '--cloud-provider=openstack',
  `--controllers=${controllers.join(',')}`,
  ...(clusterCIDR === undefined ? [] : [`--cluster-cidr=${clusterCIDR}`]),
  '--use-service-account-credentials=false',
  '--bind-address=127.0.0.1',
];
