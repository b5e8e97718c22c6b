const abovePages: readonly string[] = [
  'mock-server/pipeline/',
  'mock-server/fronts/',
  'mock-server/testing/',
  'mock-server/sandbox.ts',
];
const abovePlatforms = ['mock-server/pages/', 'mock-server/control/', ...abovePages];

/**
 * Rooms of the server from the bottom up. A file imports nothing, not even a type, of a room above its own: a test in
 * `test/tidy.test.ts` holds that.
 */
export const roomsAbove: Readonly<Record<string, readonly string[]>> = {
  'mock-server/fronts/': ['mock-server/testing/'],
  'mock-server/platform/': abovePlatforms,
  'mock-server/replicas/': abovePlatforms,
  // The dashboard is above the control API, the other pages are beside it: see `layers`.
  'mock-server/pages/': abovePages,
  'mock-server/pages/checkout/': ['mock-server/control/', 'mock-server/pages/dashboard/'],
  'mock-server/pages/onboarding/': ['mock-server/control/', 'mock-server/pages/dashboard/'],
  'mock-server/pipeline/': ['mock-server/fronts/', 'mock-server/sandbox.ts'],
  'mock-server/control/': ['mock-server/pages/', 'mock-server/fronts/', 'mock-server/sandbox.ts'],
  'mock-server/context.ts': [
    'mock-server/platform/',
    'mock-server/pipeline/',
    'mock-server/control/',
    'mock-server/sandbox.ts',
  ],
};
