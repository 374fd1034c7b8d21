import { add, added, remove } from '../../lib/compose/layers.ts';
import { hostileOption, type Place } from './addons.ts';
import type { Random } from './random.ts';
import { credentialKeys, hostileValue, keys, nearValue, planted } from './values.ts';

type Key = string | number;

/** A fleet that mutations start from, frozen at every depth, with all its places. */
export interface Template {
  readonly value: unknown;
  readonly places: readonly Place[];
  /** Those inside of add-ons. */
  readonly addons: readonly Place[];
  /** Every key that occurs. */
  readonly keys: readonly string[];
}

/** What `add(…)` holds stands for itself here, and is put into its mark again by `put`. */
const inside = (value: unknown): unknown => {
  const entry = added(value);
  return entry ? entry.entry : value;
};

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (root: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => (inside(value) as Record<Key, unknown>)?.[key], root);

export function template(value: unknown): Template {
  const places: Place[] = [];
  const walk = (each: unknown, place: Place): void => {
    places.push(place);
    if (!isParent(each)) return;
    Object.freeze(each);
    const parent = inside(each);
    if (!isParent(parent)) return;
    Object.freeze(parent);
    for (const [key, child] of Object.entries(parent)) walk(child, [...place, Array.isArray(parent) ? Number(key) : key]);
  };
  walk(value, []);
  const addons = places.filter((place) => place.includes('addons'));
  return { value, places, addons, keys: [...new Set(places.flatMap((place) => place.filter((key) => typeof key === 'string')))] };
}

/** A copy in which what stands at a place has been changed; only the sections above it are made anew. Keys are never looked up in prototypes. */
function changed(value: unknown, place: Place, depth: number, change: (value: unknown) => unknown): unknown {
  if (depth === place.length) return change(value);
  if (!isParent(value)) return value;
  const entry = added(value);
  if (entry) return add(changed(entry.entry, place, depth, change) as object);
  const key = place[depth] as Key;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? changed(item, place, depth + 1, change) : item));
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === key ? changed(child, place, depth + 1, change) : child]),
  );
}

const edit = (root: unknown, place: Place, change: (value: unknown) => unknown): unknown => changed(root, place, 0, change);

const without = (value: unknown, key: Key): unknown =>
  Array.isArray(value)
    ? value.filter((_, index) => index !== key)
    : Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key));

/** A section with one more field, or a list with one more item. */
const withField = (value: unknown, key: string, field: unknown): unknown => {
  if (Array.isArray(value)) return [...value, field];
  return isParent(value) ? Object.fromEntries([...Object.entries(value), [key, field]]) : { [key]: field };
};

/** One slip or attack at a random place. */
export function mutated(random: Random, root: unknown, { places, keys: known }: Template): unknown {
  const { below, once, pick } = random;
  const place = pick(places);
  const parent = place.slice(0, -1);
  const last = place.at(-1);
  const other = pick(places);
  const name = (): string => (once(2) ? pick(keys) : pick(known));
  switch (below(14)) {
    case 0:
    case 1:
      return edit(root, place, () => hostileValue(random));
    case 2:
    case 3:
    case 4:
      return edit(root, place, (value) => nearValue(random, inside(value)));
    case 5:
      return last === undefined ? root : edit(root, parent, (section) => without(section, last));
    case 6:
      return edit(root, place, (value) => withField(value, name(), hostileValue(random)));
    case 7:
      return edit(root, parent, (value) => withField(value, name(), at(root, other)));
    case 8: {
      const [one, two] = [at(root, place), at(root, other)];
      return edit(
        edit(root, place, () => two),
        other,
        () => one,
      );
    }
    case 9:
      return edit(root, place, () => at(root, other));
    case 10:
      return typeof last !== 'string'
        ? root
        : edit(root, parent, (section) =>
            withField(without(section, last), once(2) ? name() : `${last}${pick(['s', '', '-x'])}`, at(root, place)),
          );
    case 11:
      return edit(root, place, (value) => (once(2) ? { [name()]: value } : [value]));
    case 12:
      return edit(root, place, (value) =>
        withField(
          value,
          'type',
          pick(['kubeadm', 'rke2', 'captf', 'flux', 'public', 'internal', 'fixed', 'autoscale', 'name', 'id', '', 1]),
        ),
      );
    default:
      return edit(root, place, () => pick<unknown>([remove, add(at(root, place) as object), root]));
  }
}

/** One value that is not far from what was there; of most sections only their leaves. */
export function slipped(random: Random, root: unknown, { places }: Template): unknown {
  const place = random.pick(places);
  const value = at(root, place);
  return isParent(value) && !random.once(8) ? root : edit(root, place, () => nearValue(random, value));
}

/** A hostile text, path or name inside of the add-ons. */
export function poked(random: Random, root: unknown, { addons, keys: known }: Template): unknown {
  if (addons.length === 0) return root;
  const place = random.pick(addons);
  return edit(root, place, (value) => hostileOption(random, place, inside(value), known));
}

/** What another fleet has at a place, put into the same place of this one, if that has the section around it. */
export function crossed(random: Random, root: unknown, other: Template): unknown {
  const place = random.pick(other.places);
  const last = place.at(-1);
  if (typeof last !== 'string') return root;
  return edit(root, place.slice(0, -1), (section) => withField(without(section, last), last, inside(at(other.value, place))));
}

/** A credential in plain text, in a section. Nothing may be changed after it, or it could come to stand elsewhere. */
export function betrayed(random: Random, root: unknown, { places }: Template): unknown {
  const credential = random.pick([planted, [planted], { value: planted }]);
  return edit(root, random.pick(places), (value) =>
    isParent(value) && !Array.isArray(value) ? withField(value, random.pick(credentialKeys), credential) : value,
  );
}
