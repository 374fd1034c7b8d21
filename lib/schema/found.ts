import type { Path } from '../model/path.ts';
import type { SchemaError, SchemaNode } from '../model/schema.ts';

/** What an explanation has to go by. */
export interface Found {
  readonly root: SchemaNode;
  readonly value: unknown;
  /** Where the wrong value, or the section with the wrong key, stands. */
  readonly path: Path;
  readonly error: SchemaError;
}
