import { admission, always, derived, resolved, rule, sources, type, update, versions } from './source.ts';

/** MachineDeployments and Machines (capi 4). */
const deployment = sources('capi 4', [
  [
    'cluster-name',
    'the name of the Cluster, twice, and unchanged',
    derived('node-pool'),
    admission('references'),
    update('machine-deployment'),
  ],
  ['replicas', 'a number for fixed pools, none for autoscaled ones', derived('node-pool'), type()],
  ['strategy', 'a rolling update', always('node-pool')],
  ['surge', 'a rollout can move', rule('node-pool/rollout-stuck'), type()],
  ['rollout-after', 'a moment that exists, in UTC', type(), rule('machines/rollout-time')],
  ['deletion-order', 'a known order of deletion', type()],
  ['max-in-flight', 'a number or a share', type()],
  ['naming', 'no naming template', type()],
  ['paused', 'no pool is paused in git', type()],
  ['metadata', 'labels of machines are legal', rule('machines/label-form'), admission('metadata')],
  ['version', 'a whole version', rule('cluster/version-form')],
  ['bootstrap', 'one bootstrap configuration', always('node-pool'), admission('references')],
  ['infrastructure', 'one machine template', always('node-pool'), admission('references')],
  ['failure-domain', 'a failure domain of the cluster', rule('node-pool/zone-unknown')],
  ['min-ready', 'no negative time', type(), rule('cluster/duration-too-long')],
  ['timeouts', 'three timeouts, not negative', type(), rule('cluster/duration-too-long')],
  ['readiness-gates', 'no readiness gates', type()],
  [
    'taints',
    "taints by kubelet, not by Cluster API's gate",
    derived('distributions/kubeadm/config'),
    rule('node-pool/taint-form', 'node-pool/taint-reserved'),
  ],
  ['selector', 'a selector that matches the template, as it is stored', always('node-pool')],
  ['selectors-apart', 'no two selectors overlap', rule('machines/names-collide', 'node-pool/name-reserved')],
  ['autoscaler-annotations', 'whole numbers, the smaller first', derived('autoscaler'), rule('node-pool/scaling-bounds')],
  ['version-skew', 'workers have the version of their control plane', derived('node-pool')],
  ['skip-preflight', 'no preflight check is skipped', type()],
  [
    'node-labels',
    'labels go to nodes by the way that is open to them',
    derived('distributions/kubeadm/config'),
    rule('machines/label-refused', 'machines/labels-too-long'),
  ],
  ['machine-pools', 'no machine pools, no drain rules', type()],
  ['flavor', 'a flavor that is declared', rule('node-pool/flavor-unknown', 'control-plane/flavor-unknown')],
  ['image', 'an image that is declared', rule('node-pool/image-unknown', 'control-plane/image-unknown')],
  ['disk', 'a disk to boot from', rule('machines/disk-missing', 'machines/volume-type-unknown')],
]);

/** MachineHealthChecks (capi 5). */
const healthCheck = sources('capi 5', [
  ['cluster-name', 'the name of the Cluster', derived('health-check'), admission('references')],
  ['selector', 'a selector, of this cluster', always('health-check')],
  ['node-startup', 'never, or at least half a minute', rule('health-check/node-startup')],
  ['node-conditions', 'conditions as text, with a time', always('health-check'), rule('health-check/node-unready-short')],
  ['machine-conditions', 'a condition that may be watched', always('health-check')],
  ['limit', 'a whole share, and one that can be met', type(), rule('health-check/never-acts')],
  ['range', 'no range, no external remediation', type()],
  ['selectors', 'control planes and pools are told apart by their labels', always('control-plane')],
]);

/** KubeadmControlPlanes (capi 7). */
const controlPlane = sources('capi 7', [
  ['version', 'a whole version that is supported', rule('cluster/version-form', 'cluster/version-unsupported')],
  ['version-step', 'one minor at a time', versions, update('control-plane-update')],
  ['replicas', 'an odd number above zero', type(), rule('control-plane/even')],
  ['machine-template', 'a machine template', always('control-plane'), admission('references')],
  ['timeouts', 'timeouts of machines', type(), rule('cluster/duration-too-long')],
  ['strategy', 'a surge of 1, or of 0 with three machines', type(), rule('control-plane/surge-zero')],
  ['certificates-expiry', 'machines go before their certificates', always('control-plane'), rule('cluster/certificate-validity')],
  ['rollout-after', 'a moment that exists', rule('machines/rollout-time')],
  ['remediation', 'retries end, with a pause between', always('control-plane'), resolved],
  ['naming', 'no naming template', type()],
  ['etcd', 'stacked etcd only', type()],
  ['dns', "kubeadm's own CoreDNS", type()],
  ['certificate-validity', 'certificates end before their CA', rule('cluster/certificate-validity')],
  ['init-join-timeouts', 'no timeouts that could differ', type()],
  ['update', 'what cannot change later', update('control-plane-update')],
  ['flavor', "a flavor that passes kubeadm's preflight", rule('control-plane/flavor-too-small')],
]);

/** What may change in place, and what rolls (capi 10). */
const rollout = sources('capi 10', [
  ['templates', 'templates never change in place', derived('machine-template')],
  ['bootstrap-templates', 'nor do those of bootstrap configurations', derived('node-pool')],
  ['argument-order', 'an order that never changes by itself', derived('distributions/kubeadm/config')],
  ['file-order', 'files by their path', resolved],
  ['read-only', 'no volume says that it is not read-only', type()],
  ['labels-stay', 'labels and timeouts roll nothing', derived('machine-template')],
  ['version-first', 'one version for control plane and pools, in one change', derived('node-pool')],
  ['missing-templates', 'a template that is named is there', admission('references')],
]);

/** The Cluster Autoscaler (capi 12). */
const autoscaler = sources('capi 12', [
  ['place', "annotations on the MachineDeployment's own metadata", always('node-pool')],
  ['bounds', 'two whole numbers in order, the larger above zero', type(), rule('node-pool/scaling-bounds')],
  ['capacity', 'processors and memory, from the flavor', derived('autoscaler'), rule('node-pool/flavor-unknown')],
  ['quantities', 'amounts in binary units', type()],
  ['max-pods', 'a whole number', type()],
  ['gpu', 'a resource and a number, together', type(), rule('cloud/gpu-type-form')],
  ['labels', 'labels of a node that is not there yet, legal ones', derived('autoscaler'), rule('machines/label-form')],
  ['architecture', 'always among them', always('autoscaler')],
  ['topology', 'zone and region as well', derived('autoscaler')],
  ['taints', 'taints in the annotation too', derived('autoscaler'), rule('node-pool/taint-form')],
  ['options', 'no options of the autoscaler', type()],
  ['no-replicas', 'no number of replicas', derived('node-pool')],
]);

export const machineSources = [...deployment, ...healthCheck, ...controlPlane, ...rollout, ...autoscaler];
