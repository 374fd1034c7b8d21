import { type Cover, rule, sources, type } from './source.ts';

const always = (file: string): Cover => ({ by: 'always', file: `lib/addons/${file}.ts` });
const derived = (file: string): Cover => ({ by: 'derived', file: `lib/addons/${file}.ts` });
const table: Cover = { by: 'derived', file: 'lib/model/addons/releases.ts' };
const manager = 'cloud-controller-manager/cloud-controller-manager';

/** The cloud controller manager (addons 1). */
const controllerManager = sources('addons 1', [
  ['releases', 'the images of the newest three minors', table, rule('addons/version-unknown')],
  ['there', 'nodes lose the taint that they begin with', rule('addons/cloud-controller-manager-missing')],
  ['placement', 'control-plane nodes of kubeadm and of RKE2', always('control-plane')],
  ['taints', 'nothing waits in a circle for it', always('control-plane')],
  ['name-servers', 'it needs no CoreDNS', always(manager)],
  ['rights', 'no rights that it does not use', always('cloud-controller-manager/roles')],
  ['host', 'nothing of the host is mounted', always(manager)],
  ['restart', 'a changed configuration restarts it', derived('config-hash')],
  ['cluster-name', 'load balancers of two clusters do not collide', derived('cluster-facts')],
  ['provider-id', 'one switch for ids with a region', derived('cluster-facts')],
  ['routes', 'the route controller runs only with a router', derived('cloud-controller-manager/index')],
  ['credential', 'the Secret that it waits for is delivered', rule('addons/credentials-missing')],
]);

/** The Cinder CSI driver (addons 2). */
const cinder = sources('addons 2', [
  ['images', 'sidecars by release', table, rule('addons/version-unknown')],
  ['pull-policy', 'images are pulled once', always('cinder-csi/sidecars')],
  ['node-credential', 'no credential on nodes', always('cinder-csi/node')],
  ['health-port', 'a health port of its own on the host network', always('cinder-csi/driver')],
  ['role-names', 'roles that no other driver overwrites', always('cinder-csi/roles')],
  ['modes', 'persistent volumes only', always('cinder-csi/cinder-csi')],
  ['binding', 'a volume waits for its pod', type(), rule('addons/volume-binding')],
  ['zones', 'volume zones and compute zones', derived('cinder-csi/storage-classes'), rule('addons/volume-zone-unknown')],
  ['volume-type', 'a volume type that Cinder has', rule('addons/volume-type-unknown')],
  ['default-class', 'one default class', rule('addons/default-class-twice', 'addons/storage-class-twice')],
  ['snapshots', 'snapshot classes only where their kind is', rule('addons/snapshots-missing')],
]);

/** Versions (addons 10). */
const skew = sources('addons 10', [['provider', 'the minor of Kubernetes, or the one before', rule('addons/version-skew')]]);

const cases = sources('case', [['BC-68', 'a controller that no node is for', always('control-plane')]]);

export const addonSources = [...controllerManager, ...cinder, ...skew, ...cases];
