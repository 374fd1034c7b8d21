import { valueAt } from '../../../model/path.ts';
import type { Behaviour } from '../behaviour.ts';
import { isSet, listAt, type Section, same, sectionAt, textAt, withAt, without } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { clusterExpressions, olderClusterExpressions, remotes } from './openstack-expressions.ts';

const groups = ['spec', 'managedSecurityGroups'];

/** CAPO's `OpenStackCluster` in its two versions. @see kubernetes-sigs/cluster-api-provider-openstack: pkg/webhooks/openstackcluster_webhook.go, v0.14.7 and v0.15.0-beta.0 */
export const olderOpenStackCluster: Behaviour = {
  isTyped: true,
  expressions: olderClusterExpressions,
  validate: (object, old) =>
    old === undefined
      ? ruleFaults(object, ['allNodesSecurityGroupRules'], true)
      : updateFaults(object, old, { balancer: ['apiServerLoadBalancer'], older: true }),
};

export const openStackCluster: Behaviour = {
  isTyped: true,
  expressions: clusterExpressions,
  validate: (object, old) => [
    ...ruleFaults(
      object,
      ['clusterNodesSecurityGroupRules', 'controlPlaneNodesSecurityGroupRules', 'workerNodesSecurityGroupRules'],
      false,
    ),
    ...(old === undefined ? [] : updateFaults(object, old, { balancer: ['apiServer', 'managedLoadBalancer'], older: false })),
  ],
};

/** A rule says in one way whom it lets in. The older version names the list, the newer one the rule. */
const ruleFaults = (object: Section, lists: readonly string[], older: boolean): Fault[] =>
  lists.flatMap((key) => {
    const path = [...groups, key];
    const must = 'have at most one of `remoteManagedGroups`, `remoteGroupID` and `remoteIPPrefix` in a rule';
    return listAt(object, path).flatMap((rule, index) =>
      remotes(rule) > 1 ? [fault('rule', older ? path : [...path, index], undefined, must)] : [],
    );
  });

interface Shape {
  /** Where the load balancer stands below `spec`. */
  readonly balancer: readonly string[];
  readonly older: boolean;
}

function updateFaults(object: Section, old: Section, shape: Shape): Fault[] {
  const [before, now] = [old, object].map((given) => sectionAt(given, ['spec']));
  const faults: Fault[] = [];
  const [bastion, cidr] = ['bastion', 'managedSubnets'].map((key) => ['spec', key]);
  if (
    bastion &&
    valueAt(old, bastion) !== undefined &&
    valueAt(object, bastion) === undefined &&
    valueAt(old, [...bastion, 'enabled']) !== false
  ) {
    faults.push(fault('immutable', bastion, undefined, 'be disabled before it is removed', 'set `enabled: false` first'));
  }
  const [from, to] = [old, object].map((given) => listAt(given, ['spec', 'managedSubnets']).map((subnet) => textAt(subnet, ['cidr'])));
  if (cidr && from && to && from.length === to.length && !same(from, to)) {
    faults.push(fault('immutable', cidr, undefined, 'keep the `cidr` of its subnets'));
  }
  if (!same(frozen(before ?? {}, before ?? {}, shape), frozen(now ?? {}, before ?? {}, shape))) {
    faults.push(
      fault('immutable', ['spec'], undefined, 'only change in what CAPO lets change', 'take the change back, or replace the cluster'),
    );
  }
  return faults;
}

const free = ['identityRef', 'bastion', 'controlPlaneAvailabilityZones', 'controlPlaneOmitAvailabilityZone', 'primarySubnet'];
const ruleLists = [
  'allNodesSecurityGroupRules',
  'clusterNodesSecurityGroupRules',
  'controlPlaneNodesSecurityGroupRules',
  'workerNodesSecurityGroupRules',
  'allowAllInClusterTraffic',
];

/** What of a specification may not change, given what was there before. */
function frozen(spec: Section, before: Section, { balancer, older }: Shape): unknown {
  let form = free.reduce<Section>(without, spec);
  if (!isSet(before, ['controlPlaneEndpoint', 'host'])) form = without(form, 'controlPlaneEndpoint');
  if (before['managedSecurityGroups'] === undefined) form = without(form, 'managedSecurityGroups');
  else if (form['managedSecurityGroups'] !== undefined) {
    form = withAt(form, ['managedSecurityGroups'], ruleLists.reduce<Section>(without, sectionAt(form, ['managedSecurityGroups'])));
  }
  if (valueAt(form, balancer) !== undefined) {
    form = withAt(form, balancer, ['allowedCIDRs', 'monitor'].reduce<Section>(without, sectionAt(form, balancer)));
  }
  const subnets = form['managedSubnets'];
  if (Array.isArray(subnets))
    form = withAt(
      form,
      ['managedSubnets'],
      subnets.map((subnet) => without(subnet as Section, 'dnsNameservers')),
    );
  return firstSettings(form, before, older);
}

/** Without a floating IP the port and address of the API server may be set once. */
function firstSettings(form: Section, before: Section, older: boolean): Section {
  const none = older ? before['disableAPIServerFloatingIP'] === true : sectionAt(before, ['apiServer'])['enableFloatingIP'] === false;
  if (!none) return form;
  const paths = older
    ? [['apiServerPort'], ['apiServerFixedIP']]
    : [
        ['apiServer', 'port'],
        ['apiServer', 'fixedIP'],
      ];
  return paths.reduce<Section>((made, path) => {
    const [key = '', below] = path;
    if (isSet(before, path) || valueAt(made, path) === undefined) return made;
    return below === undefined ? without(made, key) : withAt(made, [key], without(sectionAt(made, [key]), below));
  }, form);
}
