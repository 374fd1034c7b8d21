import schema from '../../schemas/fleet.schema.json' with { type: 'json' };
import { onceForObject } from '../model/remembered.ts';

/** A place in the fleet's schema, references followed. */
export interface Shape {
  readonly $ref?: string;
  readonly 'x-entity'?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
}

const definitions = schema.$defs as unknown as Readonly<Record<string, Shape>>;

/** The shape of a whole fleet. */
export const fleetShape: Shape = schema as unknown as Shape;

/** What the schema says of the entry `key` below `shape`; `undefined` where it knows none. */
export function childShape(shape: Shape | undefined, key: string | number): Shape | undefined {
  const here = follow(shape);
  if (typeof key === 'number') return follow(here?.items);
  if (here?.properties && Object.hasOwn(here.properties, key)) return follow(here.properties[key]);
  return typeof here?.additionalProperties === 'object' ? follow(here.additionalProperties) : undefined;
}

const follow = (shape: Shape | undefined): Shape | undefined => (shape?.$ref === undefined ? shape : followed(shape));

const followed = onceForObject((shape: Shape): Shape | undefined => {
  const target = definitions[(shape.$ref ?? '').slice('#/$defs/'.length)];
  // What stands beside a reference says more about this place than its target does.
  return target && { ...target, ...shape };
});
