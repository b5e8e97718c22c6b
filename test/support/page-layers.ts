import type { Layer } from './test-kit-layers';

/** The layers of the pages that a browser shows, as in `layers`. */
export const pageLayers: readonly Layer[] = [
  // The pages that a browser shows. The assets are made when the package is built.
  ['mock-server/pages/assets/respond.ts', ['mock-server/pages/generated/'], ['mock-server/wire/']],
  ['mock-server/pages/assets/script.ts', [], []],
  ['mock-server/pages/assets/dashboard', ['mock-server/pages/assets/dashboard/', 'idiomorph'], []],
  // The frames and the checkout validate by the rules of the server. The frames tell the page that embeds them their height.
  [
    'mock-server/pages/assets/frames',
    [
      'mock-server/pages/assets/frames/',
      'mock-server/pages/assets/text-input.ts',
      'mock-server/domain/card-number.ts',
      'spec/tables/frames.ts',
      'iframe-resizer/',
    ],
    [],
  ],
  [
    'mock-server/pages/assets/checkout',
    [
      'mock-server/pages/assets/checkout/',
      'mock-server/pages/assets/text-input.ts',
      'mock-server/pages/checkout/check.ts',
      'mock-server/domain/card-number.ts',
      'spec/tables/card-brands.ts',
    ],
    [],
  ],
  ['mock-server/pages/assets/', ['mock-server/pages/assets/', 'node:', 'esbuild'], []],
  [
    'mock-server/pages/',
    [
      'mock-server/pages/',
      'mock-server/actions/',
      'mock-server/handlers/',
      'mock-server/domain/',
      'mock-server/platform/',
      'mock-server/store/journal/owned-elsewhere-error.ts',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/clock.ts',
      'spec/',
      'hono/jsx',
    ],
    ['mock-server/context.ts', 'mock-server/events/', 'mock-server/rows/', 'mock-server/store/'],
  ],
  // The dashboard shows what operations read, and does what the control API does.
  [
    'mock-server/pages/dashboard/',
    [
      'mock-server/pages/',
      'mock-server/control/',
      'mock-server/trigger/',
      'mock-server/handlers/',
      // Whether a checkout session is open: no operation reads one.
      'mock-server/actions/pay-checkout-session.ts',
      // Where the money of a payment went: a value for people, which no operation returns.
      'mock-server/actions/money.ts',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/events/',
      'mock-server/faults/connection-dropped.ts',
      'mock-server/platform/',
      'mock-server/search/',
      'mock-server/store/unbuilt-index.ts',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/clock.ts',
      'mock-server/time/slices.ts',
      'mock-server/time/tick.ts',
      // The words of the verdict whether a program is ready, which the command line says as well.
      'mock-server/verdict/',
      'spec/',
      'hono/jsx',
    ],
    ['mock-server/context.ts', 'mock-server/rows/', 'mock-server/store/'],
  ],
];
