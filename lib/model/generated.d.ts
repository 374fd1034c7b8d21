/** Validators are generated as plain JavaScript. */
declare module '*.gen.js' {
  import type { SchemaNode, Validate } from './schema.ts';

  const validate: Validate;
  export const schema: SchemaNode;
  export default validate;
}
