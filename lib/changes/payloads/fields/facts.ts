import { textAt } from '../../../admission/server/section.ts';
import type { KubeObject } from '../../../model/object.ts';
import type { LiveField } from './field.ts';

const isFacts = ({ metadata }: KubeObject): boolean => metadata.name === 'capstan-cluster' && metadata.namespace === 'kube-system';

/** A fact that comes or goes with a release of ours is no change of it. */
const fact = (key: string, label: string, why: string): LiveField => ({
  type: 'ConfigMap',
  path: ['data', key],
  label,
  isShown: true,
  counts: (was, now) => isFacts(was) && [was, now].every((object) => textAt(object, ['data', key]) !== ''),
  fix: 'set it back; another value needs a new cluster',
  why,
  source: 'addons 1.6',
});

/** What `lib/addons/cluster-facts.ts` tells the controllers of a cluster. The server takes the change. */
export const factFields: readonly LiveField[] = [
  fact(
    'cluster-name',
    'the name that load balancers and volumes carry',
    'The controllers find load balancers and volumes by this name: those that are there would be left behind, and others made.',
  ),
  fact(
    'regional',
    'the form of provider ids, for the controllers',
    'Nodes that are there keep ids of the old form, by which the cloud controller manager would no longer find their machines.',
  ),
];
