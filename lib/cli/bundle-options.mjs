// How esbuild bundles; loaded only when there is something to bundle.
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names that tell a module its own place. A bundle lies elsewhere, so each module is told where its source is. */
const places = {
  'import.meta.url': ['__sourceURL', (path) => pathToFileURL(path).href],
  'import.meta.filename': ['__sourceFile', (path) => path],
  'import.meta.dirname': ['__sourceFolder', (path) => dirname(path)],
  __filename: ['__sourceFile', (path) => path],
  __dirname: ['__sourceFolder', (path) => dirname(path)],
};

export const options = ({ root, entries, external, outdir }) => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, resolve(root, source)])),
  outdir,
  bundle: true,
  splitting: true,
  // A fifth less to read at every start; names stay, and lines are told by the source maps.
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  sourcesContent: false,
  metafile: true,
  logLevel: 'silent',
  // CommonJS packages ask for Node's own modules by `require`, which an ESM bundle lacks.
  banner: {
    js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(${JSON.stringify(
      pathToFileURL(join(root, 'package.json')).href,
    )});`,
  },
  define: Object.fromEntries(Object.entries(places).map(([name, [variable]]) => [name, variable])),
  plugins: [keepOutside(external), tellPlace],
});

/**
 * Packages that are loaded from where they are installed: those named, and whatever is imported while the program runs, since a CommonJS package in a
 * part of its own would lose its named exports. They are named by their place, for the cache may lie where Node would not find them; one that is not
 * installed fails when it is loaded.
 */
const keepOutside = (names) => ({
  name: 'keep-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      const named = names.some((name) => path === name || path.startsWith(`${name}/`));
      if (pluginData === keepOutside || isBuiltin(path) || isAbsolute(path) || !(named || from.kind === 'dynamic-import')) return undefined;
      const found = await build.resolve(path, { ...from, pluginData: keepOutside });
      if (found.errors.length > 0) return named ? { path, external: true } : { errors: found.errors };
      return { path: from.kind === 'require-call' ? found.path : pathToFileURL(found.path).href, external: true };
    });
  },
});

const tellPlace = {
  name: 'tell-place',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      const named = Object.entries(places).filter(([name]) => contents.includes(name));
      if (named.length === 0) return undefined;
      const variables = new Map(named.map(([, [variable, value]]) => [variable, JSON.stringify(value(path))]));
      const text = [...variables].map(([variable, value]) => `var ${variable} = ${value};`).join(' ');
      const start = contents.startsWith('#!') ? contents.indexOf('\n') + 1 : 0;
      const loader = /\.[cm]?(ts|js)x?$/.exec(path)?.[1] + (path.endsWith('x') ? 'x' : '');
      // On the first line, so that the lines of messages stay right.
      return { contents: `${contents.slice(0, start)}${text} ${contents.slice(start)}`, loader };
    });
  },
};
