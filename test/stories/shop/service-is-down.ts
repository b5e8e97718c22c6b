import { paymentInput } from 'payments-sandbox/testing';
import { expect } from 'vitest';
import { rowsOf, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a client of another vendor survives an outage, a lost answer and the end of its token',
  pairs: { faults: ['vendor', 'retries', 'cli'], retries: ['vendor', 'cli'], vendor: ['cli'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const client = new VendorClient([url], keys);
    const pay = (key: string) => client.post('/v1/payments', paymentInput(), { key });
    const count = async () => rowsOf(await json('payments list')).length;

    await sandbox('faults create --operation createPayment --status 503 --times 1');
    expect((await pay('order-1')).status).toBe(201);
    expect(await count()).toBe(1);

    await sandbox('faults create --operation createPayment --drop --times 1');
    const found = await pay('order-2');
    expect([found.status, found.isReplayed, await count()]).toEqual([201, true, 2]);

    await sandbox('faults create --operation createPayment --drop before_commit --times 1');
    const made = await pay('order-3');
    expect([made.status, made.isReplayed, await count()]).toEqual([201, false, 3]);

    await sandbox('faults create --operation createPayment --error gateway_rate_limit_error --times 1');
    const limited = await pay('order-4');
    expect([limited.status, limited.body.error?.['code'], await count()]).toEqual([429, 'gateway_rate_limit_error', 3]);
    expect((await pay('order-4')).status).toBe(201);

    await sandbox('access-tokens end');
    expect((await pay('order-5')).body.error?.['code']).toBe('not_authenticated');
    client.restart();
    expect((await pay('order-5')).status).toBe(201);
    expect(await count()).toBe(5);
    expect(await sandbox('faults list')).not.toMatch(/active/);
  },
};
