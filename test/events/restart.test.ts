import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OpenOptions } from '../../mock-server/server';
import { bankPayment, card, manualPayment, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/platform';

/** Things that happen to payments, intents and payment methods, some of them to rows of earlier requests. */
async function livelyDay({ test: api, openDispute, clock }: TestPlatform): Promise<void> {
  const paid = (await api.post('/v1/payments', payment())).payment;
  await api.post('/v1/refunds', { payment_id: paid.id, amount: 100 });
  await api.patch(`/v1/payments/${paid.id}`, { description: 'changed' });
  const held = (await api.post('/v1/payments', manualPayment())).payment;
  await api.post(`/v1/payments/${held.id}/capture`);
  await api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  await api.post('/v1/payments', bankPayment());
  await openDispute(held.id);
  const method = { payment_method: { card: card() }, email: 'ada@example.com' };
  const { token } = await api.post('/v1/payment_methods', method);
  const intent = (await api.post('/v1/payment_intents', paymentIntent())).paymentIntent;
  await api.patch(`/v1/payment_intents/${intent.id}`, { payment_method: { token } });
  await api.post(`/v1/payment_intents/${intent.id}/capture`);
  await api.patch(`/v1/payment_methods/${token}`, { card: { month: 11, year: 2041 } });
  await clock({ advance: '10d' });
}

const compacting = { compactAboveBytes: 1_000, compactAboveGrowth: 1, changesPerRow: 0, rowsPerLine: 3 };

test.each([
  ['as it was written', {}],
  ['after compaction', compacting],
])('events are the same to the byte after a restart, and after another: %s', async (_, options) => {
  const directory = await temporaryDirectory();
  const open = (more: OpenOptions = {}) => openFileFront(directory, { clock: new TestClock(), ...more });
  const first = await open(options);
  const platform = await openPlatform(first);
  await livelyDay(platform);
  const told = JSON.stringify(platform.events());
  expect(new Set(platform.eventNames()).size).toBeGreaterThan(12);
  await first.close();
  const journal = await readFile(join(directory, 'platforms', `${platform.id}.ndjson`), 'utf8');
  expect(/"snapshotEnd":(\d+)/.exec(journal)?.[1] === '0').toBe(options !== compacting);
  for (const each of [options, compacting, {}]) {
    const next = await open(each);
    expect(JSON.stringify(next.sandbox.platform(platform.id).events())).toBe(told);
    await next.close();
  }
  await rm(directory, { recursive: true });
});
