import schema from '../../schemas/fleet.schema.json' with { type: 'json' };
import { chainOf, type Link } from '../compose/chain.ts';
import { withDefaults } from '../compose/defaults.ts';
import { isSection } from '../compose/merge.ts';
import { resolve } from '../compose/resolve.ts';
import { credentialIn, isCredential } from '../model/credential.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { isError } from '../model/issue.ts';
import { type Path, valueAt } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { isSecretPath } from '../schema/credential.ts';
import { placeAt } from '../schema/definition.ts';
import { checkFleet } from '../schema/fleet.ts';
import { absentPhrase, shapePhrase } from '../schema/shape-phrase.ts';
import type { Overlay } from './load.ts';

const root = schema as unknown as SchemaNode;

/** What there is to know of one value of an environment. No credential is in it. */
export interface ValuePage {
  readonly environment: string;
  readonly path: Path;
  /** The final value: merged, `clusterDefaults` and defaults filled in. Absent where there is none. */
  readonly value?: unknown;
  /** Who decided: somebody's file, a default, or nobody. */
  readonly decided: 'written' | 'default' | 'nobody';
  /** What holds where nobody writes it. Absent where the schema says nothing. */
  readonly absent?: string;
  /** What the schema takes there; absent where it knows no such field. */
  readonly shape?: string;
  readonly description?: string;
  /** Weakest first. */
  readonly chain: readonly Link[];
}

/** Explains the value at a path of a composed fleet, which need not be a right one. */
export function valuePage(environment: string, { value: composed, layers }: Overlay, path: Path): ValuePage {
  const fleet = completed(composed, path);
  const place = placeAt(root, path, fleet);
  const written = valueAt(fleet, path);
  const value = written === undefined ? defaultOf(environment, fleet, path, place?.node) : withSchemaDefaults(written, path, fleet);
  const { description } = place?.node ?? {};
  const absent = place && absentPhrase(place.node);
  return {
    environment,
    path,
    ...(value === undefined ? {} : { value: withoutSecrets(value, path) }),
    decided: written !== undefined ? 'written' : value === undefined ? 'nobody' : 'default',
    ...(absent === undefined ? {} : { absent }),
    ...(place === undefined ? {} : { shape: shapePhrase(root, place.node) }),
    ...(description === undefined ? {} : { description }),
    chain: chainOf(layers(), path).map((link) =>
      Object.hasOwn(link, 'value') ? { ...link, value: withoutSecrets(link.value, path) } : link,
    ),
  };
}

/** A composed fleet in which the cluster that a path leads through has all that `clusterDefaults` give it. */
function completed(composed: unknown, [first, name]: Path): unknown {
  if (first !== 'clusters' || name === undefined || !isSection(composed)) return composed;
  const { clusterDefaults: shared, clusters } = composed;
  const own = valueAt(clusters, [name]);
  if (!isSection(shared) || !isSection(own) || !isSection(clusters)) return composed;
  return { ...composed, clusters: Object.fromEntries([...Object.entries(clusters), [name, withDefaults<object>(shared, own)]]) };
}

/** A path that leads nowhere: how far it goes, and what there is to name instead of the next key. */
export interface DeadEnd {
  readonly path: Path;
  readonly names: readonly string[];
}

/** Where a path leaves what the schema and the fleet know; `undefined` if it never does. A key with dots in it may be written bare. */
export function deadEnd(composed: unknown, given: Path): DeadEnd | undefined {
  const fleet = completed(composed, given);
  for (const [depth, key] of given.entries()) {
    const above = given.slice(0, depth);
    const place = placeAt(root, above, fleet);
    const there = valueAt(fleet, above);
    const inside = typeof there === 'object' && there !== null ? Object.keys(there) : [];
    const isNamed = place?.node['x-entity'] !== undefined;
    if (inside.includes(String(key)) || (!isNamed && placeAt(root, [...above, key], fleet) !== undefined)) continue;
    return { path: above, names: [...new Set([...inside, ...Object.keys(place?.node.properties ?? {})])] };
  }
  return undefined;
}

/** A default of the schema, or what resolving the fleet gives, where that keeps the field's name and form. */
function defaultOf(environment: string, composed: unknown, path: Path, node: SchemaNode | undefined): unknown {
  if (node?.['default'] !== undefined) return node['default'];
  if (checkFleet(composed).some(isError)) return undefined;
  const complete = resolve(environment, composed as Fleet).value;
  const found = path.reduce<unknown>(memberOf, complete);
  return typeof found === 'object' ? undefined : found;
}

/** A complete fleet keeps named entries as a list of what has a `name`. */
function memberOf(value: unknown, key: string | number): unknown {
  if (!Array.isArray(value)) return valueAt(value, [key]);
  return value.find((entry) => valueAt(entry, ['name']) === key);
}

/** A section with the schema's defaults of its fields; sections that nobody wrote stay out. */
function withSchemaDefaults(value: unknown, path: Path, composed: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = placeAt(root, path, composed)?.node.properties ?? {};
  const written = Object.entries(value).map(([key, child]) => [key, withSchemaDefaults(child, [...path, key], composed)] as const);
  const defaults = Object.entries(fields).flatMap(([key, node]) =>
    node['default'] === undefined || Object.hasOwn(value, key) ? [] : [[key, node['default']] as const],
  );
  return Object.fromEntries([...written, ...defaults]);
}

/** What stands for a text that may be a credential. */
const hidden = '… (not shown)';

/** The value without what sounds like a credential: wider than what the schema refuses, since hiding costs little. */
function withoutSecrets(value: unknown, path: Path): unknown {
  if (typeof value === 'string') {
    const isSecret = isSecretPath(path) || isCredential(String(path.at(-1)), value) || credentialIn(value) !== undefined;
    return isSecret || value.includes('PRIVATE KEY') ? hidden : value;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutSecrets(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutSecrets(child, [...path, key])]));
}
