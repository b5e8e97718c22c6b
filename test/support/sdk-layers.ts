import type { Layer } from './test-kit-layers';

/** The layers of the SDK, which has no code of the server: see `layers`. */
export const sdkLayers: readonly Layer[] = [
  // The SDK runs everywhere and is small: types of the tables only, and nothing of the server. What is loaded late shares no
  // module with the rest, or a bundler would move it into a file of its own. What it takes of the vocabulary
  // needs no table.
  ['sdk/transport/raw-client.ts', ['openapi-fetch'], ['sdk/', 'spec/']],
  [
    'sdk/',
    [
      'sdk/',
      'spec/vocabulary/closest-names.ts',
      'spec/vocabulary/environment-variable.ts',
      'spec/vocabulary/globals.ts',
      'spec/vocabulary/on-abort.ts',
      'spec/vocabulary/random-bytes.ts',
      'package.json',
    ],
    ['spec/', 'openapi-fetch'],
  ],
];
