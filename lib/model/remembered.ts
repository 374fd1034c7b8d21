/**
 * Work that is done once for each object, for functions of data that never changes. Kept as long as the object is.
 *
 * @param work must depend on the object alone.
 */
export function onceForObject<K extends object, T>(work: (object: K) => T): (object: K) => T {
  const known = new WeakMap<K, { readonly result: T }>();
  return (object) => {
    let entry = known.get(object);
    if (entry === undefined) {
      entry = { result: work(object) };
      known.set(object, entry);
    }
    return entry.result;
  };
}

/**
 * Work that is done once for each text. Clusters share most of their texts, and an engine hashes a text once, so asking costs less than any look at
 * its characters. Kept to the end of the process: for texts of fleets, which are all in memory anyhow.
 *
 * @param work must depend on the text alone.
 */
export function onceForText<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return (text) => {
    let entry = known.get(text);
    if (entry === undefined) {
      entry = { result: work(text) };
      known.set(text, entry);
    }
    return entry.result;
  };
}
