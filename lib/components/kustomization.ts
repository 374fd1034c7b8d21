import type { CompleteFleet } from '../model/complete.ts';
import { goDuration } from '../model/duration.ts';
import { kustomizationName } from '../model/names.ts';
import type { Written } from '../model/object.ts';
import type { Kustomization } from './crd/kustomization.gen.ts';

/**
 * One part of an environment for Flux: `identity`, or a cluster. The name is `<environment>-<part>`.
 *
 * `prune` takes away what left git, a node pool for example; what must not go carries a guard. Deleting the Kustomization itself deletes nothing
 * (`Orphan`): a cluster is taken down by `kubectl delete cluster`, in the provider's own order. No `force`, which would delete and recreate on
 * an immutable field; no `postBuild`, since every value is known at synth.
 *
 * @see fluxcd/kustomize-controller v1.9: docs/spec/v1/kustomizations.md; kubernetes-sigs/cluster-api: docs/book, quick start, on deleting
 */
export const kustomization = (
  { environment, gitops }: CompleteFleet,
  part: string,
  folder: string,
  dependsOn: readonly string[],
): Written<Kustomization> => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name: kustomizationName(environment, part), namespace: gitops.namespace },
  spec: {
    interval: goDuration(gitops.intervalSeconds),
    retryInterval: goDuration(gitops.retryIntervalSeconds),
    timeout: goDuration(gitops.timeoutSeconds),
    path: `./${gitops.path}/${environment}/${folder}`,
    prune: true,
    deletionPolicy: 'Orphan',
    wait: true,
    sourceRef: {
      kind: gitops.source.kind,
      name: gitops.source.name,
      ...(gitops.source.namespace === undefined ? {} : { namespace: gitops.source.namespace }),
    },
    ...(gitops.serviceAccountName === undefined ? {} : { serviceAccountName: gitops.serviceAccountName }),
    ...(gitops.decryption === undefined ? {} : { decryption: { provider: 'sops', secretRef: { name: gitops.decryption.secretName } } }),
    ...(dependsOn.length === 0 ? {} : { dependsOn: dependsOn.map((name) => ({ name: kustomizationName(environment, name) })) }),
  },
});
