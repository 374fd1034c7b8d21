import { admission, always, derived, emitter, frozen, resolved, rule, sources, type } from './source.ts';

const swap = { by: 'always', file: 'lib/output/stage.ts' } as const;

/** Real failures by their family (cases.md A to E and J). */
export const cases = sources('case', [
  // A: scalars and printing.
  ['BC-01', 'words that look like booleans', emitter],
  ['BC-03', 'commit ids that look like numbers', emitter],
  ['BC-05', 'octal modes', type(), emitter],
  ['BC-06', 'a version that loses its zero', type(), rule('cluster/version-form')],
  ['BC-08', 'times of day', emitter],
  ['BC-10', 'characters that nobody sees', emitter, rule('user/text-unsafe', 'cluster/label-form', 'node-pool/name-form')],
  ['BC-11', 'long lines', emitter],
  ['BC-13', 'line ends of Windows', rule('file/line-ends')],
  [
    'BC-14',
    'a bundle without its last line end',
    derived('distributions/machine-files'),
    rule('trusted-ca/form', 'cloud/ca-certificate-form'),
  ],
  ['BC-16', 'an empty file', type()],
  ['BC-18', 'annotations that are no text', type()],
  ['BC-19', 'braces of templates', emitter, rule('arguments/jinja', 'command/jinja')],
  // B: names and the folder.
  ['BC-20', 'a name that grows too long', rule('node-pool/name-too-long', 'machines/names-cut', 'cluster/kustomization-name-too-long')],
  ['BC-22', 'dots and capitals', rule('cluster/name-form', 'node-pool/name-form')],
  ['BC-24', 'two objects of one identity', rule('machines/names-collide', 'node-pool/name-reserved'), admission('doubles')],
  ['BC-25', 'a run that fails empties nothing', swap],
  ['BC-27', 'order changes nothing', resolved, emitter],
  // C: shapes.
  ['BC-28', 'fields of another version', type('lib/components/crd/cluster.gen.ts'), admission('schema')],
  ['BC-30', 'arguments twice', derived('distributions/kubeadm/config'), rule('arguments/owned')],
  ['BC-31', 'references and times of the new contract', type(), resolved],
  ['BC-32', 'a field in another letter case', type(), admission('schema')],
  ['BC-34', 'a section one level too deep', type()],
  ['BC-35', 'an even number of control planes', rule('control-plane/even')],
  ['BC-37', 'a taint without a value', derived('distributions/kubeadm/config'), type()],
  ['BC-38', 'labels that kubelet refuses', derived('distributions/kubeadm/config'), rule('machines/label-refused')],
  ['BC-39', 'a template changed in place', derived('machine-template')],
  ['BC-41', 'a network or an endpoint changed', frozen('network'), frozen('endpoint')],
  ['BC-43', 'the spelling of versions', rule('cluster/version-form')],
  ['BC-45', 'a registry with nothing but "skip verify"', type()],
  ['BC-46', 'the port at which RKE2 joins', derived('terraform-cluster'), rule('network/supervisor-port')],
  ['BC-48', 'a file that is too long', rule('file/too-long')],
  // D: networks and endpoints.
  ['BC-50', 'networks of one cluster that overlap', rule('network/overlap')],
  ['BC-52', 'clusters behind one router', rule('network/pods-overlap', 'cloud/subnets-overlap')],
  [
    'BC-53',
    'an allow list that locks the nodes out, or nobody',
    derived('terraform-cluster'),
    rule('endpoint/public-incomplete', 'network/range-form', 'network/range-canonical', 'endpoint/open-to-all'),
  ],
  ['BC-55', 'a public endpoint without a way out', rule('endpoint/public-incomplete')],
  ['BC-56', 'families that differ', rule('network/families', 'endpoint/allowed-family')],
  ['BC-58', 'a volume in another zone', type()],
  ['BC-60', 'quotes inside the provider id', always('distributions/node')],
  ['BC-61', 'provider ids with a region', derived('distributions/node'), rule('cluster/region-missing')],
  // E: autoscaling.
  ['BC-62', 'bounds the wrong way round', type(), rule('node-pool/scaling-bounds')],
  ['BC-64', 'labels and taints of an empty pool', derived('autoscaler')],
  ['BC-66', 'memory in another unit', type()],
  ['BC-67', 'zero is a value', derived('autoscaler')],
  // J: secrets and identity.
  ['BC-88', 'a cloud that the file does not have', derived('credentials'), rule('identity/cloud-incomplete')],
  [
    'BC-89',
    'a credential written down',
    type(),
    rule('secret/literal', 'secret/private-key', 'cloud/auth-url-plain'),
    { by: 'type', file: 'lib/schema/credential.ts' },
    admission('scan/scan'),
  ],
]);

/** What Flux needs to apply it all. */
export const flux = sources('flux', [
  ['times', 'Flux neither compares without a pause nor gives up a first creation', rule('gitops/interval-short')],
  ['order', 'the identity before the clusters', derived('kustomization'), admission('references')],
  ['guards', 'nothing is pruned that a provider must take down', always('guards')],
  ['substitution', 'braces of shells are left alone', derived('guards')],
  ['names', 'names that fit a label', rule('cluster/kustomization-name-too-long')],
]);
