import type { Layer } from './test-kit-layers';

/** The layers of the store, below platforms: see `layers`. */
export const storeLayers: readonly Layer[] = [
  // The store keeps rows, and does not know what they mean.
  [
    'mock-server/store/journal/file/',
    [
      'mock-server/store/journal/',
      'mock-server/fields/release.ts',
      'mock-server/time/clock.ts',
      'mock-server/time/tick.ts',
      'mock-server/time/timers.ts',
      'spec/vocabulary/globals.ts',
      'spec/vocabulary/random-bytes.ts',
      'node:',
    ],
    ['mock-server/store/'],
  ],
  // One file loads the driver, when it is needed.
  ['mock-server/store/journal/postgres/driver.ts', ['pg'], []],
  [
    'mock-server/store/journal/postgres/',
    [
      'mock-server/store/journal/',
      'mock-server/fields/release.ts',
      'mock-server/time/clock.ts',
      'mock-server/time/slices.ts',
      'mock-server/time/tick.ts',
      'mock-server/time/timers.ts',
      'spec/vocabulary/globals.ts',
      'node:',
    ],
    ['mock-server/store/', 'pg'],
  ],
  [
    'mock-server/store/',
    [
      'mock-server/store/',
      'mock-server/fields/',
      'mock-server/rows/',
      'mock-server/random/counts.ts',
      'mock-server/time/slices.ts',
      'mock-server/time/tick.ts',
      'mock-server/time/timers.ts',
      'spec/',
      'lowdb',
    ],
    [],
  ],
];
