import { type Expression, has } from '../expression.ts';
import { isSection, numberAt, sectionAt, textAt } from '../section.ts';

const isTrue = (value: unknown, key: string): boolean => isSection(value) && value[key] === true;
const isFalse = (value: unknown, key: string): boolean => isSection(value) && value[key] === false;

const zone = (at: readonly string[]): Expression => ({
  at,
  holds: (value) => ((textAt(value, ['from']) || 'Name') === 'Name') === has(value, 'name'),
  must: 'hold `name` exactly when `from` is `Name`, which it is where nothing is said',
});

const hint = (at: readonly string[], type: string, key: string): Expression => ({
  at,
  holds: (value) => (textAt(value, ['type']) === type) === has(value, key),
  must: `hold \`${key}\` exactly when \`type\` is \`${type}\``,
});

/** A region may only be compared where both sides have one: the rule fails where just one has, so it can neither come nor go. */
const region = (at: readonly string[]): Expression => ({
  at,
  transition: true,
  holds: (value, old) => textAt(value, ['region']) === textAt(old, ['region']) && has(value, 'region') === has(old, 'region'),
  must: 'keep its `region`: it can be neither changed nor added nor removed',
});

const flavor = (at: readonly string[]): Expression => ({
  at,
  holds: (value) => has(value, 'flavor') || has(value, 'flavorID'),
  must: 'hold `flavor` or `flavorID`',
});

/** What CAPO's CRDs state in CEL about a machine specification; `older` is v1beta1, where a flavor has two names. */
export const machineExpressions = (path: readonly string[], older: boolean): readonly Expression[] => {
  const value = [...path, 'schedulerHintAdditionalProperties', '*', 'value'];
  return [
    ...(older ? [flavor(path)] : []),
    zone([...path, 'additionalBlockDevices', '*', 'storage', 'volume', 'availabilityZone']),
    zone([...path, 'rootVolume', 'availabilityZone']),
    region([...path, 'identityRef']),
    hint(value, 'Bool', 'bool'),
    hint(value, 'Number', 'number'),
    hint(value, 'String', 'string'),
  ];
};

const bastionSpec: Expression = {
  at: ['spec', 'bastion'],
  holds: (bastion) => isFalse(bastion, 'enabled') || has(bastion, 'spec'),
  must: 'hold `spec`, since it is enabled',
};

const hasFloatingBastion = (spec: unknown): boolean => has(sectionAt(spec, ['bastion']), 'floatingIP');

/** The same of a cluster, in v1beta1. */
export const olderClusterExpressions: readonly Expression[] = [
  {
    at: ['spec'],
    holds: (spec) => !isTrue(spec, 'disableExternalNetwork') || !hasFloatingBastion(spec),
    must: 'give the bastion no floating IP, since `disableExternalNetwork` is true',
  },
  {
    at: ['spec'],
    holds: (spec) => !isTrue(spec, 'disableExternalNetwork') || isTrue(spec, 'disableAPIServerFloatingIP'),
    must: 'set `disableAPIServerFloatingIP: true`, since `disableExternalNetwork` is true',
  },
  bastionSpec,
  ...machineExpressions(['spec', 'bastion', 'spec'], true),
  region(['spec', 'identityRef']),
];

/** The same of a cluster, in v1beta2. */
export const clusterExpressions: readonly Expression[] = [
  {
    at: ['spec'],
    holds: (spec) => !isFalse(spec, 'enableExternalNetwork') || !hasFloatingBastion(spec),
    must: 'give the bastion no floating IP, since `enableExternalNetwork` is false',
  },
  {
    at: ['spec'],
    holds: (spec) => !isFalse(spec, 'enableExternalNetwork') || isFalse(sectionAt(spec, ['apiServer']), 'enableFloatingIP'),
    must: 'set `apiServer.enableFloatingIP: false`, since `enableExternalNetwork` is false',
  },
  bastionSpec,
  ...machineExpressions(['spec', 'bastion', 'spec'], false),
  region(['spec', 'identityRef']),
  {
    at: ['spec', 'managedNetwork'],
    holds: (network) => has(network, 'mtu') || has(network, 'enablePortSecurity'),
    must: 'hold `mtu` or `enablePortSecurity`',
  },
  { at: ['spec', 'managedRouter'], holds: (router) => has(router, 'externalIPs'), must: 'hold `externalIPs`' },
];

/** How many of the ways to say whom a rule lets in a rule uses. */
export const remotes = (rule: unknown): number =>
  ['remoteManagedGroups', 'remoteGroupID', 'remoteIPPrefix'].filter((key) => has(rule, key) || numberAt(rule, [key]) !== undefined).length;
