import type { Layer } from './test-kit-layers';

/** The layers of the store, below platforms: see `layers`. */
export const storeLayers: readonly Layer[] = [
  // The store keeps rows, and does not know what they mean.
  [
    'mock-server/store/journal/file/',
    ['mock-server/store/journal/', 'mock-server/time/tick.ts', 'node:'],
    ['mock-server/store/'],
  ],
  ['mock-server/store/lines/generate.ts', ['mock-server/store/lines/', 'node:'], ['mock-server/store/']],
  // Maps know nothing of rows or of journals, and lines nothing of tables.
  [
    'mock-server/store/maps/',
    ['mock-server/store/maps/', 'mock-server/rows/table-definition.ts', 'mock-server/random/id-blocks.ts'],
    ['mock-server/store/'],
  ],
  [
    'mock-server/store/lines/',
    ['mock-server/store/lines/', 'mock-server/store/commit.ts', 'mock-server/rows/', 'spec/'],
    ['mock-server/store/'],
  ],
  // One file loads the driver, when it is needed.
  ['mock-server/store/journal/postgres/driver.ts', ['pg'], []],
  [
    'mock-server/store/journal/postgres/',
    [
      'mock-server/store/journal/',
      'mock-server/time/clock.ts',
      'mock-server/time/slices.ts',
      'mock-server/time/tick.ts',
      'node:',
    ],
    ['mock-server/store/', 'pg'],
  ],
  [
    'mock-server/store/',
    [
      'mock-server/store/',
      'mock-server/rows/',
      'mock-server/random/counts.ts',
      'mock-server/random/id-blocks.ts',
      'mock-server/time/awaitable.ts',
      'mock-server/time/slices.ts',
      'mock-server/time/tick.ts',
      'spec/',
      'lowdb',
    ],
    [],
  ],
];
