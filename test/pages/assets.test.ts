import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
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

function compressedBytes(key: keyof typeof assetNames): number {
  const { body = '' } = assets.get(assetNames[key]) ?? {};
  expect(body).not.toBe('');
  return gzipSync(body).length;
}

/** The script of the frames is for the most part iframe-resizer. */
test.each([
  ['checkoutScript', 2],
  ['dashboardScript', 8],
  ['frameScript', 9],
] as const)('the %s is at most %i KB, compressed', (key, kilobytes) => {
  expect(compressedBytes(key)).toBeLessThanOrEqual(kilobytes * 1024);
});

test('the scripts of the hosted pages are at most 4 KB, compressed', () => {
  const sizes = (['checkoutScript', 'onboardingScript', 'script'] as const).map(compressedBytes);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(4 * 1024);
});

test('an asset is compressed for those who ask for it', async () => {
  const { fetch } = createSandbox();
  const open = async (headers: Record<string, string> = {}) =>
    fetch(`http://sandbox.test/_pages/${assetNames.dashboardStyle}`, { headers });
  const plain = await open();
  const compressed = await open({ 'Accept-Encoding': 'gzip, br' });
  expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
  const text = await plain.text();
  const bytes = await compressed.arrayBuffer();
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.byteLength).toBeLessThan(text.length / 3);
});
