import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { Options } from 'tsup';
import ts from 'typescript';

/**
 * Lets bundlers drop the constants that a program does not use, although modules share a file: tables and lists are written in
 * calls, and a bundler cannot know that these have no side effects. Marked as pure, the value of a constant is dropped when
 * nothing uses the constant. The packages that are bundled are JavaScript, so this is our own code only.
 */
export const droppableConstants: Plugin = {
  name: 'droppable-constants',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: withPureConstants(await readFile(path, 'utf8'), path),
      loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
    }));
  },
};

/** A module as an object, as esbuild writes it: an empty object, and a statement that fills it. */
const NAMESPACE = /^var (\w+) = \{\};\n__export\(\1, (\{\n(?: {2}\w+: \(\) => \w+,?\n)*\})\);$/gm;

/** Lets bundlers drop the objects of `import * as` as well. */
export const droppableNamespaces: NonNullable<Options['plugins']>[number] = {
  name: 'droppable-namespaces',
  // The replaced text has as many lines, so the source map stays right.
  renderChunk: (code) => ({
    code: code.replace(
      NAMESPACE,
      'var $1 = /* @__PURE__ */ ((object, members) => (__export(object, members), object))(\n{}, $2);',
    ),
  }),
};

/** Returns a module with the value of each of its constants in a call that is marked as pure. */
export function withPureConstants(code: string, path: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  let marked = code;
  for (const { name, initializer: value, end } of declarations.reverse()) {
    if (value === undefined) continue;
    const text = value.getText(file);
    if (!ts.isIdentifier(name)) {
      // A constant of its own for each name: a bundler drops no pattern.
      const valueOf = (each: string) => pure(`((${name.getText(file)}) => ${each})(${text})`);
      const constants = namesIn(name).map((each) => `${each} = ${valueOf(each)}`);
      marked = marked.slice(0, name.getStart(file)) + constants.join(', ') + marked.slice(end);
    } else if (isComputed(value)) {
      marked = marked.slice(0, value.getStart(file)) + pure(text) + marked.slice(end);
    }
  }
  return marked;
}

const pure = (value: string): string => `/* @__PURE__ */ (() => (${value}))()`;

/** Returns the names that a pattern declares. */
function namesIn(pattern: ts.BindingName): string[] {
  if (ts.isIdentifier(pattern)) return [pattern.text];
  return pattern.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
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
