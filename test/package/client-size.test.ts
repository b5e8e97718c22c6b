import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { expect, onTestFinished, test } from 'vitest';

const dist = join(process.env['SANDBOX_CLI'] ?? '', '../..');
const KB = 1_024;

/** Returns the script of a page that imports the client, bundled and minified. Imports of `external` stay imports. */
async function bundledClient(...external: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'client.js'), `export { Client } from ${JSON.stringify(join(dist, 'sdk/index.js'))};`);
  await build({
    config: false,
    entry: { page: join(folder, 'client.js') },
    outDir: join(folder, 'out'),
    platform: 'browser',
    format: 'esm',
    minify: true,
    external: [...external],
    ...(external.length === 0 && { noExternal: [/./] }),
    silent: true,
  });
  return readFile(join(folder, 'out/page.js'), 'utf8');
}

test('the client is at most 8 KB, minified and compressed, beside its one dependency', async () => {
  const client = await bundledClient('openapi-fetch');
  expect(new Set(Array.from(client.matchAll(/\bfrom ?"([^"]+)"/g), ([, name]) => name))).toEqual(
    new Set(['openapi-fetch']),
  );
  expect(gzipSync(client, { level: 9 }).length).toBeLessThanOrEqual(8 * KB);
});

test('with its dependency, it is at most 11 KB', async () => {
  const client = await bundledClient();
  expect(client).not.toMatch(/\bfrom ?"/);
  expect(gzipSync(client, { level: 9 }).length).toBeLessThanOrEqual(11 * KB);
});
