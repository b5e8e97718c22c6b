import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { expect, onTestFinished, test } from 'vitest';

/** As in a browser or in workerd: neither globals nor modules of Node. */
test('webhooks and hosted pages work without the globals of Node', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const entry = { webhooks: 'test/package/consumer/webhooks.ts' };
  await build({ config: false, entry, outDir, platform: 'browser', format: 'iife', noExternal: [/./], silent: true });
  const code = readFileSync(join(outDir, 'webhooks.global.js'), 'utf8');
  const absent = ['process', 'Buffer', 'global', 'require', 'module', 'setImmediate', 'clearImmediate'];
  const run = new Function('console', ...absent, code);
  expect(await new Promise((log) => run({ log }))).toBe('succeeded');
});
