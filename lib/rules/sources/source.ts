/** How a row is covered: by rules, by being impossible to write, by the check of the objects, or by the comparison with what was there. */
export type Cover =
  | { readonly by: 'rule'; readonly codes: readonly string[] }
  /** `type`: a fleet has no words for it; `always`: emitted so whatever a fleet says; `derived`: computed from what a fleet says; `emitter`: kept by the printing. */
  | { readonly by: 'type' | 'always' | 'derived' | 'emitter'; readonly file: string }
  /** By the closed schemas, the metadata and the references of the objects: `lib/admission`. */
  | { readonly by: 'admission'; readonly file: string }
  /** A change: judged against the earlier `dist`, or against the object on the server (`capstan vet --from`). */
  | { readonly by: 'comparison'; readonly file: string };

/** One fact of the field that a generator can know, and what Capstan makes of it. */
export interface Source {
  /** `captf S1`, `capi 4 selector`, `case BC-20`: the sheet, its part, and our word for the row. */
  readonly id: string;
  /** A few words on what must hold. */
  readonly label: string;
  readonly cover: readonly Cover[];
}

/** `file` of each is the component, schema or check that makes it so. */
export const rule = (...codes: readonly string[]): Cover => ({ by: 'rule', codes });
export const type = (file = 'schemas/fleet.schema.json'): Cover => ({ by: 'type', file });
export const always = (component: string): Cover => ({ by: 'always', file: `lib/components/${component}.ts` });
export const derived = (component: string): Cover => ({ by: 'derived', file: `lib/components/${component}.ts` });
export const resolved: Cover = { by: 'derived', file: 'lib/compose/resolve.ts' };
export const emitter: Cover = { by: 'emitter', file: 'lib/yaml/print.ts' };
export const admission = (file: string): Cover => ({ by: 'admission', file: `lib/admission/${file}.ts` });
/** What the server lets change although it cannot: a table of `lib/changes/frozen`. */
export const frozen = (table: string): Cover => ({ by: 'comparison', file: `lib/changes/frozen/${table}.ts` });
/** Steps from version to version. */
export const versions: Cover = { by: 'comparison', file: 'lib/changes/versions.ts' };
/** The server's own rules for updates of a kind. */
export const update = (kind: string): Cover => ({ by: 'comparison', file: `lib/admission/server/kinds/${kind}.ts` });

type Row = readonly [id: string, label: string, ...cover: readonly Cover[]];

/** Rows under a common beginning of their ids. */
export const sources = (sheet: string, rows: readonly Row[]): readonly Source[] =>
  rows.map(([id, label, ...cover]) => ({ id: `${sheet} ${id}`, label, cover }));
