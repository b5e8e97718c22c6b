import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSandbox } from 'payments-sandbox/mock-server';
import { paymentInput } from 'payments-sandbox/testing';
import { expect, vi } from 'vitest';
import { startPythonEndpoint } from '../support/endpoints';
import { openTerminal, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

/** Returns a seed file that a colleague wrote a week ago: an order that waits for its parcel. */
async function fileOfLastWeek(): Promise<{ readonly id: string; readonly file: string }> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7 * 86_400_000 });
  const sandbox = createSandbox();
  const { id } = await sandbox.client().payments.create(paymentInput({ capture_strategy: 'manual' }));
  const file = join(openTerminal().cwd, 'shop.ndjson');
  await writeFile(file, sandbox.platform().export());
  vi.useRealTimers();
  await sandbox.close();
  return { id, file };
}

export const story: Story = {
  title: 'a shop in Python starts with the seed file of a colleague that is a week old',
  pairs: { seeds: ['time', 'webhooks', 'vendor', 'cli'], time: ['webhooks', 'vendor', 'timers'] },
  run: async () => {
    const { id, file } = await fileOfLastWeek();
    const { url, keys, sandbox } = await startSandbox(`--memory --seed ${file}`);
    const shop = await startPythonEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    expect((await client.get(`/v1/payments/${id}`)).body.data).toMatchObject({ status: 'authorized' });

    // The platform lives a week ago. The endpoint and the client live now.
    const { body: order } = await client.post('/v1/payments', paymentInput());
    const paid = await shop.received.next('payment.succeeded');
    expect(paid.data).toMatchObject({ id: order.id });
    expect(Date.now() - Date.parse(String(paid.data['created_at']))).toBeGreaterThan(6 * 86_400_000);

    await sandbox('clock advance 8d');
    expect((await shop.received.next('payment.canceled')).data).toMatchObject({ id });
    expect((await client.get(`/v1/payments/${id}`)).body.data).toMatchObject({ status: 'canceled' });
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
