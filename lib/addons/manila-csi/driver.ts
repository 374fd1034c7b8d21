import type { Container, Volume, VolumeMount } from '../kubernetes.ts';
import { driver, partnerFolder, runtimeConfig } from './names.ts';
import type { Options } from './options.ts';

/**
 * The driver's container as the controller and the nodes have it, but for what each adds. The binary is called without a shell, whose quoting would be
 * one more thing to get right (addons 3.2).
 *
 * @param endpoint the URL of the socket that it listens at.
 */
export const driverContainer = (
  { images, topology, exportLocation }: Options,
  endpoint: string,
  own: readonly string[],
  mounts: readonly VolumeMount[],
): Container => ({
  name: 'manila-csi-plugin',
  image: images.manilaCSI,
  imagePullPolicy: 'IfNotPresent',
  command: ['/bin/manila-csi-plugin'],
  args: [
    '--v=2',
    `--endpoint=${endpoint}`,
    `--drivername=${driver}`,
    '--share-protocol-selector=NFS',
    `--fwdendpoint=unix://${partnerFolder}/csi.sock`,
    ...(topology ? ['--with-topology'] : []),
    ...(exportLocation === undefined ? [] : [`--runtime-config-file=${runtimeConfig.folder}/${runtimeConfig.key}`]),
    ...own,
  ],
  volumeMounts: [
    ...mounts,
    { name: 'fwd-plugin-dir', mountPath: partnerFolder },
    ...(exportLocation === undefined ? [] : [{ name: 'runtime-config', mountPath: runtimeConfig.folder, readOnly: true }]),
  ],
});

/** The volumes that it needs everywhere. The partner's folder as `Directory` makes a pod wait until the partner has run on its node. */
export const driverVolumes = ({ exportLocation }: Options, type: 'Directory' | 'DirectoryOrCreate'): Volume[] => [
  { name: 'fwd-plugin-dir', hostPath: { path: partnerFolder, type } },
  ...(exportLocation === undefined ? [] : [{ name: 'runtime-config', configMap: { name: runtimeConfig.name } }]),
];
