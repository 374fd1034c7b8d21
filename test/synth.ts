import { manifests } from '../charts/app.ts';
import { compose } from '../lib/compose/compose.ts';
import { layersOf } from '../lib/compose/layers.ts';
import { overlay, type Patch } from '../lib/compose/overlay.ts';
import { resolve } from '../lib/compose/resolve.ts';
import { captf, defineFleet, existingSecret, type Fleet, fixed, flux, imageName, internal, kubeadm } from '../lib/index.ts';
import type { CompleteFleet } from '../lib/model/complete.ts';
import type { KubeObject, Manifest } from '../lib/model/object.ts';
import { withManifests } from '../lib/yaml/manifest-files.ts';

/** The smallest fleet that says what it must; one cluster with one pool. */
export const small: Fleet = defineFleet({
  infrastructure: captf({
    modules: {
      cluster: 'registry.example.com/captf/openstack-cluster:v0.1.0-opentofu',
      machine: 'registry.example.com/captf/openstack-machine:v0.1.0-opentofu',
    },
  }),
  cloud: {
    networks: { nodes: { subnetId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71', cidrs: ['10.6.0.0/24'] } },
    flavors: { small: { vcpus: 4, memory: '8Gi', disk: '40Gi' }, large: { vcpus: 8, memory: '16Gi', disk: '80Gi' } },
    images: { ubuntu: imageName('ubuntu-2404-kube-{version}') },
  },
  identity: { credentials: existingSecret({ name: 'openstack' }) },
  gitops: flux({ source: { kind: 'GitRepository', name: 'fleet' } }),
  clusters: {
    demo: {
      namespace: 'team-a',
      kubernetesVersion: 'v1.34.2',
      distribution: kubeadm(),
      endpoint: internal(),
      controlPlane: { flavor: 'small' },
      nodePools: { web: { flavor: 'small', scaling: fixed(2) } },
    },
  },
});

/** The small fleet with a patch over it, complete. `texts` are the files that it names, by their path. */
export function complete(patch: Patch<Fleet> = {}, environment = 'test', texts: ReadonlyMap<string, string> = new Map()): CompleteFleet {
  const composed = compose(layersOf(overlay(small, patch)));
  const fleet = composed.value as Fleet;
  const resolved = resolve(environment, fleet, withManifests(fleet, texts));
  const [issue] = [...composed.issues, ...resolved.issues];
  if (issue || !resolved.value) throw new Error(`the fleet of a test must be right: ${JSON.stringify(issue)}`);
  return resolved.value;
}

/** The files that the small fleet with a patch over it makes. */
export const files = (patch: Patch<Fleet> = {}): Manifest[] => manifests(complete(patch));

/** The objects of a kind, in the order of their files. */
export const objects = (kind: string, patch: Patch<Fleet> = {}): KubeObject[] =>
  files(patch).flatMap((manifest) => manifest.objects.filter((object) => object.kind === kind));

/** The object of a kind in the small fleet with a patch over it; `name` where there is more than one. */
export function object(
  kind: string,
  patch: Patch<Fleet> = {},
  name?: string,
): KubeObject & { readonly spec: Readonly<Record<string, unknown>> } {
  const found = objects(kind, patch).filter((candidate) => name === undefined || candidate.metadata.name === name);
  if (found.length !== 1) throw new Error(`${found.length} objects of kind ${kind} ${name ?? ''}`);
  return found[0] as never;
}
