import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaNode } from '../model/schema.ts';
import { rules } from '../rules/index.ts';
import { abilitiesPage } from './abilities-page.ts';
import { builtinSchemas, builtinSource } from './builtin.ts';
import { commandsPage } from './commands-page.ts';
import { fleetTypes } from './fleet-types.ts';
import { json } from './import.ts';
import { kindTypes, writable } from './kind-types.ts';
import { builtinKinds, checkedKinds, emittedKinds, fileOf, type Kind } from './kinds.ts';
import { referencePage } from './reference-page.ts';
import { rulesPage } from './rules-page.ts';
import { validatorCode } from './validator.ts';

/** Folders that hold nothing but generated files, and how those end: what is there beside them is stale. */
export const ownFolders: Readonly<Record<string, string>> = {
  'schemas/builtin': '.json',
  'lib/components/crd': '.gen.ts',
  'lib/admission/validators': '.gen.js',
};

const validators = 'lib/admission/validators';

/** Everything that is generated, by its path in the project: a function of `schemas` and of the installed packages. */
export async function outputs(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [name, schema] of builtinSchemas(builtinKinds)) {
    const slash = name.lastIndexOf('/');
    files.set(`schemas/builtin/${fileOf({ apiVersion: name.slice(0, slash), kind: name.slice(slash + 1) })}.json`, json(schema));
  }
  files.set('schemas/builtin/SOURCES.json', json({ source: builtinSource() }));
  const schemaOf = async (kind: Kind): Promise<SchemaNode> => {
    const file = schemaFile(kind);
    return JSON.parse(files.get(file) ?? (await readFile(file, 'utf8'))) as SchemaNode;
  };
  const fleet = JSON.parse(await readFile('schemas/fleet.schema.json', 'utf8')) as SchemaNode;
  files.set('lib/model/fleet.gen.ts', await fleetTypes(fleet));
  files.set('lib/schema/fleet.gen.js', await validatorCode(fleet));
  files.set('docs/fleet.md', referencePage(fleet));
  files.set('docs/rules.md', rulesPage(rules));
  files.set('docs/abilities.md', abilitiesPage());
  files.set('docs/commands.md', commandsPage());
  for (const kind of emittedKinds) {
    files.set(`lib/components/crd/${dashed(kind.kind)}.gen.ts`, await kindTypes(await schemaOf(kind), kind.kind, schemaFile(kind)));
  }
  for (const kind of checkedKinds) files.set(`${validators}/${fileOf(kind)}.gen.js`, await validatorCode(writable(await schemaOf(kind))));
  files.set(`${validators}/index.gen.ts`, validatorIndex(checkedKinds));
  return files;
}

/** Generated files of an earlier run that no longer belong to anything. */
export async function stale(files: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [folder, ending] of Object.entries(ownFolders)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name).split('\\').join('/');
      if (entry.isFile() && file.endsWith(ending) && !files.has(file)) found.push(file);
    }
  }
  return found.sort();
}

const schemaFile = (kind: Kind): string => `schemas/${kind.folder}/${fileOf(kind)}.json`;

const dashed = (kind: string): string => kind.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

function validatorIndex(kinds: readonly Kind[]): string {
  const lines = kinds
    .map((kind) => [`${kind.apiVersion}/${kind.kind}`, fileOf(kind)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => `  ['${name}', () => import('./${file}.gen.js')],`);
  return `// Made by \`npm run generate\`. Do not edit.
import type { Validator } from '../../model/schema.ts';

/** By \`apiVersion/Kind\`: loads the validator of a kind. */
export const validators: ReadonlyMap<string, () => Promise<Validator>> = new Map([
${lines.join('\n')}
]);
`;
}
