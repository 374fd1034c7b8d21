import { defineRule } from './rule.ts';
import { imageReference } from './syntax/image-reference.ts';

export const moduleTagsStandStill = defineRule({
  code: 'infrastructure/module-moves',
  severity: 'warning',
  why: 'Such a tag means another module tomorrow, so that clusters made from one commit differ.',
  *check({ infrastructure }) {
    for (const [name, text] of Object.entries(infrastructure.modules)) {
      const image = imageReference(text);
      if (image === undefined || image.digest !== undefined || /^v[0-9]/.test(image.tag ?? '')) continue;
      yield {
        path: ['infrastructure', 'modules', name],
        got: image.tag === undefined ? 'no tag' : `the tag '${image.tag}'`,
        must: 'name one release, best with its digest',
        fix: 'use a tag such as `v0.1.0-opentofu`, followed by `@sha256:…`',
      };
    }
  },
});
