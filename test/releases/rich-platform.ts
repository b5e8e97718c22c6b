import type { Sandbox } from '../../mock-server/server';
import { Caller, Transcript } from '../deterministic/transcript';
import { bankPayment, card, manualPayment, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { withFees } from '../support/checkouts';
import { address, bankAccountOf, documentOf, person } from '../support/entities';
import { onboardingEntry } from '../support/onboarding';

/** The options of the sandboxes whose platforms the files of a release have. */
export const options = { randomSeed: 'releases', checkoutUrl: 'https://pay.test' } as const;

const keysOf = (mode: 'test' | 'live') => ({ client_id: `${mode}_default`, client_secret: `${mode}_default_secret` });

/** Sends requests to the default platform of a new sandbox. */
export class Requests {
  readonly #sandbox: Sandbox;
  readonly #transcript: Transcript;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    this.#transcript = new Transcript({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  }

  get platform() {
    return this.#sandbox.platform();
  }

  caller(mode: 'test' | 'live' = 'test'): Promise<Caller> {
    return Caller.with(this.#transcript, keysOf(mode));
  }

  control(path: string, body?: object) {
    return this.#transcript.send('POST', `/_sandbox/platforms/default/${path}`, body);
  }
}

/** A request whose response each release replays. */
export const payOnce = (caller: Caller) =>
  caller.post('/v1/payments', payment({ amount: 1_234 }), { 'Idempotency-Key': 'once' });

/** Fills a platform with rows of every table, a snapshot and undone requests. */
export async function fillPlatform(requests: Requests): Promise<void> {
  await reviewedAccount(requests);
  await soldGoods(requests);
  await fillBriefly(requests);
}

/** Fills a platform with rows of most kinds, a snapshot and undone requests. */
export async function fillBriefly(requests: Requests): Promise<void> {
  // Without a random seed the clock would run.
  requests.platform.clock.freeze();
  await payOnce(await requests.caller());
  await entities(await requests.caller());
  await controlled(requests);
}

async function reviewedAccount(requests: Requests): Promise<void> {
  const live = await requests.caller('live');
  const { id } = await live.post('/v1/sub_accounts', { name: 'Piano Lessons' });
  await live.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  await requests.control(`sub_accounts/${id}/review`, { outcome: 'approve' });
}

async function entities(test: Caller): Promise<void> {
  const { id: legal } = await test.post('/v1/entities/address', address);
  const { id: owner } = await test.post('/v1/entities/identity', person);
  const { id } = await test.post('/v1/entities/business', {
    legal_name: 'Tea Shop Ltd',
    legal_address: { id: legal },
    owners: [{ id: owner }],
  });
  await test.post('/v1/entities/bank_accounts', bankAccountOf(id));
  await test.post('/v1/entities/document', documentOf({ business_id: id }));
  await test.post('/v1/entities/terms_and_conditions', { business_id: id, accepted: true, ip: '192.0.2.7' });
}

/** Payments of each kind, with refunds, disputes, checkouts and the payout of a shop. */
async function soldGoods(requests: Requests): Promise<void> {
  const test = await requests.caller();
  const { id: account } = await test.post('/v1/sub_accounts', { name: 'Tea Shop' });
  await test.post(`/v1/sub_accounts/${account}/fee_configurations/processing_ecomm`, { variable_rate: 2.9 });
  const shop = test.on(account);
  const { id: refunded } = await shop.post('/v1/payments', payment({ amount: 9_000, email: 'ada@tea.example' }));
  await shop.post(`/v1/payments/${refunded}/refunds`, { amount: 500, metadata: { why: 'cold tea' } });
  const { id: disputed } = await shop.post('/v1/payments', payment({ amount: 4_000 }));
  await disputedPayment(requests, shop, disputed);
  const { id: authorized } = await shop.post('/v1/payments', manualPayment({ description: 'Tea · 茶' }));
  await shop.post(`/v1/payments/${authorized}/capture`, { amount: 400 });
  await shop.post('/v1/payments', bankPayment());
  await shop.post('/v1/payments', scenarioPayment('insufficient_funds'));
  const { id: intent } = await shop.post('/v1/payment_intents', paymentIntent());
  await shop.post('/v1/checkout_sessions', { payment_intent_id: intent, after_payment_url: 'https://tea.example/' });
  await checkouts(shop);
  await waived(shop);
  await requests.control('clock', { advance: '2d' });
  const payouts = await (await requests.caller()).get('/v1/payouts'); // the token has expired
  requests.platform.payouts.end(payouts.at('data.0.id'), 'cancel');
  await requests.control('clock', { advance: '4d' });
}

/** What is waived, forced, canceled or expired, and a key that is stored masked. */
async function waived(shop: Caller): Promise<void> {
  const key = { 'Idempotency-Key': 'of 4242424242424242' };
  await shop.post('/v1/payments', payment({ fees: [{ type: 'processing_fee', amount: 0 }] }), key);
  await shop.post('/v1/payment_methods', { payment_method: { card: card({ year: '2020' }) }, force_tokenize: true });
  const { id: intent } = await shop.post('/v1/payment_intents', paymentIntent());
  await shop.post(`/v1/payment_intents/${intent}/cancel`);
  const { id: checkout } = await shop.post('/v1/checkouts', withFees({ type: 'platform_fee', amount: 0 }));
  await shop.post(`/v1/checkouts/${checkout}/expire`);
}

async function disputedPayment(requests: Requests, shop: Caller, payment: string): Promise<void> {
  const dispute = (await requests.control(`payments/${payment}/disputes`, { reason: 'general' })).at('data.id');
  const evidence = { file_name: 'receipt.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };
  await shop.put(`/v1/disputes/${dispute}/evidence`, evidence);
  await shop.post(`/v1/disputes/${dispute}/response`, { forfeit: false, product_description: 'Tea' });
}

async function checkouts(shop: Caller): Promise<void> {
  const [paying, declining] = ['4242424242424242', '4000000000009995'].map((number) => ({
    payment_method: { card: card({ number }) },
  }));
  const method = await shop.post('/v1/payment_methods', paying);
  const declined = await shop.post('/v1/payment_methods', declining);
  const { id } = await shop.post('/v1/checkouts', withFees({ type: 'platform_fee', amount: 25 }));
  await shop.post(`/v1/checkouts/${id}/complete`, { payment_token: declined.at('data.card.token') });
  await shop.post(`/v1/checkouts/${id}/complete`, { payment_token: method.at('data.card.token') });
  const { id: group } = await shop.post('/v1/payment_method_groups');
  await shop.patch(`/v1/payment_method_groups/${group}`, { payment_method_ids: [method.at('data.card.id')] });
}

/** What the control API adds: a publisher with a delivery, a fault, job settings, a snapshot, and an undone request. */
async function controlled(requests: Requests): Promise<void> {
  const { platform } = requests;
  const test = await requests.caller();
  platform.snapshots.create('before');
  // Nothing listens on port 2.
  platform.publishers.create({ url: 'http://127.0.0.1:2/hooks', events: ['payment.created'], header_prefix: 'TEA' });
  await test.post('/v1/payments', payment({ amount: 70 }));
  await platform.waitForIdle();
  platform.faults.create({ operation: 'createRefund', fault: { status: 503 } });
  platform.jobSettings.set({ settle_payment: 'manual' });
  await test.post('/v1/payments', bankPayment());
  await test.post('/v1/payments', payment({ amount: 80 }));
  platform.undo();
  // No delivery may be sent again while a test reads the platform.
  await platform.waitForIdle();
}
