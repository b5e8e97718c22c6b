/** A layer, with what it may import at run time and what it may import as types only. */
export type Layer = readonly [layer: string, imports: readonly string[], types: readonly string[]];

/** The layers of the test kit, above all others: see `layers`. */
export const testKitLayers: readonly Layer[] = [
  // Handlers of MSW hold its requests and responses; an override renders its own, by the tables.
  [
    'mock-server/fronts/msw',
    [
      'mock-server/fronts/',
      'mock-server/faults/connection-dropped.ts',
      'mock-server/domain/',
      'mock-server/random/',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'spec/',
      'msw',
    ],
    ['mock-server/sandbox.ts'],
  ],
  // The test kit uses the client and the sandbox as its users do.
  [
    'mock-server/testing/',
    [
      'mock-server/testing/',
      'mock-server/index.ts',
      'mock-server/coverage/',
      'mock-server/domain/card-number.ts',
      'mock-server/verdict/',
      'mock-server/domain/test-card.ts',
      'mock-server/domain/thrown.ts',
      'mock-server/recordings/',
      'mock-server/time/waiting.ts',
      'sdk/index.ts',
      'spec/',
    ],
    [],
  ],
  // A search stands between the program and the sandbox: it is a front of requests, and an endpoint of webhooks.
  [
    'mock-server/testing/explore/',
    [
      'mock-server/testing/',
      'mock-server/index.ts',
      'mock-server/domain/known-members.ts',
      'mock-server/domain/thrown.ts',
      'mock-server/events/send.ts',
      'mock-server/faults/connection-dropped.ts',
      'mock-server/fronts/connection-timeouts.ts',
      'mock-server/fronts/fetch.ts',
      'mock-server/platform/definition.ts',
      'mock-server/recordings/operation.ts',
      'mock-server/verdict/run-files.ts',
      'mock-server/time/',
      'mock-server/wire/',
      'sdk/index.ts',
      'spec/',
      'node:http',
    ],
    ['mock-server/events/endpoint-functions.ts', 'mock-server/platform/fault-input.ts'],
  ],
  [
    'mock-server/fronts/playwright.ts',
    ['mock-server/fronts/base-url.ts', 'mock-server/faults/connection-dropped.ts', 'spec/vocabulary/globals.ts'],
    ['mock-server/sandbox.ts', '@playwright/test'],
  ],
  [
    'mock-server/testing/playwright.ts',
    ['mock-server/testing/', 'mock-server/index.ts', 'mock-server/server.ts', 'sdk/index.ts', '@playwright/test'],
    [],
  ],
  ['mock-server/testing/vitest.ts', ['mock-server/testing/', 'mock-server/index.ts', 'vitest'], ['sdk/index.ts']],
  // Factories make a client of a platform, and validate attributes as request bodies.
  [
    'mock-server/testing/fixtures/',
    [
      'mock-server/testing/',
      'mock-server/fronts/client.ts',
      'mock-server/request-log/body-violations.ts',
      'mock-server/wire/validate.ts',
      'spec/vocabulary/closest-names.ts',
      'sdk/index.ts',
      'spec/',
      '@mswjs/data',
    ],
    [
      'mock-server/index.ts',
      'mock-server/domain/dispute.ts',
      'mock-server/platform/platform.ts',
      'mock-server/request-log/violation.ts',
    ],
  ],
  ['mock-server/testing/entries/msw-', ['mock-server/fronts/msw-'], []],
  ['mock-server/testing/entries/playwright.ts', ['mock-server/testing/', 'mock-server/fronts/playwright.ts'], []],
  ['mock-server/testing/entries/vitest.ts', ['mock-server/testing/', 'vitest'], []],
  // Judges of a program: pure functions of a log, a ledger and deliveries.
  [
    'mock-server/ready/',
    ['mock-server/ready/', 'mock-server/time/clock.ts', 'mock-server/wire/json.ts', 'spec/'],
    ['mock-server/request-log/', 'mock-server/rows/'],
  ],
  // The verdict whether a program is ready: its files, and it as text and page.
  ['mock-server/verdict/', ['mock-server/verdict/', 'mock-server/coverage/', 'spec/', 'hono/jsx'], []],
];
