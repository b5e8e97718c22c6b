import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

/** Its own clock is that of its machine: it verifies each signature by it, and keeps its token for a day of it. */
export const story: Story = {
  title: 'a shop with a client of its own sees an authorization lapse by webhook, a week after it was moved',
  pairs: { time: ['webhooks', 'vendor', 'cli'], vendor: ['webhooks', 'cli'], webhooks: ['cli'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    const { body: payment } = await client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }));
    expect((await shop.received.next('payment.authorized')).data['id']).toBe(payment.id);

    expect(await sandbox('clock advance 8d')).toContain('1 payment canceled (authorization lapsed)');
    const lapsed = await shop.received.next('payment.canceled');
    expect(lapsed.data).toMatchObject({ id: payment.id, status: 'canceled' });
    expect(shop.received.refused).toBe(0);

    // The client has the token of the first request, and its payments are still found and made.
    expect((await client.get(`/v1/payments/${payment.id}`)).body.data).toMatchObject({ status: 'canceled' });
    expect((await client.post('/v1/payments', paymentInput())).status).toBe(201);
    expect(client.tokens).toBe(1);
    await shop.received.next('payment.succeeded');
    expect(shop.received.refused).toBe(0);
    expect((await json('publishers list')).data).toMatchObject([{ status: 'enabled' }]);
    const called = rowsOf(await json('requests list'));
    expect(called.map(({ status }) => status)).toEqual([201, 200, 201, 200]);
  },
};
