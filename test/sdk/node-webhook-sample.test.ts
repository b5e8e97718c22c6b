import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockOf } from '../webhook-samples/guide';

const folder = mkdtempSync(resolve('node_modules/.cache/webhook-sample-'));
let app: Server;
beforeAll(async () => {
  const file = join(folder, 'endpoint.ts');
  writeFileSync(file, blockOf('ts node').replace("'payments-sandbox'", JSON.stringify(resolve('sdk/index.ts'))));
  ({ app } = await import(pathToFileURL(file).href));
  await once(app.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  app.close();
  rmSync(folder, { recursive: true });
});

/** Sends a body that has no end, a megabyte at a time, for at most 20. Resolves to whether the endpoint ended the connection. */
function isEnded(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /webhooks HTTP/1.1\r\nHost: endpoint.test\r\nTransfer-Encoding: chunked\r\n\r\n');
  return new Promise<boolean>((done) => {
    let sent = 0;
    const send = () => {
      if (sent++ === 20) done(false);
      else socket.write(`100000\r\n${'x'.repeat(0x10_00_00)}\r\n`, (error) => error ?? send());
    };
    socket
      .on('error', () => undefined)
      .on('close', () => done(true))
      .on('data', () => undefined);
    send();
  }).finally(() => socket.destroy());
}

test('the endpoint of the guide for Node itself ends a connection whose body is too large', async () => {
  const address: AddressInfo | string | null = app.address();
  expect(await isEnded(typeof address === 'object' ? (address?.port ?? 0) : 0)).toBe(true);
});
