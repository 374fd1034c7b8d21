/** The components, for programs that build trees of their own with cdk8s. Each takes a complete fleet that passed the rules. */
export { autoscalerAnnotations } from './autoscaler.ts';
export { WorkloadCluster } from './cluster.ts';
export { ClusterAddons } from './cluster-addons.ts';
export { ControlPlane } from './control-plane.ts';
export { ExactObject } from './exact-object.ts';
export { pruneGuard, withSubstituteGuard } from './guards.ts';
export { healthCheck } from './health-check.ts';
export { Identity } from './identity.ts';
export { kustomization } from './kustomization.ts';
export { type Reference, template } from './machine-template.ts';
export { namespace } from './namespace.ts';
export { NodePool } from './node-pool.ts';
export { type RequiredSecret, requiredSecrets } from './required-secrets.ts';
