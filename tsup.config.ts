import { readdirSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

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
 * The package's entries, as ECMAScript modules and as CommonJS, and the command line. Dependencies and peers stay imports;
 * whatever else is imported would be bundled, and `test/package` fails when something is.
 */
export default defineConfig(async ({ dts = true, outDir = 'dist' }) => {
  // Only what is to be packed starts from nothing: a sandbox that runs from `dist` may still load a file of it.
  if (dts) await rm(outDir, { recursive: true, force: true });
  const shared = { target: 'node20', outDir, splitting: true, treeshake: true } as const;
  const entry = {
    'sdk/index': 'sdk/index.ts',
    'mock-server/index': 'mock-server/index.ts',
    'mock-server/server': 'mock-server/server.ts',
    'mock-server/msw': 'mock-server/msw.ts',
  };
  const spec = { 'spec/index': 'spec/index.ts' };
  const js = { ...shared, sourcemap: true, dts: false } as const;
  const copyDocuments = async () => {
    for (const name of ['openapi.json', 'control-openapi.json'])
      await copyFile(`spec/generated/${name}`, `${outDir}/${name}`);
  };
  const types: Options = { ...shared, entry: { ...entry, ...spec }, format: ['esm', 'cjs'], dts: { only: true } };
  return [
    { ...js, entry, format: 'esm', onSuccess: copyDocuments },
    { ...js, entry: tables, format: 'esm' },
    { ...js, entry: { ...entry, ...spec }, format: 'cjs' },
    { ...js, entry: { 'cli/index': 'cli/index.ts' }, format: 'esm', sourcemap: false },
    // One build of all types, so that a class is the same type in each entry.
    ...(dts ? [types] : []),
  ];
});
