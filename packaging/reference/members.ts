import ts from 'typescript';
import { codesAfter, docOf, isInternal } from './comments';
import { signatureText, typeText } from './declarations';
import type { PublicTypes } from './public-types';

/** A property or a method of a public type. */
export interface Member {
  /** Its name; that of a nested member has the names around it: `disputes.open`. */
  readonly name: string;
  readonly kind: 'property' | 'method';
  /** The type of a property, the signatures of a method. */
  readonly texts: readonly string[];
  readonly isOptional: boolean;
  readonly doc: string;
  /** Error codes that a call may throw. */
  readonly codes: readonly string[];
  /** The file from which its types are read. */
  readonly nodes: readonly ts.Node[];
}

/** Returns the members of a type that users see, without those that another exported type declares. */
export function membersOf(types: PublicTypes, symbol: ts.Symbol): readonly Member[] {
  return membersIn(types, types.checker.getDeclaredTypeOfSymbol(symbol), symbol, '');
}

function membersIn(types: PublicTypes, type: ts.Type, symbol: ts.Symbol, within: string): readonly Member[] {
  const { checker } = types;
  const exported = new Set(types.exports.map((each) => each.symbol));
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const [declaration] = property.declarations ?? [];
    if (declaration === undefined || !isOfProject(types, declaration)) return [];
    const owner = checker.getSymbolAtLocation(ownerName(declaration) ?? declaration);
    const isInherited = owner !== undefined && owner !== symbol && exported.has(owner);
    return isInherited || isHidden(property, declaration) ? [] : memberOf(types, property, declaration, within);
  });
}

/** Declarations of libraries, such as the members of `Error`, and generated ones need no words here. */
function isOfProject(types: PublicTypes, declaration: ts.Declaration): boolean {
  const file = types.fileOf(declaration);
  return file !== undefined && !file.includes('/generated/');
}

function ownerName({ parent }: ts.Declaration): ts.Node | undefined {
  return ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent) ? parent.name : undefined;
}

function isHidden(property: ts.Symbol, declaration: ts.Declaration): boolean {
  const isPrivate = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) !== 0;
  return isPrivate || /^(?:__|#)/.test(property.name) || isInternal(property) || isNameOfError(property, declaration);
}

/** The name of an error is that of its class. */
function isNameOfError({ name }: ts.Symbol, { parent }: ts.Declaration): boolean {
  return name === 'name' && ts.isClassDeclaration(parent) && parent.heritageClauses !== undefined;
}

function memberOf(
  types: PublicTypes,
  property: ts.Symbol,
  declaration: ts.Declaration,
  within: string,
): readonly Member[] {
  const { checker } = types;
  const type = checker.getTypeOfSymbol(property);
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const name = within + property.name;
  const signatures = checker.getNonNullableType(type).getCallSignatures();
  const common = { name, isOptional, codes: codesAfter(declaration) };
  const [first] = signatures;
  const isOwn = first !== undefined && types.fileOf(first.getDeclaration()) !== undefined;
  if (first !== undefined && isOwn && !isOptional) {
    const nodes = signatures.map((signature) => signature.getDeclaration());
    const texts = nodes.map((node) => signatureText(name, node, checker));
    const doc = docOf(property, checker) || docOf(first, checker) || docOfParent(nodes[0], checker);
    const codes = common.codes.length > 0 ? common.codes : nodes.flatMap((node) => codesAfter(node.parent));
    return [{ ...common, codes, kind: 'method', texts, doc, nodes }];
  }
  const literal: ts.Symbol | undefined = type.symbol;
  const [shape] = literal?.declarations ?? [];
  const isOfOwnType = shape !== undefined && types.fileOf(shape) !== undefined;
  if (literal !== undefined && isOfOwnType && ts.isTypeLiteralNode(shape) && type.aliasSymbol === undefined)
    return membersIn(types, type, literal, `${name}.`).map((each) =>
      each.doc === '' ? { ...each, doc: docOf(property, checker) } : each,
    );
  const node = typeNodeOf(declaration);
  const text = node ? typeText(node) : checker.typeToString(type);
  const doc = docOf(property, checker) || (literal && isOfOwnType ? firstParagraph(docOf(literal, checker)) : '');
  return [{ ...common, kind: 'property', texts: [text], doc, nodes: [node ?? declaration] }];
}

/** The comment of a member whose type another member has: `readonly review: ThirdParties['review']`. */
function docOfParent(node: ts.Node | undefined, checker: ts.TypeChecker): string {
  const parent = node?.parent;
  if (parent === undefined || !(ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent))) return '';
  const symbol = checker.getSymbolAtLocation(parent.name);
  return symbol ? docOf(symbol, checker) : '';
}

function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
    return declaration.type;
  return ts.isGetAccessorDeclaration(declaration) ? declaration.type : undefined;
}

const firstParagraph = (text: string) => text.split('\n\n')[0] ?? '';
