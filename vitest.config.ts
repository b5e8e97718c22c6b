import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/build.ts',
    setupFiles: 'test/support/after-each-file.ts',
    // The store's lock names its process. Files share one, as to load the project takes longer than most of their tests:
    // each takes back what it changes, and MSW lets go of `fetch` when its front closes.
    pool: 'forks',
    isolate: false,
    // One for each core, where the default leaves one out: much of the suite waits for disks and for other processes.
    maxWorkers: '100%',
    // A test is done within a second or two; these are for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
