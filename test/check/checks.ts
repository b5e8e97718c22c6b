import type { NamedCommands } from '../support/named-commands';

/** The commands of `npm run check`, by name: everything that `npm test` leaves out. `.ci/run` says which of them it runs. */
export const checks: NamedCommands = {
  lint: {
    does: 'Runs eslint.',
    when: 'before a commit',
    run: 'npm run --silent lint',
  },
  typecheck: {
    does: 'Runs the TypeScript compiler.',
    when: 'before a commit',
    run: 'npm run --silent typecheck',
  },
  format: {
    does: 'Fails when a file is not formatted. "npm run format" formats it.',
    when: 'before a commit',
    run: 'prettier --check --log-level warn .',
  },
  generated: {
    does: 'Fails when "npm run generate" changes a file.',
    when: 'after a change below spec/, mock-server/pages/assets/ or packaging/',
    run: 'tsx test/check/generated.ts',
  },
  openapi: {
    does: 'Checks both OpenAPI documents with redocly.',
    when: 'after a change below spec/',
    run: 'redocly lint spec/generated/openapi.json spec/generated/control-openapi.json',
    tools: 'checks',
  },
  coverage: {
    does: 'Fails when a row of the specification has no test, or its page is out of date.',
    when: 'after the tests of the operations',
    run: 'tsx test/coverage/index.ts',
  },
  size: {
    does: 'Counts lines of code beside their bounds.',
    when: 'after a change that adds a mechanism',
    run: 'tsx test/check/size.ts',
  },
  path: {
    does: 'Counts the files, functions and calls of a create and of a read beside their bounds.',
    when: 'after a change of the pipeline or of the store',
    run: 'tsx test/check/path.ts',
    takes: '[--files]',
  },
  processes: {
    does: 'Tests that start processes or bundle the package: start, entries, sizes, the code of the documents.',
    when: 'after a change of the store, of start or of a document',
    run: 'vitest run --project processes',
    takes: '[file …]',
  },
  fronts: {
    does: 'Tests of operations and pages over HTTP, on files and under MSW.',
    when: 'after a change of a front',
    run: 'vitest run --project shared test/operations test/pages --testTimeout 60000',
    env: { SANDBOX_FRONT: 'others' },
    isSharded: true,
  },
  durability: {
    does: 'Crash tests with their full number of kills.',
    when: 'after a change of the store',
    run: 'vitest run --project shared --project built --project killed test/durability test/store/journal/adapter test/store/journal/compaction test/seed-files/round-trip',
    env: { TEST_RUNS: 'full' },
    isSharded: true,
  },
  simulation: {
    does: '10,000 random runs on a simulated disk that fails: four minutes.',
    when: 'after a change of the journal',
    run: 'vitest run --project killed test/durability/simulation.test.ts',
    env: { TEST_RUNS: 'full', SIMULATION_SEEDS: '10000' },
  },
  models: {
    does: 'Model and property tests with their full number of runs.',
    when: 'after a change of a rule',
    run: 'vitest run --testTimeout 120000 model property account-states payment-filters fee-configuration-timeline onboarding-requirements pages/onboarding.test any-request redaction events/order events/clock-moves two-claimants month work-per cli/demo cli/lists cli/usage platforms/platforms spec/diagrams',
    env: { TEST_RUNS: 'full' },
    isSharded: true,
  },
  large: {
    does: 'Undoes and imports 545 MB. Needs 9 GB of memory and three minutes.',
    when: 'after a change of undo or of imports',
    run: 'node --max-old-space-size=8192 --import tsx test/durability/large.ts',
  },
  browser: {
    does: 'Tests of the pages in Chromium, which must be installed (chromium-headless-shell in Debian).',
    when: 'after a change of a page',
    run: 'vitest run --project browser',
    takes: '[file …]',
  },
  pictures: {
    does: 'Takes the pictures of the pages for the guides in Chromium.',
    when: 'after a change of a page that is in docs/pictures/',
    run: 'vitest run --project browser test/browser/pictures.test.ts test/browser/dashboard-pictures.test.ts',
    env: { PICTURES: 'write' },
  },
  postgres: {
    does: 'Tests on PostgreSQL. They find a server or start one.',
    when: 'after a change of replicas or of their store',
    run: 'vitest run --project postgres',
    takes: '[file …]',
  },
  'postgres-measured': {
    does: 'Those that measure how long a replica takes, one after the other.',
    when: 'after a change of replicas or of their store',
    run: 'vitest run --project postgres-measured',
    takes: '[file …]',
  },
  replicated: {
    does: 'Tests of operations and pages through a replica that does not own the platform.',
    when: 'after a change of replicas',
    run: 'vitest run --project shared test/operations test/pages --testTimeout 60000',
    env: { SANDBOX_FRONT: 'postgres' },
    isSharded: true,
  },
  replicas: {
    does: 'Disturbs replicas under load at random: REPLICA_RUNS=20 rounds of half a minute. FAILOVERS=20 to a standby, UPGRADES=10.',
    when: 'after a change of replicas or of their store',
    run: 'vitest run --project postgres-measured --project postgres test/replicas/random.test.ts test/replicas/failover.test.ts test/replicas/upgrade.test.ts',
    env: { REPLICA_RUNS: ['20'], FAILOVERS: ['20'], UPGRADES: ['10'] },
  },
  'platforms-on-postgres': {
    does: 'Two replicas with a heap of 320 MB and 2,000 platforms: memory, and first requests. Fails beyond its bounds.',
    when: 'after a change of how platforms open or close',
    run: 'tsx bench/platforms-on-postgres/index.ts',
    takes: '[platforms]',
  },
  proxy: {
    does: 'Tests of the operations behind a validating proxy, without those that repeat requests of others.',
    when: 'after a change below spec/',
    run: 'vitest run test/operations --testTimeout 120000',
    env: { SANDBOX_FRONT: 'proxy' },
    isSharded: true,
    tools: 'checks',
  },
  generators: {
    does: 'Compiles and runs clients that five generators create from the served document, and runs the Postman collection.',
    when: 'after a change below spec/',
    run: 'vitest run --config test/generators/vitest.config.ts',
    tools: 'checks',
  },
  package: {
    does: 'Installs the packed package, after "npm run build", and uses its entries; measures the first payment by npx.',
    when: 'after a change of the exports',
    run: 'tsx test/package/check.ts',
  },
  release: {
    does: 'Uses the packed package, after "npm run build", in all that is supported: package managers, Node, Vitest, MSW, runtimes.',
    when: 'before a release, and its part after a change of what it names',
    run: 'tsx test/package/release.ts',
    takes: '[words of a check …]',
  },
  'first-payment': {
    does: 'Packs the package, installs it into an empty folder and makes a payment, on any system.',
    when: 'after a change of what is packed',
    run: 'tsx test/package/first-payment.ts',
  },
  webhooks: {
    does: 'Runs the code of the guide that verifies webhooks: in PHP, Python, Go, Ruby and with five frameworks.',
    when: 'after a change of that guide',
    run: 'tsx test/webhook-samples/check.ts',
    takes: '[words of a check …]',
  },
  deploy: {
    does: 'Runs the steps of the container file in a folder, after "npm run build", the jobs of the guide for CI, and the balancer.',
    when: 'after a change of deploy/ or of that guide',
    run: 'tsx test/deploy/check.ts',
  },
};
