import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { isImageReference } from './syntax/image-reference.ts';

export const moduleReferencesAreLegal = defineRule({
  code: 'infrastructure/module-form',
  why: "CAPTF's webhook refuses the object when it is applied, after the synth and the review.",
  *check({ infrastructure }) {
    for (const [name, text] of Object.entries(infrastructure.modules)) {
      if (isImageReference(text)) continue;
      yield {
        path: ['infrastructure', 'modules', name],
        got: show(text),
        must: 'be a container image: `registry/path:tag` or `registry/path@sha256:…`, the path in small letters',
        fix: "write it as `docker pull` takes it, without 'https://'",
      };
    }
  },
});
