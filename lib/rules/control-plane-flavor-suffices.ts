import { defineRule } from './rule.ts';

/** kubeadm's preflight wants 2 CPUs and 1,700 MB (kubernetes v1.34: cmd/kubeadm/app/constants). */
const vcpus = 2;
const bytes = 1700 * 1000 * 1000;
const units: Readonly<Record<string, number>> = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };

export const controlPlaneFlavorSuffices = defineRule({
  code: 'control-plane/flavor-too-small',
  why: "kubeadm's preflight fails on the first machine: it boots, stays, and no node ever appears.",
  *check({ clusters, cloud }) {
    for (const { controlPlane, distribution } of clusters) {
      if (distribution.type !== 'kubeadm') continue;
      const flavor = Object.hasOwn(cloud.flavors, controlPlane.flavor) ? cloud.flavors[controlPlane.flavor] : undefined;
      if (flavor === undefined) continue;
      const memory = Number.parseInt(flavor.memory, 10) * (units[flavor.memory.slice(-2)] ?? 1);
      if (flavor.vcpus >= vcpus && memory >= bytes) continue;
      yield {
        path: [...controlPlane.path, 'flavor'],
        got: `'${controlPlane.flavor}' with ${flavor.vcpus} vcpu${flavor.vcpus === 1 ? '' : 's'} and ${flavor.memory}`,
        must: `have at least ${vcpus} vcpus and 1700 MB of memory, as kubeadm demands of control planes`,
        fix: 'choose a larger flavor',
      };
    }
  },
});
