import { expect, it } from 'vitest';
import { createSandbox } from '../../mock-server';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { cardPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { Recorder } from '../support/recorder';
import { openPlatform, type SubAccount } from '../support/test-platform';

const half = [{ type: 'processing_fee', amount: 50 }];

/** Creates a payment in each state. Returns their ids by state. */
async function paymentsBefore({ api }: SubAccount) {
  const pay = async (body: object) => (await api.post('/v1/payments', body)).payment.id;
  const fees = [{ type: 'processing_fee', amount: 100 }];
  const order = { amount: 4_000, fees, email: 'buyer@mail.example' };
  const ids = {
    succeeded: await pay(payment(order)),
    shared: await pay(payment({ amount: 4_000, application_fee_amount: 300 })),
    authorized: await pay(manualPayment(order)),
    voided: await pay(payment(order)),
    refunded: await pay(payment(order)),
    fullyRefunded: await pay(payment(order)),
    refundedLater: await pay(payment(order)),
  };
  await api.post('/v1/payments', cardPayment({ number: '4000000000000002' }));
  await api.post('/v1/payments', scenarioPayment('expired_card'));
  await api.post(`/v1/payments/${ids.voided}/void`);
  await api.post(`/v1/payments/${ids.refunded}/refunds`, { amount: 1_000, fees: half, reason: 'duplicate' });
  await api.post(`/v1/payments/${ids.refunded}/refunds`, { amount: 500, description: 'torn' });
  await api.post(`/v1/payments/${ids.fullyRefunded}/refunds`, {});
  return ids;
}

it('payments from before a recording are imported as they were then, on an account that it only names', async () => {
  const sandbox = createSandbox({ randomSeed: 'recorded' });
  let isRecorded = false;
  let now = () => 0;
  const recorder = new Recorder(sandbox.fetch, { now: () => now(), isRecorded: () => isRecorded });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: recorder.fetch });
  now = () => sandbox.platform(platform.id).now();
  const shop = await platform.newSubAccount({ name: 'Shop' });
  const ids = await paymentsBefore(shop);
  await platform.clock({ advance: '1h' });
  isRecorded = true;
  const { api } = shop;
  await api.post(`/v1/payments/${ids.refundedLater}/refunds`, { amount: 4_000, fees: half });
  const { data }: { data: readonly { readonly id: string }[] } = JSON.parse((await api.get('/v1/payments')).text);
  for (const { id } of data) {
    await api.get(`/v1/payments/${id}`);
    await api.get(`/v1/payments/${id}/payment_balance_transactions`);
  }
  await api.post(`/v1/payments/${ids.authorized}/capture`);
  await api.post(`/v1/payments/${ids.refunded}/refunds`, { amount: 2_500, fees: half });
  await api.post(`/v1/payments/${ids.refunded}/refunds`, { amount: 1 });
  await api.post(`/v1/payments/${ids.fullyRefunded}/refunds`, { amount: 1 });
  await api.post(`/v1/payments/${ids.shared}/refunds`, { fees: [{ type: 'application_fee', amount: 300 }] });
  await api.post(`/v1/payments/${ids.voided}/capture`);
  for (const { id } of data) await api.get(`/v1/payments/${id}`);
  const recording = await selectRecording(objectSource(recorder.har()));
  const { differences, unknown } = await compareRecording(recording, memoryTarget());
  expect({ differences, unknown }).toEqual({ differences: [], unknown: [] });
  await sandbox.close();
});
