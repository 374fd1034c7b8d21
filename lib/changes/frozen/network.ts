import { textAt } from '../../admission/server/section.ts';
import type { FrozenField, Surroundings } from './field.ts';

const type = 'cluster.x-k8s.io/Cluster';
const path = (...keys: string[]) => ['spec', 'clusterNetwork', ...keys];
const ranges =
  'The server takes it, but the control plane was initialised with the old ranges, and its Pods, Services and certificates keep them: machines made later would not fit.';
const source = 'capi 3, 9; case BC-41';

/** RKE2 reads the domain from its own field alone. */
const isKubeadm = (...sides: readonly Surroundings[]): boolean =>
  sides.some(({ object }) => textAt(object, ['spec', 'controlPlaneRef', 'kind']) !== 'RKE2ControlPlane');

/** What kubeadm and RKE2 are initialised with. The server lets all of it change at any time. */
export const networks: readonly FrozenField[] = [
  { type, path: path('pods', 'cidrBlocks'), label: 'the range of the Pods', why: ranges, source },
  { type, path: path('services', 'cidrBlocks'), label: 'the range of the Services', why: ranges, source },
  {
    type,
    path: path('serviceDomain'),
    label: 'the domain of the Services (kubeadm)',
    absent: 'cluster.local',
    counts: isKubeadm,
    why: 'The server takes it, but the control plane was initialised with the old domain: DNS would answer for one name, and nodes made later ask for the other.',
    source,
  },
];
