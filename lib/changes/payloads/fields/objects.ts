import { isSection, listAt, textAt } from '../../../admission/server/section.ts';
import type { KubeObject } from '../../../model/object.ts';
import { valueAt } from '../../../model/path.ts';
import { beside, type LiveField, remake } from './field.ts';

const bindings: readonly LiveField[] = ['RoleBinding', 'ClusterRoleBinding'].map((kind) => ({
  type: `rbac.authorization.k8s.io/${kind}`,
  path: ['roleRef'],
  label: 'the role of a binding',
  fix: remake,
  source: `kubernetes Validate${kind}Update`,
}));

/** Nothing of one that was immutable may change, not even that. */
const immutable: readonly LiveField[] = [
  ['ConfigMap', ['immutable', 'data', 'binaryData']] as const,
  ['Secret', ['immutable', 'data', 'stringData']] as const,
].flatMap(([type, keys]) =>
  keys.map((key) => ({
    type,
    path: [key],
    label: 'all that an immutable one holds',
    counts: (was: KubeObject) => was['immutable'] === true,
    fix: 'set it back; give the new content another name, and refer to that one',
    source: `kubernetes Validate${type}Update`,
  })),
);

const isBalanced = (...both: readonly KubeObject[]): boolean => both.every((object) => textAt(object, ['spec', 'type']) === 'LoadBalancer');
const isExternal = (object: KubeObject): boolean => textAt(object, ['spec', 'type']) === 'ExternalName';
const address = ['spec', 'clusterIP'];

/** An address that is left out stays what the server gave; the class may come and go with the type. */
const services: readonly LiveField[] = [
  {
    type: 'Service',
    path: address,
    label: 'the address of a Service',
    counts: (was, now) => textAt(now, address) !== '' && !isExternal(was) && !isExternal(now),
    fix: remake,
    source: 'kubernetes ValidateServiceUpdate',
  },
  {
    type: 'Service',
    path: ['spec', 'loadBalancerClass'],
    label: 'the class of a load balancer',
    counts: isBalanced,
    fix: remake,
    source: 'kubernetes ValidateServiceUpdate',
  },
];

const priority = 'scheduling.k8s.io/PriorityClass';
const classes: readonly LiveField[] = [
  { type: priority, path: ['value'], label: 'the value of a priority class', absent: 0, source: 'kubernetes ValidatePriorityClassUpdate' },
  {
    type: priority,
    path: ['preemptionPolicy'],
    label: 'whether a priority class preempts',
    absent: 'PreemptLowerPriority',
    source: 'kubernetes ValidatePriorityClassUpdate',
  },
  {
    type: 'node.k8s.io/RuntimeClass',
    path: ['handler'],
    label: 'the handler of a runtime class',
    source: 'kubernetes ValidateRuntimeClassUpdate',
  },
  {
    type: 'networking.k8s.io/IngressClass',
    path: ['spec', 'controller'],
    label: 'the controller of an ingress class',
    source: 'kubernetes ValidateIngressClassUpdate',
  },
].map((field) => ({ ...field, fix: beside }));

const definition = 'apiextensions.k8s.io/CustomResourceDefinition';
const versions = ['spec', 'versions'];
const definitionUpdate = 'kubernetes ValidateCustomResourceDefinitionUpdate';
const nameOf = (version: unknown): unknown => valueAt(version, ['name']);

/** Whether the version in which the server stores objects is not among the new ones. */
function losesStored(was: KubeObject, now: KubeObject): boolean {
  const stored = listAt(was, versions).find((version) => isSection(version) && version['storage'] === true);
  return stored !== undefined && !listAt(now, versions).map(nameOf).includes(nameOf(stored));
}

/** A definition is not to be deleted: all its objects go with it. */
const definitions: readonly LiveField[] = [
  {
    type: definition,
    path: ['spec', 'scope'],
    label: 'the scope of a custom kind',
    fix: 'set it back; another scope needs a kind of another name',
    source: definitionUpdate,
  },
  {
    type: definition,
    path: ['spec', 'names', 'kind'],
    label: 'the name of a custom kind',
    fix: 'set it back; another name needs a definition of its own',
    source: definitionUpdate,
  },
  {
    type: definition,
    path: versions,
    label: 'the stored version of a custom kind, taken away',
    part: (list) => (Array.isArray(list) ? list.map(nameOf) : list),
    counts: losesStored,
    must: 'keep the version in which the server stores its objects',
    fix: 'bring it back, with `storage: false` beside the new one; it can go once all objects are stored in the new version',
    source: definitionUpdate,
  },
];

export const objectFields: readonly LiveField[] = [
  ...bindings,
  {
    type: 'Secret',
    path: ['type'],
    label: 'the type of a Secret',
    absent: 'Opaque',
    fix: remake,
    source: 'kubernetes ValidateSecretUpdate',
  },
  ...immutable,
  ...services,
  ...classes,
  ...definitions,
];
