import type { Construct } from 'constructs';
import type { CompleteCluster, CompleteFleet, CompleteMachines } from '../model/complete.ts';
import type { Image } from '../model/fleet.gen.ts';
import { contentHash } from '../model/hash.ts';
import type { Json, KubeObject, Written } from '../model/object.ts';
import type { TerraformMachineTemplate } from './crd/terraform-machine-template.gen.ts';
import { ExactObject } from './exact-object.ts';
import { source } from './terraform-cluster.ts';
import { pullSecrets } from './terraform-jobs.ts';

/** A reference as v1beta2 writes it: no version, no namespace. */
export interface Reference {
  readonly apiGroup: string;
  readonly kind: string;
  readonly name: string;
}

/**
 * An immutable template. Its name is `<base>-<hash>` of `spec.template.spec` and of nothing else: a change that must replace machines changes the
 * name, and no other change does. Providers refuse, or silently half-apply, a template that was edited in place (kubernetes-sigs/cluster-api v1.14: docs/book, updating-machine-templates).
 */
export function template(
  scope: Construct,
  id: string,
  base: string,
  namespace: string,
  kind: Pick<KubeObject, 'apiVersion' | 'kind'>,
  spec: object,
): Reference {
  const name = `${base}-${contentHash(spec)}`;
  new ExactObject(scope, id, { ...kind, metadata: { name, namespace }, spec: { template: { spec } } });
  return { apiGroup: kind.apiVersion.slice(0, kind.apiVersion.indexOf('/')), kind: kind.kind, name };
}

/** The template of like servers: a `TerraformMachineTemplate`. */
export const machineTemplate = (
  scope: Construct,
  base: string,
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  machines: CompleteMachines,
): Reference =>
  template(
    scope,
    'machine-template',
    base,
    cluster.namespace,
    { apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1', kind: 'TerraformMachineTemplate' },
    machineSpec(fleet, cluster, machines),
  );

function machineSpec(
  fleet: CompleteFleet,
  { ssh, terraform }: CompleteCluster,
  machines: CompleteMachines,
): Written<TerraformMachineTemplate>['spec']['template']['spec'] {
  const { imagePullSecrets } = terraform.machines.jobs;
  return {
    source: source(fleet.infrastructure, 'machine'),
    // The manager reads a template's image with the template's own pull secrets; the cluster's defaults do not reach it (captf.io: module-author/image-contract).
    ...(imagePullSecrets === undefined ? {} : { jobs: { imagePullSecrets: pullSecrets(imagePullSecrets) } }),
    variables: {
      flavor_name: machines.flavor,
      ...image(fleet.cloud.images[machines.image] as Image),
      ...(machines.rootVolume === undefined ? {} : { root_volume_size_gib: Number.parseInt(machines.rootVolume.size, 10) }),
      ...(machines.rootVolume?.type === undefined ? {} : { root_volume_type: machines.rootVolume.type }),
      ...(ssh.keyPair === undefined ? {} : { key_pair: ssh.keyPair }),
      ...(machines.configDrive ? { config_drive: true } : {}),
      ...(machines.securityGroupIds.length === 0 ? {} : { additional_security_group_ids: machines.securityGroupIds }),
      ...(Object.keys(machines.tags).length === 0 ? {} : { additional_tags: machines.tags }),
    },
  };
}

const image = (given: Image): { readonly [name: string]: Json } =>
  given.type === 'id' ? { image_id: given.id } : { image_name: given.name };
