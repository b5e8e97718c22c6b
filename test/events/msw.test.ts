import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { handlers } from '../../mock-server/msw';
import { card } from '../support/bodies';
import { TestClock } from '../support/clock';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const charge = { amount: 1_000, currency: 'usd', payment_method: { card: card() } } as const;

/** Pays, and returns what an endpoint on loopback received. */
async function deliver() {
  const sandbox = createSandbox({ clock: new TestClock() });
  const endpoint = await startWebhookEndpoint();
  const platform = sandbox.platform();
  platform.publishers.create({ url: endpoint.url, events: ['payment.created'] });
  await sandbox.client().payments.create(charge);
  await platform.waitForIdle();
  return { endpoint, deliveries: platform.deliveries() };
}

const received = [{ status: 'delivered', attempts: [{ status: 200, failure: null }] }];

describe('a delivery over the network, while MSW intercepts requests', () => {
  test.each(['error', 'warn', 'bypass'] as const)('passes by MSW, with onUnhandledRequest: %s', async (strategy) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const server = setupServer(...handlers(createSandbox(), { baseUrl: 'https://payments.example' }));
    server.listen({ onUnhandledRequest: strategy });
    onTestFinished(() => server.close());
    const { endpoint, deliveries } = await deliver();
    expect(deliveries).toMatchObject(received);
    expect(endpoint.received.map(({ headers }) => headers.accept)).toEqual(['*/*']);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  test('reaches its server even when a handler takes every address', async () => {
    const server = setupServer(http.all('*', () => HttpResponse.json({}, { status: 500 })));
    server.listen();
    onTestFinished(() => server.close());
    expect((await deliver()).deliveries).toMatchObject(received);
  });

  test('has no trace of MSW when that does not run', async () => {
    const { endpoint } = await deliver();
    expect(endpoint.received.map(({ headers }) => headers.accept)).toEqual(['*/*']);
  });
});
