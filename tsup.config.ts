import { copyFile, rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * The package's entries, as ECMAScript modules and as CommonJS, and the command line. Dependencies and peers stay imports;
 * whatever else is imported would be bundled, and `test/package` fails when something is.
 */
export default defineConfig(async ({ dts = true, outDir = 'dist' }) => {
  // Only what is to be packed starts from nothing: a sandbox that runs from `dist` may still load a file of it.
  if (dts) await rm(outDir, { recursive: true, force: true });
  const shared = { target: 'node20', outDir, splitting: true, treeshake: true } as const;
  return [
    {
      ...shared,
      entry: {
        'sdk/index': 'sdk/index.ts',
        'mock-server/index': 'mock-server/index.ts',
        'mock-server/server': 'mock-server/server.ts',
        'mock-server/msw': 'mock-server/msw.ts',
        'spec/index': 'spec/index.ts',
      },
      format: ['esm', 'cjs'],
      dts,
      sourcemap: true,
      onSuccess: async () => {
        for (const name of ['openapi.json', 'control-openapi.json'])
          await copyFile(`spec/generated/${name}`, `${outDir}/${name}`);
      },
    },
    { ...shared, entry: { 'cli/index': 'cli/index.ts' }, format: ['esm'], dts: false },
  ];
});
