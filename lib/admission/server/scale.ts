import { numberAt, type Section } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/**
 * What the scale subresource demands of the number of replicas; `path` is the schema's `.spec.replicas`, absent for kinds that cannot be
 * scaled. @see kubernetes/apiextensions-apiserver: pkg/registry/customresource/validator.go, v0.34
 */
export function scaleFaults(object: Section, path: string | undefined): Fault[] {
  if (path === undefined) return [];
  const keys = path.replace(/^\./, '').split('.');
  const replicas = numberAt(object, keys);
  if (replicas === undefined || (replicas >= 0 && replicas < 2 ** 31)) return [];
  return [fault('replicas', keys, replicas, replicas < 0 ? 'not be negative' : `be at most ${2 ** 31 - 1}`)];
}
