import { relative } from 'node:path/posix';
import ts from 'typescript';
import { entries } from '../entries';

/** An export of the package. */
export interface Export {
  readonly name: string;
  /** The declared symbol, not the names under which entries pass it on. */
  readonly symbol: ts.Symbol;
  /** The entries that export it, as one imports them. */
  readonly from: readonly string[];
  /** Exported as a type: users create no objects of the class. */
  readonly isTypeOnly: boolean;
}

export interface PublicTypes {
  readonly checker: ts.TypeChecker;
  readonly exports: readonly Export[];
  /** Returns the path of the file of a node in the project, or undefined for a library. */
  readonly fileOf: (node: ts.Node) => string | undefined;
}

/** Reads the entries of the package as the compiler sees them. `folder` is that of the project. */
export function readPublicTypes(folder: string): PublicTypes {
  const root = folder.replace(/\/$/, '');
  const read = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(read.config, host, root);
  const program = ts.createProgram(
    entries.map(({ source }) => `${root}/${source}`),
    options,
  );
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, { names: string[]; from: string[]; isTypeOnly: boolean }>();
  for (const { name: entry, source } of entries) {
    const file = program.getSourceFile(`${root}/${source}`);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${source} exports nothing`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = declaredSymbol(checker, exported);
      const each = found.get(symbol) ?? { names: [], from: [], isTypeOnly: true };
      each.names.push(exported.name);
      each.isTypeOnly &&= (exported.declarations ?? []).some(ts.isTypeOnlyExportDeclaration);
      each.from.push(`payments-sandbox${entry.slice(1)}`);
      found.set(symbol, each);
    }
  }
  const exports = [...found].map(([symbol, { names, from, isTypeOnly }]) => ({
    name: names.find((name) => name !== 'default') ?? symbol.name,
    symbol,
    from: [...new Set(from)],
    isTypeOnly,
  }));
  return {
    checker,
    exports,
    fileOf: (node) => {
      const path = relative(root, node.getSourceFile().fileName);
      return path.startsWith('..') || path.startsWith('node_modules/') ? undefined : path;
    },
  };
}

/** Returns the symbol behind the names of imports and exports. */
export function declaredSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
