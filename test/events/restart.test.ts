import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { OpenOptions } from '../../mock-server/server';
import type { ApiResponse } from '../support/api';
import { bankPayment, card, manualPayment, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { openSandbox } from '../../mock-server/sandbox';
import { JournalLostError } from '../../mock-server/store/journal/journal';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { storageOf } from '../support/storage-of';

/** Events of payments, intents and payment methods, some of them about rows of earlier requests. */
async function livelyDay({ testMode: api, openDispute, returnPayment, clock }: TestPlatform): Promise<void> {
  const made = (body: object) => done(api.post('/v1/payments', body));
  const { payment: paid } = await made(payment());
  await done(api.post(`/v1/payments/${paid.id}/refunds`, { amount: 100 }));
  await done(api.patch(`/v1/payments/${paid.id}`, { description: 'changed' }));
  const { payment: held } = await made(manualPayment());
  await done(api.post(`/v1/payments/${held.id}/capture`));
  await done(openDispute(held.id));
  expect((await api.post('/v1/payments', scenarioPayment('insufficient_funds'))).status).toBe(402);
  const { payment: fromBank } = await made(bankPayment());
  const { token } = await done(api.post('/v1/payment_methods', { payment_method: { card: card() } }));
  const { paymentIntent: intent } = await done(api.post('/v1/payment_intents', paymentIntent()));
  const attached = { payment_method: { token } };
  await done(api.patch(`/v1/payment_intents/${intent.id}`, attached));
  await done(api.post(`/v1/payment_intents/${intent.id}/capture`));
  await done(api.patch(`/v1/payment_methods/${token}`, { card: { month: 11, year: 2041 } }));
  await done(clock({ advance: '10d' }));
  await done(returnPayment(fromBank.id));
}

async function done(asked: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await asked;
  expect(response.status, response.text).toBeLessThan(300);
  return response;
}

const compacting = { compactAboveBytes: 1_000, compactAboveGrowth: 1, changesPerRow: 0, rowsPerLine: 3 };

test.each([
  ['from the journal', {}],
  ['after compaction', compacting],
])('events are byte-identical after two restarts: %s', async (_, options) => {
  const directory = await temporaryDirectory();
  const open = (more: OpenOptions = {}) => openFileFront(directory, { clock: new TestClock(), ...more });
  const first = await open(options);
  const platform = await openPlatform(first);
  await livelyDay(platform);
  const before = JSON.stringify(platform.events());
  expect(new Set(platform.eventNames()).size).toBeGreaterThan(12);
  await first.close();
  const journal = await readFile(join(directory, 'platforms', `${platform.id}.ndjson`), 'utf8');
  expect(journal.includes('"checkpoint":true')).toBe(options === compacting);
  for (const each of [options, compacting, {}]) {
    const next = await open(each);
    expect(JSON.stringify((await next.sandbox.openPlatform(platform.id)).events())).toBe(before);
    await next.close();
  }
  await rm(directory, { recursive: true });
});

/** Notices that its lease is lost when somebody waits for durability. */
class LeasedAdapter extends MemoryAdapter {
  isLost = false;
  refusals = 0;

  override settled(): Promise<void> {
    if (!this.isLost) return super.settled();
    this.refusals++;
    return Promise.reject(new JournalLostError('the lease of this replica has ended'));
  }
}

test.each(['reorder', 'duplicate'] as const)(
  '%s: when the lease is lost during the first request of two, the second one is not sent',
  async (webhook) => {
    const adapter = new LeasedAdapter();
    const sandbox = await openSandbox(storageOf(async () => adapter));
    const platform = sandbox.platform();
    let received = 0;
    platform.faults.create({ times: 1, fault: { webhook } });
    platform.publishers.create({
      fetch: () => {
        received++;
        adapter.isLost = true;
        return Promise.resolve(new Response());
      },
    });
    const owner = { account_id: platform.keyPair('test').account_id, mode: 'test' } as const;
    platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ emit }) => {
      for (const id of ['py_1', 'py_2']) emit('payment.created', owner, { id });
    });
    await vi.waitFor(() => expect(adapter.refusals).toBeGreaterThan(1), { interval: 1, timeout: 10_000 });
    expect(received).toBe(1);
    adapter.isLost = false;
    await platform.waitForIdle();
    expect(platform.deliveries({ status: 'delivered' })).toHaveLength(2);
    await sandbox.close();
  },
);
