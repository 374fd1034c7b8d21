/** Marks are registered symbols, so that an overlay bundled on its own and the program that reads it mean the same. */
const layersKey = Symbol.for('capstan.layers');
const addKey = Symbol.for('capstan.add');
const removeMark: unique symbol = Symbol.for('capstan.remove') as never;

/** What one file wrote: the base whole, an overlay only its changes. */
export interface Layer {
  /** As the call site names it: an absolute path or a file URL; absent where it could not be told. */
  readonly file?: string;
  readonly value: unknown;
}

export type Remove = typeof removeMark;

/** Written in an overlay: drops an optional field or a named entry. It is an error if there is none. */
export const remove: Remove = removeMark;

export interface Add<T> {
  readonly [addKey]: T;
}

/** Written in an overlay: a new named entry, complete. It is an error if the name exists. */
export const add = <T extends object | string>(entry: T): Add<T> => ({ [addKey]: entry });

/** The entry inside an `add(…)`, or `undefined`. */
export function added(value: unknown): { readonly entry: unknown } | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, addKey)) return undefined;
  return { entry: (value as Add<unknown>)[addKey] };
}

/** Keeps the layers beside a fleet, out of sight of whoever reads or spreads it. */
export function withLayers<T extends object>(fleet: T, layers: readonly Layer[]): T {
  Object.defineProperty(fleet, layersKey, { value: layers, enumerable: false });
  return fleet;
}

/** The layers of a fleet, oldest first. A plain object that nobody marked is one layer, and so is whatever cannot be asked. */
export function layersOf(fleet: unknown): readonly Layer[] {
  if (typeof fleet !== 'object' || fleet === null) return [{ value: fleet }];
  try {
    const layers: unknown = Object.getOwnPropertyDescriptor(fleet, layersKey)?.value;
    return isLayers(layers) ? layers : [{ value: fleet }];
  } catch {
    return [{ value: fleet }];
  }
}

/** Anybody can write under the key; only `withLayers` writes this. */
const isLayers = (value: unknown): value is readonly Layer[] =>
  Array.isArray(value) && value.length > 0 && value.every((layer) => typeof layer === 'object' && layer !== null && 'value' in layer);

/** The file that called `callee`: the frame below it in the stack, source maps applied where the program switched them on. */
export function callerOf(callee: (...args: never[]) => unknown): { readonly file?: string } {
  const trace: { stack?: string } = {};
  Error.captureStackTrace(trace, callee);
  const frame = trace.stack?.split('\n')[1] ?? '';
  const file = /\(?((?:file:\/\/)?\/[^()]*?|[A-Za-z]:[^()]*?):\d+:\d+\)?$/.exec(frame.replace(/^\s*at (?:async )?(?=[/f])/, ''))?.[1];
  return file === undefined ? {} : { file };
}
