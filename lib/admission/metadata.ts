import { show } from '../model/issue.ts';
import { annotationKeyFault, keyFault, valueFault } from '../model/kubernetes-names.ts';
import type { Path } from '../model/path.ts';
import { nameFault } from './object-names.ts';
import { type Finding, factsOf, type Subject } from './subject.ts';

/** All annotations of an object together, keys and values (kubernetes/apimachinery: pkg/api/validation/objectmeta.go). */
const maxAnnotationBytes = 256 * 1024;

/** The API server's rules for `metadata`; also for the metadata that a template gives to the objects made from it. */
export function metadata({ object, validator }: Subject): readonly Finding[] {
  const { name, namespace, labels, annotations, finalizers } = section(object.metadata);
  const found: Finding[] = [];
  const refuse = (path: Path, got: string | undefined, must: string, fix?: string): void => {
    found.push({ code: 'admission/metadata', path: ['metadata', ...path], ...(got ? { got } : {}), must, ...(fix ? { fix } : {}) });
  };
  if (name === undefined || name === '') refuse(['name'], undefined, 'have a name', 'add `metadata.name`');
  else if (typeof name === 'string') {
    const fault = nameFault(object.kind, name);
    if (fault !== undefined) refuse(['name'], show(name), fault);
  }
  if (validator && typeof name === 'string') {
    const { scope } = factsOf(validator);
    const kind = object.kind;
    if (scope === 'Namespaced' && (namespace === undefined || namespace === '')) {
      refuse(['namespace'], undefined, `have a value: a ${kind} lives in a namespace`, 'add `metadata.namespace`');
    }
    if (scope === 'Cluster' && namespace !== undefined) {
      refuse(['namespace'], show(namespace), `be left out: a ${kind} belongs to no namespace`, 'remove `metadata.namespace`');
    }
  }
  if (typeof namespace === 'string' && namespace !== '') {
    const fault = nameFault('Namespace', namespace);
    if (fault !== undefined) refuse(['namespace'], show(namespace), fault);
  }
  for (const [index, finalizer] of (Array.isArray(finalizers) ? finalizers : []).entries()) {
    const fault = typeof finalizer === 'string' ? keyFault(finalizer) : undefined;
    if (fault !== undefined) refuse(['finalizers', index], show(finalizer), fault);
  }
  found.push(...pairs(['metadata'], labels, annotations));
  const template = section(section(section(object['spec'])['template'])['metadata']);
  found.push(...pairs(['spec', 'template', 'metadata'], template['labels'], template['annotations']));
  return found;
}

function pairs(path: Path, labels: unknown, annotations: unknown): readonly Finding[] {
  if (labels === undefined && annotations === undefined) return [];
  const found: Finding[] = [];
  const refuse = (at: Path, got: string, must: string): void => {
    found.push({ code: 'admission/metadata', path: [...path, ...at], got, must });
  };
  for (const [key, value] of Object.entries(section(labels))) {
    const wrongKey = keyFault(key);
    if (wrongKey !== undefined) refuse(['labels', key], `the key ${show(key)}`, wrongKey);
    const wrongValue = typeof value === 'string' ? valueFault(value) : undefined;
    if (wrongValue !== undefined) refuse(['labels', key], show(value), wrongValue);
  }
  let size = 0;
  for (const [key, value] of Object.entries(section(annotations))) {
    const wrongKey = annotationKeyFault(key);
    if (wrongKey !== undefined) refuse(['annotations', key], `the key ${show(key)}`, wrongKey);
    if (typeof value === 'string') size += Buffer.byteLength(key) + Buffer.byteLength(value);
  }
  if (size > maxAnnotationBytes)
    refuse(['annotations'], `${size} bytes`, `have at most ${maxAnnotationBytes} bytes, keys and values together`);
  return found;
}

const section = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
