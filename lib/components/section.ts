/** A field with its content, left out when that is empty, as v1beta2 demands. */
export const section = <F extends string, T extends object>(field: F, content: T): { readonly [K in F]?: T } =>
  (Object.keys(content).length === 0 ? {} : { [field]: content }) as { readonly [K in F]?: T };
