import { mostPayloadBytes } from '../model/addons/manifests.ts';
import type { KubeObject } from '../model/object.ts';
import { printed, printedBytes } from '../yaml/printed.ts';
import { inOrder, stageOf, stages } from './order.ts';

/** The `data` of one ConfigMap: keys that sort by bytes in the order of their stages, each with documents of YAML. */
export type Data = Readonly<Record<string, string>>;

/**
 * The objects of a payload as the `data` of as few ConfigMaps as filling them in order gives, each below 1 MiB (`mostPayloadBytes`). ConfigMaps are to be
 * applied in their order. Texts are cut between documents only; an object that is too large by itself gets a ConfigMap by itself, which the rule
 * `addons/manifests-too-large` refuses before. No value is shorter than the 32 bytes that Cluster API needs, since no object is (capi 6). Linear in the texts.
 *
 * @param limit bytes that one ConfigMap may hold.
 */
export function pack(objects: readonly KubeObject[], limit: number = mostPayloadBytes): readonly Data[] {
  const bins: KubeObject[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const object of inOrder(objects)) {
    const bytes = printedBytes(object);
    if (filled + bytes > limit) {
      bins.push([]);
      filled = 0;
    }
    bins.at(-1)?.push(object);
    filled += bytes;
  }
  return bins.map(data);
}

function data(objects: readonly KubeObject[]): Data {
  const values = stages.map((stage, index) => {
    const texts = objects.filter((object) => stageOf(object) === stage).map(printed);
    return [`0${index}-${stage}.yaml`, texts.join('---\n')] as const;
  });
  return Object.fromEntries(values.filter(([, text]) => text !== ''));
}
