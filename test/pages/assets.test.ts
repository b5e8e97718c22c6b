import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsModule } from '../../mock-server/pages/assets/emit';
import { assetNames, assets } from '../../mock-server/pages/generated/assets';

test('the generated assets are up to date', async () => {
  const path = 'mock-server/pages/generated/assets.ts';
  expect(await readFile(path, 'utf8'), `${path} is not up to date: npm run generate`).toBe(await assetsModule());
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
