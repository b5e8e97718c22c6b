import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsModule } from '../../mock-server/pages/assets/emit';
import { assetNames, assets } from '../../mock-server/pages/generated/assets';

test('the generated assets are up to date', async () => {
  const path = 'mock-server/pages/generated/assets.ts';
  expect(await readFile(path, 'utf8'), `${path} is not up to date: npm run generate`).toBe(await assetsModule());
});

test.each(['script', 'dashboardScript'] as const)('the %s is at most 8 KB, compressed', (key) => {
  const { body = '' } = assets.get(assetNames[key]) ?? {};
  expect(body).not.toBe('');
  expect(gzipSync(body).length).toBeLessThanOrEqual(8 * 1024);
});
