import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Returns the names that a function of a file calls, methods included, in the order in which the calls end: arguments come before
 * their function. Functions of the same file are followed. What returns early is left out, as it does not take the whole way.
 */
export function calledSteps(file: string, name: string): string[] {
  const functions = new Map(
    parsed(file)
      .statements.filter((node) => ts.isFunctionDeclaration(node))
      .map((node) => [node.name?.text, node.body]),
  );
  const steps: string[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isIfStatement(node) && returns(node.thenStatement)) return visit(node.expression, path);
    ts.forEachChild(node, (child) => visit(child, path));
    if (!ts.isCallExpression(node)) return;
    const { expression } = node;
    const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const body = ts.isIdentifier(expression) ? functions.get(called) : undefined;
    if (body && !path.includes(called)) visit(body, [...path, called]);
    steps.push(called);
  };
  const start = functions.get(name);
  if (start) visit(start, [name]);
  return steps;
}

function returns(node: ts.Statement): boolean {
  const last = ts.isBlock(node) ? node.statements.at(-1) : node;
  return last !== undefined && ts.isReturnStatement(last);
}

/** Whether a file declares a function, a method or a property of a name. */
export function declares(file: string, name: string): boolean {
  const isNamed = (node: ts.Node): boolean =>
    ((ts.isFunctionDeclaration(node) || ts.isClassElement(node) || ts.isTypeElement(node)) &&
      node.name?.getText() === name) ||
    (ts.forEachChild(node, isNamed) ?? false);
  return existsSync(file) && isNamed(parsed(file));
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}
