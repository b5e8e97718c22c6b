import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsModule } from '../../mock-server/pages/assets/emit';
import { iconsModule } from '../../mock-server/pages/assets/icons';
import { assetNames, assets } from '../../mock-server/pages/generated/assets';

test.each([
  ['assets', assetsModule],
  ['icons', iconsModule],
])('the generated %s are up to date', async (name, moduleOf) => {
  const path = `mock-server/pages/generated/${name}.ts`;
  expect(await readFile(path, 'utf8'), `${path} is not up to date: npm run generate`).toBe(await moduleOf());
});

/** The script of the frames is for the most part iframe-resizer. */
test.each([
  ['script', 8],
  ['dashboardScript', 8],
  ['frameScript', 9],
] as const)('the %s is at most %i KB, compressed', (key, kilobytes) => {
  const { body = '' } = assets.get(assetNames[key]) ?? {};
  expect(body).not.toBe('');
  expect(gzipSync(body).length).toBeLessThanOrEqual(kilobytes * 1024);
});
