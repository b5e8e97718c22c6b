import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { bundledAssets, docsFiles } from './mock-server/docs/build/files';
import { scriptMetafiles } from './mock-server/pages/assets/emit';
import { builtinModules } from './packaging/builtin-modules';
import { bundledCode, collectMetafiles } from './packaging/bundled-packages';
import { droppableConstants, droppableNamespaces } from './packaging/droppable-code';
import { type documents, entries, peerRanges } from './packaging/entries';
import { outputOf } from './packaging/manifest';
import { writeSbom } from './packaging/sbom';
import { stdioOnly } from './packaging/stdio-only';
import { controlApi, paymentApi } from './spec/apis';
import { publishedDocument } from './spec/emit/document';
import { examples } from './spec/generated/examples';

const sourcesOf = (list: typeof entries) => Object.fromEntries(list.map((entry) => [outputOf(entry), entry.source]));
const cjs = sourcesOf(entries.filter(({ esmOnly }) => !esmOnly));

/** Modules that are loaded on first use: other built files, and packages that users install. */
const loadedLazily = new RegExp(`\\bimport\\(("(?:\\.\\.?/[^"]+\\.cjs|${Object.keys(peerRanges).join('|')})")\\)`, 'g');

/**
 * Jest runs CommonJS without `import()`, and with one the command line would set up the loader of ECMAScript modules. What is
 * loaded on first use is required then, in the same way.
 */
const requireLazily: NonNullable<Options['plugins']>[number] = {
  name: 'require-lazily',
  // The replaced text is on one line, so the source map stays right.
  renderChunk: (code) => ({
    code: code.replace(loadedLazily, 'Promise.resolve().then(() => require($1))'),
  }),
};

/**
 * The build of yaml for browsers, for all: it is smaller, one file, and imports no module of Node, as the sandbox in memory does not.
 */
const withYamlOfBrowsers: NonNullable<Options['esbuildOptions']> = (options) => {
  options.alias = { yaml: './node_modules/yaml/browser/index.js' };
};

/** For CommonJS: the ECMAScript modules are those to read. Names stay, for stack traces. */
const withoutWhitespace: NonNullable<Options['esbuildOptions']> = (options, context) => {
  withYamlOfBrowsers(options, context);
  options.minifyWhitespace = true;
  options.minifySyntax = true;
};

/**
 * The command line is CommonJS, which Node loads faster, and in the build of the entries, so that it shares its files with them.
 */
const commandLine = { 'cli/main': 'cli/main.ts' };
/**
 * The bin loads the command line through the code cache. It is one file: what it shared would be found and compiled without the
 * cache.
 */
const bin = { 'cli/index': 'cli/index.ts' };

/**
 * The package's entries, as ECMAScript modules and as CommonJS, and the command line. No module is in two files of a build.
 * Dependencies and peers stay imports. Whatever else is imported is bundled, and `test/package` fails when something is that is
 * not in its table.
 */
export default defineConfig(async ({ dts = true, outDir = 'dist' }) => {
  // Only what is to be packed starts from nothing: a sandbox that runs from `dist` may still load a file of it.
  if (dts) await rm(outDir, { recursive: true, force: true });
  const builds: Options[] = [
    {
      entry: sourcesOf(entries),
      format: 'esm',
      plugins: [droppableNamespaces],
      onSuccess: () => writeDocuments(outDir),
    },
    {
      entry: { ...cjs, ...commandLine },
      format: 'cjs',
      treeshake: true,
      plugins: [requireLazily],
      esbuildOptions: withoutWhitespace,
    },
    { entry: bin, format: 'cjs', splitting: false, esbuildOptions: withoutWhitespace },
  ];
  const sbom = collectMetafiles(builds.length, async (metafiles) =>
    writeSbom(
      bundledCode([...metafiles, (await bundledAssets(`${outDir}/docs`)).metafile], await scriptMetafiles()),
      outDir,
    ),
  );
  const shared: Options = {
    target: 'node20',
    outDir,
    splitting: true,
    // Not for tests: it takes seconds. CommonJS is rendered by it, as sucrase takes assignments to `this.#name` for those to an
    // export.
    treeshake: dts !== false,
    sourcemap: false,
    dts: false,
    esbuildOptions: withYamlOfBrowsers,
    removeNodeProtocol: false,
  };
  return [
    ...builds.map((build) => ({
      ...shared,
      ...build,
      esbuildPlugins: [droppableConstants, builtinModules, stdioOnly, sbom],
    })),
    // One build of all types, so that a class is the same type in each entry.
    ...(dts
      ? [{ ...shared, entry: sourcesOf(entries), format: ['esm' as const, 'cjs' as const], dts: declarations }]
      : []),
  ];
});

/** `npm run typecheck` finds the errors: to find them again would take longer than all else of the build. */
const declarations = { only: true, compilerOptions: { noCheck: true } };

async function writeDocuments(outDir: string): Promise<void> {
  await mkdir(`${outDir}/docs`, { recursive: true });
  for (const [name, text] of await docsFiles('docs', `${outDir}/docs`)) await writeFile(`${outDir}/docs/${name}`, text);
  const collection: unknown = JSON.parse(await readFile('spec/generated/postman-collection.json', 'utf8'));
  const contents: Readonly<Record<(typeof documents)[number], unknown>> = {
    'openapi.json': publishedDocument(paymentApi, { examples }),
    'control-openapi.json': publishedDocument(controlApi, { examples }),
    'postman-collection.json': collection,
  };
  for (const [name, content] of Object.entries(contents)) await writeFile(`${outDir}/${name}`, JSON.stringify(content));
}
