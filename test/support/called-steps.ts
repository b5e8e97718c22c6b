import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The functions of a file by name, those of its neighbours that it imports included. */
function functionsIn(file: string, found = new Map<string, ts.FunctionDeclaration>()) {
  for (const node of parsed(file).statements) {
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, node);
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const neighbour =
      /^\.\/[\w-]+$/.test(node.moduleSpecifier.text) && join(dirname(file), `${node.moduleSpecifier.text}.ts`);
    if (neighbour && !node.importClause?.isTypeOnly) functionsIn(neighbour, found);
  }
  return found;
}

/**
 * Returns the names that a function calls, methods included, in the order in which the calls end: arguments come before their function. A
 * function of the same folder is followed by what it calls itself.
 */
export function calledSteps(file: string, name: string): string[] {
  const functions = functionsIn(file);
  const steps: string[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    ts.forEachChild(node, (child) => visit(child, path));
    if (!ts.isCallExpression(node)) return;
    const { expression } = node;
    const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const body = ts.isIdentifier(expression) ? functions.get(called)?.body : undefined;
    if (body && !path.includes(called)) visit(body, [...path, called]);
    steps.push(called);
  };
  const start = functions.get(name)?.body;
  if (start) visit(start, [name]);
  return steps;
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
