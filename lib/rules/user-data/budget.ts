import type { CompleteCluster, CompleteFleet, CompleteMachines } from '../../model/complete.ts';
import type { Path } from '../../model/path.ts';
import { walk } from '../rule.ts';
import { kubeadmUserData } from './kubeadm.ts';
import { type Distribution, type DistributionType, type Estimate, type Estimator, largest, type Part, sum } from './parts.ts';
import { rke2UserData } from './rke2.ts';

/** 65,535 characters of base64 hold 49,149 bytes (captf 11.2, M6). */
export const limit = 49149;

/** Above nine tenths, a longer name of a cluster or a rotated certificate may be the last straw. */
export const near = Math.floor(limit * 0.9);

const estimators: { readonly [T in DistributionType]: Estimator<T> } = { kubeadm: kubeadmUserData, rke2: rke2UserData };

const estimate = <T extends DistributionType>(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: Distribution<T>,
  machines: CompleteMachines,
): Estimate => estimators[distribution.type](fleet, cluster, distribution, machines);

/** The user data of one group of machines. */
export interface UserData {
  readonly path: Path;
  readonly parts: readonly Part[];
  /** What Nova is given: no fewer than the provider will render. Before compression, where that is below `near` already. */
  readonly bytes: number;
  /** What it is before compression, where it was worth the time to look. */
  readonly plainBytes?: number;
  readonly saving?: string;
}

/** The user data of every group of machines; what Secrets and ConfigMaps hold counts as nothing, since their size is not known. */
export const everyUserData: (fleet: CompleteFleet) => readonly UserData[] = walk(function* (fleet): Generator<UserData> {
  for (const cluster of fleet.clusters) {
    for (const machines of [cluster.controlPlane, ...cluster.nodePools]) {
      const { parts, compressed, saving } = estimate(fleet, cluster, cluster.distribution, machines);
      const plainBytes = sum(parts);
      yield {
        path: machines.path,
        parts,
        ...(compressed === undefined || plainBytes <= near ? { bytes: plainBytes } : { bytes: compressed(), plainBytes }),
        ...(saving === undefined ? {} : { saving }),
      };
    }
  }
});

/** What was found, for a message. */
export const sized = ({ bytes, plainBytes, parts }: UserData): string =>
  plainBytes === undefined
    ? `about ${bytes} bytes of user data, the most of it ${largest(parts)}`
    : `about ${bytes} bytes of compressed user data, ${plainBytes} before that, the most of it ${largest(parts)}`;

/** What to do about it. */
export const remedy = ({ saving }: UserData): string =>
  `put large files into the image, or fetch them at boot${saving === undefined ? '' : `; ${saving}`}`;
