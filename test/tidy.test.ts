import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { bannedWords } from './support/banned-words';
import { filesBelow } from './support/files-below';
import { layers } from './support/layers';
import { roomsAbove } from './support/rooms-above';

/**
 * The rules about files, names and layers: each one a sentence, for a reason. The rules about lines stand in eslint.config.js.
 */

const folders = ['spec', 'sdk', 'mock-server', 'cli', 'packaging', 'bench', 'test', 'examples'];

const files: readonly string[] = folders
  .filter((folder) => existsSync(folder))
  .flatMap(filesBelow)
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file));

const isGenerated = (file: string): boolean => /^(spec|mock-server\/pages)\/generated\//.test(file);
const written = files.filter((file) => !isGenerated(file));
const shipped = written.filter((file) => !/^(bench|test|examples)\//.test(file));

const texts = new Map<string, string>();

/** Returns the text of a file, which many rules ask for. */
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

const parse = (file: string, text = textOf(file)): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest);

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

/** Returns the beginning of a text, up to its last import: the rest would take most of the time of the parser. */
function withImports(text: string): string {
  if (text.includes('import(')) return text;
  const last = Math.max(text.lastIndexOf(" from '"), text.lastIndexOf("import '"));
  return text.slice(0, text.indexOf(';', last) + 1);
}

/** Returns what a file imports: at its head, on first use, and in types. */
function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (name: ts.Node | undefined, typeOnly: boolean): void => {
    if (name && ts.isStringLiteral(name)) found.push({ target: targetOf(file, name.text), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(parse(file, withImports(textOf(file))));
  return found;
}

function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = join(dirname(file), specifier);
  return (
    [path, `${path}.ts`, `${path}.tsx`, `${path}.js`, `${path}/index.ts`, `${path}/index.tsx`].find(
      (found) => /\.\w+$/.test(found) && existsSync(found),
    ) ?? path
  );
}

const imports = new Map(shipped.map((file) => [file, importsOf(file)]));

const within = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(place));

/** Returns the circles of arrows, each as a path. */
function circlesIn(arrows: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (done.has(node) || path.includes(node)) return;
    for (const target of arrows.get(node) ?? []) visit(target, [...path, node]);
    done.add(node);
  };
  for (const node of arrows.keys()) visit(node, []);
  return circles;
}

describe('layers', () => {
  test('each prefix is one of a file or of a package', () => {
    const prefixes = layers.flatMap(([layer, runs, knows]) => [layer, ...runs, ...knows]);
    const ours = prefixes.filter((prefix) => /^(spec|sdk|mock-server|cli)\//.test(prefix));
    expect([...new Set(ours)].filter((prefix) => !files.some((file) => file.startsWith(prefix)))).toEqual([]);
  });

  test.each(layers)('%s imports only what stands below it', (layer, runs, knows) => {
    const others = layers.map(([other]) => other).filter((other) => other.length > layer.length);
    const wrong = shipped
      .filter((file) => within(file, [layer]) && !within(file, others))
      .flatMap((file) => (imports.get(file) ?? []).map((found) => ({ file, ...found })))
      .filter(({ target, typeOnly }) => !within(target, typeOnly ? [...runs, ...knows] : runs))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  test('every file stands on a layer', () => {
    expect(
      shipped.filter(
        (file) =>
          !within(
            file,
            layers.map(([layer]) => layer),
          ),
      ),
    ).toEqual([]);
  });

  test.each(Object.entries(roomsAbove))('%s names nothing above it, not even a type', (room, above) => {
    const wrong = shipped
      .filter((file) => within(file, [room]))
      .flatMap((file) => (imports.get(file) ?? []).map(({ target }) => ({ file, target })))
      .filter(({ target }) => within(target, above));
    expect(wrong).toEqual([]);
  });

  test('no file imports itself by way of others, not even for a type or on first use', () => {
    const targets = [...imports].map(([file, found]) => [file, found.map(({ target }) => target)] as const);
    expect(circlesIn(new Map(targets))).toEqual([]);
  });
});

/** Returns the room of a file: a folder of the server, or the file itself where it is beside the folders. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');

describe('rooms', () => {
  /** The clients of a sandbox are made in front of it: see `sandbox.client`. */
  const allowed = ['mock-server/sandbox.ts → mock-server/fronts'];

  test('no room of the server imports itself by way of others, not even for a type', () => {
    const arrows = new Map<string, Set<string>>();
    for (const [file, found] of imports)
      for (const { target } of found) {
        const from = roomOf(file);
        const to = roomOf(target);
        const isOfServer = [from, to].every((room) => room.startsWith('mock-server/'));
        if (isOfServer && from !== to && !allowed.includes(`${from} → ${to}`))
          arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      }
    expect(circlesIn(arrows)).toEqual([]);
  });
});

describe('time and randomness', () => {
  // They wait in the browser.
  const pageScripts = shipped.filter((file) => file.startsWith('mock-server/pages/assets/'));

  test.each<[what: string, pattern: RegExp, places: readonly string[]]>([
    [
      'waiting',
      /\b(?:set(?:Timeout|Interval|Immediate)|queueMicrotask)\b|\bAbortSignal\.timeout\b|node:timers\b/,
      // The last one asks whether the timers of a test are fake.
      ['mock-server/time/timers.ts', 'sdk/system.ts', ...pageScripts, 'mock-server/testing/explore/fake-timers.ts'],
    ],
    [
      'the time',
      /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bpresentInstant\b/,
      ['mock-server/time/clock.ts', 'sdk/system.ts', 'spec/vocabulary/globals.ts'],
    ],
    [
      'randomness',
      /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\brandom(?:Bytes|FillSync)\b/,
      [
        'spec/vocabulary/random-bytes.ts',
        'mock-server/random/ids.ts',
        'mock-server/random/hashes.ts',
        'mock-server/store/journal/file/lock-file.ts',
        // In the browser, as a script of a page.
        'mock-server/pages/assets/frames/random-key.ts',
        'sdk/system.ts',
      ],
    ],
  ])('%s comes from one place, where a test can put its own', (_what, pattern, places) => {
    const users = shipped.filter((file) => /^(sdk|mock-server|spec)\//.test(file) && pattern.test(textOf(file)));
    expect(users.filter((file) => !places.includes(file))).toEqual([]);
  });
});

test('what differs between operating systems is in one file of the store and one of the command line', () => {
  const system = /\bprocess\.platform\b|['"`]\/proc\b|\bspawnSync\b|\bexecFileSync\b|'win32'|'darwin'/;
  const users = shipped.filter(
    (file) => /^(sdk|mock-server|cli)\//.test(file) && !isGenerated(file) && system.test(textOf(file)),
  );
  expect(users).toEqual(['mock-server/store/journal/file/operating-system.ts', 'cli/operating-system.ts']);
});

describe('words', () => {
  const prose = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js|md|sh)$|^\.ci\/run$/.test(file) && existsSync(file))
    .filter((file) => !isGenerated(file) && file !== 'test/support/banned-words.ts');

  test.each(bannedWords)('%s does not come back: %s', (pattern) => {
    const found = prose
      .filter((file) => pattern.test(textOf(file)))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});

describe('files', () => {
  test('the root of mock-server has entries, the composition and the contract of handlers, and nothing else', () => {
    const loose = shipped.filter((file) => dirname(file) === 'mock-server');
    expect(loose.length).toBeLessThanOrEqual(6);
  });

  test('the name of a file says what is in it, in kebab-case', () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|test-d|config|d))?\.[cm]?[jt]sx?$/;
    const vague = /(^|-)(utils?|helpers?|common|misc|lib)[-.]/;
    const names = files.filter((file) => !name.test(basename(file)) || vague.test(basename(file)));
    expect(names).toEqual([]);
  });

  test('no file is so long that its reader must scroll for minutes', () => {
    // Comments do not count: a public class has one for each member, and is not worse for it.
    const isCounted = (line: string) => !/^\s*(\/\*|\*|\/\/)/.test(line);
    const long = written.map((file) => ({ file, lines: textOf(file).split('\n').filter(isCounted).length - 1 }));
    expect(long.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  test('no comment is so wide that its reader must scroll sideways; a directive for the linter has one line', () => {
    const comment = /^\s*(?:\/\/|\/\*|\*)(?! eslint-disable)/;
    const wide = written.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, i) => (line.length > 130 && comment.test(line) ? [`${file}:${i + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  test('an index is a table of contents: it re-exports what stands beside it, or lists it in a record', () => {
    const isList = (node: ts.Expression | undefined): boolean =>
      node !== undefined &&
      (ts.isObjectLiteralExpression(node) ||
        ts.isArrayLiteralExpression(node) ||
        // The operations of what is listed, by their ids.
        (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'allOperations') ||
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
    const silent = files.filter((file) => isGenerated(file) && !header.test(textOf(file).split('\n')[0] ?? ''));
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
