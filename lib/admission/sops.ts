import { isEncrypted, isSecret } from './scan/secret-object.ts';
import { isSection, type Section } from './server/section.ts';

/**
 * A Secret that SOPS has encrypted, as far as it can be judged: without SOPS's own block and without the values, which Flux puts back before the API server
 * sees either (addons 8.2). Any other object is given back as it is. What stands in the clear stays.
 */
export function judgeable<T extends Section>(object: T): T {
  if (!isSecret(object) || !isSection(object['sops']) || typeof object['sops']['mac'] !== 'string') return object;
  const { sops: _, ...rest } = object;
  const sections = ['data', 'stringData'].filter((name) => isSection(rest[name]));
  // Fewer values of the same sections: the type stays what it was.
  return { ...rest, ...Object.fromEntries(sections.map((name) => [name, plainOf(rest[name] as Section)])) } as T;
}

const plainOf = (values: Section): Section => Object.fromEntries(Object.entries(values).filter(([, value]) => !isEncrypted(value)));
