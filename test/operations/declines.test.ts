import { expect, test } from 'vitest';
import { scenarioFields } from '../../spec/tables/scenario-fields';
import { scenarios } from '../../spec/tables/scenarios';
import { testCards } from '../../spec/tables/test-cards';
import { cardPayment, payment, card, scenarioPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { cardOf } from '../support/payment-method';

/** Scenario, decline code, network error code. The answer is 402 `card_declined`. */
const declines = [
  ['insufficient_funds', 'insufficient_funds', '116'],
  ['expired_card', 'expired_card', '101'],
  ['invalid_card_number', 'invalid_card_number', '131'],
  ['invalid_cvc', 'invalid_cvc', '517'],
  ['do_not_honor', 'do_not_honor', '005'],
  ['restricted_card', 'restricted_card', '102'],
  ['exceeds_card_limit', 'exceeds_card_limit', '121'],
  ['card_blocked', 'card_blocked', '104'],
  ['incorrect_pin', 'incorrect_pin', '117'],
  ['new_card_issued', 'new_card_issued', '237'],
  ['account_closed', 'account_closed', '302'],
  ['pin_required', 'pin_required', '351'],
  ['pin_tries_exceeded', 'pin_tries_exceeded', '106'],
  ['amount_too_large', 'amount_too_large', '110'],
  ['amount_too_small', 'amount_too_small', '110'],
  ['invalid_charge_amount', 'invalid_charge_amount', '110'],
  ['invalid_expiry_month', 'invalid_expiry_month', '132'],
  ['invalid_expiry_year', 'invalid_expiry_year', '132'],
  ['service_not_allowed', 'service_not_allowed', '512'],
  ['issuer_not_available', 'issuer_not_available', '907'],
  ['currency_not_supported', 'currency_not_supported', undefined],
  ['test_mode_live_card', 'test_mode_live_card', undefined],
  ['three_d_secure_not_supported', 'three_d_secure_not_supported', '531'],
  ['generic_decline', 'generic_decline', '100'],
] as const;

const visa = '4242424242424242';
const mastercard = '5555555555554444';
const amex = '378282246310005';
const discover = '6011000990139424';

/** Scenario, card number, decline code, network error code, network, category. */
const advised = [
  ['do_not_retry', visa, 'do_not_retry', '504', 'MASTERCARD', '03'],
  ['do_not_retry', mastercard, 'do_not_retry', '504', 'MASTERCARD', '03'],
  ['generic_error_change_info', visa, 'generic_error', '500', 'VISA', '3'],
  ['generic_error_change_info', mastercard, 'generic_error', '500', 'MASTERCARD', '01'],
  ['generic_error_do_not_retry', visa, 'generic_error', '500', 'VISA', '1'],
  ['generic_error_do_not_retry', mastercard, 'generic_error', '500', 'MASTERCARD', '03'],
  ['generic_error_please_retry', visa, 'generic_error', '500', 'VISA', '2'],
  ['generic_error_please_retry', mastercard, 'generic_error', '500', 'MASTERCARD', '02'],
  ['generic_error_change_info', amex, 'generic_error', '500', undefined, undefined],
  ['generic_error_change_info', discover, 'generic_error', '500', undefined, undefined],
  ['generic_error_do_not_retry', amex, 'generic_error', '500', undefined, undefined],
  ['generic_error_do_not_retry', discover, 'generic_error', '500', undefined, undefined],
  ['generic_error_please_retry', amex, 'generic_error', '500', undefined, undefined],
  ['generic_error_please_retry', discover, 'generic_error', '500', undefined, undefined],
  ['network_r00', visa, 'do_not_retry', '504', 'VISA', 'R00'],
  ['network_r00', mastercard, 'do_not_retry', '504', 'VISA', 'R00'],
  ['network_r01', visa, 'do_not_retry', '504', 'VISA', 'R01'],
  ['network_r01', amex, 'do_not_retry', '504', 'VISA', 'R01'],
  ['network_r0', visa, 'do_not_retry', '504', 'ALL', 'R0'],
  ['network_r0', discover, 'do_not_retry', '504', 'ALL', 'R0'],
  ['network_r1', mastercard, 'do_not_retry', '504', 'ALL', 'R1'],
  ['network_r3', mastercard, 'do_not_retry', '504', 'ALL', 'R3'],
] as const;

/** Generic error, the end of its message. */
const genericErrors = [
  ['generic_error_change_info', ', change the card details before another attempt'],
  ['generic_error_do_not_retry', ', do not try again'],
  ['generic_error_please_retry', ', try again later'],
] as const;

/** Number, brand. */
const good = [
  ['4242424242424242', 'visa'],
  ['4000056655665556', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['5200828282828210', 'mastercard'],
  ['5105105105105100', 'mastercard'],
  ['378282246310005', 'american_express'],
  ['371449635398431', 'american_express'],
  ['6011000990139424', 'discover'],
  ['4000000000000101', 'visa'],
] as const;

/** Number, then the error of its payment. */
const bad = [
  ['4000000000000341', { code: 'card_declined', decline_code: 'generic_decline', network_error_code: '100' }],
  ['4000000000000002', { code: 'card_declined', decline_code: 'generic_decline', network_error_code: '100' }],
  ['4000000000009995', { code: 'card_declined', decline_code: 'insufficient_funds', network_error_code: '116' }],
  ['4000000000009987', { code: 'card_declined', decline_code: 'lost_card', network_error_code: '208' }],
  ['4000000000009979', { code: 'card_declined', decline_code: 'stolen_card', network_error_code: '209' }],
  ['4000000000000069', { code: 'expired_card', decline_code: null, network_error_code: '101' }],
  ['4000000000000127', { code: 'invalid_cvc', decline_code: null, network_error_code: '517' }],
  ['4000000000000119', { code: 'gateway_error', decline_code: null, network_error_code: '963' }],
] as const;

const message: unknown = expect.any(String);

test('the tables here have every scenario and every test card', () => {
  const answeredOtherwise = ['successful_payment', 'gateway_error', 'gateway_timeout'];
  const named = [...declines.map(([name]) => name), ...advised.map(([name]) => name), ...answeredOtherwise];
  expect([...new Set(named)].sort()).toEqual(Object.keys(scenarios).sort());
  const numbers = [...good.map(([number]) => number), ...bad.map(([number]) => number), '4242424242424241'];
  expect(numbers.sort()).toEqual(testCards.map(({ number }) => number).sort());
});

/** Every decline is stored, listed, and told of by the same two events. */
async function expectStored(platform: TestPlatform, error_code: string, message: string): Promise<void> {
  const { data } = (await platform.testMode.get('/v1/payments?limit=1')).as('PaymentList');
  const [stored] = data;
  expect(stored).toMatchObject({
    status: 'failed',
    captured: false,
    error_code,
    error_description: message,
    amount_refundable: 0,
    balance: 0,
  });
  expect((await platform.testMode.get(`/v1/payments/${stored?.id}`)).payment).toEqual(stored);
  const [created, failed] = platform.events().slice(-2);
  expect([created?.event_name, failed?.event_name]).toEqual(['payment.created', 'payment.failed']);
  expect(failed?.data).toEqual(stored);
}

eachFront((front) => {
  test.each(declines)('scenario %s declines with %s and network error %s', async (scenario, decline_code, code) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario));
    expect(answer.status).toBe(402);
    const network = code && { network_error_code: code };
    expect(answer.body).toStrictEqual({ error: { code: 'card_declined', message, decline_code, ...network } });
    await expectStored(platform, decline_code, answer.error.message);
    const [stored] = (await platform.testMode.get('/v1/payments')).as('PaymentList').data;
    expect(stored?.success).toBe(false);
  });

  test.each(advised)('scenario %s with card %s: %s, %s, %s %s', async (scenario, number, ...expected) => {
    const [decline_code, network_error_code, network, network_error_category] = expected;
    const advice = network && { network, network_error_category };
    const { testMode: api } = await front.newPlatform();
    const body = scenarioPayment(scenario, { payment_method: { card: card({ number }) } });
    const answer = await api.post('/v1/payments', body);
    expect(answer.status).toBe(402);
    expect(answer.body).toStrictEqual({
      error: { code: 'card_declined', message, decline_code, network_error_code, ...advice },
    });
  });

  test.each(genericErrors)('scenario %s has its own message', async (scenario, end) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario));
    expect(answer.error.message).toMatch(new RegExp(`: the card network reported an error${end}$`));
    await expectStored(platform, 'generic_error', answer.error.message);
  });

  test('scenario gateway_error is an error of its own, and stored', async () => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment('gateway_error'));
    expect(answer.status).toBe(402);
    expect(answer.body).toStrictEqual({
      error: { code: 'gateway_error', message, decline_code: null, network_error_code: '963' },
    });
    await expectStored(platform, 'gateway_error', answer.error.message);
  });

  test('scenario gateway_timeout stores nothing, and may be tried again with the same key', async () => {
    const platform = await front.newPlatform();
    const key = { 'Idempotency-Key': 'once more' };
    for (let attempt = 0; attempt < 2; attempt++) {
      const answer = await platform.testMode.post('/v1/payments', scenarioPayment('gateway_timeout'), key);
      expect(answer.status).toBe(500);
      expect(answer.body).toStrictEqual({ error: { code: 'gateway_timeout_error', message, decline_code: null } });
      expect(answer.headers.get('should-retry')).toBe('true');
      expect(answer.headers.get('idempotent-replayed')).toBeNull();
    }
    expect((await platform.testMode.get('/v1/payments')).as('PaymentList').data).toEqual([]);
    expect(platform.events()).toEqual([]);
  });

  test.each(scenarioFields)(
    '$results with capture_strategy $capture_strategy, $when: $status, captured $captured, success $success',
    async ({ results, capture_strategy, when, status, captured, success }) => {
      const { testMode: api } = await front.newPlatform();
      for (const result of results) {
        const [scenario = ''] = Object.entries(scenarios).find(([, { outcome }]) => outcome.result === result) ?? [];
        await api.post('/v1/payments', scenarioPayment(scenario, { capture_strategy }));
        const newest = async () => (await api.get('/v1/payments?limit=1')).as('PaymentList').data[0];
        const made = await newest();
        if (when === 'captured') expect((await api.post(`/v1/payments/${made?.id}/capture`)).status).toBe(201);
        expect([scenario, await newest()]).toMatchObject([scenario, { status, captured, success }]);
      }
    },
  );

  test('scenario successful_payment succeeds, even with a card that would not', async () => {
    const { testMode: api } = await front.newPlatform();
    const payment_method = { card: card({ number: '4000000000000002' }) };
    const answer = await api.post('/v1/payments', scenarioPayment('successful_payment', { payment_method }));
    expect(answer.payment).toMatchObject({ status: 'succeeded', captured: true, success: true });
  });

  test.each<[scenario: unknown, warned: readonly boolean[]]>([
    [5, [true, true]],
    [null, [false, false]],
    [{}, [true, false]],
    [['insufficient_funds'], [true, true]],
  ])('a scenario that is no text (%j) is none', async (scenario, warned) => {
    const { testMode: api } = await front.newPlatform();
    const warnings: boolean[] = [];
    for (const payment_test of [{ scenario }, scenario]) {
      const answer = await api.post('/v1/payments', payment({ metadata: { payment_test } }));
      expect(answer.status).toBe(201);
      warnings.push(answer.headers.get('sandbox-warning')?.startsWith('payment_test') === true);
    }
    expect(warnings).toEqual(warned);
  });

  test('scenarios are for test accounts', async () => {
    const { liveMode } = await front.newPlatform();
    const body = scenarioPayment('insufficient_funds', {
      payment_method: { card: card({ number: '4111111111111111' }) },
    });
    const answer = await liveMode.post('/v1/payments', body);
    expect(answer.payment).toMatchObject({ status: 'succeeded', is_test: false });
    expect(answer.payment).not.toHaveProperty('success');
  });

  test.each(good)('card %s succeeds as %s', async (number, brand) => {
    const { testMode: api } = await front.newPlatform();
    const paid = (await api.post('/v1/payments', cardPayment({ number }))).payment;
    expect(paid).toMatchObject({ status: 'succeeded', captured: true });
    expect(cardOf(paid.payment_method)).toMatchObject({ brand, acct_last_four: number.slice(-4) });
  });

  test.each(bad)('card %s: %j', async (number, error) => {
    const platform = await front.newPlatform();
    const method = await platform.testMode.post('/v1/payment_methods', { payment_method: { card: card({ number }) } });
    expect(method.status).toBe(201);
    for (const payment_method of [{ card: card({ number }) }, { token: method.token }]) {
      const answer = await platform.testMode.post('/v1/payments', payment({ payment_method }));
      expect(answer.status).toBe(402);
      expect(answer.body).toStrictEqual({ error: { message, ...error } });
      await expectStored(platform, error.decline_code ?? error.code, answer.error.message);
    }
  });

  test('test numbers do not work on live accounts; other numbers do', async () => {
    const { liveMode } = await front.newPlatform();
    for (const number of ['4242424242424242', '4000000000009995', '4000000000000101']) {
      const answer = await liveMode.post('/v1/payments', cardPayment({ number, verification: '123' }));
      expect([answer.status, answer.error.code, answer.error.decline_code]).toEqual([
        402,
        'card_declined',
        'generic_decline',
      ]);
    }
    expect((await liveMode.post('/v1/payments', cardPayment({ number: '4111111111111111' }))).status).toBe(201);
  });
});
