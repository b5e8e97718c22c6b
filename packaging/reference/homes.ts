import ts from 'typescript';
import { anchorOf, objectPages } from '../../spec/emit/pages/resource-links';
import { pageOf, type TypePage } from './pages';
import { declaredSymbol, type PublicTypes } from './public-types';
import { namedNodes } from './type-sections';

/** A type, function or value that a page describes. */
export interface Described {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly page: TypePage;
  /** The entries that export it; none for a type that an exported one names. */
  readonly from: readonly string[];
}

/** Returns everything that the pages describe: exports, then the types of the project that they name, and so on. */
export function describedIn(types: PublicTypes): readonly Described[] {
  const found = new Map<ts.Symbol, Described>();
  for (const { name, symbol, from } of types.exports)
    found.set(symbol, { name, symbol, from, page: pageOf(fileOf(types, symbol)) });
  // Grows while it is walked.
  for (const { symbol, page } of found.values())
    for (const node of namedNodes(types, symbol))
      for (const inner of innerTypes(types, node))
        if (!found.has(inner)) found.set(inner, { name: inner.name, symbol: inner, page, from: [] });
  return [...found.values()];
}

export function fileOf(types: PublicTypes, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const file = declaration && types.fileOf(declaration);
  if (file === undefined) throw new Error(`${symbol.name} is not declared in the project`);
  return file;
}

/** Returns the types of the project that a node names. Generic aliases and what is generated explain nothing to readers. */
function innerTypes(types: PublicTypes, node: ts.Node): readonly ts.Symbol[] {
  if (ts.isBlock(node)) return [];
  const own = ts.isTypeReferenceNode(node) ? types.checker.getSymbolAtLocation(node.typeName) : undefined;
  const symbol = own && declaredSymbol(types.checker, own);
  const inner = node.getChildren().flatMap((child) => innerTypes(types, child));
  return symbol !== undefined && isOfReaders(types, symbol) ? [symbol, ...inner] : inner;
}

function isOfReaders(types: PublicTypes, symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || ts.isTypeParameterDeclaration(declaration)) return false;
  const file = types.fileOf(declaration);
  if (file === undefined || file.includes('/generated/') || objectPages.has(symbol.name)) return false;
  if (ts.isTypeAliasDeclaration(declaration))
    return declaration.typeParameters === undefined && !isOfSchemas(declaration);
  return ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration);
}

/** `type Schemas = components['schemas']` is a name for the compiler. */
const isOfSchemas = ({ type }: ts.TypeAliasDeclaration) => type.getText() === "components['schemas']";

/** Pages in which a type of one line and a value are a row of a table, by name. */
const withTables: readonly string[] = ['objects.md', 'spec.md'];

/** Returns the links to the types that a code names, from a page. */
export function linksFrom(page: TypePage, all: readonly Described[]): (code: string, own: string) => string {
  const targets = new Map(all.toReversed().map((each) => [each.name, each]));
  const linkOf = (name: string): string | undefined => {
    const target = targets.get(name);
    const object = objectPages.get(name);
    if (object !== undefined && name !== 'Error' && (target === undefined || isObject(target)))
      return `[${name}](../${object}#${anchorOf(name)})`;
    if (target === undefined) return undefined;
    const path = target.page === page ? '' : target.page.path;
    // A row of a table has no anchor, and says no more than the name.
    if (isRow(target)) return undefined;
    return `[${name}](${path}#${anchorOf(name)})`;
  };
  return (code, own) => {
    const names = [...new Set(code.match(/\b[A-Z]\w+\b/g) ?? [])].filter((name) => name !== own);
    const links = names.flatMap((name) => linkOf(name) ?? []);
    return links.length === 0 ? '' : ` See ${links.join(', ')}.`;
  };
}

/** Returns whether a page has a type or a value as a row of its table. */
export function isRow({ page, symbol }: Described): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !withTables.includes(page.path)) return false;
  return ts.isTypeAliasDeclaration(declaration) || ts.isVariableDeclaration(declaration);
}

/** Whether it is an object of a response: its page has the fields. */
const isObject = ({ page, name }: Described) =>
  page.path === 'objects.md' && !/^control\//.test(objectPages.get(name) ?? '');
