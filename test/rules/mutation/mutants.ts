import ts from 'typescript';

/** A source with one thing in it turned round. */
export interface Mutant {
  /** What was changed, as the source reads: `replicas >= 3 → replicas > 3`. */
  readonly change: string;
  /** The whole line, for people. */
  readonly line: number;
  readonly source: string;
}

const opposites: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
};

/**
 * The mutants of a rule's file: comparisons and connections flipped, negations dropped, conditions that always or never hold, and findings that
 * are never told.
 */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('rule.ts', source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const replace = (node: ts.Node, text: string, shown: ts.Node = node): void => {
    const [start, end] = [node.getStart(file), node.getEnd()];
    const [from, to] = [shown.getStart(file), shown.getEnd()];
    const before = source.slice(from, to);
    const after = source.slice(from, start) + text + source.slice(end, to);
    mutants.push({
      change: `${oneLine(before)} → ${oneLine(after)}`,
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      source: source.slice(0, start) + text + source.slice(end),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node)) {
      for (const other of opposites[node.operatorToken.getText(file)] ?? []) replace(node.operatorToken, other, node);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      replace(node, node.operand.getText(file));
    } else if (ts.isIfStatement(node)) {
      replace(node.expression, 'true', node.expression);
      replace(node.expression, 'false', node.expression);
    } else if (ts.isYieldExpression(node)) {
      replace(node, 'undefined');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 160);
