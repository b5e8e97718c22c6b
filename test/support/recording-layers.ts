import type { Layer } from './test-kit-layers';

/** The layers of recordings of traffic with the API. */
export const recordingLayers: readonly Layer[] = [
  // What is private is replaced by pure functions of entries and tables.
  [
    'mock-server/recordings/redaction/',
    [
      'mock-server/recordings/redaction/',
      'mock-server/domain/card.ts',
      'mock-server/random/hashes.ts',
      'mock-server/wire/json.ts',
      'mock-server/wire/router.ts',
      'spec/',
    ],
    [],
  ],
];
