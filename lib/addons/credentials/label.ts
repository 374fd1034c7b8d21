import { needsCredential } from '../../model/addons/credentials.ts';
import type { CompleteCluster } from '../../model/complete.ts';

/** The label by which a Cluster asks for what is its own alone; none where nothing is. */
export const clusterLabels = ({ name, addons }: Pick<CompleteCluster, 'name' | 'addons'>): Readonly<Record<string, string>> =>
  needsCredential(addons) ? { 'addons.capstan/cluster': name } : {};
