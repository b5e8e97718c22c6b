import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json';
import { entries, peersForNpm } from '../../packaging/entries';
import { outputOf } from '../../packaging/manifest';
import { temporaryDirectory } from '../store/support';
import { builtPackage } from '../support/built';
import { sourcesIn } from './source-maps';

const dist = join(builtPackage(), 'dist');

/** Returns what an entry of the built package imports of other packages, directly or indirectly. */
function externalImportsOf(entry: string): string[] {
  const needs = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) visit(join(dirname(file), name));
      else needs.add(name);
    }
  };
  visit(join(dist, entry));
  return [...needs].sort();
}

/** Returns the packages that an entry of the built package imports, directly or indirectly. */
function needsOf(entry: string): string[] {
  const needs = externalImportsOf(entry).map((name) => (isBuiltin(name) ? 'node' : packageOf(name)));
  return [...new Set(needs)].sort();
}

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

/** Reads static and dynamic imports and `require` calls. */
function readImports(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) && isLoader(node.expression) ? node.arguments[0] : moduleOf(node);
    if (name !== undefined && ts.isStringLiteral(name)) found.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function hasDynamicImport(file: string): boolean {
  const isFound = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    ts.forEachChild(node, isFound) === true;
  return isFound(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
}

function isLoader(callee: ts.Expression): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

function moduleOf(node: ts.Node): ts.Expression | undefined {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
}

const requireHere = createRequire(import.meta.url);

/** Whether Jest can load a file by `require`: no release of Node is needed that requires ECMAScript modules. */
function isCommonJs(file: string): boolean {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.cjs');
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type !== 'module';
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The sandbox has clients of the SDK: see `sandbox.client`. */
const sandbox = ['openapi-fetch'];
const needs: Readonly<Record<string, readonly string[]>> = {
  '.': ['openapi-fetch'],
  './mock-server': sandbox,
  './server': [...sandbox, 'node'],
  './postgres': [...sandbox, 'node', 'pg'],
  './msw': ['msw'],
  './msw/node': ['msw'],
  './msw/browser': ['msw'],
  './fixtures': ['@mswjs/data', 'openapi-fetch'],
  './vitest/reporter': [],
  './jest/reporter': [],
  './spec': [],
  './testing': sandbox,
  './vitest': [...sandbox, 'vitest'],
  './playwright': [...sandbox, 'node', '@playwright/test'],
};
const inCommonJs = entries.filter(({ esmOnly }) => !esmOnly);

describe('what an entry loads', () => {
  test.each(entries)('$name, as an ECMAScript module', (entry) => {
    expect(needsOf(`${outputOf(entry)}.js`)).toEqual([...(needs[entry.name] ?? ['not in the table'])].sort());
  });

  test.each(inCommonJs)('$name, as CommonJS', (entry) => {
    expect(needsOf(`${outputOf(entry)}.cjs`)).toEqual([...(needs[entry.name] ?? [])].sort());
  });

  test.each(inCommonJs)('$name, as CommonJS: nothing that is an ECMAScript module only', (entry) => {
    const required = externalImportsOf(`${outputOf(entry)}.cjs`).filter(
      (name) => packageOf(name) in manifest.dependencies,
    );
    expect(required.filter((name) => !isCommonJs(requireHere.resolve(name)))).toEqual([]);
  });

  test('the command line: all of it', () => {
    const needed = [...sandbox, 'node', 'pg'];
    expect(needsOf('cli/main.cjs')).toEqual(needed.sort());
    expect(needsOf('cli/index.cjs')).toEqual(['node']);
  });

  test('every dependency is used', () => {
    const used = ['cli/main.cjs', ...entries.map((entry) => `${outputOf(entry)}.js`)].flatMap(needsOf);
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
      (name) => !(name in peersForNpm),
    );
    expect([...new Set(used)].filter((name) => name !== 'node').sort()).toEqual(declared.sort());
  });
});

test.each(['.js', '.cjs'])('no module is in two of the files that end in %s', (ending) => {
  const sources = [...sourcesIn(ending).values()].flat();
  expect(sources).not.toEqual([]);
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
});

test('CommonJS has no import(), which Jest refuses there', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.cjs'));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => hasDynamicImport(join(dist, file)))).toEqual([]);
});

/** As in a browser: the bundle must be complete and run without the globals of Node. */
test('the SDK and the sandbox work without the globals of Node', async () => {
  const outDir = temporaryDirectory();
  await build({
    config: false,
    entry: { page: 'test/package/consumer/memory.ts' },
    outDir,
    platform: 'browser',
    format: 'iife',
    noExternal: [/./],
    silent: true,
  });
  const code = readFileSync(join(outDir, 'page.global.js'), 'utf8');
  const absent = ['process', 'Buffer', 'global', 'require', 'module', 'setImmediate', 'clearImmediate'];
  const run = new Function('console', ...absent, code);
  expect(await new Promise((log) => run({ log }))).toBe('succeeded');
});

/** Bundles the client as it is built, with its dependency. Returns the compressed size of its file, and that of the others. */
async function sizesOfClient(splitting: boolean): Promise<{ readonly client: number; readonly others: number[] }> {
  const outDir = temporaryDirectory();
  writeFileSync(join(outDir, 'client.js'), `export { Client } from ${JSON.stringify(join(dist, 'sdk/index.js'))};`);
  await build({
    config: false,
    entry: [join(outDir, 'client.js')],
    outDir: join(outDir, 'bundle'),
    platform: 'browser',
    format: 'esm',
    splitting,
    minify: true,
    target: 'esnext',
    noExternal: [/./],
    silent: true,
  });
  const names = readdirSync(join(outDir, 'bundle')).filter((name) => name !== 'client.js');
  const [client = '', ...others] = ['client.js', ...names].map((name) =>
    readFileSync(join(outDir, 'bundle', name), 'utf8'),
  );
  // Nothing else comes with it: neither a package nor a file that it shares with the others.
  expect(client).not.toMatch(/\b(from|import) ?"/);
  const sizeOf = (code: string) => gzipSync(code, { level: 9 }).length;
  return { client: sizeOf(client), others: others.map(sizeOf) };
}

describe('the client is small, minified and compressed', () => {
  test('loaded first: at most 12 KB. openapi-fetch is a file of its own, which a call of client.raw loads', async () => {
    const { client, others } = await sizesOfClient(true);
    expect(client).toBeLessThanOrEqual(12 * 1_024);
    expect(others).toEqual([expect.any(Number)]);
  });

  test('everything together, as of a bundler that writes one file: at most 14.5 KB', async () => {
    const { client, others } = await sizesOfClient(false);
    expect(client).toBeLessThanOrEqual(14.5 * 1_024);
    expect(others).toEqual([]);
  });
});
