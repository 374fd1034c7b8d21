import type { CompleteCluster, CompleteFleet, CompleteMachines, CompleteNodePool } from '../model/complete.ts';
import { type Issue, legibleIssue, type Severity } from '../model/issue.ts';
import type { Path } from '../model/path.ts';

/** What a rule found: the issue without what the rule itself knows. */
export type Finding = Pick<Issue, 'path' | 'got' | 'must' | 'fix'>;

/** Sense that no schema can tell: one rule, one file, one fixture pair. */
export interface Rule {
  /** `area/what`, as printed and as accepted in a fleet. Stable for ever. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what would happen without the rule, and when. */
  readonly why: string;
  /** Yields every finding, in any order; never throws for a fleet that fits the schema. Linear in the number of clusters. */
  readonly check: (fleet: CompleteFleet) => Iterable<Finding>;
}

/** Declares a rule; `severity` is `error` where nothing is said. */
export const defineRule = (rule: Omit<Rule, 'severity'> & { readonly severity?: Severity }): Rule => ({ severity: 'error', ...rule });

/** Runs rules over a complete fleet. */
export function* findings(rules: readonly Rule[], fleet: CompleteFleet): Generator<Issue> {
  for (const { code, severity, why, check } of rules) {
    for (const finding of check(fleet)) yield legibleIssue({ code, severity, why, ...finding });
  }
}

/** A walk over a fleet that is done once for each fleet, however many rules take it. */
export function walk<T>(steps: (fleet: CompleteFleet) => Iterable<T>): (fleet: CompleteFleet) => readonly T[] {
  const taken = new WeakMap<CompleteFleet, readonly T[]>();
  return (fleet) => {
    const before = taken.get(fleet);
    if (before !== undefined) return before;
    const found = [...steps(fleet)];
    taken.set(fleet, found);
    return found;
  };
}

/** A node pool with its cluster and its place. */
export interface PoolAt {
  readonly cluster: CompleteCluster;
  readonly pool: CompleteNodePool;
  readonly path: Path;
}

/** Every node pool with its cluster. */
export const everyNodePool = walk(function* (fleet): Generator<PoolAt> {
  for (const cluster of fleet.clusters) for (const pool of cluster.nodePools) yield { cluster, pool, path: pool.path };
});

/** A group of machines with its cluster and its place. */
export interface MachinesAt {
  readonly cluster: CompleteCluster;
  readonly machines: CompleteMachines;
  readonly path: Path;
}

/** Every group of machines, control planes and node pools alike. */
export const everyMachines = walk(function* (fleet): Generator<MachinesAt> {
  for (const cluster of fleet.clusters) {
    for (const machines of [cluster.controlPlane, ...cluster.nodePools]) yield { cluster, machines, path: machines.path };
  }
});
