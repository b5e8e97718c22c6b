import { cardInput, paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { VendorClient } from '../support/vendor-client';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'programs of two teams use one sandbox with the same keys of orders, the same card, and both modes',
  pairs: {
    tenants: ['vendor', 'retries', 'declines', 'live'],
    vendor: ['declines', 'live', 'retries'],
    live: ['retries', 'declines'],
  },
  run: async () => {
    const { url, create } = await startTeamSandbox();
    const ada = await create('checkout-team');
    const bob = await create('payouts-team');
    const clients = {
      ada: new VendorClient([url], ada.test),
      bob: new VendorClient([url], bob.test),
      adaLive: new VendorClient([url], ada.live),
    };
    const everybody = Object.values(clients);
    const order = paymentInput({ payment_method: { card: cardInput({ number: '4111111111111111' }) } });
    const pay = (client: VendorClient) => client.post('/v1/payments', order, { key: 'order-17-1' });

    const paid = await Promise.all(everybody.map(pay));
    expect(paid.map(({ status, isReplayed }) => [status, isReplayed])).toEqual(everybody.map(() => [201, false]));
    expect(new Set(paid.map(({ body }) => body.id)).size).toBe(3);
    const again = await Promise.all(everybody.map(pay));
    expect(again.map(({ body, isReplayed }) => [body.id, isReplayed])).toEqual(paid.map(({ body }) => [body.id, true]));

    // A card that is declined too often is blocked: on the platform where that was, and on no other one.
    const declining = paymentInput({ payment_method: { card: cardInput({ number: '4000000000009995' }) } });
    const codes = async (client: VendorClient) => {
      const answers = [];
      for (let i = 0; i < 6; i++) answers.push((await client.post('/v1/payments', declining)).body.error);
      return answers.map((error) => error?.['decline_code'] ?? error?.['code']);
    };
    const declined = await codes(clients.ada);
    expect(declined.slice(0, 3)).toEqual(['insufficient_funds', 'insufficient_funds', 'insufficient_funds']);
    expect(declined.at(-1)).not.toBe('insufficient_funds');
    expect(await codes(clients.bob)).toEqual(declined);

    // Test cards are declined in live mode, and no id of one mode or platform is known in another.
    expect((await clients.adaLive.post('/v1/payments', declining)).status).toBe(402);
    for (const [i, client] of everybody.entries())
      for (const [j, { body }] of paid.entries())
        expect((await client.get(`/v1/payments/${body.id}`)).status).toBe(i === j ? 200 : 404);
    expect(everybody.map(({ tokens }) => tokens)).toEqual([1, 1, 1]);
  },
};
