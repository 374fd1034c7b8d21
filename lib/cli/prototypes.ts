import type { Issue } from '../model/issue.ts';

const builtIn: Readonly<Record<string, object>> = {
  Object: Object.prototype,
  Array: Array.prototype,
  String: String.prototype,
  Number: Number.prototype,
  Boolean: Boolean.prototype,
  Function: Function.prototype,
  Map: Map.prototype,
  Set: Set.prototype,
};

/** Remembers the built-in prototypes; the answer tells whether anybody has changed them since. */
export function prototypesChanged(): (file: string) => readonly Issue[] {
  const before = new Map(Object.entries(builtIn).map(([name, prototype]) => [name, new Map(entries(prototype))]));
  return (file) => Object.entries(builtIn).flatMap(([name, prototype]) => differences(name, before.get(name), prototype, file));
}

function differences(name: string, before: ReadonlyMap<PropertyKey, unknown> | undefined, prototype: object, file: string): Issue[] {
  const changed = entries(prototype).filter(([key, value]) => !before?.has(key) || before.get(key) !== value);
  return changed.map(([key]) => ({
    code: 'overlay/prototype-changed',
    severity: 'error',
    path: [],
    origin: { file },
    got: `a changed \`${name}.prototype.${String(key)}\``,
    must: 'leave what is built into JavaScript as it is',
    fix: 'write a function of your own instead',
    why: 'Every section of the fleet would seem to have that field.',
  }));
}

/** Getters are compared as functions and never called. */
const entries = (object: object): [PropertyKey, unknown][] =>
  Reflect.ownKeys(object).map((key) => {
    const property = Object.getOwnPropertyDescriptor(object, key);
    return [key, property?.get ?? property?.value];
  });
