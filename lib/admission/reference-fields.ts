import type { KubeObject } from '../model/object.ts';
import { type Path, valueAt } from '../model/path.ts';
import { groupOf } from './subject.ts';

/** A reference that must lead to an object of the environment. */
export interface Found {
  readonly path: Path;
  readonly group: string;
  readonly kind: string;
  readonly name: string;
  /** Absent for kinds without namespaces. */
  readonly namespace?: string;
}

type Reader = (object: KubeObject) => readonly Found[];

/** `{ apiGroup, kind, name }` in the object's own namespace: the references of Cluster API v1beta2. */
const contract =
  (...path: string[]): Reader =>
  (object) => {
    const { apiGroup, kind, name } = section(valueAt(object, path));
    return typeof apiGroup === 'string' && typeof kind === 'string' && typeof name === 'string'
      ? [{ path: [...path, 'name'], group: apiGroup, kind, name, ...home(object) }]
      : [];
  };

/** The name of the Cluster that an object belongs to. */
const clusterName =
  (...path: string[]): Reader =>
  (object) => {
    const name = valueAt(object, path);
    return typeof name === 'string' ? [{ path, group: 'cluster.x-k8s.io', kind: 'Cluster', name, ...home(object) }] : [];
  };

/** CAPTF's identity; a `Secret` may come from outside the environment. */
const identity =
  (...path: string[]): Reader =>
  (object) => {
    const { kind = 'TerraformClusterIdentity', name } = section(valueAt(object, path));
    return kind === 'TerraformClusterIdentity' && typeof name === 'string'
      ? [{ path: [...path, 'name'], group: groupOf(object.apiVersion), kind, name }]
      : [];
  };

/** `{ apiVersion, kind, name }` in the object's own namespace. */
const versioned =
  (...path: string[]): Reader =>
  (object) => {
    const { apiVersion, kind, name } = section(valueAt(object, path));
    return typeof apiVersion === 'string' && typeof kind === 'string' && typeof name === 'string'
      ? [{ path: [...path, 'name'], group: groupOf(apiVersion), kind, name, ...home(object) }]
      : [];
  };

/** The Kustomizations that one waits for. */
const dependsOn: Reader = (object) => {
  const entries = valueAt(object, ['spec', 'dependsOn']);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => {
    const { name, namespace = object.metadata?.namespace } = section(entry);
    const path = ['spec', 'dependsOn', index, 'name'];
    if (typeof name !== 'string') return [];
    return [
      { path, group: groupOf(object.apiVersion), kind: 'Kustomization', name, ...(typeof namespace === 'string' ? { namespace } : {}) },
    ];
  });
};

/** What a set applies. A Secret may come from outside the environment. */
const resources: Reader = (object) => {
  const entries = valueAt(object, ['spec', 'resources']);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => {
    const { kind, name } = section(entry);
    if (kind !== 'ConfigMap' || typeof name !== 'string') return [];
    return [{ path: ['spec', 'resources', index, 'name'], group: '', kind, name, ...home(object) }];
  });
};

/** By kind: where its references stand. */
const readers = new Map<string, readonly Reader[]>([
  ['Cluster', [contract('spec', 'infrastructureRef'), contract('spec', 'controlPlaneRef')]],
  ['KubeadmControlPlane', [contract('spec', 'machineTemplate', 'spec', 'infrastructureRef')]],
  [
    'MachineDeployment',
    [
      clusterName('spec', 'clusterName'),
      clusterName('spec', 'template', 'spec', 'clusterName'),
      contract('spec', 'template', 'spec', 'infrastructureRef'),
      contract('spec', 'template', 'spec', 'bootstrap', 'configRef'),
    ],
  ],
  ['MachineHealthCheck', [clusterName('spec', 'clusterName'), versioned('spec', 'remediation', 'templateRef')]],
  ['TerraformCluster', [identity('spec', 'identityRef'), identity('spec', 'defaults', 'identityRef')]],
  ['TerraformMachineTemplate', [identity('spec', 'template', 'spec', 'identityRef')]],
  ['Kustomization', [dependsOn]],
  ['ClusterResourceSet', [resources]],
]);

/** Every reference of an object that must lead somewhere inside the environment; none for one without the namespace that it needs. */
export const referencesOf = (object: KubeObject): readonly Found[] =>
  typeof object.metadata?.namespace === 'string' ? (readers.get(object.kind) ?? []).flatMap((read) => read(object)) : [];

const home = ({ metadata: { namespace } }: KubeObject): { namespace?: string } => (namespace === undefined ? {} : { namespace });

const section = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
