import { providerImages } from '../../model/addons/releases.ts';
import type { Container } from '../kubernetes.ts';
import { confined, requests } from '../pod.ts';

const folder = '/var/lib/csi/sockets/pluginproxy/';

/** A program beside the driver, which speaks to it over the socket in `socket-dir`. It needs nothing else of its node. */
export const sidecar = (name: string, image: string, ...args: readonly string[]): Container => ({
  name,
  image,
  imagePullPolicy: 'IfNotPresent',
  args: ['--csi-address=$(ADDRESS)', ...args],
  env: [{ name: 'ADDRESS', value: `${folder}csi.sock` }],
  resources: requests('10m', '32Mi'),
  securityContext: confined,
  volumeMounts: [{ name: 'socket-dir', mountPath: folder }],
});

/** What the sidecars of the controller differ in. */
export interface Sidecars {
  readonly release: string;
  /** Whether volumes know zones. */
  readonly topology: boolean;
  readonly snapshots: boolean;
}

/** The sidecars of the controller; of several controllers' sidecars the elected ones work. The arguments are upstream's (addons 2.2). */
export function controllerSidecars({ release, topology, snapshots }: Sidecars): readonly Container[] {
  const images = providerImages(release);
  const [timeout, elected] = ['--timeout=3m', '--leader-election=true'];
  const metadata = '--extra-create-metadata';
  return [
    sidecar('csi-attacher', images.attacher, timeout, elected, '--default-fstype=ext4'),
    sidecar(
      'csi-provisioner',
      images.provisioner,
      timeout,
      '--default-fstype=ext4',
      `--feature-gates=Topology=${topology}`,
      metadata,
      elected,
    ),
    ...(snapshots ? [sidecar('csi-snapshotter', images.snapshotter, timeout, metadata, elected)] : []),
    sidecar('csi-resizer', images.resizer, timeout, '--handle-volume-inuse-error=false', elected),
    sidecar('liveness-probe', images.livenessProbe),
  ];
}
