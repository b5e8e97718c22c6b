/**
 * Rooms of the server from the bottom up. A file imports nothing, not even a type, of a room above its own: see
 * `forbidden` in `test/tidy.test.ts`.
 */
export const roomsAbove: Readonly<Record<string, readonly string[]>> = {
  'mock-server/fronts/': ['mock-server/testing/'],
  'mock-server/platform/': [
    'mock-server/pages/',
    'mock-server/pipeline/',
    'mock-server/control/',
    'mock-server/fronts/',
    'mock-server/testing/',
    'mock-server/sandbox.ts',
  ],
  'mock-server/replicas/': [
    'mock-server/pages/',
    'mock-server/pipeline/',
    'mock-server/control/',
    'mock-server/fronts/',
    'mock-server/testing/',
    'mock-server/sandbox.ts',
  ],
  'mock-server/pages/': [
    'mock-server/pipeline/',
    'mock-server/control/',
    'mock-server/fronts/',
    'mock-server/testing/',
    'mock-server/sandbox.ts',
  ],
  'mock-server/pipeline/': ['mock-server/fronts/', 'mock-server/sandbox.ts'],
  'mock-server/control/': ['mock-server/fronts/', 'mock-server/sandbox.ts'],
  'mock-server/context.ts': [
    'mock-server/platform/',
    'mock-server/pipeline/',
    'mock-server/control/',
    'mock-server/sandbox.ts',
  ],
};
