import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoints';
import { startReplicas } from '../support/replicas';
import { rowsOf } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a team creates its platform at one replica, which is stopped for an upgrade while its shop is paid',
  pairs: {
    replicas: ['tenants', 'retries', 'webhooks', 'vendor', 'seeds', 'cli'],
    tenants: ['vendor', 'webhooks', 'retries', 'seeds'],
  },
  run: async () => {
    const { first, second, addresses } = await startReplicas();
    const { test } = await first.json('platforms create --name checkout-team');
    const { client_id, client_secret } = Object(test);
    const client = new VendorClient(addresses, { client_id, client_secret });
    const shop = await startEndpoint('sigk_of_the_shop');
    const of = '--platform checkout-team';
    await second.sandbox(`publishers create ${shop.url} --events payment.succeeded --secret sigk_of_the_shop ${of}`);
    await first.sandbox(`snapshots create empty ${of}`);
    const pay = (key: string) => client.post('/v1/payments', paymentInput(), { key });

    const paid = await pay('order-1');
    await shop.received.next('payment.succeeded');
    await first.stop();

    // A balancer finds one of the two closed, and the client sends the request again with the same key.
    const keys = ['order-1', 'order-2', 'order-3'];
    const answers = [];
    for (const key of keys) answers.push(await pay(key));
    expect(answers.map(({ status, isReplayed }) => [status, isReplayed])).toEqual([
      [201, true],
      [201, false],
      [201, false],
    ]);
    expect(answers[0]?.body.id).toBe(paid.body.id);
    await second.sandbox(`idle wait-for ${of}`);
    expect(shop.received.events.map(({ data }) => data['id'])).toEqual(answers.map(({ body }) => body.id));
    expect(rowsOf(await second.json(`payments list ${of}`))).toHaveLength(3);
    expect(rowsOf(await second.json('payments list --platform default'))).toEqual([]);

    await second.sandbox(`snapshots restore empty ${of}`);
    expect(rowsOf((await client.get('/v1/payments')).body)).toEqual([]);
    expect((await pay('order-1')).isReplayed).toBe(false);
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
