import type { CompleteNodePool } from '../../model/complete.ts';
import type { KubeObject } from '../../model/object.ts';
import type { Reference } from '../machine-template.ts';

/** What installs Kubernetes on one cluster's machines: the objects of its control plane provider and of its bootstrap provider. */
export interface DistributionObjects {
  readonly controlPlaneKind: string;
  /** The control plane over the template that it clones. */
  readonly controlPlane: (template: Reference) => KubeObject;
  readonly bootstrapTemplate: Pick<KubeObject, 'apiVersion' | 'kind'>;
  /** `spec.template.spec` of a pool's bootstrap template. */
  readonly workerConfig: (pool: CompleteNodePool) => object;
}
