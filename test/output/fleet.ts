import type { KubeObject, Manifest } from '../../lib/model/object.ts';
import { printManifest } from '../../lib/yaml/print.ts';

/** What tests change in a small cluster. */
export interface Small {
  readonly name?: string;
  readonly namespace?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly endpoint?: { readonly host: string; readonly port: number };
  readonly apiServerPort?: number;
  readonly flavor?: string;
  readonly hash?: string;
  readonly version?: string;
  readonly replicas?: number | undefined;
  readonly annotations?: Readonly<Record<string, string>>;
}

const subnet = '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71';

/** A cluster of three files, as CAPTF and Cluster API want them, with one node pool. */
export function small(given: Small = {}): Manifest[] {
  const { name = 'payments', namespace = 'team-a', variables = {}, flavor = 'm1.large', hash = 'bcdfghjk', version = 'v1.34.2' } = given;
  const { annotations, endpoint, apiServerPort } = given;
  const folder = `clusters/${name}`;
  const template = { apiGroup: 'infrastructure.cluster.x-k8s.io', kind: 'TerraformMachineTemplate', name: `${name}-web-${hash}` };
  return [
    {
      file: `${folder}/cluster.yaml`,
      objects: [
        {
          apiVersion: 'cluster.x-k8s.io/v1beta2',
          kind: 'Cluster',
          metadata: { name, namespace },
          spec: {
            infrastructureRef: { apiGroup: 'infrastructure.cluster.x-k8s.io', kind: 'TerraformCluster', name },
            ...(apiServerPort === undefined ? {} : { clusterNetwork: { apiServerPort } }),
          },
        },
        {
          apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
          kind: 'TerraformCluster',
          metadata: { name, namespace },
          spec: {
            source: { image: 'registry.example/cluster:v1' },
            ...(endpoint === undefined ? {} : { controlPlaneEndpoint: endpoint }),
            variables: { subnet_id: subnet, ...variables },
          },
        },
      ],
    },
    {
      file: `${folder}/control-plane.yaml`,
      objects: [
        {
          apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
          kind: 'KubeadmControlPlane',
          metadata: { name: `${name}-control-plane`, namespace, labels: { 'cluster.x-k8s.io/cluster-name': name } },
          spec: { replicas: 3, version },
        },
      ],
    },
    {
      file: `${folder}/node-pool-web.yaml`,
      objects: [
        {
          apiVersion: 'cluster.x-k8s.io/v1beta2',
          kind: 'MachineDeployment',
          metadata: { name: `${name}-web`, namespace, ...(annotations === undefined ? {} : { annotations }) },
          spec: {
            clusterName: name,
            ...('replicas' in given ? (given.replicas === undefined ? {} : { replicas: given.replicas }) : { replicas: 3 }),
            template: { spec: { version: 'v1.34.2', infrastructureRef: template } },
          },
        },
        {
          apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
          kind: 'TerraformMachineTemplate',
          metadata: { name: template.name, namespace },
          spec: { template: { spec: { variables: { flavor_name: flavor } } } },
        },
      ],
    },
  ];
}

/** An identity in a file of its own. */
export const identityFile = (kind: string, name: string): Manifest => ({
  file: `identity/${name}.yaml`,
  objects: [{ apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1', kind, metadata: { name }, spec: {} }],
});

export const object = (kind: string, name: string, rest: Readonly<Record<string, unknown>> = {}): KubeObject => ({
  apiVersion: 'v1',
  kind,
  metadata: { name, namespace: 'team-a' },
  ...rest,
});

/** Manifests as the text of their files. */
export const texts = (manifests: readonly Manifest[]): Map<string, string> =>
  new Map(manifests.map(({ file, objects }) => [file, printManifest(objects)]));
