import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { builtPackage } from './test/stories/support/built-package';
import { Sequencer } from './test/support/sequencer';

/** They count operations of the engine inside their process, so no other file may run in it. */
const isolated = 'test/{store,docs-site}/work-per-*.test.ts';
/**
 * Most of their time goes into starting processes, bundling what was built, rendering pages, random programs, or waiting, or they
 * repeat for each front or kind what other tests of their folder see once. `npm test` leaves them out.
 */
const processes = [
  // `.ci/run` has them in full, in the check `durability`.
  ...(process.env['DURABILITY'] === 'elsewhere' ? [] : ['test/durability/{clock,faults,full-disk,kill}.test.ts']),
  'test/processes/**/*.test.ts',
  'test/package/**/*.test.ts',
  'test/packaging/{release,type-reference}.test.ts',
  'test/examples/**/*.test.ts',
  'test/exchanges/examples.test.ts',
  'test/recordings/{compare,consequences,examples,har-files,mutations,presupposed-payments,redacted,replay}.test.ts',
  'test/releases/trial/**/*.test.ts',
  'test/trials/**/*.test.ts',
  'test/cli/{json-output,seed,verify,control-token,exec,screens,every-command,resource-requests,reference-commands,https,configuration}.test.ts',
  'test/cli/{bug-report,compare-unreadable,delete-unused,demo,explore-command,listen,ready,record,record-odd-responses,record-requests}.test.ts',
  'test/cli/{start-settings,store-option,watch,web-streams}.test.ts',
  'test/handles/**/*.test.ts',
  'test/dashboard/!(*-model).test.ts',
  'test/docs-site/!(work-per-*).test.ts',
  'test/events/{dead-endpoint,replacement}.test.ts',
  'test/explore/!(guide).test.ts',
  'test/faults/{connections,scenarios,sdk}.test.ts',
  'test/lease/two-claimants.test.ts',
  'test/ledger/money.test.ts',
  'test/operations/{secrecy,snapshots-property}.test.ts',
  'test/request-log/{log-model,redaction}.test.ts',
  'test/sdk/secrets.test.ts',
  'test/spec/{diagrams,generated,rules}.test.ts',
  'test/pages/base-path.test.ts',
  'test/seed-files/{durable-import,mutations-property,streaming}.test.ts',
  'test/store/large-map.test.ts',
  'test/store/journal/slices.test.ts',
  'test/store/journal/file/{lock-file,take-over}.test.ts',
  'test/testing/{fake-timers,kit,replaced-globals}.test.ts',
  'test/wire/{body,bounded-body,content-codings,control,control-token,documents,no-store,platform-tokens,query,routes,uploads}.test.ts',
  'test/forwarding/{lost-owner,over-http,uploads}.test.ts',
  'test/time/{many-jobs,moves-in-slices}.test.ts',
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
/**
 * They send what other tests send as well. Behind the validating proxy (`npm run check proxy`), which is slow, they are left out.
 */
const repetitive = 'test/operations/{pagination*,payment-filters,onboarding-forms,onboarding-requirements}.test.ts';
/** The validating proxy parses a body, and writes its own: what that loses never arrives. */
const rewritten = 'test/operations/json-losses.test.ts';
const excludedByFront = [
  ...(front !== undefined && process.env['FRONT_TESTS'] === 'short' ? [engine] : []),
  ...(front === 'proxy' ? [engine, repetitive, rewritten] : []),
];
/** On a front that follows the first, only the tests of `eachFront` differ from those of `npm test`. */
const ofFront = /node:http|MSW/;
/**
 * It sets up a platform for each operation, which takes seconds at any number of runs: for the checks `processes` and `models`.
 */
const anyRequest = 'test/wire/any-request.test.ts';
const notInShared = process.env['TEST_RUNS'] === 'full' ? [] : [anyRequest];
/** They need a browser that is installed. `npm test` leaves them out. */
const browser = 'test/browser/**/*.test.ts';
/** They need a PostgreSQL server, which they find or start. `npm test` leaves them out. */
const postgres = ['test/postgres/**/*.test.ts', 'test/replicas/**/*.test.ts'];
/** They measure how long a replica takes, while several processes keep the machine busy: one after the other, after the rest. */
const measured = ['test/replicas/{under-load,overdue,random,upgrade}.test.ts'];

/** They are programs of users of the built package (`npm run check stories`). `npm test` leaves them out. */
const stories = 'test/stories/**/*.test.ts';

const build = 'test/support/build.ts';
const sharedServer = 'test/support/postgres/shared.ts';
const withServer = { globalSetup: [build, sharedServer], testTimeout: 60_000, hookTimeout: 60_000 };
/**
 * Files share a process, because loading the modules takes longer than most tests. So each file undoes its changes to globals.
 */
const together = { isolate: false };

/** The projects that run by name only: `--project browser`. */
const onDemand = [
  { name: 'processes', include: [...processes, anyRequest], ...together, globalSetup: build },
  { name: 'killed', include: killed, globalSetup: build },
  { name: 'stories', include: [stories], globalSetup: build, testTimeout: 60_000 },
  { name: 'postgres', include: postgres, exclude: measured, ...withServer },
  {
    name: 'postgres-measured',
    include: measured,
    ...withServer,
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
  {
    name: 'browser',
    include: [browser],
    ...together,
    globalSetup: [build, 'test/browser/support/start-browser.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
];
const isChosen = process.argv.some((argument) => argument.startsWith('--project'));

/**
 * The cache of transformed modules goes by their text. A module imports another file once `x.ts` has become `x/index.ts`, so what
 * its imports lead to belongs to its key, too.
 */
const importsInCacheKeys: Plugin = {
  name: 'imports-in-cache-keys',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ id, sourceCode }) =>
      Array.from(sourceCode.matchAll(/'(\.\.?\/[^']+)'/g), ([, path = '']) => join(dirname(id), path))
        .map((path) => ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((ending) => existsSync(path + ending)))
        .concat(sourceCode.includes("'payments-sandbox") ? process.env['SANDBOX_CLI'] : [])
        .join(),
    ),
};

export default defineConfig({
  plugins: [importsInCacheKeys, builtPackage],
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    setupFiles: 'test/support/after-each-file.ts',
    sequence: { sequencer: Sequencer },
    // The lock file of the store names a process, so threads cannot be used. They would not be faster.
    pool: 'forks',
    // The default leaves one core unused, but many tests wait for disks and for other processes.
    maxWorkers: '100%',
    // Most tests take milliseconds. The limits leave room for process starts on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    ...(front !== undefined && { testNamePattern: ofFront }),
    // A poll ends as soon as it can, and what it waits for may wait for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { name: 'isolated', include: [isolated], testTimeout: 60_000 },
      {
        name: 'shared',
        include: ['test/**/*.test.ts'],
        exclude: [isolated, ...processes, ...killed, ...notInShared, ...postgres, browser, stories, ...excludedByFront],
        ...together,
        ...(front === 'postgres' && { globalSetup: sharedServer }),
      },
      ...(isChosen ? onDemand : []),
    ].map((test) => ({ extends: true as const, test })),
  },
});
