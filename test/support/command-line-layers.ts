import type { Layer } from './test-kit-layers';

/** The layers of the command line. */
export const commandLineLayers: readonly Layer[] = [
  // The command line has no way in that others have not.
  [
    'cli/',
    [
      'cli/',
      'mock-server/server.ts',
      'mock-server/fronts/postgres.ts',
      'mock-server/index.ts',
      'mock-server/fronts/connection-timeouts.ts',
      'mock-server/fronts/network-urls.ts',
      // Each listener accepts the same callers, with bodies of the same length.
      'mock-server/wire/host.ts',
      'mock-server/wire/streams-body.ts',
      // A request as curl is the same on its page and in a terminal.
      'mock-server/pages/dashboard/traffic/copied-curl.ts',
      'sdk/index.ts',
      'spec/',
      'mock-server/coverage/',
      'mock-server/verdict/',
      'mock-server/testing/explore/command/',
      'mock-server/testing/explore/report-colours.ts',
      'mock-server/docs/',
      'mock-server/recordings/',
      'package.json',
      'commander',
      'chalk',
      'asn1js',
      'pino',
      'prom-client',
      'cross-spawn',
      'fflate',
      'jsonc-parser',
      'string-width',
      'semver',
      'yaml',
      '@modelcontextprotocol/server',
      'zod',
      'node:',
    ],
    ['mock-server/wire/docs-visit.ts'],
  ],
];
