/**
 * How many requests are on their way at once. The API server's fairness rules give one caller a fair share at this number, and its webhooks,
 * which answer one after the other, are busy already.
 */
export const inFlight = 8;

/** Maps with at most `limit` calls running; the results keep the order of the items. The first call that fails ends it, after those that run. */
export async function mapInFlight<T, R>(items: readonly T[], limit: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>();
  const left = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) {
      if (failed) return;
      try {
        results.set(index, await work(item));
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
  return items.map((_, index) => results.get(index) as R);
}
