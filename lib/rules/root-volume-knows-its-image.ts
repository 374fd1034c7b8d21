import { defineRule, everyMachines } from './rule.ts';

export const rootVolumeKnowsItsImage = defineRule({
  code: 'machines/root-volume-image',
  why: 'The machine module makes volumes from an image id only, and says so inside the Job of every machine.',
  *check(fleet) {
    const { images } = fleet.cloud;
    for (const { machines, path } of everyMachines(fleet)) {
      const image = Object.hasOwn(images, machines.image) ? images[machines.image] : undefined;
      if (machines.rootVolume === undefined || image?.type !== 'name') continue;
      yield {
        path: [...path, 'rootVolume'],
        got: `a root volume with the image '${machines.image}', which is given by its name`,
        must: 'have an image given by its id',
        fix: `write \`imageId('…')\` in \`cloud.images\` (\`openstack image show\`), or leave the root volume out`,
      };
    }
  },
});
