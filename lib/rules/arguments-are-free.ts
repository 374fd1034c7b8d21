import { defineRule } from './rule.ts';
import { everyArgument, type Program } from './walks.ts';

/** What Capstan or the distribution sets from other parts of a fleet, and where it is said there. */
const owned: Readonly<Record<Program, Readonly<Record<string, string>>>> = {
  kubelet: {
    'cloud-provider': 'leave it out: it is always `external`',
    'hostname-override': 'leave it out: a node is named as its server',
    'node-labels': 'write them as `labels` of the node pool',
    'provider-id': 'leave it out: `providerIDFormat` decides',
    'register-with-taints': 'write them as `taints` of the node pool',
  },
  apiServer: {
    'etcd-servers': 'leave it out: the distribution sets it',
    'secure-port': 'leave it out: with kubeadm `network.apiServerPort` sets it, and RKE2 has 6443',
    'service-cluster-ip-range': 'write it as `network.services`',
  },
  controllerManager: {
    'cloud-provider': 'leave it out: it is always `external`',
    'cluster-cidr': 'write it as `network.pods`',
    'cluster-name': 'leave it out: it is the name of the cluster',
    'service-cluster-ip-range': 'write it as `network.services`',
  },
  scheduler: {},
  etcd: {},
  kubeProxy: {
    'cluster-cidr': 'write it as `network.pods`',
    'hostname-override': 'leave it out: a node is named as its server',
  },
};

export const argumentsAreFree = defineRule({
  code: 'arguments/owned',
  why: 'Two writers of one argument: the two sides of the cluster would disagree, and nodes register wrongly or not at all.',
  *check(fleet) {
    for (const { program, name, path } of everyArgument(fleet)) {
      const fix = Object.hasOwn(owned[program], name) ? owned[program][name] : undefined;
      if (fix !== undefined) yield { path, got: `'${name}'`, must: 'be left to Capstan', fix };
    }
    for (const { path, distribution, nodePools } of fleet.clusters) {
      if (distribution.auditPolicySecret !== undefined && Object.hasOwn(distribution.apiServer?.extraArgs ?? {}, 'audit-policy-file')) {
        yield {
          path: [...path, 'distribution', 'apiServer', 'extraArgs', 'audit-policy-file'],
          got: "'audit-policy-file' beside `auditPolicySecret`",
          must: 'be said once',
          fix: 'keep `auditPolicySecret`',
        };
      }
      for (const { path: above, maxPods, kubeletExtraArgs } of nodePools) {
        if (maxPods === undefined || !Object.hasOwn(kubeletExtraArgs, 'max-pods')) continue;
        yield {
          path: [...above, 'kubeletExtraArgs', 'max-pods'],
          got: "'max-pods' beside `maxPods`",
          must: 'be said once',
          fix: 'keep `maxPods`',
        };
      }
    }
  },
});
