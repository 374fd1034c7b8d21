import { contentHash } from '../model/hash.ts';
import type { KubeObject } from '../model/object.ts';
import { onceForObject } from '../model/remembered.ts';
import { inOrder } from './order.ts';
import { type Data, pack } from './pack.ts';
import type { Payload } from './payload.ts';
import { resourceSet } from './resource-set.ts';

/** How a payload gets into the clusters of a namespace: a ClusterResourceSet with its ConfigMaps, and the label by which a Cluster asks for them. */
export interface Delivery {
  readonly addon: string;
  /** `<addon>-<release>-<hash of the objects>`, the release's dots as `-`. */
  readonly name: string;
  /** `addons.capstan/<addon>`: one release of an add-on at a time. */
  readonly labels: Readonly<Record<string, string>>;
  readonly data: readonly Data[];
}

/** The domain of the labels by which Clusters ask for add-ons. */
export const labelDomain = 'addons.capstan';

/**
 * The delivery of a payload, worked out once for each. Equal payloads have equal ones; any other content has another name and label, so a cluster moves
 * to it by its own label, and others stay.
 */
export const deliveryOf = onceForObject(({ addon, release, objects }: Payload): Delivery => {
  const hash = contentHash(inOrder(objects));
  const value = release === undefined ? hash : `${release}-${hash}`;
  return { addon, name: `${addon}-${value.replaceAll('.', '-')}`, labels: { [`${labelDomain}/${addon}`]: value }, data: pack(objects) };
});

/** The objects of a delivery in the management cluster: the set, then what it applies, in that order. */
export function delivered({ name, labels, data }: Delivery, namespace: string): readonly KubeObject[] {
  const names = data.map((_, index) => (data.length === 1 ? name : `${name}-${index + 1}`));
  const resources = names.map((each) => ({ kind: 'ConfigMap' as const, name: each }));
  return [
    resourceSet({ name, namespace, labels, resources }),
    ...data.map(
      (texts, index): KubeObject => ({
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: names[index] ?? name, namespace },
        data: texts,
      }),
    ),
  ];
}
