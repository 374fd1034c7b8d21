import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';

/**
 * `openstack:///<id>` or `openstack://<region>/<id>`: exactly what the machine module reports, or the Machine never finds its node. `id` is what
 * cloud-init puts the server's id in for.
 */
export const providerID = ({ cloud }: CompleteFleet, { providerIDFormat }: CompleteCluster, id: string): string =>
  `openstack://${providerIDFormat === 'regional' ? cloud.region : ''}/${id}`;

/** `key=value`, in the order of the labels. */
export const nodeLabels = (labels: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(labels).map(([key, value]) => `${key}=${value}`);
