import { cloudConfig } from './cloud-config.ts';
import { ignition } from './ignition.ts';
import type { Estimator } from './parts.ts';
import { configText } from './rke2-config.ts';
import { rke2Files } from './rke2-files.ts';

const formats = { 'cloud-config': cloudConfig, ignition } as const;

/** What RKE2's bootstrap provider makes, by the rendering of CAPRKE2 v0.25.0. Of a control plane the first server, which alone carries the CAs. */
export const rke2UserData: Estimator<'rke2'> = (fleet, cluster, distribution, machines) => {
  const files = rke2Files(cluster, distribution, machines, configText(fleet, cluster, distribution, machines));
  return formats[distribution.format](cluster, distribution, machines, files);
};
