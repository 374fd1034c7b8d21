import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type TypeScript from 'typescript';

/**
 * The TypeScript of the project, else the one beside Capstan; `undefined` where neither is installed or offers the compiler's interface. Loading it
 * takes longer than a synth: only for what went wrong, and for `check --types`.
 */
export async function loadCompiler(root: string): Promise<typeof TypeScript | undefined> {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      const file = createRequire(from).resolve('typescript');
      const { default: compiler } = (await import(pathToFileURL(file).href)) as { default?: typeof TypeScript };
      if (typeof compiler?.createSourceFile === 'function') return compiler;
    } catch {
      // not installed there
    }
  }
  return undefined;
}
