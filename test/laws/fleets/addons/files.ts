import { payloadType } from '../../../../lib/model/addons/credentials.ts';
import type { Cluster, Fleet } from '../../../../lib/model/fleet.gen.ts';
import type { ProjectFiles } from '../../../../lib/model/project-files.ts';
import { exampleFiles } from '../../../../lib/rules/fixtures/files.ts';
import { encryptedSecret } from '../../../../lib/rules/fixtures/sops.ts';
import { withManifests } from '../../../../lib/yaml/manifest-files.ts';
import { withSopsFiles } from '../../../../lib/yaml/sops-files.ts';

const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: policies.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Policy, plural: policies}
  versions:
    - name: v1
      served: true
      storage: true
      schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}
`;

/** Texts that a reader, a writer, Flux or a template could change. */
const odd = `# a comment
---
apiVersion: v1
kind: List
items:
  - apiVersion: v1
    kind: ConfigMap
    metadata: {name: odd, namespace: kube-system, labels: {on: "yes"}}
    data:
      a: "\${HOME} \${x:=y} $\${z}"
      b: |
        ---
        {{ .template }} {% raw %}
      c: "\\u2028 012 é 🚀"
      __proto__: x
      constructor: "null"
---
`;

const policy = JSON.stringify([
  { apiVersion: 'example.com/v1', kind: 'Policy', metadata: { name: 'a', namespace: 'default' }, spec: { number: 1.5, none: null } },
  { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'a', namespace: 'default' } },
]);

/** What `manifests` may name, alone and beside each other. */
export const sources = ['addons/network.yaml', 'manifests/policy', 'manifests/odd.yaml'] as const;

/** Files that are the same for every fleet. */
export const fixedFiles: ReadonlyMap<string, string> = new Map([
  ...exampleFiles,
  ['manifests/policy/10-definition.yaml', definition],
  ['manifests/policy/20-policy.json', policy],
  ['manifests/odd.yaml', odd],
]);

/** A cluster's own file of SOPS, which follows its name and namespace. */
export const secretOf = (index: number): string => `secrets/cluster-${index}.yaml`;
/** The file of the provisioner's credential. */
export const identitySecret = 'secrets/identity.yaml';

/** Names in quotes: YAML has another word for `n`. */
const encrypted: typeof encryptedSecret = (name, namespace, type, keys) =>
  encryptedSecret(JSON.stringify(name), JSON.stringify(namespace), type, keys);

/** Every file that a random fleet may name. */
export function filesOf(fleet: Fleet): ProjectFiles {
  const files = new Map(fixedFiles);
  const { credentials, name = 'openstack' } = fleet.identity;
  if (credentials.type === 'sopsFile') {
    const keys = ['OS_CLOUD', 'OS_CLIENT_CONFIG_FILE', 'clouds.yaml', ...(fleet.cloud.caCertificate === undefined ? [] : ['cacert.pem'])];
    files.set(identitySecret, encrypted(name, 'captf-system', 'Opaque', keys));
  }
  for (const [cluster, own] of Object.entries(fleet.clusters)) {
    const given = (own as Cluster).addons?.credentials ?? fleet.clusterDefaults?.addons?.credentials;
    if (given?.type !== 'sopsFile' || files.has(given.path)) continue;
    files.set(given.path, encrypted(`${cluster}-cloud-config`, own.namespace ?? cluster, payloadType, ['credentials.yaml']));
  }
  return withSopsFiles(fleet, withManifests(fleet, files));
}
