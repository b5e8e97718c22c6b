/** A shelf may run what is named here, and may name the types of what comes last. */
export const shelves: readonly (readonly [shelf: string, runs: readonly string[], knows: readonly string[]])[] = [
  // The specification is data, and knows nobody.
  ['spec/emit/', ['spec/', 'ajv/', 'openapi-typescript'], []],
  ['spec/generate.ts', ['spec/emit/', 'node:'], []],
  ['spec/', ['spec/'], []],
  // The SDK runs everywhere and is small: of the tables it has but the types, and of the server nothing.
  ['sdk/', ['sdk/', 'openapi-fetch'], ['spec/']],
  // A rule is a function of rows and instants: it reads no store, answers no request and reads no clock.
  [
    'mock-server/domain/',
    ['mock-server/domain/', 'mock-server/sandbox-error.ts', 'mock-server/time/clock.ts', 'spec/'],
    ['mock-server/store/'],
  ],
  // What a row looks like from outside is the same for an answer and for an event.
  [
    'mock-server/present/',
    ['mock-server/present/', 'mock-server/domain/', 'spec/'],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  // What an operation or a job does stands on rules and rows, and has no HTTP in it. Rows come through the context.
  [
    'mock-server/actions/',
    [
      'mock-server/actions/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/actions/visibility.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  [
    'mock-server/jobs/',
    [
      'mock-server/jobs/',
      'mock-server/actions/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  // Of the wire a handler knows what a page is.
  [
    'mock-server/handlers/',
    [
      'mock-server/handlers/',
      'mock-server/actions/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/actions/visibility.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/wire/page.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  // All that knows HTTP works on any operation, and so knows none. A kept answer may stand in the outbox.
  [
    'mock-server/wire/',
    [
      'mock-server/wire/',
      'hono/router/',
      'mock-server/domain/resource-id.ts',
      'mock-server/events/stored-events.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/random/hashes.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/'],
  ],
  // The journal tells of requests by what the wire can read of them, and changes nothing.
  [
    'mock-server/requests/',
    [
      'mock-server/requests/',
      'mock-server/domain/',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/'],
  ],
  // Over HTTP the control surface works on platforms as a test would.
  [
    'mock-server/control/handlers/',
    [
      'mock-server/control/',
      'mock-server/events/',
      'mock-server/present/',
      'mock-server/sandbox-error.ts',
      'mock-server/wire/',
      'mock-server/time/',
      'spec/',
    ],
    ['mock-server/'],
  ],
  // Its objects do what no request of the API does, by the same actions and rules.
  [
    'mock-server/control/',
    [
      'mock-server/control/',
      'mock-server/actions/',
      'mock-server/domain/',
      'mock-server/events/',
      'mock-server/present/',
      'mock-server/seed-file/',
      'mock-server/sandbox-error.ts',
      'mock-server/wire/',
      'mock-server/time/',
      'spec/',
    ],
    ['mock-server/'],
  ],
  // Whatever a file holds is looked at by the rules before it becomes rows. What events tell is in it as it was shown.
  [
    'mock-server/seed-file/',
    [
      'mock-server/seed-file/',
      'mock-server/domain/invariants.ts',
      'mock-server/rows/event-resource.ts',
      'mock-server/present/event-state.ts',
      'mock-server/time/',
      'spec/',
    ],
    ['mock-server/store/'],
  ],
  // The store keeps rows, and does not know what they mean, but whose events are; a new platform is seeded with the rates of
  // its currency.
  [
    'mock-server/store/',
    [
      'mock-server/store/',
      'mock-server/domain/application-fee-rates.ts',
      'mock-server/rows/event-resource.ts',
      'mock-server/random/hashes.ts',
      'spec/',
      'lowdb',
      'node:',
    ],
    [],
  ],
  // The outbox and what leaves it: which host is this machine is decided in one place.
  [
    'mock-server/events/',
    [
      'mock-server/events/',
      'mock-server/domain/',
      'mock-server/present/',
      'mock-server/wire/host.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/random/hashes.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/'],
  ],
  ['mock-server/time/', ['mock-server/time/', 'spec/'], ['mock-server/store/']],
  // Of Node's modules the server uses them where it listens and where it writes.
  ['mock-server/http', ['mock-server/', 'spec/', 'node:http'], []],
  ['mock-server/msw.ts', ['msw', 'mock-server/faults/connection-dropped.ts'], ['mock-server/']],
  ['mock-server/', ['mock-server/', 'spec/', '@noble/hashes/'], []],
  // The command line has no way in that others have not.
  [
    'cli/',
    [
      'cli/',
      'mock-server/server.ts',
      'mock-server/index.ts',
      'sdk/index.ts',
      'spec/index.ts',
      'package.json',
      'commander',
      'chalk',
      'node:',
    ],
    [],
  ],
];
