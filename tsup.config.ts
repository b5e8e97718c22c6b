import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

const shared = { target: 'node20', outDir: 'dist', sourcemap: true, splitting: true, treeshake: true } as const;

export default defineConfig(({ dts = true }) => [
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
    onSuccess: () => copyFile('spec/generated/openapi.json', 'dist/openapi.json'),
  },
  { ...shared, entry: { 'cli/index': 'cli/index.ts' }, format: ['esm'], dts: false },
]);
