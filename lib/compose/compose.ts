import type { Issue, Result } from '../model/issue.ts';
import type { Layer } from './layers.ts';
import { merge } from './merge.ts';
import { plain } from './plain.ts';
import { fleetShape } from './shape.ts';

/** A composed value, with the layers as plain data. */
export interface Composed extends Result<unknown> {
  readonly pure: readonly Layer[];
}

/** The first stage: layers, oldest first, become one value by the merge law; issues where a layer is no data or breaks the law. */
export function compose(layers: readonly Layer[]): Composed {
  const issues: Issue[] = [];
  const pure = layers.map(({ value, ...layer }) => ({ ...layer, value: plain(value, [], issues) }));
  const value = pure.reduce((base: unknown, patch) => merge(base, patch.value, fleetShape, [], issues), undefined);
  return { value, issues, pure };
}
