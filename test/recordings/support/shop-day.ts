import { createSandbox } from '../../../mock-server';
import type { PlainObject } from '../../../mock-server/wire/json';
import { cardPayment, bankPayment, manualPayment, payment, paymentIntent, scenarioPayment } from '../../support/bodies';
import { cardToken, complete, makeCheckout } from '../../support/checkouts';
import { FeeConfigurations } from '../../support/fee-configurations';
import { openPlatform, type SubAccount, type TestPlatform } from '../../support/test-platform';
import { type Taken, taking } from './taken';

/** The exchanges of a client with a sandbox, and the events of that time. */
export interface Day {
  readonly exchanges: readonly Taken[];
  readonly events: readonly PlainObject[];
}

/** Carries out a day of a shop: a request of each kind that a comparison tells apart. */
export async function shopDay(randomSeed: string): Promise<Day> {
  const sandbox = createSandbox({ randomSeed, checkoutUrl: 'https://pay.test' });
  const exchanges: Taken[] = [];
  const { id } = await sandbox.createPlatform();
  const fetch = taking(sandbox.fetch, exchanges, () => sandbox.platform(id).now());
  const target = { sandbox, baseUrl: 'http://sandbox.test', fetch };
  const platform = await openPlatform(target);
  const shop = await platform.newSubAccount({ name: 'Tea Shop' });
  const fees = new FeeConfigurations(platform.testMode, shop.id);
  await fees.create('processing_ecomm', { variable_rate: 2.75, transaction_fee_cents: 30 });
  await fees.create('platform');
  await cards(shop);
  await mistakes(shop, platform);
  await banks(shop, platform);
  const events = sandbox
    .platform(platform.id)
    .events()
    .map((event): PlainObject => ({ ...event }));
  await sandbox.close();
  return { exchanges, events };
}

async function cards({ api }: SubAccount): Promise<void> {
  const token = await cardToken(api);
  const body = payment({ amount: 10_000, description: 'Two cups of tea', metadata: { order: 'A-17' } });
  const { id } = (await api.post('/v1/payments', { ...body, payment_method: { token } })).payment;
  await api.get(`/v1/payments/${id}`);
  await api.post(`/v1/payments/${id}/refunds`, { amount: 500 });
  await api.get(`/v1/payments/${id}`);
  const held = (await api.post('/v1/payments', manualPayment())).payment;
  await api.get(`/v1/payments/${held.id}`);
  await api.post(`/v1/payments/${held.id}/capture`);
  await api.get(`/v1/payments/${held.id}`);
  await api.post('/v1/payments', payment({ amount: 2_000 }), { 'Idempotency-Key': 'tea' });
  await api.post('/v1/payments', payment({ amount: 2_000 }), { 'Idempotency-Key': 'tea' });
  await api.get('/v1/payments');
  await api.post('/v1/payment_intents', paymentIntent());
  const checkout = await makeCheckout(api);
  await complete(api, checkout.id, token);
  await api.get(`/v1/checkouts/${checkout.id}`);
}

async function mistakes({ api }: SubAccount, { testMode }: TestPlatform): Promise<void> {
  await api.post('/v1/payments', cardPayment({ number: '4000000000000002' }));
  await api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  await api.post('/v1/payments', scenarioPayment('gateway_timeout'));
  await api.post('/v1/payments', payment({ amount: 0 }));
  await api.get(`/v1/refunds/re_${'0'.repeat(22)}`);
  await api.get('/v1/disputes', { Authorization: null });
  await testMode.get('/v1/seller_accounts');
}

async function banks({ api }: SubAccount, platform: TestPlatform): Promise<void> {
  const { id } = (await api.post('/v1/payments', bankPayment({ account_number: '000999999991' }))).payment;
  await api.get(`/v1/payments/${id}`);
  await platform.clock({ advance: '10d' });
}
