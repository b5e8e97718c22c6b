import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import type { Check, Project } from '../project';

const KB = 1_024;

/** Folders whose declarations are internal: no declaration of the package may have the name of one of theirs. */
const internalFolders = ['rows', 'store', 'pipeline', 'wire', 'handlers', 'control', 'domain'];
/** The names among them that are in the interface of the sandbox. */
const named = ['Currency', 'DisputeRequest', 'EventPattern', 'HostedPageOptions', 'JobKind', 'Metadata', 'Mode'];
const limits = ['DeclineLimit', 'PlatformLimits'];
const seedFiles = ['SeedTable', 'seedTables'];

/** Whether the declarations of the sandbox have only what users may use. */
export function internals(project: Project): readonly Check[] {
  const entry = join(project.folder, 'node_modules/payments-sandbox/dist/mock-server/index.d.ts');
  return [['the types of the sandbox show no internals', () => Promise.resolve(showsNone(entry))]];
}

/** Returns the sizes of the declarations. Throws for internal ones. */
export function showsNone(entry: string): string {
  const files = [...withImports(entry)];
  const shown = new Set(files.flatMap((file) => shownIn(parsed(file))));
  const found = [...new Set(internalNames())].filter((name) => shown.has(name)).sort();
  if (found.length > 0) throw new Error(`internal names in the declarations of mock-server: ${found.join(', ')}`);
  const all = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return `(${(sizeOf(entry) / KB).toFixed(1)} KB, ${(all / KB).toFixed(0)} KB with what it imports)`;
}

const sizeOf = (file: string): number => readFileSync(file).length;
const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Returns a file of declarations and those that it imports, directly or indirectly. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const statement of parsed(file).statements) {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.'))
      withImports(resolve(dirname(file), from.text.replace(/\.(c?)js$/, '.d.$1ts')), seen);
  }
  return seen;
}

/** The declarations of a file that have a name. */
function declarationsOf(file: ts.SourceFile): [string, ts.Statement][] {
  return file.statements.flatMap((statement): [string, ts.Statement][] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => [name.getText(), statement]);
    const isNamed =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isFunctionDeclaration(statement);
    return isNamed && statement.name ? [[statement.name.text, statement]] : [];
  });
}

/** The members of a class, as `Class.member`. */
function membersOf([name, statement]: [string, ts.Statement]): [string, ts.ClassElement][] {
  if (!ts.isClassDeclaration(statement)) return [];
  return statement.members.flatMap((member): [string, ts.ClassElement][] =>
    member.name && ts.isIdentifier(member.name) ? [[`${name}.${member.name.text}`, member]] : [],
  );
}

/** Returns what the built declarations have. The bundler adds `$1` to a name that it has already. */
function shownIn(file: ts.SourceFile): string[] {
  const declared = declarationsOf(file).map(([name, node]): [string, ts.Statement] => [
    name.replace(/\$\d+$/, ''),
    node,
  ]);
  return [...declared, ...declared.flatMap(membersOf)].map(([name]) => name);
}

const isInternal = (node: ts.Node): boolean => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

/** The declarations in the source of a folder, with the path of their file. */
function sourceOf(folder: string): { readonly path: string; readonly declared: [string, ts.Statement][] }[] {
  const root = join(process.cwd(), folder);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return paths.map((path) => ({ path, declared: declarationsOf(parsed(join(root, path))) }));
}

/**
 * Returns what the source marks as internal, and the names of the internal folders. Those that the SDK or the tables have, too,
 * are public.
 */
function internalNames(): string[] {
  const others = ['sdk', 'spec'].flatMap(sourceOf).flatMap(({ declared }) => declared.map(([name]) => name));
  const isPublic = new Set([...named, ...limits, ...seedFiles, ...others]);
  return sourceOf('mock-server').flatMap(({ path, declared }) => {
    const marked = [...declared, ...declared.flatMap(membersOf)].filter(([, node]) => isInternal(node));
    const isHidden = internalFolders.some((name) => path.startsWith(`${name}/`));
    const hidden = isHidden ? declared.filter(([name]) => !isPublic.has(name)) : [];
    return [...marked, ...hidden].map(([name]) => name);
  });
}
