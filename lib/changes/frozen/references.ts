import { textAt } from '../../admission/server/section.ts';
import type { FrozenField } from './field.ts';

const references = {
  controlPlaneRef: {
    label: 'the control plane',
    why: 'The server takes it, but another control plane has another etcd and other certificates: it is another cluster, and the old one’s machines are left behind.',
  },
  infrastructureRef: {
    label: 'the infrastructure',
    why: 'The server takes it, but the machines stand in the old infrastructure, whose endpoint every node points at.',
  },
};

/** References of a Cluster that the server lets lead to another object. One that is new harms nothing; to remove one the server refuses. */
export const clusterReferences: readonly FrozenField[] = Object.entries(references).flatMap(([key, { label, why }]) =>
  ['kind', 'name'].map((part) => {
    const path = ['spec', key, part];
    return {
      type: 'cluster.x-k8s.io/Cluster',
      path,
      label: `${label}: ${part === 'kind' ? 'another kind' : 'another object'}`,
      counts: (was, now) => [was, now].every(({ object }) => textAt(object, path) !== ''),
      why,
      source: 'capi 3',
    } satisfies FrozenField;
  }),
);
