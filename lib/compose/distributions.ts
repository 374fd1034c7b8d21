import type { CompleteDistribution } from '../model/complete.ts';
import type { Distribution } from '../model/fleet.gen.ts';

/** A distribution with its defaults. */
export function distribution(given: Distribution): CompleteDistribution {
  if (given.type === 'kubeadm') return given;
  const { cni = 'canal', registrationMethod = 'control-plane-endpoint', format = 'cloud-config' } = given;
  return { ...given, cni, registrationMethod, format, gzipUserData: given.gzipUserData ?? format === 'cloud-config' };
}

/** When machines are replaced ahead of their certificates' end, if nobody says so; an RKE2 server renews its own when it starts (addons 9.2). */
export const certificatesExpiryDays = (given: Distribution | undefined): number | undefined => (given?.type === 'rke2' ? undefined : 30);
