import schema from '../../schemas/fleet.schema.json' with { type: 'json' };
import type { Path } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { branches, follow, tagOf } from '../schema/definition.ts';
import { allFields, type Field, fieldsAt } from '../schema/field.ts';
import { absentPhrase, shapePhrase } from '../schema/shape-phrase.ts';

const root = schema as unknown as SchemaNode;

/** What the schema says of a field. */
export interface FieldPage {
  /** Where it may be written; `*` stands for a name of the user's own. Of a definition that is asked for by name, all places. */
  readonly paths: readonly string[];
  readonly shape: string;
  readonly required: boolean;
  /** What holds where it is left out. Absent where the schema says nothing. */
  readonly absent?: string;
  readonly description?: string;
  readonly examples: readonly unknown[];
  /** What is below it: for a union, the fields of each of its types. Empty for a plain value. */
  readonly fields: readonly FieldRow[];
}

export interface FieldRow {
  readonly name: string;
  readonly shape: string;
  readonly required: boolean;
  readonly description?: string;
  /** The type of the union that has it; absent where it is of no union. */
  readonly type?: string;
}

/** The pages of all fields that a path means, equal ones as one; none where the schema knows no such field. */
export function fieldPages(path: Path): readonly FieldPage[] {
  const pages = new Map<string, FieldPage>();
  for (const field of [...fieldsAt(root, path), ...ofDefinition(path)]) {
    const page = pageOf(field);
    const { paths, ...rest } = page;
    const key = JSON.stringify(rest);
    const same = pages.get(key);
    pages.set(key, same ? { ...page, paths: [...new Set([...same.paths, ...paths])] } : page);
  }
  return [...pages.values()];
}

/** Every place whose kind of value has this name: `NodePool`. */
const ofDefinition = (path: Path): readonly Field[] =>
  path.length === 1 ? allFields(root).filter(({ definition }) => definition === path[0]) : [];

/** Names that a wrong one may have been meant to be: of fields and of definitions. */
export const fieldNames = (): readonly string[] => [
  ...new Set([...allFields(root).map(({ path }) => path.at(-1) ?? ''), ...Object.keys(root.$defs ?? {})]),
];

/** The fields below a path from the root, or right at the top for an empty one; none where the path leads to no section. */
export function fieldNamesBelow(path: Path): readonly string[] {
  const depth = path.length;
  const inside = allFields(root).filter(
    (field) => field.path.length === depth + 1 && field.path.every((key, i) => i >= depth || key === '*' || key === String(path[i])),
  );
  return [...new Set(inside.map((field) => field.path[depth] ?? ''))];
}

function pageOf({ path, node, required }: Field): FieldPage {
  const absent = absentPhrase(node);
  return {
    paths: [path.join('.')],
    shape: shapePhrase(root, node),
    required,
    ...(absent === undefined ? {} : { absent }),
    ...(node.description === undefined ? {} : { description: node.description }),
    examples: node.examples ?? [],
    fields: [...rowsOf(node), ...branches(root, node).flatMap((branch) => rowsOf(branch, String(tagOf(branch))))],
  };
}

const rowsOf = (node: SchemaNode, type?: string): readonly FieldRow[] =>
  Object.entries(node.properties ?? {})
    .filter(([name]) => type === undefined || name !== 'type')
    .map(([name, child]) => {
      const { description } = follow(root, child).node;
      return {
        name,
        shape: shapePhrase(root, child),
        required: node.required?.includes(name) ?? false,
        ...(description === undefined ? {} : { description }),
        ...(type === undefined ? {} : { type }),
      };
    });
