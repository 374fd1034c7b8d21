import { admission, always, derived, emitter, frozen, resolved, rule, sources, type, update } from './source.ts';

/** What Cluster API's v1beta2 changes for every kind (capi 2). */
const everywhere = sources('capi 2', [
  ['empty', 'nothing empty is written where the API wants content', always('distributions/kubeadm/machine-config'), admission('schema')],
  ['references', 'references have a group, a kind and a name', always('cluster'), admission('references')],
  ['durations', 'times are whole seconds', resolved, rule('cluster/duration-too-long')],
  ['arguments', 'arguments are a list with each name once', derived('distributions/kubeadm/config')],
  ['unknown-fields', 'no field that the API does not have', admission('schema')],
  ['null', 'no `null` but among module variables', admission('content')],
  ['dropped-fields', 'no field that v1beta2 has lost', type('lib/components/crd/kubeadm-control-plane.gen.ts')],
  ['one-version', 'one version of each kind, and never v1beta1', always('node-pool')],
  ['moved-fields', 'fields stand where v1beta2 has them', type('lib/components/crd/machine-deployment.gen.ts')],
]);

/** The Cluster object (capi 3). */
const cluster = sources('capi 3', [
  ['api-server-port', 'a port that is free on the machines', type(), rule('network/port-taken')],
  ['ranges', 'address ranges can be read, in their own form', rule('network/range-form', 'network/range-canonical')],
  ['families', 'pods, services and nodes have like families', type(), rule('network/families')],
  ['range-size', 'ranges that kubeadm can cut', rule('network/range-size')],
  ['overlap', 'pods, services and nodes share no address', rule('network/overlap')],
  ['service-domain', 'a domain for services', type()],
  ['endpoint', 'an endpoint has both parts, and its host is one', derived('terraform-cluster'), rule('endpoint/host-form')],
  ['endpoint-frozen', 'an endpoint never changes', frozen('endpoint'), update('terraform')],
  [
    'references',
    'a control plane and an infrastructure, never taken away',
    always('cluster'),
    admission('references'),
    frozen('references'),
  ],
  ['paused', '`paused` is left to people and to `clusterctl move`', always('cluster')],
  ['topology', 'no topology and no gates', type()],
  ['name', "a cluster's name is a label", rule('cluster/name-form')],
  ['labels', 'labels and annotations are legal, and nobody else writes them', rule('cluster/label-form', 'cluster/label-reserved')],
  ['networking', "kubeadm's networks come from the Cluster alone", always('cluster')],
  ['bind-port', 'the port is the same in three places', derived('distributions/kubeadm/config')],
  ['failure-domain', "a pool's zone is a failure domain", rule('node-pool/zone-unknown')],
  ['deletion', 'a sync never deletes a cluster', always('guards')],
  ['namespace', 'one namespace for all objects of a cluster', always('cluster'), rule('cluster/namespace-shared')],
]);

/** `clusterctl move` (capi 13). */
const move = sources('capi 13', [
  ['paused', 'no `paused` in git', always('cluster')],
  ['block-move', 'the mark that holds up a move is left to the provider', rule('cluster/label-reserved')],
  ['identity', "the identity's Secret is not labelled for move", always('credentials')],
  ['secret-names', 'own Secrets do not look like those that move', rule('cluster/secret-name-reserved')],
  ['templates', 'templates are named by their owners, so they move', derived('machine-template'), admission('references')],
]);

/** Lengths of names (capi 14). */
const names = sources('capi 14', [
  ['cluster', 'a cluster has at most 63 characters', rule('cluster/name-form'), admission('object-names')],
  ['machine-deployment', 'so has a MachineDeployment', rule('node-pool/name-too-long')],
  ['machines', 'machines keep whole names', rule('machines/names-cut')],
  ['label-values', 'label values have at most 63 characters', type(), rule('machines/label-form', 'cluster/label-form')],
  ['secrets', 'no Secret has a name that Cluster API gives', rule('cluster/secret-name-reserved')],
  ['templates', 'there is room for a hash', derived('machine-template')],
  ['distinct', 'no two objects have one name', rule('machines/names-collide', 'node-pool/name-reserved'), admission('doubles')],
  ['kustomization', 'Flux can label what it applies', rule('cluster/kustomization-name-too-long')],
]);

/** What was seen on a real server (capi 18). */
const live = sources('capi 18', [
  ['one-version', 'v1beta2 only', always('cluster')],
  ['null', '`null` among module variables only', admission('content')],
  ['plain-files', 'files in base64 unless they are plain', derived('distributions/machine-files')],
  ['order', 'arguments and files in an order of their own', derived('distributions/kubeadm/config'), resolved],
  ['replicas', 'replicas never leave a manifest by themselves', always('node-pool')],
  ['resource-sets', 'payloads of ClusterResourceSets', admission('payloads'), admission('set-resources')],
  ['reconcile-payloads', 'payloads of those that reconcile', type()],
  [
    'unchecked',
    'what no server looks at: overlaps, modes, taints, users, surges, ports',
    rule('network/overlap', 'node-pool/taint-form', 'user/name-form', 'control-plane/surge-zero', 'cluster/network-unknown'),
    type(),
  ],
  ['quotes', 'words that YAML takes for booleans are quoted', emitter],
  ['stored-form', 'what is written is what the server stores', always('node-pool'), resolved],
  ['user-data', 'user data has room', rule('machines/user-data-too-large', 'machines/user-data-large')],
  ['object-size', 'an object has at most 1 MiB', admission('content')],
  ['int32', 'numbers fit the types of the controllers', type(), rule('cluster/duration-too-long')],
]);

export const clusterSources = [...everywhere, ...cluster, ...move, ...names, ...live];
