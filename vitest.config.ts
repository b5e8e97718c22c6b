import { defineConfig } from 'vitest/config';

/** It counts what the engine runs, and what was run before in the same process would count. */
const alone = 'test/store/work-per-request.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'test/support/build.ts',
    setupFiles: 'test/support/after-each-file.ts',
    // The store's lock names its process, hence no threads. They would be no faster here.
    pool: 'forks',
    // One for each core, where the default leaves one out: much of the suite waits for disks and for other processes.
    maxWorkers: '100%',
    // A test is done within a second or two; these are for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'alone', include: [alone] } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [alone],
          // Files share a process, as to load the project takes longer than most of their tests: each takes back what it
          // changes, and MSW lets go of `fetch` when its front closes.
          isolate: false,
        },
      },
    ],
  },
});
