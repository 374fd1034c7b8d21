import type { KubeObject } from '../object.ts';

const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];

/**
 * Every container image of an object, each once, in the order in which they stand: of Pods, of the templates of Deployments, Jobs and their kind, and of custom
 * resources that hold such a template. An image that a controller makes up from its own settings cannot be seen.
 */
export function imagesOf(object: KubeObject): readonly string[] {
  const found = new Set<string>();
  // A CRD describes containers and has none.
  if (object.kind !== 'CustomResourceDefinition') walk(object, found);
  return [...found];
}

function walk(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) walk(item, found);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (containerLists.includes(key) && Array.isArray(child)) for (const container of child) addImage(container, found);
    walk(child, found);
  }
}

function addImage(container: unknown, found: Set<string>): void {
  if (typeof container !== 'object' || container === null) return;
  const { image } = container as { readonly image?: unknown };
  if (typeof image === 'string' && image !== '') found.add(image);
}
