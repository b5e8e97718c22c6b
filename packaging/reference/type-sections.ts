import ts from 'typescript';
import { docOf } from './comments';
import { declarationBlock, memberBlock, signatureText, typeText } from './declarations';
import { type Member, membersOf } from './members';
import type { PublicTypes } from './public-types';

/** The section of a page about a type, a function or a value. */
export interface Section {
  readonly name: string;
  readonly doc: string;
  /** Blocks of Markdown after the heading. */
  readonly blocks: readonly string[];
  /** Members without a comment. */
  readonly undocumented: readonly string[];
}

/** Links at the end of a text to the types that a code names. `own` needs no link. */
export type LinksOf = (code: string, own: string) => string;

interface Parts {
  readonly types: PublicTypes;
  readonly linksOf: LinksOf;
  readonly errorLinks: (codes: readonly string[]) => string;
  /** Returns a text with links from the error codes in it. */
  readonly withErrorLinks: (text: string) => string;
  /** Returns a sentence with a link to the operation of a method of the client; empty for any other method. */
  readonly operationOf: (type: ts.Symbol, method: string) => string;
}

/** Returns the section of an export, or of a type that one names. */
export async function sectionOf(name: string, symbol: ts.Symbol, parts: Parts): Promise<Section> {
  const { checker } = parts.types;
  const doc = docOf(symbol, checker);
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) throw new Error(`${name} is declared nowhere`);
  if (symbol.flags & ts.SymbolFlags.Class || isObjectType(declaration)) return objectSection(name, symbol, parts);
  const signatures = symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  if (signatures.length > 0 && name !== 'test' && name !== 'expect') {
    const nodes = signatures.map((signature) => signature.getDeclaration());
    const texts = nodes.map((node) => signatureText(name, node, checker));
    const code = await declarationBlock(texts.map((text) => `declare function ${text};`).join('\n'));
    const block = code.replaceAll('declare function ', 'function ');
    return {
      name,
      doc,
      blocks: [block, withLinks(doc, parts.linksOf(texts.join(' '), name))],
      undocumented: doc ? [] : [name],
    };
  }
  const text = ts.isTypeAliasDeclaration(declaration) ? aliasText(declaration, checker) : undefined;
  const code = text === undefined ? `const ${name}` : await aliasBlock(declaration, name, text);
  const block = text === undefined ? `\`\`\`ts\n${code}\n\`\`\`` : code;
  const links = text === undefined ? '' : parts.linksOf(text, name);
  return { name, doc, blocks: [block, withLinks(doc, links)], undocumented: doc ? [] : [name] };
}

/** Links after a code block are a paragraph of their own: on its last line they would be code. */
const withLinks = (doc: string, links: string): string =>
  doc.endsWith('```') ? `${doc}\n\n${links.trim()}` : doc + links;

/** Values that a table of the specification has are listed, unless they are many. */
export function aliasText({ type: node }: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string {
  const type = checker.getTypeFromTypeNode(node);
  const values = type.isUnion() ? type.types : [type];
  const isOfValues = values.every((each) => each.isStringLiteral() || (each.flags & ts.TypeFlags.BooleanLiteral) !== 0);
  if (!isOfValues || values.length > 40 || !/\btypeof\b|\bValueOf</.test(node.getText())) return typeText(node);
  return values.map((each) => (each.isStringLiteral() ? `'${each.value}'` : checker.typeToString(each))).join(' | ');
}

async function aliasBlock(declaration: ts.Declaration, name: string, text: string): Promise<string> {
  const { typeParameters = [] } = ts.isTypeAliasDeclaration(declaration) ? declaration : {};
  const generics = typeParameters.length === 0 ? '' : `<${typeParameters.map(typeText).join(', ')}>`;
  return declarationBlock(`type ${name}${generics} = ${text}`);
}

/** Returns the nodes whose types the section of a symbol names. */
export function namedNodes(types: PublicTypes, symbol: ts.Symbol): readonly ts.Node[] {
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  if (declaration === undefined) return [];
  if (!(symbol.flags & ts.SymbolFlags.Class) && !isObjectType(declaration)) return signatureNodes(declarations);
  const constructor = constructionOf('', symbol, types);
  return [...membersOf(types, symbol).flatMap(({ nodes }) => nodes), ...(constructor ? [constructor.node] : [])];
}

/** The body of a function names types that its users do not meet. */
function signatureNodes(declarations: readonly ts.Declaration[]): readonly ts.Node[] {
  return declarations.flatMap((each) => {
    if (ts.isTypeAliasDeclaration(each)) return [each.type];
    return ts.isFunctionDeclaration(each) ? [...each.parameters, ...(each.type ? [each.type] : [])] : [];
  });
}

function isObjectType(declaration: ts.Declaration): boolean {
  if (ts.isInterfaceDeclaration(declaration)) return true;
  return ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type);
}

async function objectSection(name: string, symbol: ts.Symbol, parts: Parts): Promise<Section> {
  const { types, linksOf, errorLinks } = parts;
  const doc = docOf(symbol, types.checker);
  const head = heritageOf(symbol);
  const members = [...membersOf(types, symbol)];
  const construction = constructionOf(name, symbol, types);
  const properties = members.filter(({ kind }) => kind === 'property');
  const methods = members.filter(({ kind }) => kind === 'method');
  const blocks = [
    ...(doc === '' ? [] : [doc]),
    ...(head === '' ? [] : [`Extends ${head}.${linksOf(head, name)}`]),
    ...(construction === undefined
      ? []
      : [await memberBlock([construction.text]), construction.doc + linksOf(construction.text, name)]),
    ...(properties.length === 0 ? [] : [propertyTable(properties, linksOf, name)]),
  ];
  for (const { name: member, texts, doc: text, codes } of methods) {
    const code = texts.join(' ');
    blocks.push(`### ${name}.${member}`, await memberBlock(texts.map(lastName)));
    const errors = codes.length === 0 ? '' : ` Error codes: ${errorLinks(codes)}.`;
    const operation = parts.operationOf(symbol, member);
    blocks.push(`${parts.withErrorLinks(text)}${errors}${operation}${linksOf(code, name)}`);
  }
  return {
    name,
    doc,
    blocks: blocks.filter((block) => block !== ''),
    undocumented: [
      ...(doc === '' ? [name] : []),
      ...members.filter((member) => member.doc === '').map((member) => `${name}.${member.name}`),
    ],
  };
}

/** The heading of a nested method has the names around it. */
const lastName = (text: string) => text.replace(/^[\w.]*\.(?=\w+[<(])/, '');

function heritageOf(symbol: ts.Symbol): string {
  const clauses = (symbol.declarations ?? []).flatMap((each) =>
    ts.isClassDeclaration(each) || ts.isInterfaceDeclaration(each) ? (each.heritageClauses ?? []) : [],
  );
  const bases = clauses
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap((clause) => clause.types.map((type) => typeText(type)));
  return bases.map((base) => `\`${base}\``).join(', ');
}

/** Returns how users create an object of a class, if they do. */
function constructionOf(
  name: string,
  symbol: ts.Symbol,
  { checker, exports }: PublicTypes,
): { readonly text: string; readonly doc: string; readonly node: ts.Node } | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !ts.isClassDeclaration(declaration)) return undefined;
  if (!exports.some((each) => each.symbol === symbol && !each.isTypeOnly)) return undefined;
  const node = declaration.members.find(ts.isConstructorDeclaration);
  const signature = node && checker.getSignatureFromDeclaration(node);
  const doc = signature ? docOf(signature, checker) : '';
  // A constructor without a comment is one that only the package calls.
  if (node === undefined || signature === undefined || doc === '') return undefined;
  if (signature.getJsDocTags().some((tag) => tag.name === 'internal')) return undefined;
  return { text: signatureText('new', node, checker) + `: ${name}`, doc, node };
}

function propertyTable(properties: readonly Member[], linksOf: LinksOf, own: string): string {
  // A cell has no blocks.
  const inline = (text: string) => text.replaceAll(/\n*```ts\n([^`]*)\n```/g, ' `$1`');
  const cell = (text: string) =>
    inline(text)
      .replaceAll('|', '\\|')
      .replaceAll(/\s*\n\s*/g, ' ');
  const rows = properties.map(({ name, isOptional, texts: [text = ''], doc }) => {
    // A question mark says that a property may be left out or undefined.
    const type = isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1') : text;
    const meaning = `${doc}${linksOf(type, own)}`.trim();
    return `| \`${name}${isOptional ? '?' : ''}\` | \`${cell(type)}\` | ${cell(meaning)} |`;
  });
  return ['| Property | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
