import { admission, always, derived, frozen, resolved, rule, sources, type, update } from './source.ts';

const objects = 'distributions/rke2/objects';
const server = 'distributions/rke2/server-config';
const machine = 'distributions/rke2/machine-config';

/** RKE2ControlPlanes and RKE2ConfigTemplates, and what their provider makes of them (capi 9). */
const rke2 = sources('capi 9', [
  ['version', 'a release of RKE2, on servers and workers alike', rule('cluster/version-form'), derived('node-pool')],
  ['strategy', 'a rolling update that is said, of 0 or 1', always(objects), type(), rule('control-plane/surge-zero')],
  ['replicas', 'an odd number above zero', type(), rule('control-plane/even')],
  ['machine-template', 'a machine template, with its three timeouts', always('distributions/control-plane-parts'), admission('references')],
  ['registration-method', 'a method that never changes', type(), update('rke2-control-plane'), frozen('rke2')],
  [
    'registration-address',
    'an address with its method, among the certificate names',
    rule('distribution/registration-address'),
    derived(server),
  ],
  ['references', 'references with the namespace of the cluster', always(server), always(objects)],
  ['remediation', 'retries end, and times stand as the server stores them', derived(objects), resolved],
  ['multus', 'Multus never without a network plugin', resolved],
  ['components', 'packaged components that the provider knows', type()],
  ['cloud-controller', "RKE2's own cloud controller is off, the cloud's is meant", always(server), always(machine)],
  ['kube-proxy', 'no kube-proxy where none is wanted', derived(server), rule('arguments/owned')],
  ['audit-policy', 'an audit policy is said once', rule('arguments/owned', 'file/path-taken')],
  ['service-domain', 'the domain of services is written on both sides', derived(server)],
  ['backup-tls', "an object store's certificate is verified", always(server)],
  ['backup-form', 'a schedule that the server can read, a number as a text', rule('backup/schedule-form'), derived(server)],
  ['node-ids', 'ids as the machine module reports them', derived(machine), derived('distributions/node')],
  ['node-text', 'labels, taints and arguments as sorted text', derived(machine), rule('node-pool/taint-form', 'machines/label-form')],
  ['files', 'files that pasting would change go in base64', derived('distributions/machine-files'), rule('file/path-taken')],
  ['append', 'files are written whole', rule('distribution/cannot')],
  ['accounts', 'accounts and boot commands as cloud-config that any reader takes', derived('distributions/rke2/cloud-config')],
  ['ignition', 'nothing that Ignition has no place for', rule('distribution/cannot', 'distribution/gzip-ignition')],
  ['registries', 'no registry configuration of the provider, which loses some', type()],
  ['checksum', 'no checksum that breaks the user data', type()],
  ['data-folder', 'no other data folder', type()],
  ['unused', 'no words that the provider ignores', type(), rule('distribution/cannot')],
  ['profile', 'a CIS profile of the versions that are supported', type(), rule('cluster/version-unsupported')],
  ['zero', 'nothing empty, false or zero is written', always(objects), always(machine)],
  ['format', 'the format of the user data is said', always(machine)],
  ['frozen', 'network plugin, domain and folder stay', frozen('rke2')],
]);

/** RKE2 on a real server (capi 19). */
const live = sources('capi 19', [
  ['supervisor-port', 'machines join at 9345, which nothing else uses', rule('network/supervisor-port'), derived('terraform-cluster')],
  ['external-ips', 'no registration at addresses that CAPTF does not report', type()],
  ['own-configuration', 'no file where the provider writes last', rule('file/path-taken')],
  ['generated-files', 'no file over one that the provider makes', rule('file/path-taken')],
  ['quotes-in-modes', 'modes hold digits only', type()],
  ['leading-blank', 'files that begin with a blank go in base64', derived('distributions/machine-files')],
  ['stored-form', 'what is written is what the server stores', always(objects), resolved],
  ['one-version', 'v1beta2 only, or every apply makes a new generation', always(objects)],
  ['secrets', 'no Secret has a name that the provider gives', rule('cluster/secret-name-reserved')],
  ['compression', 'user data is compressed unless a fleet says otherwise', resolved, rule('distribution/gzip-ignition')],
  ['jinja', "commands and arguments hold no Jinja but the server's values", rule('command/jinja', 'arguments/jinja')],
]);

export const rke2Sources = [...rke2, ...live];
