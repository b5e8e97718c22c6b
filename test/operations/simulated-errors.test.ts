import { expect, test } from 'vitest';
import { errors } from '../../spec/tables/errors';
import { isSimulatedError, simulatedErrors, simulatedErrorsOf } from '../../spec/tables/simulated-errors';
import { bankPayment, card, cardPayment, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const asking = (error: string) => ({ payment_test: { error } });
const declines = simulatedErrorsOf('payment').filter((code) => errors[code].status === 402);
const others = simulatedErrorsOf('payment').filter((code) => errors[code].status !== 402);

test('what can be asked for are declines, and what leaves nothing behind', () => {
  expect(declines.length + others.length).toBe(Object.keys(simulatedErrors).filter(isSimulatedError).length);
});

eachFront((front) => {
  test.each(declines)('a payment that asks for %s is declined with it, and stored', async (code) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', payment({ metadata: asking(code) }));
    expect(answer.status).toBe(402);
    const message: unknown = expect.any(String);
    expect(answer.body).toStrictEqual({ error: { code, message, decline_code: null } });
    const { data } = (await platform.testMode.get('/v1/payments')).as('PaymentList');
    expect(data).toMatchObject([{ status: 'failed', error_code: code, error_description: answer.error.message }]);
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: data[0] });
    expect(data[0]).not.toHaveProperty('success');
  });

  test.each(others)('a payment that asks for %s gets it, and leaves nothing behind', async (code) => {
    const platform = await front.newPlatform();
    for (const body of [payment({ metadata: asking(code) }), { ...bankPayment(), metadata: asking(code) }]) {
      const answer = await platform.testMode.post('/v1/payments', body);
      expect([answer.status, answer.error.code]).toEqual([errors[code].status, code]);
    }
    expect((await platform.testMode.get('/v1/payments')).as('PaymentList').data).toEqual([]);
    expect((await platform.testMode.get('/v1/payment_methods')).as('PaymentMethodList').data).toEqual([]);
    expect(platform.events()).toEqual([]);
  });

  test.each(simulatedErrorsOf('card'))('a card that asks for %s becomes no token', async (code) => {
    const platform = await front.newPlatform();
    for (const [path, body] of [
      ['/v1/payments', cardPayment({ metadata: asking(code) })],
      ['/v1/payment_methods', { payment_method: { card: card({ metadata: asking(code) }) } }],
    ] as const) {
      const answer = await platform.testMode.post(path, body);
      expect([answer.status, answer.error.code]).toEqual([errors[code].status, code]);
    }
    expect((await platform.testMode.get('/v1/payments')).as('PaymentList').data).toEqual([]);
    expect(platform.events()).toEqual([]);
  });

  test('a scenario beats the error, both beat the card number', async () => {
    const { testMode: api } = await front.newPlatform();
    const payment_method = { card: card({ number: '4000000000009995' }) };
    const both = { scenario: 'successful_payment', error: 'do_not_honor' };
    const pay = (payment_test: object) =>
      api.post('/v1/payments', payment({ payment_method, metadata: { payment_test } }));
    expect((await pay(both)).payment).toMatchObject({ status: 'succeeded', success: true });
    expect((await pay({ ...both, scenario: 'restricted_card' })).error.decline_code).toBe('restricted_card');
    expect((await pay({ error: 'do_not_honor' })).error.code).toBe('do_not_honor');
  });

  test.each([
    ['of a payment, by a name that is none', payment({ metadata: asking('no_such_error') })],
    ['of a payment, by a code that cannot be asked for', payment({ metadata: asking('not_authenticated') })],
    ['of a card, by an error of payments alone', cardPayment({ metadata: asking('do_not_honor') })],
    ['of a bank payment, by a decline', { ...bankPayment(), metadata: asking('do_not_honor') }],
  ])('what is asked for in vain is ignored, and the answer says so: %s', async (_, body) => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payments', body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('sandbox-warning')).toContain('payment_test.error');
  });

  test('live accounts do not look', async () => {
    const { liveMode } = await front.newPlatform();
    const fields = { number: '4111111111111111', metadata: asking('invalid_address') };
    const answer = await liveMode.post('/v1/payments', { ...cardPayment(fields), metadata: asking('do_not_honor') });
    expect(answer.payment.status).toBe('succeeded');
    expect(answer.headers.get('sandbox-warning')).toBeNull();
  });
});
