import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaOf } from '../admission/server/kind.ts';
import { schemaFiles } from '../verdicts/schema-files.ts';
import { projectRoot } from './project.ts';

/**
 * The schemas that a run knows: those which the project, if one stands in or names one, imported from its management cluster, then those that come with
 * Capstan. Each is read when it is first asked for.
 */
export function knownSchemas(workingDirectory: string, projectFolder: string | undefined): SchemaOf {
  const own = projectFolder ?? projectRoot(workingDirectory);
  const shipped = schemaFiles(fileURLToPath(new URL('../../schemas', import.meta.url)));
  if (own === undefined) return shipped;
  const imported = schemaFiles(join(own, 'schemas'));
  return (apiVersion, kind) => imported(apiVersion, kind) ?? shipped(apiVersion, kind);
}
