import { type Client, signWebhook } from 'payments-sandbox';
import { type Platform } from 'payments-sandbox/mock-server';
import {
  bankAccountInput,
  buildPayment,
  createCardToken,
  expect,
  test as kitTest,
  testCards,
} from 'payments-sandbox/vitest';
import { createShop, type Shop } from './app';
import { reconcile } from './reconciliation';

/** The shop, its webhook endpoint, and one seller who takes payments. */
class Market {
  constructor(
    readonly shop: Shop,
    readonly client: Client,
    readonly platform: Platform,
    readonly secret: string,
  ) {}

  static open(client: Client, platform: Platform): Market {
    const { secret } = platform.publishers.create({
      url: 'http://shop.test/webhooks',
      fetch: (request) => market.shop.app.fetch(request),
    });
    const url = 'http://shop.test';
    const shop = createShop({ client, webhookSecret: secret, onboardingBaseUrl: 'http://pages.test', url });
    const market = new Market(shop, client, platform, secret);
    return market;
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(this.shop.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  async seller(name = 'Tea'): Promise<string> {
    await this.post('/sellers', { name });
    await this.platform.waitForIdle();
    const seller = this.shop.records.sellers().find((each) => each.name === name);
    return seller?.id ?? '';
  }

  /** Returns the token that the page of the shop would send: card numbers never reach its server. */
  token(sellerId: string, number?: string): Promise<string> {
    return createCardToken(this.client.forSubAccount(sellerId), number === undefined ? {} : { number });
  }

  async order(id: string, amount = 10_000): Promise<string> {
    const sellerId = this.shop.records.sellers()[0]?.id ?? (await this.seller());
    await this.post('/orders', { id, sellerId, amount, token: await this.token(sellerId) });
    return sellerId;
  }

  status(id: string): string | undefined {
    return this.shop.records.order(id)?.status;
  }
}

const test = kitTest.extend<{ market: Market }>({
  market: async ({ client, platform }, use) => use(Market.open(client, platform)),
});
test('a seller signs up on the hosted page, has fees, and takes orders once enabled', async ({
  market,
  platform,
  client,
}) => {
  const response = await market.post('/sellers', { name: 'Tea' });
  const { id = '', status } = market.shop.records.sellers()[0] ?? {};
  expect(await response.json()).toMatchObject({ url: `http://pages.test/onboarding/${id}` });
  expect(status).toBe('created');
  expect(await client.feeConfigurations.active(id).toArray()).toMatchObject([
    { fee_type: 'processing_ecomm', variable_rate: 2.9 },
    { fee_type: 'platform', variable_rate: 5 },
  ]);

  await platform.waitForIdle(); // in test mode, accounts are enabled without a review
  expect(market.shop.records.seller(id)?.status).toBe('enabled');

  platform.review(id, 'disable');
  await platform.waitForIdle();
  expect(platform).toHaveEmitted('sub_account.updated', { id, status: 'disabled' });
  expect(market.shop.records.seller(id)?.status).toBe('disabled');
  const refused = await market.post('/orders', { id: 'o1', sellerId: id, amount: 1_000 });
  expect(await refused.json()).toEqual({ error: 'sub_account_not_enabled' });
});

test('an order is authorized, and its money is taken when it ships', async ({ market, platform, client }) => {
  const sellerId = await market.order('o1');
  expect(market.status('o1')).toBe('authorized');
  expect(platform).not.toHaveEmitted('payment.captured');

  expect((await market.post('/orders/o1/ship', {})).status).toBe(200);
  await platform.waitForIdle();
  expect(market.status('o1')).toBe('shipped');
  expect(platform).toHaveEmitted('payment.captured', { amount: 10_000 });

  const [payment] = await client.forSubAccount(sellerId).payments.list().toArray();
  expect(payment).toMatchResource('Payment', { status: 'succeeded', captured: true });
  // 2.9 % and 30 cents for processing, 5 % for the marketplace.
  expect(payment?.fees.map(({ type, amount }) => [type, amount])).toEqual([
    ['processing_fee', 320],
    ['platform_fee', 500],
  ]);
});

test('an order that is not shipped within 7 days expires', async ({ market, platform }) => {
  await market.order('o1');
  platform.clock.advance('8d');
  await platform.waitForIdle();
  expect(market.status('o1')).toBe('expired');
  expect(await (await market.post('/orders/o2/ship', {})).json()).toEqual({ error: 'unknown order o2' });
});

test.for(testCards.filter(({ declineCode }) => declineCode !== null))(
  'card $number: the customer hears what to do',
  async ({ number, declineCode }, { market, client }) => {
    const sellerId = await market.seller();
    const token = await market.token(sellerId, number);
    const order = { id: 'o1', sellerId, amount: 1_000, token };
    const response = await market.post('/orders', order);
    expect(response.status).toBe(402);
    expect(market.status('o1')).toBeUndefined();
    await expect(
      client.forSubAccount(sellerId).payments.create({ amount: 1_000, currency: 'usd', payment_method: { token } }),
    ).toBeDeclinedWith(declineCode ?? 'generic_decline');
  },
);

test('a declined order is authorized once by another card, after a time-out and a double click', async ({
  market,
  platform,
  client,
}) => {
  const sellerId = await market.seller();
  const clickWith = async (token: string) =>
    (await market.post('/orders', { id: 'o1', sellerId, amount: 1_000, token })).status;
  const declined = await market.token(sellerId, '4000000000000002');
  expect([await clickWith(declined), await clickWith(declined)]).toEqual([402, 402]);

  const good = await market.token(sellerId);
  platform.faults.create({ operation: 'createPayment', fault: { drop: 'after_commit' } });
  expect(await clickWith(good)).toBe(500);
  platform.faults.deleteAll();
  expect(await Promise.all([clickWith(good), clickWith(good)])).toEqual([201, 201]);
  expect(await clickWith(await market.token(sellerId, '5555555555554444'))).toBe(200); // it is authorized already

  const payments = await client.forSubAccount(sellerId).payments.list().toArray();
  expect(payments.map(({ status }) => status)).toEqual(['authorized', 'failed', 'failed']);
});

test('an order that is placed and shipped twice is charged once', async ({ market, platform }) => {
  await market.order('o1');
  await market.order('o1');
  platform.faults.create({ operation: 'capturePaymentIntent', times: 1, fault: { drop: 'after_commit' } });
  await market.post('/orders/o1/ship', {});
  expect(platform).toHaveBeenIdempotent('capturePaymentIntent');
  expect(platform.events().filter(({ event_name }) => event_name === 'payment.captured')).toHaveLength(1);
});

test('a customer pays by link, and the shop learns of it by webhook', async ({ market, platform, client }) => {
  const sellerId = await market.seller();
  const response = await market.post('/orders', { id: 'o1', sellerId, amount: 2_500 });
  expect(await response.json()).toHaveProperty('url', expect.stringContaining('/r/'));
  expect(market.status('o1')).toBe('awaiting_payment');

  const { paymentIntentId = '' } = market.shop.records.order('o1') ?? {};
  const seller = client.forSubAccount(sellerId);
  await seller.paymentIntents.capture(paymentIntentId, { payment_method: { bank_account: bankAccountInput() } });
  expect(market.status('o1')).toBe('awaiting_payment');
  platform.clock.advance('7d');
  await platform.waitForIdle();
  expect(market.status('o1')).toBe('paid');
});

test('a partial refund returns the platform fee in proportion', async ({ market, client }) => {
  const sellerId = await market.order('o1');
  await market.post('/orders/o1/ship', {});
  expect((await market.post('/orders/o1/refunds', { amount: 2_500, key: 'a' })).status).toBe(201);
  expect((await market.post('/orders/o1/refunds', { amount: 7_501, key: 'b' })).status).toBe(409);

  const [refund] = await client.forSubAccount(sellerId).refunds.list().toArray();
  expect(refund).toMatchResource('Refund', { amount: 2_500 });
  const [payment] = await client.forSubAccount(sellerId).payments.list().toArray({ limit: 1 });
  expect(payment?.fees.find(({ type }) => type === 'platform_fee')?.remaining_amount).toBe(375);
});

test('a dispute marks the order', async ({ market, platform }) => {
  await market.order('o1');
  await market.post('/orders/o1/ship', {});
  await platform.waitForIdle();
  platform.disputes.open(market.shop.records.order('o1')?.paymentId ?? '');
  await platform.waitForIdle();
  expect(market.status('o1')).toBe('disputed');
});

test('only signed events count, and each once', async ({ market }) => {
  await market.seller();
  const event = { event_name: 'payment.canceled', data: buildPayment() } as const;
  const { body, headers } = await signWebhook({ event, secret: market.secret });
  const send = (init: RequestInit) => market.shop.app.request('/webhooks', { method: 'POST', ...init });
  expect((await send({ body, headers })).status).toBe(200);
  expect((await send({ body, headers })).status).toBe(200);
  expect((await send({ body: body.replace('canceled', 'created'), headers })).status).toBe(400);
  expect((await send({ body })).status).toBe(400);
});

test('a night of orders reconciles to the cent, and a lost record is found', async ({ market, platform, client }) => {
  const since = new Date(platform.clock.now()).toISOString();
  for (let order = 1; order <= 30; order++) await market.order(`o${order}`, 1_000 + order);
  for (let order = 1; order <= 30; order += 2) await market.post(`/orders/o${order}/ship`, {});
  await market.post('/orders/o1/refunds', { amount: 500, key: 'a' });
  await platform.waitForIdle();
  const { records } = market.shop;
  const result = await reconcile(client, records, since);
  expect(result).toEqual({ payments: 30, taken: 15_225 - 500, differences: [] });

  const order = records.order('o3');
  if (order !== undefined) records.saveOrder({ ...order, status: 'authorized' });
  const { differences } = await reconcile(client, records, since);
  expect(differences).toMatchObject([{ orderId: 'o3', shop: 0, service: 1_003 }]);
});
