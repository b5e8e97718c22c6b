import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/build.ts',
    // A process for each file: the store's lock names its process, and MSW replaces its `fetch`. Threads are no faster here.
    pool: 'forks',
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
