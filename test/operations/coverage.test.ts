import { expect, test } from 'vitest';
import { operations } from '../../spec';
import { coverageAreaNames } from '../../spec/tables/coverage-areas';
import { bankAccount, payment, scenarioPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

eachFront((front) => {
  test('a new platform has met nothing, and could meet everything of the specification', async () => {
    const { id } = await front.newPlatform();
    const coverage = front.opened.sandbox.platform(id).coverage();
    for (const name of coverageAreaNames) {
      expect([name, coverage[name].met, coverage[name].percent]).toEqual([name, [], 0]);
      expect(coverage[name].missed.length).toBeGreaterThan(2);
    }
    expect(coverage.total).toMatchObject({ met: 0, percent: 0 });
    expect(coverage.operations.missed).toContain('createPayment');
    expect(coverage.operations.missed.every((name) => Object.hasOwn(operations, name))).toBe(true);
    expect(coverage.operations.missed).not.toContain('listSellerAccounts');
    expect(coverage.pages.missed).toContain('listPayments');
    expect(coverage.retries.missed).not.toContain('listPayments');
  });

  test('what requests meet is counted by area, also after a reset and without the request log', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const own = front.opened.sandbox.platform(platform.id);
    const endpoint = await startWebhookEndpoint();
    own.publishers.create({ url: endpoint.url, events: ['payment.succeeded'] });
    own.faults.create({ operation: 'createPayment', fault: { error: 'service_unavailable' }, times: 1 });
    const retried = { 'Idempotency-Key': 'retried' };
    expect((await api.post('/v1/payments', payment(), retried)).status).toBe(503);
    expect(own.coverage().retries.met).toEqual([]);
    expect((await api.post('/v1/payments', payment(), retried)).status).toBe(201);
    expect(own.coverage()).toMatchObject({ retries: { met: ['createPayment'] }, idempotent_replays: { met: [] } });
    const intent = { amount: 1_000, currency: 'usd' };
    await api.post('/v1/payment_intents', intent, { 'Idempotency-Key': 'replayed' });
    await api.post('/v1/payment_intents', intent, { 'Idempotency-Key': 'replayed' });
    await api.post('/v1/payments', scenarioPayment('insufficient_funds'));
    const page = (await api.get('/v1/payments?limit=1')).as('PaymentList');
    expect(own.coverage().pages.met).toEqual([]);
    await api.get(`/v1/payments?limit=1&after_cursor=${page.page_info.end_cursor}`);
    await own.waitForIdle();

    const expected = {
      operations: { met: ['createAccessToken', 'createPaymentIntent', 'createPayment', 'listPayments'] },
      declines: { met: ['insufficient_funds'] },
      error_codes: { met: ['service_unavailable', 'card_declined'] },
      webhook_events: { met: ['payment.succeeded'] },
      retries: { met: ['createPaymentIntent', 'createPayment'] },
      idempotent_replays: { met: ['createPaymentIntent'] },
      pages: { met: ['listPayments'] },
    };
    const coverage = own.coverage();
    for (const name of coverageAreaNames)
      expect([name, coverage[name].met.toSorted()]).toEqual([name, expected[name].met.toSorted()]);
    const count = coverageAreaNames.reduce((sum, name) => sum + coverage[name].met.length, 0);
    expect(coverage.total.met).toBe(count);
    expect(coverage.total.percent).toBe(Math.floor((count / coverage.total.of) * 1_000) / 10);

    own.requests.deleteAll();
    own.reset();
    expect(own.coverage()).toEqual(coverage);
    expect((await platform.control('coverage', undefined, 'GET')).asControl('Coverage')).toEqual(coverage);
  });

  test('a bank that declines a payment after its response', async () => {
    const platform = await front.newPlatform();
    const own = front.opened.sandbox.platform(platform.id);
    expect(
      (
        await platform.testMode.post(
          '/v1/payments',
          scenarioPayment('account_closed', { payment_method: { bank_account: bankAccount() } }),
        )
      ).status,
    ).toBe(201);
    await own.waitForIdle();
    expect(own.coverage().declines.met).toEqual(['account_closed']);
  });

  test('a request that a fault drops is no answer, and the next one with its key is a retry', async () => {
    const platform = await front.newPlatform();
    const own = front.opened.sandbox.platform(platform.id);
    await platform.testMode.token();
    own.faults.create({ operation: 'createPayment', fault: { drop: 'before_commit' }, times: 1 });
    const key = { 'Idempotency-Key': 'dropped' };
    await expect(platform.testMode.post('/v1/payments', payment(), key)).rejects.toThrow();
    expect(own.coverage().operations.met).toEqual(['createAccessToken']);
    await platform.testMode.post('/v1/payments', payment(), key);
    expect(own.coverage()).toMatchObject({ retries: { met: ['createPayment'] }, idempotent_replays: { met: [] } });
  });

  test('a write that is sent again while the first one runs is a retry', async () => {
    const platform = await front.newPlatform();
    const own = front.opened.sandbox.platform(platform.id);
    const fault = own.faults.create({ operation: 'createPayment', fault: { hold: true }, times: 1 });
    const key = { 'Idempotency-Key': 'impatient' };
    const first = platform.testMode.post('/v1/payments', payment(), key);
    await own.faults.waitUntilHeld(fault.id);
    expect((await platform.testMode.post('/v1/payments', payment(), key)).status).toBe(409);
    own.faults.release(fault.id);
    expect((await first).status).toBe(201);
    expect(own.coverage()).toMatchObject({ retries: { met: ['createPayment'] }, idempotent_replays: { met: [] } });
  });

  test('an error with a long body counts, and quotes in its message are no fields', async () => {
    const platform = await front.newPlatform();
    const name = `","decline_code":"insufficient_funds","${'x'.repeat(5_000)}`;
    await platform.testMode.post('/v1/payments', payment({ [name]: 1 }));
    const { error_codes, declines } = front.opened.sandbox.platform(platform.id).coverage();
    expect([error_codes.met, declines.met]).toEqual([['unexpected_parameter'], []]);
  });

  test('platforms do not share their coverage', async () => {
    const one = await front.newPlatform();
    const other = await front.newPlatform();
    await one.testMode.get('/v1/payments');
    expect(front.opened.sandbox.platform(other.id).coverage().total.met).toBe(0);
  });
});
