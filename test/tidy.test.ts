import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The rules about files, names and layers: each one a sentence, for a reason. The rules about lines stand in eslint.config.js. */

const folders = ['spec', 'sdk', 'mock-server', 'cli', 'test', 'examples'];

const files: readonly string[] = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const isGenerated = (file: string): boolean => file.startsWith('spec/generated/');
const written = files.filter((file) => !isGenerated(file));
const shipped = written.filter((file) => !/^(test|examples)\//.test(file));

const textOf = (file: string): string => readFileSync(file, 'utf8');
const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);

interface Import {
  /** A file of the project, or the name of a package. */
  readonly target: string;
  /** Gone when the code runs. */
  readonly typeOnly: boolean;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { importClause } = node;
  if (importClause === undefined) return false;
  const { namedBindings, name } = importClause;
  if (importClause.isTypeOnly || name !== undefined || namedBindings === undefined) return importClause.isTypeOnly;
  return ts.isNamedImports(namedBindings) && namedBindings.elements.every((element) => element.isTypeOnly);
}

function importsOf(file: string): Import[] {
  return parse(file).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    return [{ target: targetOf(file, node.moduleSpecifier.text), typeOnly: isTypeOnly(node) }];
  });
}

function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = join(dirname(file), specifier);
  return (
    [path, `${path}.ts`, `${path}.js`, `${path}/index.ts`].find((found) => /\.\w+$/.test(found) && existsSync(found)) ??
    path
  );
}

const imports = new Map(shipped.map((file) => [file, importsOf(file)]));

const within = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(place));

describe('layers', () => {
  /** A shelf may run what is named here, and may name the types of what comes last. */
  const shelves: readonly (readonly [shelf: string, runs: readonly string[], knows: readonly string[]])[] = [
    // The specification is data, and knows nobody.
    ['spec/emit/', ['spec/', 'ajv/', 'openapi-typescript'], []],
    ['spec/generate.ts', ['spec/emit/', 'node:'], []],
    ['spec/', ['spec/'], []],
    // The SDK runs everywhere and is small: of the tables it has but the types, and of the server nothing.
    ['sdk/', ['sdk/', 'openapi-fetch'], ['spec/']],
    // A rule is a function of rows and instants: it reads no store, answers no request and reads no clock.
    [
      'mock-server/domain/',
      ['mock-server/domain/', 'mock-server/api-error.ts', 'mock-server/time/clock.ts', 'spec/'],
      ['mock-server/store/'],
    ],
    // What a row looks like from outside is the same for an answer and for an event.
    [
      'mock-server/present/',
      ['mock-server/present/', 'mock-server/domain/', 'spec/'],
      ['mock-server/context.ts', 'mock-server/store/'],
    ],
    // What an operation or a job does stands on rules and rows, and has no HTTP in it. Rows come through the context.
    [
      'mock-server/actions/',
      [
        'mock-server/actions/',
        'mock-server/present/',
        'mock-server/domain/',
        'mock-server/visibility.ts',
        'mock-server/api-error.ts',
        'mock-server/time/clock.ts',
        'spec/',
      ],
      ['mock-server/context.ts', 'mock-server/store/'],
    ],
    [
      'mock-server/jobs/',
      [
        'mock-server/jobs/',
        'mock-server/actions/',
        'mock-server/present/',
        'mock-server/domain/',
        'mock-server/time/clock.ts',
        'spec/',
      ],
      ['mock-server/context.ts', 'mock-server/store/'],
    ],
    // Of the wire a handler knows what a page is.
    [
      'mock-server/handlers/',
      [
        'mock-server/handlers/',
        'mock-server/actions/',
        'mock-server/present/',
        'mock-server/domain/',
        'mock-server/visibility.ts',
        'mock-server/api-error.ts',
        'mock-server/wire/page.ts',
        'mock-server/time/clock.ts',
        'spec/',
      ],
      ['mock-server/context.ts', 'mock-server/store/'],
    ],
    // All that knows HTTP works on any operation, and so knows none. A kept answer may stand in the outbox.
    [
      'mock-server/wire/',
      [
        'mock-server/wire/',
        'mock-server/domain/resource-id.ts',
        'mock-server/events/outbox.ts',
        'mock-server/api-error.ts',
        'mock-server/secrets.ts',
        'mock-server/time/clock.ts',
        'spec/',
      ],
      ['mock-server/'],
    ],
    // Over HTTP the control surface works on platforms as a test would.
    [
      'mock-server/control/handlers/',
      [
        'mock-server/control/',
        'mock-server/events/',
        'mock-server/present/',
        'mock-server/api-error.ts',
        'mock-server/wire/',
        'mock-server/time/',
        'spec/',
      ],
      ['mock-server/'],
    ],
    // Its objects do what no request of the API does, by the same actions and rules.
    [
      'mock-server/control/',
      [
        'mock-server/control/',
        'mock-server/actions/',
        'mock-server/domain/',
        'mock-server/events/',
        'mock-server/present/',
        'mock-server/api-error.ts',
        'mock-server/wire/',
        'mock-server/time/',
        'spec/',
      ],
      ['mock-server/'],
    ],
    // The store keeps rows, and does not know what they mean; a new platform is seeded with the rates of its currency.
    [
      'mock-server/store/',
      [
        'mock-server/store/',
        'mock-server/domain/application-fee-rates.ts',
        'mock-server/secrets.ts',
        'spec/',
        'lowdb',
        'node:',
      ],
      [],
    ],
    // The outbox and what leaves it: which host is this machine is decided in one place.
    [
      'mock-server/events/',
      [
        'mock-server/events/',
        'mock-server/domain/',
        'mock-server/present/',
        'mock-server/wire/host.ts',
        'mock-server/api-error.ts',
        'mock-server/secrets.ts',
        'mock-server/time/clock.ts',
        'spec/',
      ],
      ['mock-server/'],
    ],
    ['mock-server/time/', ['mock-server/time/', 'spec/'], ['mock-server/store/']],
    // Of Node's modules the server uses them where it listens and where it writes.
    ['mock-server/http.ts', ['mock-server/', '@hono/node-server', 'node:http'], []],
    ['mock-server/msw.ts', ['msw'], ['mock-server/']],
    ['mock-server/', ['mock-server/', 'spec/', 'hono', '@noble/hashes/'], []],
    // The command line has no way in that others have not.
    [
      'cli/',
      [
        'cli/',
        'mock-server/server.ts',
        'mock-server/index.ts',
        'sdk/index.ts',
        'spec/index.ts',
        'package.json',
        'commander',
        'chalk',
        'node:',
      ],
      [],
    ],
  ];

  test.each(shelves)('%s imports only what stands below it', (shelf, runs, knows) => {
    const others = shelves.map(([other]) => other).filter((other) => other.length > shelf.length);
    const wrong = shipped
      .filter((file) => within(file, [shelf]) && !within(file, others))
      .flatMap((file) => (imports.get(file) ?? []).map((found) => ({ file, ...found })))
      .filter(({ target, typeOnly }) => !within(target, typeOnly ? [...runs, ...knows] : runs))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  test('every file stands on a shelf', () => {
    expect(
      shipped.filter(
        (file) =>
          !within(
            file,
            shelves.map(([shelf]) => shelf),
          ),
      ),
    ).toEqual([]);
  });

  test('no file imports itself by way of others: whichever is loaded first would find the other unfinished', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file) || path.includes(file)) return;
      for (const { target, typeOnly } of imports.get(file) ?? []) if (!typeOnly) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of shipped) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe('time and chance', () => {
  test.each<[what: string, pattern: RegExp, places: readonly string[]]>([
    ['the time', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/, ['mock-server/time/clock.ts', 'sdk/system.ts']],
    [
      'chance',
      /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b/,
      ['mock-server/store/ids.ts', 'mock-server/secrets.ts', 'mock-server/store/lock-file.ts', 'sdk/system.ts'],
    ],
  ])('%s comes from one place, where a test can put its own', (_what, pattern, places) => {
    const users = shipped.filter((file) => /^(sdk|mock-server|spec)\//.test(file) && pattern.test(textOf(file)));
    expect(users.filter((file) => !places.includes(file))).toEqual([]);
  });
});

describe('files', () => {
  test('the name of a file says what is in it, in kebab-case', () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|test-d|config|d))?\.[cm]?[jt]s$/;
    const vague = /(^|-)(utils?|helpers?|common|misc|lib)[-.]/;
    const names = files.filter((file) => !name.test(basename(file)) || vague.test(basename(file)));
    expect(names).toEqual([]);
  });

  test('no file is so long that its reader must scroll for minutes', () => {
    const long = written.map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }));
    expect(long.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  test('an index is a table of contents: it re-exports what stands beside it, or lists it in a record', () => {
    const isList = (node: ts.Expression | undefined): boolean =>
      node !== undefined &&
      (ts.isObjectLiteralExpression(node) ||
        ts.isArrayLiteralExpression(node) ||
        (ts.isAsExpression(node) && isList(node.expression)));
    const belongs = (node: ts.Statement): boolean =>
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      (ts.isVariableStatement(node) &&
        node.declarationList.declarations.every(({ initializer }) => isList(initializer)));
    // `cli/index.ts` is no index but what `bin` names.
    const indexes = shipped.filter((file) => basename(file) === 'index.ts' && file !== 'cli/index.ts');
    expect(indexes.filter((file) => !parse(file).statements.every(belongs))).toEqual([]);
  });

  test('what is generated says so in its first line, lest somebody edit it', () => {
    const header = /Generated from .+ by "npm run \w+"\. Do not edit\./;
    const pages = readdirSync('docs/reference').map((name) => join('docs/reference', name));
    const silent = [...files.filter(isGenerated), ...pages].filter(
      (file) => !header.test(textOf(file).split('\n')[0] ?? ''),
    );
    expect(silent).toEqual([]);
  });

  test('a lint rule is put aside for one line, and with a reason', () => {
    const remark = /(?:\/\/|\/\*)\s*(eslint-disable.*|@ts-(?:ignore|nocheck).*)/g;
    const reasoned = /^eslint-disable-next-line \S+ -- \S/;
    const remarks = written.flatMap((file) =>
      [...textOf(file).matchAll(remark)].map(([, text = '']) => ({ file, text })),
    );
    expect(remarks.filter(({ text }) => !reasoned.test(text))).toEqual([]);
  });
});
