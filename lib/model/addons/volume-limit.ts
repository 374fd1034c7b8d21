import type { CompleteAddons } from './index.ts';

/** The first minor of the Cluster Autoscaler that heeds how many volumes a node takes (capi 12). */
const heedsVolumes = 35;

/**
 * How many Cinder volumes a node of the cluster takes, where its autoscaler can be told: with the Cinder driver and an autoscaler from 1.35 on.
 * Cinder's own default, 256, is told as well.
 */
export function volumeLimit({ clusterAutoscaler, cinderCSI, cloudConf }: CompleteAddons): number | undefined {
  if (clusterAutoscaler === undefined || cinderCSI === undefined) return undefined;
  return Number(clusterAutoscaler.version.split('.')[1]) >= heedsVolumes ? cloudConf?.blockStorage?.nodeVolumeAttachLimit : undefined;
}
