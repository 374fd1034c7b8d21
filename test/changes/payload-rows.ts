import type { KubeObject } from '../../lib/model/object.ts';

/** A change of one object: `path` is the field that the server of a workload cluster refuses; absent where it takes the change. */
export interface PayloadRow {
  readonly what: string;
  readonly before: KubeObject;
  readonly after: KubeObject;
  readonly path?: string;
}

type Body = Readonly<Record<string, unknown>>;

const cluster =
  (apiVersion: string, kind: string) =>
  (body: Body): KubeObject => ({ apiVersion, kind, metadata: { name: 'demo' }, ...body });
const inside =
  (apiVersion: string, kind: string) =>
  (body: Body): KubeObject => ({
    apiVersion,
    kind,
    metadata: { name: 'demo', namespace: 'kube-system' },
    ...body,
  });

/** Rows of one kind: the same body, with a part that changes. */
const changing =
  (make: (body: Body) => KubeObject, body: Body = {}) =>
  (what: string, before: Body, after: Body, path?: string): PayloadRow => ({
    what,
    before: make({ ...body, ...before }),
    after: make({ ...body, ...after }),
    ...(path === undefined ? {} : { path }),
  });

const pods = (app: string, image = 'registry.example.com/a:1', more: Body = {}) => ({
  metadata: { labels: { app, shared: 'yes' } },
  spec: { containers: [{ name: 'a', image }], ...more },
});
const selecting = (labels: Body) => ({ matchLabels: labels });

const storageClass = changing(cluster('storage.k8s.io/v1', 'StorageClass'), { provisioner: 'cinder.csi.openstack.org' });
const attributesClass = changing(cluster('storage.k8s.io/v1', 'VolumeAttributesClass'), {
  driverName: 'a.example.com',
  parameters: { a: '1' },
});
const driver = changing(cluster('storage.k8s.io/v1', 'CSIDriver'));
const claim = changing(inside('v1', 'PersistentVolumeClaim'));
const volume = changing(cluster('v1', 'PersistentVolume'));
const deployment = changing(inside('apps/v1', 'Deployment'));
const daemonSet = changing(inside('apps/v1', 'DaemonSet'));
const replicaSet = changing(inside('apps/v1', 'ReplicaSet'));
const statefulSet = changing(inside('apps/v1', 'StatefulSet'));
const job = changing(inside('batch/v1', 'Job'));
const binding = changing(inside('rbac.authorization.k8s.io/v1', 'RoleBinding'));
const clusterBinding = changing(cluster('rbac.authorization.k8s.io/v1', 'ClusterRoleBinding'));
const secret = changing(inside('v1', 'Secret'));
const configMap = changing(inside('v1', 'ConfigMap'));
const service = changing(inside('v1', 'Service'));
const priority = changing(cluster('scheduling.k8s.io/v1', 'PriorityClass'));
const runtime = changing(cluster('node.k8s.io/v1', 'RuntimeClass'));
const ingress = changing(cluster('networking.k8s.io/v1', 'IngressClass'));

const claimSpec = (more: Body = {}, storage = '1Gi') => ({
  spec: { accessModes: ['ReadWriteOnce'], storageClassName: 'a', resources: { requests: { storage } }, ...more },
});
const near = (zone: string) => ({
  required: { nodeSelectorTerms: [{ matchExpressions: [{ key: 'zone', operator: 'In', values: [zone] }] }] },
});
const volumeSpec = (volumeHandle: string, more: Body = {}) => ({
  spec: {
    capacity: { storage: '1Gi' },
    accessModes: ['ReadWriteOnce'],
    csi: { driver: 'cinder.csi.openstack.org', volumeHandle },
    ...more,
  },
});
const workload = (labels: Body, more: Body = {}) => ({ spec: { selector: selecting(labels), template: pods('a'), ...more } });
const replicated = (more: Body = {}) => workload({ app: 'a' }, more);
const claims = (name: string) => ({
  volumeClaimTemplates: [{ metadata: { name }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } }],
});
const jobSpec = (more: Body = {}, image?: string) => ({
  spec: { suspend: false, template: pods('a', image, { restartPolicy: 'Never' }), ...more },
});
const byHand = (labels: Body) => ({ manualSelector: true, selector: selecting(labels) });
const role = (kind: string, name: string) => ({ roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind, name } });
const ports = { ports: [{ port: 80 }] };
const balanced = (more: Body) => ({ spec: { type: 'LoadBalancer', ...ports, ...more } });
const at = (clusterIP?: string) => ({ spec: { ...ports, ...(clusterIP === undefined ? {} : { clusterIP }) } });

const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
const version = (name: string, storage: boolean) => ({ name, served: true, storage, schema });
const definition = (what: string, before: Body, after: Body, path?: string): PayloadRow => {
  const make = ({ scope = 'Namespaced', kind = 'Widget', versions = [version('v1', true)] }: Body): KubeObject => ({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'widgets.example.com' },
    spec: { group: 'example.com', scope, names: { plural: 'widgets', singular: 'widget', kind, listKind: `${kind}List` }, versions },
  });
  return { what, before: make(before), after: make(after), ...(path === undefined ? {} : { path }) };
};

export const payloadRows: readonly PayloadRow[] = [
  storageClass('another provisioner', {}, { provisioner: 'other.example.com' }, 'provisioner'),
  storageClass('another volume type', { parameters: { type: 'ssd' } }, { parameters: { type: 'hdd' } }, 'parameters'),
  storageClass('parameters that come', {}, { parameters: { type: 'hdd' } }, 'parameters'),
  storageClass('volumes that stay', { reclaimPolicy: 'Delete' }, { reclaimPolicy: 'Retain' }, 'reclaimPolicy'),
  storageClass('a default that is left', {}, { reclaimPolicy: 'Retain' }, 'reclaimPolicy'),
  storageClass('another time to bind', { volumeBindingMode: 'WaitForFirstConsumer' }, {}, 'volumeBindingMode'),
  storageClass('a default that is written out', {}, { reclaimPolicy: 'Delete', volumeBindingMode: 'Immediate' }),
  storageClass('expansion', { allowVolumeExpansion: true }, { allowVolumeExpansion: false }),
  storageClass('mount options', {}, { mountOptions: ['discard'] }),
  storageClass(
    'zones',
    {},
    { allowedTopologies: [{ matchLabelExpressions: [{ key: 'topology.cinder.csi.openstack.org/zone', values: ['a'] }] }] },
  ),
  attributesClass('another driver', {}, { driverName: 'b.example.com' }, 'driverName'),
  attributesClass('other parameters', {}, { parameters: { a: '2' } }, 'parameters'),
  driver('attaching', { spec: {} }, { spec: { attachRequired: false } }, 'spec.attachRequired'),
  driver('ephemeral volumes', { spec: {} }, { spec: { volumeLifecycleModes: ['Persistent', 'Ephemeral'] } }, 'spec.volumeLifecycleModes'),
  driver(
    'everything else',
    { spec: {} },
    { spec: { fsGroupPolicy: 'File', podInfoOnMount: true, storageCapacity: true, requiresRepublish: true, seLinuxMount: true } },
  ),
  claim('another class', claimSpec(), claimSpec({ storageClassName: 'b' }), 'spec'),
  claim('other access', claimSpec(), claimSpec({ accessModes: ['ReadWriteMany'] }), 'spec'),
  volume('another place', volumeSpec('a'), volumeSpec('b'), 'spec'),
  volume('another mode', volumeSpec('a'), volumeSpec('a', { volumeMode: 'Block' }), 'spec'),
  volume('other nodes', volumeSpec('a', { nodeAffinity: near('a') }), volumeSpec('a', { nodeAffinity: near('b') }), 'spec.nodeAffinity'),
  volume('nodes, said late', volumeSpec('a'), volumeSpec('a', { nodeAffinity: near('b') })),
  volume('what happens to it', volumeSpec('a'), volumeSpec('a', { persistentVolumeReclaimPolicy: 'Delete', mountOptions: ['discard'] })),
  deployment('another selector', workload({ app: 'a' }), workload({ shared: 'yes' }), 'spec.selector'),
  deployment('another template', workload({ app: 'a' }), workload({ app: 'a' }, { template: pods('a', 'registry.example.com/a:2') })),
  daemonSet('another selector', workload({ app: 'a' }), workload({ shared: 'yes' }), 'spec.selector'),
  replicaSet('another selector', workload({ app: 'a' }), workload({ shared: 'yes' }), 'spec.selector'),
  statefulSet('another selector', workload({ app: 'a' }), workload({ shared: 'yes' }), 'spec.selector'),
  statefulSet('another Service', replicated({ serviceName: 'a' }), replicated({ serviceName: 'b' }), 'spec.serviceName'),
  statefulSet('all at once', replicated(), replicated({ podManagementPolicy: 'Parallel' }), 'spec.podManagementPolicy'),
  statefulSet('other claims', replicated(claims('a')), replicated(claims('b')), 'spec.volumeClaimTemplates'),
  statefulSet(
    'everything else',
    replicated(),
    replicated({
      replicas: 2,
      ordinals: { start: 1 },
      template: pods('a', 'registry.example.com/a:2'),
      updateStrategy: { type: 'OnDelete' },
      revisionHistoryLimit: 3,
      minReadySeconds: 5,
      persistentVolumeClaimRetentionPolicy: { whenDeleted: 'Delete' },
    }),
  ),
  job('another template', jobSpec(), jobSpec({}, 'registry.example.com/a:2'), 'spec.template'),
  job('another selector', jobSpec(byHand({ app: 'a' })), jobSpec(byHand({ shared: 'yes' })), 'spec.selector'),
  job('more completions', jobSpec(byHand({ app: 'a' })), jobSpec({ ...byHand({ app: 'a' }), completions: 2 }), 'spec.completions'),
  job(
    'indices',
    jobSpec({ ...byHand({ app: 'a' }), completions: 2 }),
    jobSpec({ ...byHand({ app: 'a' }), completions: 2, completionMode: 'Indexed' }),
    'spec.completionMode',
  ),
  job(
    'a policy of failures',
    jobSpec(byHand({ app: 'a' })),
    jobSpec({
      ...byHand({ app: 'a' }),
      podFailurePolicy: { rules: [{ action: 'FailJob', onExitCodes: { operator: 'In', values: [1] } }] },
    }),
    'spec.podFailurePolicy',
  ),
  job(
    'a limit for each index',
    jobSpec({ ...byHand({ app: 'a' }), completions: 1, completionMode: 'Indexed' }),
    jobSpec({ ...byHand({ app: 'a' }), completions: 1, completionMode: 'Indexed', backoffLimitPerIndex: 1 }),
    'spec.backoffLimitPerIndex',
  ),
  job(
    'a policy of success',
    jobSpec({ ...byHand({ app: 'a' }), completions: 1, completionMode: 'Indexed' }),
    jobSpec({ ...byHand({ app: 'a' }), completions: 1, completionMode: 'Indexed', successPolicy: { rules: [{ succeededCount: 1 }] } }),
    'spec.successPolicy',
  ),
  job(
    'another controller',
    jobSpec(byHand({ app: 'a' })),
    jobSpec({ ...byHand({ app: 'a' }), managedBy: 'example.com/a' }),
    'spec.managedBy',
  ),
  job('patience', jobSpec(byHand({ app: 'a' })), jobSpec({ ...byHand({ app: 'a' }), backoffLimit: 2, ttlSecondsAfterFinished: 5 })),
  binding('another role', role('Role', 'a'), role('Role', 'b'), 'roleRef'),
  binding('other subjects', role('Role', 'a'), { ...role('Role', 'a'), subjects: [{ kind: 'ServiceAccount', name: 'a', namespace: 'b' }] }),
  clusterBinding('another role', role('ClusterRole', 'a'), role('ClusterRole', 'b'), 'roleRef'),
  secret('another type', {}, { type: 'example.com/a' }, 'type'),
  secret('other content', { stringData: { a: 'x' } }, { stringData: { a: 'y' } }),
  secret(
    'other content of an immutable one',
    { immutable: true, stringData: { a: 'x' } },
    { immutable: true, stringData: { a: 'y' } },
    'stringData',
  ),
  secret('other bytes', { immutable: true, data: { a: 'eA==' } }, { immutable: true, data: { a: 'eQ==' } }, 'data'),
  secret('an immutable one that shall be none', { immutable: true }, {}, 'immutable'),
  configMap('other content', { data: { a: 'x' } }, { immutable: true, data: { a: 'y' } }),
  configMap('other content of an immutable one', { immutable: true, data: { a: 'x' } }, { immutable: true, data: { a: 'y' } }, 'data'),
  configMap('other bytes', { immutable: true, binaryData: { a: 'eA==' } }, { immutable: true, binaryData: { a: 'eQ==' } }, 'binaryData'),
  configMap('an immutable one that shall be none', { immutable: true }, { immutable: false }, 'immutable'),
  service('another address', at('10.0.0.77'), at('10.0.0.78'), 'spec.clusterIP'),
  service('an address, said late', at(), at('None'), 'spec.clusterIP'),
  service('an address that is left to the server', at('10.0.0.77'), at()),
  service(
    'another class',
    balanced({ loadBalancerClass: 'example.com/a' }),
    balanced({ loadBalancerClass: 'example.com/b' }),
    'spec.loadBalancerClass',
  ),
  service('a class, said late', balanced({}), balanced({ loadBalancerClass: 'example.com/b' }), 'spec.loadBalancerClass'),
  service('a class that comes with the type', at(), balanced({ loadBalancerClass: 'example.com/b' })),
  priority('another value', { value: 1 }, { value: 2 }, 'value'),
  priority('no preemption', { value: 1 }, { value: 1, preemptionPolicy: 'Never' }, 'preemptionPolicy'),
  runtime('another handler', { handler: 'a' }, { handler: 'b' }, 'handler'),
  ingress('another controller', { spec: { controller: 'example.com/a' } }, { spec: { controller: 'example.com/b' } }, 'spec.controller'),
  definition('another scope', {}, { scope: 'Cluster' }, 'spec.scope'),
  definition('another kind', {}, { kind: 'Gadget' }, 'spec.names.kind'),
  definition('the stored version goes', {}, { versions: [version('v2', true)] }, 'spec.versions'),
  definition('another stored version beside it', {}, { versions: [version('v1', false), version('v2', true)] }),
];
