import { defineRule } from './rule.ts';
import { imageReference } from './syntax/image-reference.ts';

export const moduleLinesAgree = defineRule({
  code: 'infrastructure/module-lines',
  why: 'The machine module refuses what a cluster module of another release line exports, in the Job of every machine.',
  *check({ infrastructure }) {
    const cluster = line(infrastructure.modules.cluster);
    const machine = line(infrastructure.modules.machine);
    if (cluster === undefined || machine === undefined || cluster === machine) return;
    yield {
      path: ['infrastructure', 'modules', 'machine'],
      got: `${machine}, while the cluster module is ${cluster}`,
      must: 'be of the same release as `modules.cluster`',
      fix: `use ${cluster} for both`,
    };
  },
});

/** `v0.1.0` of `…:v0.1.0-opentofu`. */
const line = (text: string): string | undefined => /^v[0-9]+\.[0-9]+\.[0-9]+/.exec(imageReference(text)?.tag ?? '')?.[0];
