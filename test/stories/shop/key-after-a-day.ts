import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { asAnswer, rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a job of the night pays an order again that it had paid a day before, with the same key',
  pairs: { retries: ['time', 'vendor', 'cli'], time: ['vendor', 'cli'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const client = new VendorClient([url], keys);
    const pay = (amount: number) => client.post('/v1/payments', paymentInput({ amount }), { key: 'order-17-1' });
    const first = await pay(1_000);
    expect(first.status).toBe(201);

    await sandbox('clock advance 23h');
    const repeated = await pay(1_000);
    expect([repeated.isReplayed, repeated.body]).toEqual([true, first.body]);
    const other = await pay(9_900);
    expect([other.status, other.body.error?.['code']]).toEqual([422, 'idempotency_params_mismatch']);

    await sandbox('clock advance 2h');
    const later = await pay(1_000);
    expect([later.status, later.isReplayed]).toEqual([201, false]);
    expect(later.body.id).not.toBe(first.body.id);
    expect(rowsOf(await json('payments list')).map(({ id }) => id)).toEqual([later.body.id, first.body.id]);
    // A token outlives what moved: it ends by the clock of the client.
    expect(client.tokens).toBe(1);
    const requests = rowsOf(await json('requests list --operation createPayment'));
    const outcomes = requests.map(({ idempotency }) => asAnswer(idempotency)['outcome']);
    expect(outcomes).toEqual(['new', 'mismatch', 'replay', 'new']);
  },
};
