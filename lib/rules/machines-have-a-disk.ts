import { defineRule, everyMachines } from './rule.ts';

export const machinesHaveADisk = defineRule({
  code: 'machines/disk-missing',
  why: "Nova then boots from a disk of the image's own size, or not at all: the first images pulled fill it, and the node is lost.",
  *check(fleet) {
    const { flavors } = fleet.cloud;
    for (const { machines, path } of everyMachines(fleet)) {
      const flavor = Object.hasOwn(flavors, machines.flavor) ? flavors[machines.flavor] : undefined;
      if (flavor === undefined || flavor.disk !== undefined || machines.rootVolume !== undefined) continue;
      yield {
        path: [...path, 'rootVolume'],
        got: `none, with the flavor '${machines.flavor}', which has no disk`,
        must: 'be given where the flavor has no disk',
        fix: `write \`rootVolume: { size: '60Gi' }\`, or the flavor's \`disk\` if it has one`,
      };
    }
  },
});
