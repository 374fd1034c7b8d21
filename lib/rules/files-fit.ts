import { bundleText, fileText } from '../model/file-text.ts';
import { defineRule } from './rule.ts';
import { everyFile } from './walks.ts';

/** Cluster API counts characters, not bytes; RKE2's provider has no limit (capi 8, 9). */
const limit = 10240;

export const filesFit = defineRule({
  code: 'file/too-long',
  why: 'The API server refuses the control plane or the bootstrap template when it is applied, after the synth and the review.',
  *check(fleet) {
    for (const { cluster, file, path } of everyFile(fleet)) {
      if (cluster.distribution.type !== 'kubeadm') continue;
      const { length, encoded } = typeof file.content === 'string' ? written(file.content) : nothing;
      if (length <= limit) continue;
      yield {
        path: [...path, 'content'],
        got: `${length} characters${encoded ? ' of base64, which Capstan writes because the text is not plain' : ''}`,
        must: `have at most ${limit} characters${encoded ? `, so ${(limit / 4) * 3} bytes before the base64` : ''}`,
        fix: 'put the text into a Secret and write `secretKey({ name, key })`, or split the file',
      };
    }
    for (const { distribution, trustedCAs } of fleet.clusters) {
      if (distribution.type !== 'kubeadm') continue;
      for (const { pem, path } of trustedCAs) {
        const { length } = written(bundleText(pem));
        if (length <= limit) continue;
        yield {
          path,
          got: `${length} characters`,
          must: `have at most ${limit} characters, since it becomes one file`,
          fix: 'split the bundle into several entries of `trustedCAs`',
        };
      }
    }
  },
});

interface Length {
  readonly length: number;
  readonly encoded: boolean;
}

const nothing: Length = { length: 0, encoded: false };
const known = new Map<string, Length>();

/** How long a text is as it will be emitted. Remembered: many clusters have the same files. */
function written(text: string): Length {
  let found = known.get(text);
  if (found === undefined) {
    const { content, encoding } = fileText(text);
    found = { length: content.length <= limit ? content.length : [...content].length, encoded: encoding !== undefined };
    known.set(text, found);
  }
  return found;
}
