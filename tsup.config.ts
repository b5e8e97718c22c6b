import { readdirSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { documents, entries, esmOnlyDependencies, packagesInPages, peerRanges } from './packaging/entries';
import { outputOf } from './packaging/manifest';

const sourcesOf = (list: typeof entries) => Object.fromEntries(list.map((entry) => [outputOf(entry), entry.source]));
const esm = sourcesOf(entries.filter(({ name }) => name !== './spec'));
const cjs = sourcesOf(entries.filter(({ esmOnly }) => !esmOnly));

/** What is loaded on first use: other built files, and packages that users install. */
const loadedLazily = new RegExp(`\\bimport\\(("(?:\\./[^"]+\\.cjs|${Object.keys(peerRanges).join('|')})")\\)`, 'g');

/** Jest runs CommonJS without `import()`. What is loaded on first use is required then, in the same way. */
const requireLazily: NonNullable<Options['plugins']>[number] = {
  name: 'require-lazily',
  // The replaced text is on one line, so the source map stays right.
  renderChunk: (code) => ({
    code: code.replace(loadedLazily, 'Promise.resolve().then(() => require($1))'),
  }),
};

/**
 * The tables, each as a module of its own: a bundler drops the modules of which nothing is imported. From a single file it drops
 * nothing, as the tables are written in calls that it cannot know to be free of side effects.
 */
const tables = Object.fromEntries(
  ['index.ts', ...['tables', 'derive', 'resources', 'control', 'vocabulary'].flatMap(modulesOf)].map((path) => [
    `spec/${path.replace(/\.ts$/, '')}`,
    `spec/${path}`,
  ]),
);

function modulesOf(folder: string): string[] {
  const names = readdirSync(`spec/${folder}`, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
}

/**
 * The package's entries, as ECMAScript modules and as CommonJS, and the command line. Dependencies and peers stay imports,
 * except those that CommonJS could not load. Whatever else is imported would be bundled, and `test/package` fails when
 * something is.
 */
export default defineConfig(async ({ dts = true, outDir = 'dist' }) => {
  // Only what is to be packed starts from nothing: a sandbox that runs from `dist` may still load a file of it.
  if (dts) await rm(outDir, { recursive: true, force: true });
  const shared: Options = { target: 'node20', outDir, splitting: true, treeshake: true, sourcemap: true, dts: false };
  const copyDocuments = async () => {
    for (const name of documents) await copyFile(`spec/generated/${name}`, `${outDir}/${name}`);
  };
  /** Copies of their code come with their licences. */
  const copyLicences = async () => {
    for (const name of [...esmOnlyDependencies, ...packagesInPages]) {
      const copy = `${outDir}/licences/${name}.txt`;
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(`node_modules/${name}/LICENSE`, copy);
    }
  };
  return [
    { ...shared, entry: esm, format: 'esm', onSuccess: copyDocuments },
    { ...shared, entry: tables, format: 'esm' },
    {
      ...shared,
      entry: cjs,
      format: 'cjs',
      noExternal: [...esmOnlyDependencies],
      onSuccess: copyLicences,
      plugins: [requireLazily],
    },
    { ...shared, entry: { 'cli/index': 'cli/index.ts' }, format: 'esm', sourcemap: false },
    // One build of all types, so that a class is the same type in each entry.
    ...(dts
      ? [{ ...shared, entry: sourcesOf(entries), format: ['esm' as const, 'cjs' as const], dts: { only: true } }]
      : []),
  ];
});
