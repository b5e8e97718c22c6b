import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/**
 * Lets bundlers drop the tables that a program does not use, although tables share a file: a table is written in calls, and a
 * bundler cannot know that these have no side effects. Marked as pure, the value of a constant is dropped when nothing uses the
 * constant.
 */
export const droppableTables: Plugin = {
  name: 'droppable-tables',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]spec[\\/](tables|derive|resources|control|vocabulary)[\\/].*\.ts$/ },
      async ({ path }) => ({
        contents: withPureConstants(await readFile(path, 'utf8')),
        loader: 'ts',
      }),
    );
  },
};

/** Returns a module with the value of each of its constants in a call that is marked as pure. */
export function withPureConstants(code: string): string {
  const file = ts.createSourceFile('table.ts', code, ts.ScriptTarget.Latest);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  let marked = code;
  for (const { name, initializer: value, end } of declarations.reverse()) {
    if (value === undefined) continue;
    const text = value.getText(file);
    if (ts.isObjectBindingPattern(name)) {
      const constants = name.elements.map((element) => pureMember(element, text, file)).join(', ');
      marked = marked.slice(0, name.getStart(file)) + constants + marked.slice(end);
    } else if (isComputed(value)) {
      marked = marked.slice(0, value.getStart(file)) + pure(text) + marked.slice(end);
    }
  }
  return marked;
}

const pure = (value: string): string => `/* @__PURE__ */ (() => (${value}))()`;

/** Returns a constant of a pattern as one of its own: a bundler drops no pattern. */
function pureMember({ name, propertyName }: ts.BindingElement, value: string, file: ts.SourceFile): string {
  const member = (propertyName ?? name).getText(file);
  return `${name.getText(file)} = ${pure(`${value}.${member}`)}`;
}

/** Whether a bundler cannot see that a value has no side effects: it is more than a function or literals. */
function isComputed(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false;
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (isAccess || ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node))
    return true;
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) return true;
  if (ts.isBinaryExpression(node) || ts.isTemplateExpression(node) || ts.isComputedPropertyName(node)) return true;
  return ts.forEachChild(node, isComputed) === true;
}
