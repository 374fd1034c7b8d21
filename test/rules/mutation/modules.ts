import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

type Exports = Record<string, unknown>;

/** Sources of this project, evaluated here: so that one of them can be evaluated again in another form, against the same others. */
export interface Modules {
  /** The module of a file. */
  readonly load: (file: string) => Exports;
  /** What a file would export if it were written like this. */
  readonly evaluate: (file: string, source: string) => Exports;
}

/** Reads the packages that the folders import first, since some of them are ESM, which loads only asynchronously. */
export async function openModules(root: string, folders: readonly string[]): Promise<Modules> {
  const packages = new Map<string, Exports>();
  for (const name of folders.flatMap((folder) => packagesIn(join(root, folder)))) {
    if (!packages.has(name)) packages.set(name, asCommonJS((await import(name)) as Exports));
  }
  const loaded = new Map<string, Exports>();
  const load = (file: string): Exports => {
    const path = resolve(root, file);
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const exports: Exports = {};
    loaded.set(path, exports);
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.json')) Object.assign(exports, asCommonJS({ default: JSON.parse(text) as unknown }));
    else run(path, text, exports);
    return exports;
  };
  const run = (path: string, source: string, exports: Exports): void => {
    const { code } = transformSync(source, { loader: path.endsWith('.js') ? 'js' : 'ts', format: 'cjs', target: 'node20' });
    const module = { exports };
    const need = (name: string): Exports => (name.startsWith('.') ? load(resolve(dirname(path), name)) : (packages.get(name) ?? {}));
    new Function('require', 'module', 'exports', code)(need, module, exports);
    // esbuild puts a new object there; whoever imports in a circle keeps the first.
    if (module.exports !== exports) Object.defineProperties(exports, Object.getOwnPropertyDescriptors(module.exports));
  };
  const evaluate = (file: string, source: string): Exports => {
    const exports: Exports = {};
    run(resolve(root, file), source, exports);
    return exports;
  };
  return { load, evaluate };
}

const asCommonJS = (namespace: Exports): Exports => Object.defineProperty({ ...namespace }, '__esModule', { value: true });

function packagesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^import (?!type )[^;]*? from '([^.'][^']*)';/gm)].map(([, name = '']) => name),
  );
}
