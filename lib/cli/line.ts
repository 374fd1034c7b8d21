import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type TypeScript from 'typescript';
import type { Issue, Origin } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { loadCompiler } from './compiler.ts';

/** Adds line and column to the origins of issues, where the source shows them and TypeScript is installed. Reads each file once. */
export async function withLines(root: string, issues: readonly Issue[]): Promise<readonly Issue[]> {
  const wanted = ({ origin, path }: Issue) => origin !== undefined && origin.line === undefined && path.length > 0;
  if (!issues.some(wanted)) return issues;
  const find = await linesIn(root);
  return issues.map((issue) => {
    if (!wanted(issue) || issue.origin === undefined) return issue;
    return { ...issue, origin: { ...issue.origin, ...find(issue.origin.file, issue.path) } };
  });
}

/** Finds the line and column of a path in a source of the project; nothing where TypeScript is not installed. Reads each file once. */
export async function linesIn(root: string): Promise<(file: string, path: Path) => Pick<Origin, 'line' | 'column'>> {
  const compiler = await loadCompiler(root);
  if (compiler === undefined) return () => ({});
  const finders = new Map<string, Finder>();
  return (file, path) => {
    const find = finders.get(file) ?? finderIn(compiler, join(root, file));
    finders.set(file, find);
    return find(path);
  };
}

type Finder = (path: Path) => Pick<Origin, 'line' | 'column'>;

function finderIn(compiler: typeof TypeScript, file: string): Finder {
  try {
    return positions(compiler, readFileSync(file, 'utf8'));
  } catch {
    return () => ({}); // the file has gone since it was loaded
  }
}

/**
 * Finds where a source writes the value at a path: the property's name or the list's item, or the nearest section around it. What a cluster does
 * not say itself is looked for in `clusterDefaults`. Nothing where a program computes the fleet. Lines and columns count from 1.
 */
export function positions(compiler: typeof TypeScript, text: string): Finder {
  const source = compiler.createSourceFile('fleet.ts', text, compiler.ScriptTarget.Latest, true);
  const known = new Map<string, TypeScript.Expression>();
  let fleet: TypeScript.Expression | undefined;
  for (const statement of source.statements) {
    if (compiler.isExportAssignment(statement)) fleet = statement.expression;
    if (!compiler.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (compiler.isIdentifier(name) && initializer) known.set(name.text, initializer);
    }
  }
  const walk = walker(compiler, known);
  return (path) => {
    if (fleet === undefined) return {};
    const own = walk(fleet, path, 0, 0);
    const [root, , ...rest] = path;
    const shared =
      root === 'clusters' && rest.length > 0 && own.depth < path.length ? walk(fleet, ['clusterDefaults', ...rest], 0, 0) : own;
    const { node } = shared.depth + 1 > own.depth && shared.node ? shared : own;
    if (node === undefined) return {};
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return { line: line + 1, column: character + 1 };
  };
}

/** A node of the source and how many keys of a path lead to it. */
interface Found {
  readonly node?: TypeScript.Node;
  readonly depth: number;
}

function walker(compiler: typeof TypeScript, known: ReadonlyMap<string, TypeScript.Expression>) {
  /** `steps` bounds the names followed, since a name may lead back to itself. */
  return function walk(expression: TypeScript.Expression, path: Path, depth: number, steps: number): Found {
    const key = path[depth];
    if (key === undefined || steps > 64) return { depth };
    const inside = (next: TypeScript.Expression, at: TypeScript.Node): Found => {
      const deeper = walk(next, path, depth + 1, steps + 1);
      return deeper.node ? deeper : { node: at, depth: depth + 1 };
    };
    const through = (next: TypeScript.Expression | undefined): Found => (next ? walk(next, path, depth, steps + 1) : { depth });
    if (compiler.isParenthesizedExpression(expression) || compiler.isAsExpression(expression)) return through(expression.expression);
    if (compiler.isSatisfiesExpression(expression)) return through(expression.expression);
    if (compiler.isIdentifier(expression)) return through(known.get(expression.text));
    // overlay(base, { … }), add({ … }), autoscale({ … }): what is written is in the last argument.
    if (compiler.isCallExpression(expression)) return through(expression.arguments.at(-1));
    if (compiler.isArrayLiteralExpression(expression)) {
      const item = typeof key === 'number' ? expression.elements[key] : undefined;
      return item ? inside(item, item) : { depth };
    }
    if (!compiler.isObjectLiteralExpression(expression)) return { depth };
    // The last one written wins, as when the program runs.
    for (const property of [...expression.properties].reverse()) {
      if (compiler.isSpreadAssignment(property)) {
        const spread = through(property.expression);
        if (spread.node) return spread;
      } else if (property.name && nameOf(compiler, property.name) === String(key)) {
        if (compiler.isPropertyAssignment(property)) return inside(property.initializer, property.name);
        if (compiler.isShorthandPropertyAssignment(property)) return inside(property.name, property.name);
        return { node: property.name, depth: depth + 1 };
      }
    }
    return { depth };
  };
}

function nameOf(compiler: typeof TypeScript, name: TypeScript.PropertyName): string | undefined {
  if (compiler.isComputedPropertyName(name)) return compiler.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
  return compiler.isIdentifier(name) || compiler.isStringLiteral(name) || compiler.isNumericLiteral(name) ? name.text : undefined;
}
