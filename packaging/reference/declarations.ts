import { format } from 'prettier';
import ts from 'typescript';

/** Names of the project for the types of objects in responses: `Schemas['Payment']` is `Payment` to users. */
const ownAliases = /\b(?:Schemas|Resources|components\['schemas'\])\['(\w+)'\]/g;

/** Returns the text of a type as users may write it. */
export function typeText(node: ts.Node): string {
  const text = node.getText().replaceAll(/\/\*\*?[^]*?\*\//g, '');
  return text.replaceAll(ownAliases, '$1').replaceAll(/\s+/g, ' ');
}

/** Returns a signature as a method of an interface. */
export function signatureText(name: string, declaration: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const { typeParameters = [], parameters, type } = declaration;
  const generics = typeParameters.length === 0 ? '' : `<${typeParameters.map(typeText).join(', ')}>`;
  const list = parameters.map((parameter) => parameterText(parameter, checker));
  return `${name}${generics}(${list.join(', ')})${returnText(declaration, type, checker)}`;
}

function returnText(
  declaration: ts.SignatureDeclaration,
  type: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): string {
  if (ts.isConstructorDeclaration(declaration)) return '';
  if (type !== undefined) return `: ${typeText(type)}`;
  const signature = checker.getSignatureFromDeclaration(declaration);
  return signature === undefined ? '' : `: ${checker.typeToString(signature.getReturnType(), declaration)}`;
}

/** A parameter that is taken apart has no name of its own. */
function parameterText(node: ts.ParameterDeclaration, checker: ts.TypeChecker): string {
  const name = ts.isIdentifier(node.name) ? node.name.text : 'options';
  const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
  const type = node.type ? typeText(node.type) : checker.typeToString(checker.getTypeAtLocation(node));
  return `${node.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`;
}

/** Returns members as a block of code. */
export async function memberBlock(members: readonly string[]): Promise<string> {
  const text = await format(`interface Members { ${members.join(';\n')} }`, {
    parser: 'typescript',
    printWidth: 110,
    singleQuote: true,
  });
  const lines = text.trimEnd().split('\n').slice(1, -1);
  return codeBlock(lines.map((line) => line.slice(2)).join('\n'));
}

/** Returns a declaration as a block of code. */
export async function declarationBlock(text: string): Promise<string> {
  return codeBlock((await format(text, { parser: 'typescript', printWidth: 110, singleQuote: true })).trimEnd());
}

const codeBlock = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;
