import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankPayment, card, otherCard, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { cardToken, checkout, complete, makeCheckout } from '../support/checkouts';
import { faultsOf, paymentsOf } from '../support/faults';
import { allFronts, eachFront } from '../support/fronts';

const outcome = ({ status, body }: ApiResponse) => {
  const error: { readonly code?: string; readonly decline_code?: string } = Object(Object(body).error);
  return [status, error.code, error.decline_code];
};
const paid = [201, undefined, undefined];
const declined = (code: string) => [402, 'card_declined', code];
const pay = (api: Api, body: object = payment(), headers = {}) => api.post('/v1/payments', body, headers);

eachFront((front) => {
  const setUp = async () => {
    const platform = await front.newPlatform();
    const own = front.opened.sandbox.platform(platform.id);
    return { platform, own, faults: faultsOf(platform), api: platform.testMode };
  };

  test.each(['test', 'live'] as const)(
    'in %s mode, the next payment is declined by the scenario: stored, shown and delivered',
    async (mode) => {
      const { platform, own, faults } = await setUp();
      const api = mode === 'test' ? platform.testMode : platform.liveMode;
      const body = payment({ payment_method: { card: otherCard(1) } });
      const { id } = await faults.add({
        operation: 'createPayment',
        times: 1,
        fault: { scenario: 'expired_card' },
      });
      const response = await pay(api, body);
      expect(outcome(response)).toEqual(declined('expired_card'));
      expect(response.headers.get('Sandbox-Explain')).toContain(
        `Asked for by the fault ${id}: scenario expired_card. A failed payment is stored`,
      );
      const { data } = (await api.get('/v1/payments')).as('PaymentList');
      expect(data).toMatchObject([{ status: 'failed', error_code: 'expired_card', success: false }]);
      expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: { id: data[0]?.id } });
      expect(await faults.get(id)).toMatchObject({ fault: { scenario: 'expired_card' }, matched: 1, left: 0 });
      expect(own.requests.list().filter(({ fault_id }) => fault_id === id)).toMatchObject([{ status: 402 }]);
      expect(own.coverage().declines.met).toContain('expired_card');
      expect(outcome(await pay(api, body))).toEqual(paid);
    },
  );

  test('without an operation it matches every charge, and nothing else', async () => {
    const { platform, faults, api } = await setUp();
    const { id } = await faults.add({ fault: { scenario: 'do_not_honor' } });
    const token = await cardToken(api);
    expect(outcome(await pay(api))).toEqual(declined('do_not_honor'));
    const intent = (await api.post('/v1/payment_intents', paymentIntent({ payment_method: { token } }))).as(
      'PaymentIntent',
    );
    const captured = await api.post(`/v1/payment_intents/${intent.id}/capture`, {});
    expect(outcome(captured)).toEqual(declined('do_not_honor'));
    const made = await makeCheckout(api, checkout());
    const completed = (await complete(api, made.id, token)).completion;
    expect([completed.status, completed.payment_error_code]).toEqual(['failed', 'do_not_honor']);
    const other = await platform.newSubAccount();
    expect(outcome(await pay(other.api))).toEqual(declined('do_not_honor'));
    expect(await faults.get(id)).toMatchObject({ operation: '*', matched: 4, passed: 0 });
  });

  test('it wins over the scenario of the request, in the order of faults', async () => {
    const { faults, api } = await setUp();
    await faults.add({ times: 1, fault: { scenario: 'successful_payment' } });
    await faults.add({ times: 1, fault: { scenario: 'invalid_cvc' } });
    const body = scenarioPayment('insufficient_funds');
    expect(outcome(await pay(api, body))).toEqual(paid);
    expect(outcome(await pay(api, body))).toEqual(declined('invalid_cvc'));
    expect(outcome(await pay(api, body))).toEqual(declined('insufficient_funds'));
  });

  test('one of bank payments waits for a bank payment, which the bank declines later', async () => {
    const { platform, own, faults, api } = await setUp();
    const { id } = await faults.add({ times: 1, fault: { scenario: 'no_account' } });
    expect(outcome(await pay(api))).toEqual(paid);
    expect((await faults.get(id))?.matched).toBe(0);
    expect((await pay(api, bankPayment())).payment.status).toBe('pending');
    await own.waitForIdle();
    expect(await paymentsOf(platform)).toMatchObject([
      { status: 'failed', error_code: 'no_account' },
      { status: 'succeeded' },
    ]);
    expect(own.coverage().declines.met).toContain('no_account');
  });

  test('a request that does not reach the processor does not use it', async () => {
    const { faults, api } = await setUp();
    const { id } = await faults.add({ times: 1, fault: { scenario: 'expired_card' } });
    const refused = [
      await pay(api, payment({ payment_method: { token: 'pm_0000000000000000000000' } })),
      await pay(api, payment({ currency: 'cad' })),
      await pay(api, payment({ payment_method: { card: card({ number: '4242' }) } })),
    ];
    expect(refused.every(({ status }) => status >= 400)).toBe(true);
    await faults.add({ times: 1, fault: { error: 'gateway_rate_limit_error' } });
    expect((await pay(api)).status).toBe(429);
    expect(await faults.get(id)).toMatchObject({ matched: 0, left: 1 });
    expect(outcome(await pay(api))).toEqual(declined('expired_card'));
  });

  test('a repeated key gets the stored decline, and does not use the fault again', async () => {
    const { faults, api } = await setUp();
    const { id } = await faults.add({ times: 2, fault: { scenario: 'expired_card' } });
    const key = { 'Idempotency-Key': 'order-17-1' };
    const first = await pay(api, payment(), key);
    const again = await pay(api, payment(), key);
    expect([again.text, again.headers.get('Idempotent-Replayed')]).toEqual([first.text, 'true']);
    expect(await faults.get(id)).toMatchObject({ matched: 1, left: 1 });
    expect(outcome(await pay(api, payment(), { 'Idempotency-Key': 'order-17-2' }))).toEqual(declined('expired_card'));
    expect(outcome(await pay(api, payment(), { 'Idempotency-Key': 'order-17-3' }))).toEqual(paid);
  });

  test('a processor that does not answer has used it, and nothing is stored', async () => {
    const { platform, faults, api } = await setUp();
    const { id } = await faults.add({ times: 1, fault: { scenario: 'gateway_timeout' } });
    const key = { 'Idempotency-Key': 'order-17-1' };
    expect(outcome(await pay(api, payment(), key))).toEqual([500, 'gateway_timeout_error', null]);
    expect([await paymentsOf(platform), await faults.get(id)]).toMatchObject([[], { matched: 1, left: 0 }]);
    expect(outcome(await pay(api, payment(), key))).toEqual(paid);
  });

  test('an undo of the payment, and a restored snapshot, give it back', async () => {
    const { own, faults, api } = await setUp();
    const { id } = await faults.add({ times: 1, fault: { scenario: 'expired_card' } });
    own.snapshots.create('before');
    for (const giveBack of [() => own.undo(), () => own.snapshots.restore('before')]) {
      expect(outcome(await pay(api))).toEqual(declined('expired_card'));
      expect(await faults.get(id)).toMatchObject({ matched: 1, left: 0 });
      giveBack();
      expect(await faults.get(id)).toMatchObject({ matched: 0, left: 1 });
    }
  });

  test('its declines do not block the card', async () => {
    const { faults, api } = await setUp();
    await faults.add({ times: 6, fault: { scenario: 'generic_decline' } });
    for (let i = 0; i < 6; i++) expect(outcome(await pay(api))).toEqual(declined('generic_decline'));
    expect(outcome(await pay(api))).toEqual(paid);
  });

  test('with a probability, it passes charges by, which it counts', async () => {
    const { faults, api } = await setUp();
    const { id } = await faults.add({ probability: 0.5, seed: 1, fault: { scenario: 'expired_card' } });
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push((await pay(api)).status);
    const count = statuses.filter((status) => status === 402).length;
    expect([count > 0, count < 20]).toEqual([true, true]);
    expect(await faults.get(id)).toMatchObject({ matched: count, passed: 20 - count });
  });

  test.each([
    [{ operation: 'createRefund', fault: { scenario: 'expired_card' } }, /operation.*createPayment, capturePayment/],
    [{ fault: { scenario: 'expird_card' } }, /fault\.scenario.*"expired_card"/],
    [{ operation: 'createPayment', fault: { error: 'expired_card' } }, /createPayment.*scenario "expired_card"/],
    [{ operation: 'capturePaymentIntent', fault: { error: 'gateway_error' } }, /scenario "gateway_error"/],
    [{ operation: 'createPayment', fault: { error: 'card_declined' } }, /scenario "generic_decline"/],
    [{ event_name: '*', fault: { scenario: 'expired_card' } }, /event_name/],
  ])('%j is refused, with what to do instead', async (body, message) => {
    const { faults } = await setUp();
    const { status, error } = await faults.ask(body);
    expect([status, error.message]).toEqual([422, expect.stringMatching(message)]);
    expect(await faults.list()).toEqual([]);
  });

  test('an error that only the response has is not said to be stored', async () => {
    const { platform, faults, api } = await setUp();
    await faults.add({ times: 1, fault: { error: 'insufficient_funds' } });
    await faults.add({ times: 1, operation: 'createPayment', fault: { status: 402 } });
    for (const code of ['insufficient_funds', 'card_declined']) {
      const response = await pay(api);
      expect([response.status, response.error.code]).toEqual([402, code]);
      const explanation = response.headers.get('Sandbox-Explain');
      expect(explanation).toContain('no payment is stored');
      expect(explanation).not.toMatch(/stored as failed|failed payment is stored/);
    }
    const refusing = { payment_test: { error: 'gateway_error' } };
    const tokenized = await pay(api, payment({ payment_method: { card: card({ metadata: refusing }) } }));
    expect(tokenized.error.code).toBe('gateway_error');
    expect(tokenized.headers.get('Sandbox-Explain')).toContain('nothing is stored');
    expect(await paymentsOf(platform)).toEqual([]);
  });
}, allFronts);
