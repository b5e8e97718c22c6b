import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OpenOptions } from '../../mock-server/server';
import type { ApiResponse } from '../support/api';
import { bankPayment, card, manualPayment, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';

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
