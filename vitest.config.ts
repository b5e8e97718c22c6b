import { defineConfig } from 'vitest/config';

/** They count operations of the engine inside their process, so no other file may run in it. */
const isolated = 'test/store/work-per-{request,list}.test.ts';
/** Most of their time goes into starting processes and bundling what was built. `npm test` leaves them out. */
const processes = [
  'test/processes/**/*.test.ts',
  'test/package/**/*.test.ts',
  'test/examples/**/*.test.ts',
  'test/releases/trial/**/*.test.ts',
  'test/cli/{seed,verify,control-token}.test.ts',
];
/** They end processes over and over, or write journals and seed files of many kinds. `npm test` leaves them out. */
const killed = [
  'test/durability/{kill-compacting,snapshots,deliveries,simulation}.test.ts',
  'test/store/journal/{adapter,compaction}.test.ts',
  'test/seed-files/round-trip.test.ts',
];
const front = process.env['SANDBOX_FRONT'];
/** They ask the engine for what no front and no storage changes. `FRONT_TESTS=short` leaves them out on all fronts but one. */
const engine = 'test/operations/{triggers,fee-configuration-timeline,*-model}.test.ts';
/** They send what other tests send as well. Behind the validating proxy (`npm run check:proxy`), which is slow, they are left out. */
const repetitive = 'test/operations/{pagination*,payment-filters,onboarding-forms,onboarding-requirements}.test.ts';
const excludedByFront = [
  ...(front !== undefined && process.env['FRONT_TESTS'] === 'short' ? [engine] : []),
  ...(front === 'proxy' ? [engine, repetitive] : []),
];
/** It sets up a platform for each operation, which takes seconds at any number of runs. `npm run test:models` has it. */
const modelsOnly = process.env['TEST_RUNS'] === 'full' ? [] : ['test/wire/any-request.test.ts'];
/** They need a browser that is installed. `npm test` leaves them out. */
const browser = 'test/browser/**/*.test.ts';

/** They need a PostgreSQL server, which they find or start. `npm test` leaves them out. */
const postgres = ['test/postgres/**/*.test.ts', 'test/replicas/**/*.test.ts'];
/** They measure how long a replica takes, while several processes keep the machine busy: one after the other, after the rest. */
const measured = ['test/replicas/{under-load,overdue,random}.test.ts'];
const sharedServer = 'test/support/postgres/shared.ts';

const withServer = { globalSetup: sharedServer, testTimeout: 60_000, hookTimeout: 60_000 };
const onPostgres = [
  { extends: true, test: { ...withServer, name: 'postgres', include: postgres, exclude: measured } },
  {
    extends: true,
    test: {
      ...withServer,
      name: 'postgres-measured',
      include: measured,
      fileParallelism: false,
      sequence: { groupOrder: 1 },
    },
  },
] as const;
const inBrowser = {
  test: {
    name: 'browser',
    include: [browser],
    globalSetup: 'test/browser/support/start-browser.ts',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
  },
};
/** Without `--project`, as with plain `npx vitest`, run those of `npm test` only. */
const isChosen = process.argv.some((argument) => argument.startsWith('--project'));

export default defineConfig({
  test: {
    globalSetup: 'test/support/build.ts',
    setupFiles: 'test/support/after-each-file.ts',
    // The lock file of the store names a process, so threads cannot be used. They would not be faster.
    pool: 'forks',
    // The default leaves one core unused, but many tests wait for disks and for other processes.
    maxWorkers: '100%',
    // Most tests take milliseconds. The limits leave room for process starts on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'isolated', include: [isolated], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [isolated, ...processes, ...killed, ...modelsOnly, ...postgres, browser, ...excludedByFront],
          ...(front === 'postgres' && { globalSetup: sharedServer }),
          // Files share a process, because loading the modules takes longer than most tests. So each file undoes its
          // changes to globals, and MSW restores `fetch` when a front closes.
          isolate: false,
        },
      },
      ...(isChosen
        ? [
            { extends: true as const, test: { name: 'processes', include: processes } },
            { extends: true as const, test: { name: 'killed', include: killed } },
            inBrowser,
            ...onPostgres,
          ]
        : []),
    ],
  },
});
