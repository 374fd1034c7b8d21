import type { CompleteDistribution } from '../complete.ts';

/** What installs Kubernetes. */
export type DistributionName = CompleteDistribution['type'];

/** The fields that something becomes: by the kind of object, the paths in it. Names that hash a template's content follow it, and are not named. */
export interface Lands {
  readonly lands: Readonly<Record<string, readonly string[]>>;
}

/** Why a distribution cannot do it, and what to write instead. */
export interface Cannot {
  readonly reason: string;
  readonly fix: string;
}

/** One thing that a fleet can ask for in the same words, whatever installs Kubernetes. `words` is a path below a cluster; `*` is any name. */
export interface Ability {
  readonly words: string;
  readonly kubeadm: Lands | Cannot;
  readonly rke2: Lands | Cannot;
}

export const can = (ability: Lands | Cannot): ability is Lands => 'lands' in ability;

export const cannot = (reason: string, fix: string): Cannot => ({ reason, fix });
