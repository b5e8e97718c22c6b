/**
 * The entries of the package. The build, `package.json` and the paths of `tsconfig.json` follow from these lists: run `npm run
 * generate`. A new entry also has a line in `needs` of test/package/entries.test.ts and a script in test/package/consumer/.
 */

/** The range of releases of each package that an entry may need and that its users install. */
export const peerRanges = {
  msw: '^2.11 || ^3',
  vitest: '^3.2 || ^4 || ^5',
  '@mswjs/data': '^0.16.2',
  '@playwright/test': '^1.45',
  pg: '^8.11',
} as const;

/**
 * Peers that no entry imports. Without this one, the npm 10 of Node 20 ends with "Cannot read properties of null": the peers of
 * the newest Vitest for Node 20 lead to two versions of it. With it, npm takes the version that all of them accept. It installs
 * neither.
 */
export const peersForNpm = { '@vitest/browser-webdriverio': '*' } as const;

export interface Entry {
  /** As in `exports`: `.` or `./name`. */
  readonly name: string;
  readonly source: string;
  /** For ECMAScript modules only, as the peer of the entry is. */
  readonly esmOnly?: true;
  /** Packages that the entry imports and that its users install. */
  readonly peers?: readonly (keyof typeof peerRanges)[];
}

export const entries: readonly Entry[] = [
  { name: '.', source: 'sdk/index.ts' },
  { name: './mock-server', source: 'mock-server/index.ts' },
  { name: './server', source: 'mock-server/server.ts' },
  { name: './postgres', source: 'mock-server/fronts/postgres.ts', peers: ['pg'] },
  { name: './msw', source: 'mock-server/msw.ts', peers: ['msw'] },
  { name: './msw/node', source: 'mock-server/testing/entries/msw-node.ts', peers: ['msw'] },
  { name: './msw/browser', source: 'mock-server/testing/entries/msw-browser.ts', peers: ['msw'] },
  { name: './fixtures', source: 'mock-server/testing/entries/fixtures.ts', peers: ['@mswjs/data'] },
  { name: './vitest/reporter', source: 'mock-server/testing/entries/vitest-reporter.ts', esmOnly: true },
  { name: './jest/reporter', source: 'mock-server/testing/entries/jest-reporter.ts' },
  { name: './spec', source: 'spec/index.ts' },
  { name: './testing', source: 'mock-server/testing/entries/testing.ts' },
  { name: './vitest', source: 'mock-server/testing/entries/vitest.ts', esmOnly: true, peers: ['vitest'] },
  { name: './playwright', source: 'mock-server/testing/entries/playwright.ts', peers: ['@playwright/test'] },
];

/** The OpenAPI documents and the Postman collection, which can be imported as JSON. */
export const documents = ['openapi.json', 'control-openapi.json', 'postman-collection.json'] as const;

/*
 * A package that is neither a dependency nor a peer in `package.json` is bundled once the code imports it, so users do not
 * install it. To add one: `npm install --save-dev`, import it, and add it to the table of test/package/sbom.test.ts. The build
 * copies its licence and lists it in `dist/sbom.cdx.json`.
 *
 * What a start does not need is loaded on first use: by `import()` of a file of this project that imports the package
 * statically. `import()` of a CommonJS package itself has other exports in each of the two builds.
 */
