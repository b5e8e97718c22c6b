import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptMetafiles } from '../../mock-server/pages/assets/emit';
import manifest from '../../package.json';
import { bundledCode } from '../../packaging/bundled-packages';
import { builtCli, builtPackage } from '../support/built';
import { findPackage, sourcesIn } from './source-maps';

/** The packages that are bundled, and in what. A package is bundled once something imports it: it is added here on purpose. */
const bundled: Readonly<Record<string, readonly Kind[]>> = {
  '@modelcontextprotocol/core': ['.cjs'],
  '@modelcontextprotocol/server': ['.cjs'],
  '@noble/hashes': ['.js', '.cjs'],
  '@opentelemetry/api': ['.cjs'],
  '@peculiar/utils': ['.cjs'],
  '@pinojs/redact': ['.cjs'],
  'ansi-regex': ['.cjs'],
  asn1js: ['.cjs'],
  'atomic-sleep': ['.cjs'],
  bintrees: ['.cjs'],
  chalk: ['.cjs'],
  commander: ['.cjs'],
  'cross-spawn': ['.cjs'],
  fflate: ['.cjs'],
  'get-east-asian-width': ['.cjs'],
  hono: ['.js', '.cjs'],
  idiomorph: ['pages'],
  'iframe-resizer': ['pages'],
  isexe: ['.cjs'],
  'jsonc-parser': ['.cjs'],
  lowdb: ['.js', '.cjs'],
  'lucide-static': ['.js', '.cjs'],
  marked: ['.cjs'],
  minisearch: ['.cjs', 'docs'],
  'on-exit-leak-free': ['.cjs'],
  'path-key': ['.cjs'],
  pino: ['.cjs'],
  'pino-std-serializers': ['.cjs'],
  'prom-client': ['.cjs'],
  'quick-format-unescaped': ['.cjs'],
  'safe-stable-stringify': ['.cjs'],
  semver: ['.cjs'],
  'shebang-command': ['.cjs'],
  'shebang-regex': ['.cjs'],
  'sonic-boom': ['.cjs'],
  'string-width': ['.cjs'],
  'strip-ansi': ['.cjs'],
  tdigest: ['.cjs'],
  'thread-stream': ['.cjs'],
  which: ['.cjs'],
  yaml: ['.js', '.cjs'],
  zod: ['.cjs'],
};
/** Their imports of each other. */
const imported: Readonly<Record<string, readonly string[]>> = {
  '@modelcontextprotocol/core': ['zod'],
  '@modelcontextprotocol/server': ['@modelcontextprotocol/core', 'zod'],
  asn1js: ['@peculiar/utils'],
  'cross-spawn': ['path-key', 'shebang-command', 'which'],
  pino: [
    '@pinojs/redact',
    'atomic-sleep',
    'on-exit-leak-free',
    'pino-std-serializers',
    'quick-format-unescaped',
    'safe-stable-stringify',
    'sonic-boom',
    'thread-stream',
  ],
  'prom-client': ['@opentelemetry/api', 'tdigest'],
  'shebang-command': ['shebang-regex'],
  'sonic-boom': ['atomic-sleep'],
  'string-width': ['get-east-asian-width', 'strip-ansi'],
  'strip-ansi': ['ansi-regex'],
  tdigest: ['bintrees'],
  which: ['isexe'],
};
/** Of those, what the project imports as well. */
const importedTwice: readonly string[] = ['zod'];

/** `pages`: in the scripts of the pages; `docs`: in that of the search of `/docs`. */
type Kind = '.js' | '.cjs' | 'pages' | 'docs';
const names = Object.keys(bundled);

interface Component {
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly [{ readonly license: { readonly id: string; readonly url: string } }];
  readonly purl: string;
  readonly evidence: { readonly occurrences: readonly { readonly location: string }[] };
}
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const dist = join(builtPackage(), 'dist');
const text = readFileSync(join(dist, 'sbom.cdx.json'), 'utf8');
const sbom: Sbom = JSON.parse(text);
const { metadata, components, dependencies } = sbom;
const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`);
/** Returns the folder of a package: other packages need an older strip-ansi, and icons are copies. */
const folderOf = (name: string) => {
  if (name === 'lucide-static') return 'mock-server/pages/assets/icons';
  const ofStringWidth = `node_modules/string-width/node_modules/${name}`;
  return existsSync(ofStringWidth) ? ofStringWidth : `node_modules/${name}`;
};
const installed = (name: string, file = 'package.json'): string => readFileSync(`${folderOf(name)}/${file}`, 'utf8');

/** Returns the names of the packages with code in built files of a kind, as their source maps state it. */
function bundledIn(ending: string): string[] {
  const sources = [...sourcesIn(ending).values()].flat();
  return [...new Set(sources.flatMap((source) => findPackage(source) ?? []))].sort();
}

describe('the code of other packages in', () => {
  const having = (kind: Kind) => names.filter((name) => bundled[name]?.includes(kind));

  test.each(['.js', '.cjs'] as const)('files that end in %s is that of the table', (ending) => {
    expect(bundledIn(ending)).toEqual(having(ending));
  });

  test('scripts of the pages is that of the table', async () => {
    const scripts = await scriptMetafiles();
    const taken = scripts.flatMap(({ inputs }) => Object.keys(inputs).flatMap((path) => findPackage(`/${path}`) ?? []));
    expect([...new Set(taken)].sort()).toEqual(having('pages'));
  });
});

describe('sbom.cdx.json', () => {
  test('lists the bundled packages, and nothing else', () => {
    expect(components.map(nameOf).sort()).toEqual(names);
  });

  test.each(components.map((component) => [nameOf(component), component] as const))(
    'has the version and licence of %s as installed',
    (name, { version, purl, licenses: [{ license }] }) => {
      const { version: found, license: id } = JSON.parse(installed(name));
      expect({ version, purl, id: license.id }).toEqual({
        version: found,
        purl: `pkg:npm/${name.replace('@', '%40')}@${found}`,
        id,
      });
      expect(
        installed(
          name,
          readdirSync(folderOf(name)).find((file) => /^license/i.test(file)),
        ),
      ).toBe(readFileSync(join(dist, license.url), 'utf8'));
    },
  );

  test('names the files in which the source maps have code of a package', () => {
    const scripts = 'mock-server/pages/generated/assets.ts';
    const files = [...sourcesIn('.js'), ...sourcesIn('.cjs')];
    const docsScripts = readdirSync(join(dist, 'docs')).flatMap((file) =>
      /^search-\w+\.js$/.test(file) ? [`dist/docs/${file}`] : [],
    );
    const filesOf = (name: string) =>
      files
        .filter(([, sources]) =>
          sources.some((source) =>
            bundled[name]?.includes('pages') ? source.endsWith(scripts) : findPackage(source) === name,
          ),
        )
        .map(([file]) => `dist/${file}`)
        .concat(bundled[name]?.includes('docs') ? docsScripts : [])
        .sort();
    const locationsOf = ({ evidence }: Component) => evidence.occurrences.map(({ location }) => location);
    const byName = components.map((each) => [nameOf(each), locationsOf(each)] as const);
    expect(Object.fromEntries(byName)).toEqual(Object.fromEntries(names.map((name) => [name, filesOf(name)])));
  });

  test('comes with the licences of the same packages', () => {
    const files = readdirSync(join(dist, 'licences'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.txt')).sort()).toEqual(names.map((name) => `${name}.txt`).sort());
  });

  test('describes this release, and says nothing that another build of it would not', () => {
    expect(metadata.component).toMatchObject({ name: manifest.name, version: manifest.version });
    expect(text).not.toMatch(/serialNumber|timestamp|node_modules/);
  });

  test('has the dependencies of the package and of what it bundles, without those that npm installs', () => {
    const refsOf = (packages: readonly string[] = []) =>
      components.filter((each) => packages.includes(nameOf(each))).map((component) => component['bom-ref']);
    const inner = Object.values(imported)
      .flat()
      .filter((name) => !importedTwice.includes(name));
    expect(dependencies).toEqual([
      { ref: metadata.component['bom-ref'], dependsOn: refsOf(names.filter((name) => !inner.includes(name))) },
      ...components.map((each) => ({ ref: each['bom-ref'], dependsOn: refsOf(imported[nameOf(each)]) })),
    ]);
  });
});

test.each([
  ['--version', '--json'],
  ['--json', '--version'],
])('%s %s prints the release, the API version, Node and what is bundled', (...args) => {
  const printed = execFileSync(process.execPath, [builtCli(), ...args], { encoding: 'utf8' });
  const document: { info: { version: string } } = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8'));
  expect(printed).toMatch(/^\S.*\n$/);
  expect(JSON.parse(printed)).toEqual({
    version: manifest.version,
    apiVersion: document.info.version,
    node: process.version.slice(1),
    components: components.map((component) => ({
      name: nameOf(component),
      version: component.version,
      license: component.licenses[0].license.id,
    })),
  });
});

describe('what the bundler took', () => {
  const input = (...imports: string[]) => ({
    bytes: 9,
    imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
  });
  const output = (inputs: Record<string, number>) => ({
    bytes: 9,
    inputs: Object.fromEntries(Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }])),
    imports: [],
    exports: [],
  });
  const metafile = {
    inputs: {
      'cli/main.ts': input('../node_modules/low/index.js', 'node:fs'),
      '../node_modules/low/index.js': input('../node_modules/low/core.js'),
      '../node_modules/low/core.js': input(
        '../node_modules/low/node_modules/@a/b/c.js',
        '../node_modules/unused/index.js',
      ),
      '../node_modules/low/node_modules/@a/b/c.js': input(),
      '../node_modules/unused/index.js': input(),
    },
    outputs: {
      'dist/main.cjs': output({
        'cli/main.ts': 1,
        '../node_modules/low/core.js': 1,
        '../node_modules/low/index.js': 0,
      }),
      'dist/chunk.cjs': output({
        '../node_modules/low/node_modules/@a/b/c.js': 1,
        '../node_modules/unused/index.js': 0,
      }),
      'dist/pages.cjs': output({ 'mock-server/pages/generated/assets.ts': 1 }),
    },
  };
  const page = {
    inputs: { 'script.ts': input('node_modules/morph/index.js'), 'node_modules/morph/index.js': input() },
    outputs: { 'script.js': output({ 'script.ts': 1, 'node_modules/morph/index.js': 1 }) },
  };

  test('has packages of packages and of pages, and none of which all is dropped', () => {
    const low = '../node_modules/low';
    expect(bundledCode([metafile], [page])).toEqual({
      packages: [
        { folder: low, files: ['dist/main.cjs'], imports: [`${low}/node_modules/@a/b`] },
        { folder: `${low}/node_modules/@a/b`, files: ['dist/chunk.cjs'], imports: [] },
        { folder: 'node_modules/morph', files: ['dist/pages.cjs'], imports: [] },
      ],
      imports: [low, 'node_modules/morph'],
    });
  });
});
