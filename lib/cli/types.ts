import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type TypeScript from 'typescript';
import { soundsSecret } from '../model/credential.ts';
import type { Issue } from '../model/issue.ts';
import { loadCompiler } from './compiler.ts';
import { showLine } from './failure.ts';

/** What TypeScript's checker says about the overlays of these environments and the files of `overlays/` that they import. */
export async function typeIssues(root: string, environments: readonly string[]): Promise<readonly Issue[]> {
  const compiler = await loadCompiler(root);
  if (compiler === undefined) return [compilerMissing];
  const rules = ['rules.ts', ...environments.map((environment) => `${environment}/rules.ts`)].filter((file) =>
    existsSync(join(root, 'overlays', file)),
  );
  const files = [...environments.map((environment) => `${environment}/fleet.ts`), ...rules].map((file) => join(root, 'overlays', file));
  const program = compiler.createProgram(files, { ...optionsOf(compiler, root), noEmit: true, skipLibCheck: true });
  const overlays = join(root, 'overlays') + sep;
  // Only what the user wrote: a library with a type error would hide it.
  const sources = program.getSourceFiles().filter(({ fileName }) => join(fileName).startsWith(overlays));
  const found = sources.flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]);
  return found.map((diagnostic) => typeIssue(compiler, root, diagnostic));
}

/** The project's own options, or strict ones. */
function optionsOf(compiler: typeof TypeScript, root: string): TypeScript.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  if (existsSync(file)) {
    const { config } = compiler.readConfigFile(file, compiler.sys.readFile);
    return compiler.parseJsonConfigFileContent(config, compiler.sys, root).options;
  }
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = compiler;
  return {
    strict: true,
    target: ScriptTarget.ES2023,
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: [],
  };
}

function typeIssue(compiler: typeof TypeScript, root: string, { file, start = 0, messageText }: TypeScript.Diagnostic): Issue {
  const issue = { code: 'overlay/type', severity: 'error', path: [] } as const;
  const text = compiler.flattenDiagnosticMessageText(messageText, '\n');
  if (file === undefined) return { ...issue, must: `fit its type: ${text}` };
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const origin = { file: relative(root, file.fileName).split(sep).join('/'), line: line + 1, column: character + 1 };
  const written = file.text.split('\n')[line] ?? '';
  // The checker quotes literals, and one of them may be a credential.
  const must = `fit its type: ${soundsSecret(written) ? text.replace(/"[^"]*"/g, '"…"') : text}`;
  return { ...issue, origin, got: showLine(written), must };
}

const compilerMissing: Issue = {
  code: 'call/compiler-missing',
  severity: 'error',
  path: [],
  got: 'no package `typescript`',
  must: 'have TypeScript installed for `--types`',
  fix: 'npm install --save-dev typescript',
};
