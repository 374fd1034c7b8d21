import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import type { Fleet } from '../model/fleet.gen.ts';
import type { Issue } from '../model/issue.ts';

/** What a control plane or a node pool takes until its files are printed: measured with 30,000 clusters of one pool, which need 840 MB. */
const bytesPerMachineGroup = 14_000;

/**
 * An issue where a fleet cannot fit into the memory that Node may use: else Node would end in the middle of it, with a report about itself. `limitBytes` is
 * the heap's; absent: that of this process.
 */
export function roomIssues(fleet: Fleet, limitBytes: number = getHeapStatistics().heap_size_limit): readonly Issue[] {
  const needed = machineGroups(fleet) * bytesPerMachineGroup;
  if (needed <= limitBytes) return [];
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MB`;
  return [
    {
      code: 'environment/too-large',
      severity: 'error',
      path: ['clusters'],
      got: `${Object.keys(fleet.clusters).length} clusters, which need about ${megabytes(needed)} of memory`,
      must: `fit into the ${megabytes(limitBytes)} that Node may use`,
      fix: `split the environment, or run with NODE_OPTIONS=--max-old-space-size=${Math.ceil((needed * 1.5) / 2 ** 20)}`,
    },
  ];
}

/** Fleets above this size would grow the heap to more than 1 GB. */
const manyGroups = 8_000;

/**
 * Trades time for memory where a fleet is very large. V8 lets the heap grow to several times what lives in it before it looks for what does not; from here
 * on it looks once the heap has grown by a quarter, which takes about a tenth more processor time. To be called before the fleet is resolved.
 */
export function keepHeapSmall(fleet: Fleet): void {
  if (machineGroups(fleet) > manyGroups) setFlagsFromString('--heap-growing-percent=25');
}

const machineGroups = ({ clusters }: Fleet): number =>
  Object.values(clusters).reduce((sum, { nodePools = {} }) => sum + 1 + Object.keys(nodePools).length, 0);
