import type { Layer } from './test-kit-layers';

/** The layers of recordings: read, replayed on a sandbox through its public functions, and compared. */
export const recordingLayers: readonly Layer[] = [
  // What is private is replaced by pure functions of entries and tables.
  [
    'mock-server/recordings/redaction/',
    [
      'mock-server/recordings/redaction/',
      'mock-server/recordings/har/har.ts',
      'mock-server/domain/card-number.ts',
      'mock-server/domain/card-names.ts',
      'mock-server/random/hashes.ts',
      'mock-server/wire/json.ts',
      'mock-server/wire/redact.ts',
      'mock-server/wire/router.ts',
      'spec/',
    ],
    [],
  ],
  // Files are read in one room.
  [
    'mock-server/recordings/files/',
    [
      'mock-server/recordings/',
      'mock-server/domain/thrown.ts',
      'spec/vocabulary/globals.ts',
      'spec/tables/recording-bounds.ts',
      'node:',
    ],
    [],
  ],
  [
    'mock-server/recordings/',
    [
      'mock-server/recordings/',
      'mock-server/domain/',
      'mock-server/fronts/fetch.ts',
      'mock-server/sandbox.ts',
      'mock-server/time/clock.ts',
      'mock-server/wire/',
      'spec/',
    ],
    ['mock-server/platform/', 'mock-server/rows/'],
  ],
];
