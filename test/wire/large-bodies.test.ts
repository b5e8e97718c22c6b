import { Agent, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';

const agent = new Agent({ keepAlive: true });

/** Sends a request with node:http, which sends all of a body at once. Resolves with the status. */
function post(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const sent = request(`${url}/v1/payments`, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

/** Returns the number of requests in each tick in which some were carried out, when as many arrive at once. */
async function requestsPerTick(count: number, body: string): Promise<number[]> {
  const sandbox = createSandbox();
  const perTick: number[] = [];
  let isNewTick = true;
  const { respond } = sandbox;
  vi.spyOn(sandbox, 'respond').mockImplementation((received) => {
    if (isNewTick) {
      perTick.push(0);
      isNewTick = false;
      setImmediate(() => (isNewTick = true));
    }
    perTick.push((perTick.pop() ?? 0) + 1);
    return respond(received);
  });
  const server = await serve(sandbox);
  try {
    // Connects first: connections are accepted one at a time.
    await Promise.all(Array.from({ length: count }, () => post(server.url, '{}')));
    perTick.length = 0;
    await Promise.all(Array.from({ length: count }, () => post(server.url, body)));
    return perTick;
  } finally {
    await server.close();
    await sandbox.close();
  }
}

test('requests with large bodies are carried out in a tick of their own each, so that others get in between', async () => {
  const body = JSON.stringify({ description: 'x'.repeat(60_000) });
  expect(await requestsPerTick(8, body)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test('other requests that arrive together are carried out together', async () => {
  expect(Math.max(...(await requestsPerTick(8, '{"amount":1}')))).toBeGreaterThan(1);
});
