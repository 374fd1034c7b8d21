import type { Fleet } from '../model/fleet.gen.ts';
import { type Add, callerOf, layersOf, type Remove, withLayers } from './layers.ts';
import { merge } from './merge.ts';
import { fleetShape } from './shape.ts';

/** What an overlay may say over a value of type `T`. */
export type Patch<T> = T extends { readonly type: string }
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? string extends keyof T
        ? { readonly [name: string]: Patch<T[string]> | Add<T[string] & (object | string)> | T[string] | Remove }
        : { readonly [K in keyof T]?: Patch<NonNullable<T[K]>> | OptionalRemove<T, K> }
      : T;

type OptionalRemove<T, K extends keyof T> = undefined extends T[K] ? Remove : never;

/** A complete fleet: the base that every environment shares, or an environment on its own. */
export function defineFleet(fleet: Fleet): Fleet {
  return withLayers(copied(fleet), [{ ...callerOf(defineFleet), value: fleet }]);
}

/**
 * An environment: what it changes over a base, by the merge law. The result reads as the merged fleet; what broke the law is reported
 * when the environment is built, with the file that wrote it.
 */
export function overlay(base: Fleet, patch: Patch<Fleet>): Fleet {
  return withLayers(copied(merged(base, patch)), [...layersOf(base), { ...callerOf(overlay), value: patch }]);
}

/** What the file that writes an overlay may read of it. A patch that cannot be merged, such as one that contains itself, is reported with its layer, later. */
function merged(base: Fleet, patch: Patch<Fleet>): Fleet {
  try {
    return merge(base, patch, fleetShape, [], []) as Fleet;
  } catch {
    return base;
  }
}

/** Layers are kept beside a copy, so that the value that was given stays as it is. One that cannot be read, whose getters throw, is reported with its layer. */
function copied(fleet: Fleet): Fleet {
  try {
    return { ...fleet };
  } catch {
    return {} as Fleet;
  }
}
