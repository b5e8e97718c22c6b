import type { Layer } from './test-kit-layers';

/** The layers of `/docs`, as in `layers`. Of the server, only the command line loads them. */
export const docsLayers: readonly Layer[] = [
  // They run in a page.
  [
    'mock-server/docs/assets/',
    ['mock-server/docs/assets/', 'mock-server/docs/search.ts', 'mock-server/pages/assets/dashboard/'],
    [],
  ],
  ['mock-server/docs/build/', ['mock-server/docs/', 'node:', 'esbuild'], []],
  ['mock-server/docs/search.ts', ['minisearch', 'spec/tables/search-words.ts'], []],
  ['mock-server/docs/files.ts', [], []],
  ['mock-server/docs/markdown.ts', ['marked'], []],
  [
    'mock-server/docs/',
    [
      'mock-server/docs/',
      'mock-server/pages/',
      'mock-server/domain/card-numbers.ts',
      'mock-server/faults/connection-dropped.ts',
      'mock-server/platform/definition.ts',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'spec/',
      'hono/jsx',
      'marked',
    ],
    [],
  ],
];
