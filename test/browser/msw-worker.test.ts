import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'tsup';
import { expect, onTestFinished, test } from 'vitest';

/** Bundles the page for a browser, with MSW. */
async function bundle(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'payments-sandbox-worker-'));
  const entry = { page: 'test/browser/support/worker-page.ts' };
  const browser = { platform: 'browser', format: 'iife', target: 'es2022' } as const;
  await build({ config: false, entry, outDir, ...browser, noExternal: [/./], silent: true });
  const code = await readFile(join(outDir, 'page.global.js'), 'utf8');
  await rm(outDir, { recursive: true });
  return code;
}

/** Serves the page, and the worker as MSW ships it. */
async function serve(files: Readonly<Record<string, readonly [type: string, text: string]>>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(files[url] ? 200 : 404, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a page pays under the service worker of MSW', async () => {
  const worker = await readFile('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  const server = await serve({
    '/': ['text/html', '<!doctype html><script src="/page.js"></script>'],
    '/page.js': ['text/javascript', await bundle()],
    '/mockServiceWorker.js': ['text/javascript', worker],
  });
  onTestFinished(() => void server.close());
  const browser = await chromium.connect(process.env['BROWSER_ENDPOINT'] ?? '');
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  expect(await page.evaluate('run()')).toEqual({
    paid: expect.objectContaining({ status: 'succeeded', amount: 1_000 }),
    declined: 'generic_decline',
    dropped: 'connection_failed',
    overridden: expect.stringContaining('Error'),
    unhandled: 500,
    statuses: ['succeeded', 'failed', 'succeeded'],
    afterStop: 404,
  });
});
