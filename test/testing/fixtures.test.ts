import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Platform } from '../../mock-server';
import { createFixtures, type Fixtures } from '../../mock-server/testing/entries/fixtures';
import { type Client, testScenario } from '../../sdk';

const sandbox = createSandbox();
let platform: Platform;
let fixtures: Fixtures;
let client: Client;

beforeEach(async () => {
  const { id } = await sandbox.createPlatform();
  platform = sandbox.platform(id);
  client = sandbox.client({ platform });
  fixtures = createFixtures(platform);
});
afterAll(() => sandbox.close());

const byId = (id: string) => ({ where: { id: { equals: id } } });
const names = () => platform.events().map(({ event_name }) => event_name);

describe('sellers', () => {
  test('an enabled one has its fee configurations, and its payments bear the fees', async () => {
    const seller = await fixtures.seller.enabled({ fees: { platform: { variable_rate: 10 } } });
    expect(seller).toMatchObject({ status: 'enabled', account_type: 'test' });
    expect(seller.fee_configurations).toMatchObject([
      { fee_type: 'platform', variable_rate: 10, account_id: seller.id },
    ]);
    const payment = await fixtures.payment.captured({ seller, amount: 5_000 });
    expect(payment).toMatchObject({ amount: 5_000, account_id: seller.id, status: 'succeeded', captured: true });
    expect(payment.fees).toMatchObject([{ type: 'platform_fee', amount: 500 }]);
    expect(payment.balance).toBe(4_500);
    expect(payment).toEqual(await client.payments.get(payment.id));
  });

  test('in live mode it is onboarded and approved', async () => {
    const live = createFixtures(platform, { mode: 'live' });
    expect(await live.seller.create()).toMatchObject({ status: 'created' });
    const seller = await live.seller.enabled();
    expect(seller).toMatchObject({ status: 'enabled', account_type: 'live' });
    expect(await live.payment.captured({ seller })).toMatchObject({ status: 'succeeded', is_test: false });
    expect(await live.payment.declined({ seller })).toMatchObject({ status: 'failed', is_test: false });
  });

  test('where nothing is enabled automatically, it is reviewed', async () => {
    const strict = createSandbox({ autoEnable: false });
    expect(await createFixtures(strict.platform()).seller.enabled()).toMatchObject({ status: 'enabled' });
    await strict.close();
  });

  test('a disabled one takes no payments', async () => {
    const seller = await fixtures.seller.disabled({ name: 'Closed Shop' });
    expect(seller).toMatchObject({ status: 'disabled', name: 'Closed Shop' });
    await expect(fixtures.payment.captured({ seller })).rejects.toMatchObject({ code: 'sub_account_not_enabled' });
  });

  test('names are unique, also beside other fixtures of the platform', async () => {
    const others = createFixtures(platform);
    const sellers = await Promise.all([fixtures.seller.enabled(), others.seller.enabled(), fixtures.seller.enabled()]);
    expect(new Set(sellers.map(({ name }) => name)).size).toBe(3);
    await expect(fixtures.seller.create({ name: 'Tea' }).then(() => fixtures.seller.create({ name: 'Tea' })))
      .rejects //
      .toMatchObject({ code: 'duplicate_record' });
  });
});

describe('payments', () => {
  test('each state of a payment', async () => {
    expect(await fixtures.payment.create({ description: 'Tea' })).toMatchObject({ description: 'Tea', amount: 1_000 });
    expect(await fixtures.payment.authorized()).toMatchObject({ status: 'authorized', captured: false });
    expect(await fixtures.payment.captured({ capture_strategy: 'manual' })).toMatchObject({ captured: true });
    expect(await fixtures.payment.pending()).toMatchObject({ status: 'pending', payment_mode: 'ach' });
    expect(await fixtures.payment.refunded()).toMatchObject({ status: 'fully_refunded', amount_refunded: 1_000 });
    expect(await fixtures.payment.disputed()).toMatchObject({ status: 'disputed', amount_disputed: 1_000 });
    expect(names()).toEqual(expect.arrayContaining(['payment.refunded', 'payment.dispute.created']));
  });

  test('where the bank decides at once, no payment is pending', async () => {
    const live = createFixtures(platform, { mode: 'live' });
    await expect(live.payment.pending()).rejects.toThrow(/not pending: platform\.jobSettings\.set/);
    platform.jobSettings.set({ settle_payment: 'manual' });
    expect(await live.payment.pending()).toMatchObject({ status: 'pending', is_test: false });
  });

  test('a declined one is the failed payment', async () => {
    const metadata = testScenario('insufficient_funds');
    const payments = await Promise.all([
      fixtures.payment.declined({ amount: 1 + 500 }),
      fixtures.payment.declined({ amount: 502, metadata }),
    ]);
    expect(payments).toMatchObject([{ amount: 501 }, { amount: 502, error_code: 'insufficient_funds' }]);
    for (const { status } of payments) expect(status).toBe('failed');
    expect(fixtures.db.payment.count({ where: { status: { equals: 'failed' } } })).toBe(2);
    await expect(fixtures.payment.declined({ metadata: testScenario('successful_payment') })).rejects.toThrow(
      /^payment py_\w+ was not declined: it is succeeded$/,
    );
  });

  test('a partial refund, and a partial dispute', async () => {
    const seller = await fixtures.seller.enabled();
    const payment = await fixtures.payment.refunded({ seller, amount: 5_000, refund: { amount: 1_000 } });
    expect(payment).toMatchObject({ amount: 5_000, amount_refunded: 1_000, status: 'partially_refunded' });
    const dispute = { amount: 700, reason: 'duplicate' } as const;
    const { disputes } = await fixtures.payment.disputed({ seller, amount: 5_000, dispute });
    expect(disputes).toMatchObject([dispute]);
  });
});

describe('the database', () => {
  test('relates refunds and disputes to payments, and payments to sellers', async () => {
    const seller = await fixtures.seller.enabled({ fees: { platform: { variable_rate: 1 } } });
    const payment = await fixtures.payment.refunded({ seller, amount: 5_000, refund: { amount: 1_000 } });
    const refund = fixtures.db.refund.findFirst({ where: { payment: { id: { equals: payment.id } } } });
    expect(refund).toMatchObject({ amount: 1_000, payment: { id: payment.id, seller: { id: seller.id } } });
    expect(fixtures.db.payment.findMany({ where: { seller: { id: { equals: seller.id } } } })).toHaveLength(1);
    expect(
      fixtures.db.feeConfiguration.findFirst({ where: { seller: { name: { equals: seller.name } } } }),
    ).toMatchObject({ fee_type: 'platform' });
    const own = await fixtures.payment.disputed();
    expect(fixtures.db.payment.findFirst(byId(own.id))?.seller).toBeUndefined();
    expect(fixtures.db.dispute.getAll()).toMatchObject([{ payment: { id: own.id, status: 'disputed' } }]);
  });

  test('shows a payment in its new state, with free-form objects', async () => {
    const payment = await fixtures.payment.captured({ metadata: { order: { id: 7 } } });
    const first = await fixtures.refund.create({ payment, amount: 400 });
    expect(first).toMatchObject({ amount: 400, payment_id: payment.id });
    expect(fixtures.db.payment.findFirst(byId(payment.id))).toMatchObject({
      status: 'partially_refunded',
      amount_refunded: 400,
      metadata: { order: { id: 7 } },
      payment_method: payment.payment_method,
    });
    await client.payments.update(payment.id, { metadata: { order: { id: 8 } } });
    await fixtures.refund.create({ payment: payment.id });
    const refunds = fixtures.db.refund.findMany({ where: { payment: { id: { equals: payment.id } } } });
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([400, 600]);
    expect(refunds[0]?.payment).toMatchObject({ status: 'fully_refunded', metadata: { order: { id: 8 } } });
  });

  test('takes sellers and payments that no factory created', async () => {
    const { id } = await client.subAccounts.create({ name: 'Elsewhere' });
    const payment = await fixtures.payment.captured({ seller: id });
    expect(fixtures.db.payment.findFirst(byId(payment.id))?.seller?.name).toBe('Elsewhere');
    const { id: other } = await createFixtures(platform).payment.captured({ seller: id });
    await fixtures.dispute.create({ payment: other, amount: 10 });
    expect(fixtures.db.dispute.getAll()).toMatchObject([{ amount: 10, payment: { id: other } }]);
  });
});

test('the other factories', async () => {
  const seller = await fixtures.seller.enabled();
  const refund = await fixtures.refund.create({ amount: 900, seller });
  expect(await client.payments.get(refund.payment_id)).toMatchObject({ amount: 900, account_id: seller.id });
  expect(await fixtures.dispute.create({ amount: 900 })).toMatchObject({ amount: 900, status: 'needs_response' });
  const intent = await fixtures.paymentIntent.create({ amount: 700, seller });
  expect(intent).toMatchObject({ amount: 700, account_id: seller.id, status: 'requires_payment_method' });
  const method = await fixtures.paymentMethod.create({ seller });
  expect(method).toMatchObject({ account_id: seller.id, card: { acct_last_four: '6467' } });
  expect(await fixtures.checkout.create({ seller })).toMatchObject({ payment_amount: 1_000, account_id: seller.id });
  const session = await fixtures.checkoutSession.create({ seller });
  expect(session.url).toContain(session.checkout_session_id);
  expect(await fixtures.checkoutSession.create({ payment_intent_id: intent.id, seller })).toBeDefined();
  const fee = await fixtures.feeConfiguration.create({ seller, fee_type: 'processing_ach', variable_rate: 2 });
  expect(fee).toMatchObject({ fee_type: 'processing_ach', variable_rate: 2, account_id: seller.id });
  expect(await fixtures.feeConfiguration.create()).toMatchObject({ fee_type: 'platform' });
  const { db } = fixtures;
  expect(db.paymentIntent.findFirst(byId(intent.id))?.seller?.id).toBe(seller.id);
  expect(db.checkoutSession.findMany({ where: { paymentIntent: { id: { equals: intent.id } } } })).toHaveLength(1);
  expect([db.paymentMethod, db.checkout, db.seller].map((model) => model.count())).toEqual([1, 1, 2]);
});

test('evidence, groups and payouts', async () => {
  const { db } = fixtures;
  const seller = await fixtures.seller.enabled();
  const dispute = await fixtures.dispute.create({ seller });
  const evidence = await fixtures.disputeEvidence.create({ dispute, dispute_evidence_type: 'refund_policy' });
  expect(evidence).toMatchObject({ status: 'pending', dispute_evidence_type: 'refund_policy' });
  expect(db.disputeEvidence.findFirst(byId(evidence.id))?.dispute?.id).toBe(dispute.id);
  expect(await fixtures.disputeEvidence.create()).toMatchObject({ file_name: 'receipt.pdf' });
  const group = await fixtures.paymentMethodGroup.create({ seller });
  expect(group).toMatchObject({ account_id: seller.id, payment_methods: [{ card: { acct_last_four: '6467' } }] });
  expect(await fixtures.paymentMethodGroup.create({ payment_method_ids: [] })).toMatchObject({ payment_methods: [] });
  const payout = await fixtures.payout.create({ seller, amount: 5_000 });
  expect(payout).toMatchObject({ amount: 5_000, account_id: seller.id, status: 'scheduled', payout_type: 'cc' });
  expect(db.payout.findFirst(byId(payout.id))?.seller?.id).toBe(seller.id);
  expect(await fixtures.payout.create()).toMatchObject({ amount: 1_000, status: 'scheduled' });
});

test('entities', async () => {
  const { db } = fixtures;
  const business = await fixtures.business.create({ legal_name: 'Tea Ltd' });
  expect(business).toMatchObject({ legal_name: 'Tea Ltd', legal_address: { city: 'San Francisco' } });
  const business_id = business.id;
  expect(await fixtures.identity.create({ business_id })).toMatchObject({ business_id, name: 'Ada Lovelace' });
  expect(await fixtures.address.create({ city: 'Oakland' })).toMatchObject({ city: 'Oakland', state: 'CA' });
  expect(await fixtures.bankAccount.create({ business_id })).toMatchObject({ business_id, acct_last_four: '9876' });
  expect(await fixtures.bankAccount.create()).toMatchObject({ bank_name: 'First Bank' });
  const identity_id = (await fixtures.identity.create()).id;
  expect(await fixtures.document.create({ identity_id })).toMatchObject({ identity_id, business_id: null });
  expect(await fixtures.document.create()).toMatchObject({
    identity_id: null,
    document_type: 'articles_of_incorporation',
  });
  expect([db.business, db.bankAccount, db.document].map((model) => model.count())).toEqual([3, 2, 2]);
  expect(db.business.findFirst(byId(business_id))).toMatchObject({ legal_name: 'Tea Ltd' });
});

describe('a TypeError names the field', () => {
  type Factory = (attributes: object) => Promise<unknown>;
  const factories = {
    'payment.captured': (a) => fixtures.payment.captured(a),
    'payment.create': (a) => fixtures.payment.create(a),
    'payment.refunded': (a) => fixtures.payment.refunded({ refund: a }),
    'payment.disputed': (a) => fixtures.payment.disputed({ dispute: a }),
    'seller.enabled': (a) => fixtures.seller.enabled(a),
    'seller.create': (a) => fixtures.seller.create(a),
    'business.create': (a) => fixtures.business.create(a),
    'refund.create': (a) => fixtures.refund.create(a),
    'dispute.create': (a) => fixtures.dispute.create(a),
  } satisfies Record<string, Factory>;

  test.each<[factory: keyof typeof factories, attributes: object, field: string, meant: string]>([
    ['payment.captured', { amuont: 1 }, 'payment.amuont', 'amount'],
    ['payment.create', { selller: 'acc_1' }, 'payment.selller', 'seller'],
    ['payment.create', { payment_method: { card: { nmuber: '1' } } }, 'payment.payment_method.card.nmuber', 'number'],
    ['payment.refunded', { amuont: 1 }, 'refund.amuont', 'amount'],
    ['payment.disputed', { amuont: 1 }, 'dispute.amuont', 'amount'],
    ['seller.enabled', { fees: { platfrom: {} } }, 'seller.fees.platfrom', 'platform'],
    ['business.create', { lgeal_name: 'Tea' }, 'business.lgeal_name', 'legal_name'],
    ['seller.create', { nme: 'Tea' }, 'seller.nme', 'name'],
    ['refund.create', { paymnet: 'py_1' }, 'refund.paymnet', 'payment'],
    ['dispute.create', { paymnet: 'py_1' }, 'dispute.paymnet', 'payment'],
  ])('%s with %j', async (factory, attributes, field, meant) => {
    const message = `${field}: unknown field. Did you mean "${meant}"?`;
    await expect(factories[factory](attributes)).rejects.toThrow(new TypeError(message));
    expect(platform.events()).toEqual([]);
  });

  test('of another type', async () => {
    const attributes: object = { amount: '1000' };
    const message = 'payment.amount: It must be an integer.';
    await expect(fixtures.payment.pending(attributes)).rejects.toThrow(new TypeError(message));
  });

  test('of a dispute', async () => {
    await expect(fixtures.payment.disputed({ dispute: { amount: 1.5 } })).rejects.toThrow(/^dispute\.amount: /);
  });
});
