/** Who wrote which fields of a stored object, and when: an entry of `metadata.managedFields`. */
interface ManagedFields {
  readonly manager?: string;
  /** `Apply` or `Update`; what a webhook changes during an apply of ours counts as an `Update` of ours. */
  readonly operation?: string;
  /** Whole seconds; stays what it was when an apply changes nothing. */
  readonly time?: string;
  readonly subresource?: string;
}

/** An object as the API server stores it: the parts that tell whether something was written. */
export interface Live {
  readonly metadata: {
    /** Counts changes of what is asked for (`spec`), by whomever; absent for kinds without it. */
    readonly generation?: number;
    /** Changes with every write, of `status` too. */
    readonly resourceVersion: string;
    readonly managedFields?: readonly ManagedFields[];
  };
}

/** The field manager under which Capstan applies. */
export const fieldManager = 'capstan';

/** When `capstan` wrote last, per kind of operation. */
const ourTimes = ({ metadata }: Live): string =>
  (metadata.managedFields ?? [])
    .filter(({ manager }) => manager === fieldManager)
    .map(({ operation, subresource = '', time }) => `${operation} ${subresource} ${time}`)
    .sort()
    .join();

/**
 * Whether an apply changed an object: `before` was read right before it and at least a second after our last write, `after` is its answer.
 *
 * - `unchanged`: nobody wrote.
 * - `others`: somebody else wrote in between (a controller), and we did not: our entries bear the times they had.
 * - `changed`: our apply wrote.
 */
export function effect(before: Live, after: Live): 'unchanged' | 'others' | 'changed' {
  if (before.metadata.resourceVersion === after.metadata.resourceVersion) return 'unchanged';
  return ourTimes(before) === ourTimes(after) ? 'others' : 'changed';
}

/** The paths at which two stored objects differ, without the server's own bookkeeping; at most `limit`. No values: they may be secret. */
export function changedPaths(before: unknown, after: unknown, limit = 5): readonly string[] {
  const paths: string[] = [];
  const walk = (a: unknown, b: unknown, path: string): void => {
    if (paths.length === limit || a === b || bookkeeping.has(path)) return;
    if (!isParent(a) || !isParent(b)) {
      paths.push(path);
      return;
    }
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort())
      walk(own(a, key), own(b, key), path === '' ? key : `${path}.${key}`);
  };
  walk(before, after, '');
  return paths;
}

const bookkeeping = new Set(['metadata.managedFields', 'metadata.resourceVersion', 'metadata.generation']);
const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;
const own = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined);
