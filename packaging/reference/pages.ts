/** A page of `docs/reference/typescript/`. It has the exports that its files declare. */
export interface TypePage {
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  /** Files, or folders that end with a slash. A file belongs to the first page that names it or a folder of it. */
  readonly files: readonly string[];
}

const resources = (...names: readonly string[]) => names.map((name) => `sdk/resources/${name}.ts`);

/** The pages, in the order of the index. */
export const pages: readonly TypePage[] = [
  {
    path: 'client.md',
    title: 'Client',
    intro: 'The client of the API, and what its calls return.',
    files: ['sdk/client.ts', 'sdk/api-promise.ts', 'sdk/pages.ts', 'sdk/transport/raw-client.ts'],
  },
  {
    path: 'client-options.md',
    title: 'Options of the client',
    intro: 'The options of a client, its hooks and its log.',
    files: ['sdk/client-options.ts', 'sdk/hooks.ts', 'sdk/system.ts', 'sdk/transport/'],
  },
  {
    path: 'client-payments.md',
    title: 'Client: payments',
    intro: 'Methods of the client for payments, payment intents, refunds and disputes.',
    files: resources('payments', 'payment-intents', 'refunds', 'disputes'),
  },
  {
    path: 'client-payment-methods.md',
    title: 'Client: payment methods and checkouts',
    intro: 'Methods of the client for payment methods, their groups, checkouts, and tokens for web pages.',
    files: resources(
      'payment-methods',
      'payment-method-groups',
      'checkouts',
      'checkout-sessions',
      'web-component-tokens',
    ),
  },
  {
    path: 'client-accounts.md',
    title: 'Client: accounts and payouts',
    intro: 'Methods of the client for sub accounts, fees, ledgers and payouts.',
    files: resources(
      'sub-accounts',
      'onboarding',
      'accounts',
      'fee-configurations',
      'balance-transactions',
      'payouts',
      'proceeds-payouts',
    ),
  },
  {
    path: 'client-businesses.md',
    title: 'Client: businesses',
    intro: 'Methods of the client for businesses, their people and papers, and the sub accounts that follow from them.',
    files: ['sdk/resources/'],
  },
  {
    path: 'client-errors.md',
    title: 'Errors of the client',
    intro: 'What a call of the client throws.',
    files: ['sdk/errors.ts', 'sdk/advice.ts'],
  },
  {
    path: 'webhook-functions.md',
    title: 'Webhook functions',
    intro: 'Functions beside the client: to handle, verify and sign webhooks.',
    files: [
      'sdk/webhook-handler.ts',
      'sdk/seen-events.ts',
      'sdk/webhooks.ts',
      'sdk/webhook-error.ts',
      'sdk/webhook-headers.ts',
      'sdk/sign-webhook.ts',
    ],
  },
  {
    path: 'client-functions.md',
    title: 'Hosted pages and test scenarios',
    intro: 'Functions beside the client: to lead to hosted pages and to choose outcomes in test mode.',
    files: ['sdk/hosted-pages.ts', 'sdk/test-scenario.ts'],
  },
  {
    path: 'objects.md',
    title: 'Types of objects and parameters',
    intro: 'The types of requests, responses and events.',
    files: ['sdk/'],
  },
  {
    path: 'sandbox.md',
    title: 'Sandbox',
    intro: 'A sandbox in the process: created, and asked for platforms and clients.',
    files: [
      'mock-server/sandbox.ts',
      'mock-server/platform/sandbox-options.ts',
      'mock-server/platform/definition.ts',
      'mock-server/platform/process-memory.ts',
      'mock-server/domain/platform-limits.ts',
      'mock-server/fronts/client.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/platform/availability.ts',
    ],
  },
  {
    path: 'platform.md',
    title: 'Platform',
    intro: 'A platform in the process, and the third parties that act on it.',
    files: ['mock-server/platform/platform.ts', 'spec/tables/outcomes.ts', 'spec/tables/dispute-reasons.ts'],
  },
  {
    path: 'clock.md',
    title: 'Clock',
    intro: '`platform.clock`: it runs, is frozen, and moves forward.',
    files: ['mock-server/time/platform-clock.ts', 'mock-server/time/', 'spec/vocabulary/duration.ts'],
  },
  {
    path: 'jobs.md',
    title: 'Background jobs',
    intro: '`platform.jobs` and `platform.jobSettings`: what happens after the response, and when.',
    files: ['mock-server/platform/jobs.ts', 'mock-server/platform/job-settings.ts', 'mock-server/jobs/'],
  },
  {
    path: 'faults.md',
    title: 'Faults',
    intro: '`platform.faults`: rare failures on demand.',
    files: ['mock-server/platform/faults.ts', 'mock-server/platform/fault-input.ts', 'mock-server/present/faults.ts'],
  },
  {
    path: 'webhooks.md',
    title: 'Publishers, events and deliveries',
    intro: '`platform.publishers`, `platform.events()` and `platform.deliveries()`.',
    files: ['mock-server/events/endpoints.ts', 'mock-server/events/', 'mock-server/present/deliveries.ts'],
  },
  {
    path: 'requests.md',
    title: 'Request log and coverage',
    intro: '`platform.requests` and `platform.coverage()`.',
    files: [
      'mock-server/request-log/request-log.ts',
      'mock-server/request-log/',
      'spec/derive/coverage.ts',
      'spec/tables/coverage-areas.ts',
      'spec/tables/request-log.ts',
    ],
  },
  {
    path: 'snapshots.md',
    title: 'Snapshots and seed files',
    intro: '`platform.snapshots`, and a platform as a file.',
    files: ['mock-server/platform/snapshots.ts', 'mock-server/seed-file/'],
  },
  {
    path: 'testing.md',
    title: 'Test kit',
    intro: 'A platform for each test and an inbox, for any test runner.',
    files: ['mock-server/testing/kit.ts', 'mock-server/testing/inbox.ts', 'mock-server/testing/card-token.ts'],
  },
  {
    path: 'explore.md',
    title: 'Explore',
    intro: 'The search for the schedule that breaks a program.',
    files: ['mock-server/testing/explore/', 'spec/tables/judges.ts', 'spec/tables/disturbances.ts'],
  },
  {
    path: 'matchers.md',
    title: 'Matchers and assertions',
    intro: 'What tests expect of payments, events and objects: matchers of Vitest and Jest, and plain functions.',
    files: [
      'mock-server/testing/matchers.ts',
      'mock-server/testing/assertions.ts',
      'mock-server/testing/same-as.ts',
      'mock-server/testing/assertion-error.ts',
      'mock-server/testing/containing.ts',
      'spec/generated/resource-validators.d.ts',
    ],
  },
  {
    path: 'vitest.md',
    title: 'Vitest and Jest',
    intro: 'The `test` of Vitest with a platform of its own, and the reporters of integration coverage.',
    files: [
      'mock-server/testing/vitest.ts',
      'mock-server/testing/vitest-reporter.ts',
      'mock-server/testing/jest-reporter.ts',
      'mock-server/testing/coverage-report.ts',
      'mock-server/testing/ready-report.ts',
      'mock-server/coverage/',
    ],
  },
  {
    path: 'playwright.md',
    title: 'Playwright',
    intro: 'The `test` of Playwright with a platform of its own, and routes to a sandbox.',
    files: ['mock-server/testing/playwright.ts', 'mock-server/fronts/playwright.ts'],
  },
  {
    path: 'builders.md',
    title: 'Builders',
    intro: 'Objects for tests that need no sandbox, and input for requests.',
    files: ['mock-server/testing/builders/'],
  },
  {
    path: 'cases.md',
    title: 'Tables of cases',
    intro: 'Error codes, scenarios, cards and events for `test.each`.',
    files: ['spec/derive/lists/'],
  },
  {
    path: 'fixtures.md',
    title: 'Fixtures',
    intro: 'Sellers, payments, refunds and more in one call each.',
    files: [
      'mock-server/testing/fixtures/create-fixtures.ts',
      'mock-server/testing/fixtures/account.ts',
      'mock-server/testing/fixtures/models.ts',
      'mock-server/testing/fixtures/sellers.ts',
      'mock-server/testing/fixtures/entities.ts',
      'mock-server/testing/fixtures/fee-configurations.ts',
      'mock-server/testing/fixtures/payouts.ts',
    ],
  },
  {
    path: 'fixtures-payments.md',
    title: 'Fixtures: payments',
    intro: 'What the factories of payments, refunds, disputes, checkouts and payouts take and return.',
    files: ['mock-server/testing/fixtures/'],
  },
  {
    path: 'msw.md',
    title: 'MSW',
    intro: 'The sandbox behind MSW.',
    files: ['mock-server/fronts/msw'],
  },
  {
    path: 'server.md',
    title: 'Server and data directory',
    intro: 'A sandbox over HTTP, and one with its data in files.',
    files: [
      'mock-server/fronts/http.ts',
      'mock-server/fronts/open-sandbox-in.ts',
      'mock-server/platform/verify.ts',
      'mock-server/store/journal/file/',
      'mock-server/store/journal/newer-release-error.ts',
      'mock-server/wire/',
    ],
  },
  {
    path: 'postgres.md',
    title: 'PostgreSQL',
    intro: 'A sandbox with its data in PostgreSQL, alone or as one of several replicas.',
    files: ['mock-server/fronts/open-sandbox-at.ts', 'mock-server/store/journal/postgres/', 'mock-server/replicas/'],
  },
  {
    path: 'spec.md',
    title: 'Tables of the specification',
    intro: 'What the reference pages are made from, as data.',
    files: ['spec/'],
  },
];

/** Returns the page of a file. */
export function pageOf(file: string): TypePage {
  const found = pages.find(({ files }) =>
    files.some((each) => file === each || (!/\.ts$/.test(each) && file.startsWith(each))),
  );
  if (found === undefined) throw new Error(`${file} has exports, and no page: see packaging/reference/pages.ts`);
  return found;
}
