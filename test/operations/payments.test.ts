import { describe, expect, test } from 'vitest';
import { bankAccount, bankPayment, card, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { bankAccountOf, cardOf } from '../support/payment-method';

const id = (prefix: string): unknown => expect.stringMatching(new RegExp(`^${prefix}_[0-9A-Za-z]{22}$`));

describe('a card payment has every field', () => {
  eachFront((front) => {
    test('as sent, and as calculated', async () => {
      const { newSubAccount } = await front.newPlatform();
      const { id: account_id, api } = await newSubAccount();
      const made_at = new Date(front.clock.now()).toISOString();
      const at = { created_at: made_at, updated_at: made_at };
      const sent = card({
        number: '5555 5555-5555 4444',
        month: 3,
        year: 48,
        verification: '123',
        address_line1: '1 Main St',
        brand: 'visa',
        metadata: { wallet: 'blue' },
      });
      const body = payment({ description: 'Tea', metadata: { order: [7] }, payment_method: { card: sent } });
      const answer = await api.post('/v1/payments', body);
      expect(answer.status).toBe(201);
      const made = answer.payment;
      const method = cardOf(answer.payment.payment_method);
      expect(answer.body).toStrictEqual({
        id: made.id,
        type: 'payment',
        page_info: null,
        data: {
          id: id('py'),
          account_id,
          amount: 1_000,
          amount_disputed: 0,
          amount_refunded: 0,
          amount_returned: 0,
          amount_refundable: 1_000,
          application_fee_rate_id: id('afr'),
          balance: 1_000,
          capture_strategy: 'automatic',
          captured: true,
          checkout_id: null,
          currency: 'usd',
          description: 'Tea',
          disputed: false,
          refunded: false,
          returned: false,
          error_code: null,
          error_description: null,
          expedited: null,
          fee_amount: 0,
          fees: [],
          financial_transaction_id: id('ft'),
          is_test: true,
          metadata: { order: [7] },
          payment_intent_id: id('pi'),
          payment_mode: 'ecom',
          statement_descriptor: null,
          status: 'succeeded',
          terminal_id: null,
          transaction_hold: null,
          payment_method: {
            card: {
              id: id('pm'),
              token: method?.id,
              acct_last_four: '4444',
              brand: 'mastercard',
              name: 'Ada Lovelace',
              month: '3',
              year: '48',
              metadata: { wallet: 'blue' },
              address_line1_check: 'pass',
              address_postal_code_check: 'pass',
              bin_details: expect.objectContaining({ card_brand: 'Mastercard', type: 'Credit' }),
              digital_wallet: null,
              status: 'valid',
              invalid_reason: null,
              ...at,
            },
            customer_id: null,
            signature: expect.stringMatching(/^[0-9a-f]{64}$/),
            account_id,
            status: 'valid',
            invalid_reason: null,
            ...at,
          },
          application_fee: null,
          refunds: [],
          disputes: [],
          ...at,
        },
      });
      expect((await api.get(`/v1/payments/${made.id}`)).body).toStrictEqual(answer.body);
    });
  });
});

eachFront((front) => {
  test('what was not sent is null or empty, and a null is as good as nothing', async () => {
    const { testMode: api } = await front.newPlatform();
    const nulls = payment({ description: null, metadata: null, capture_strategy: null });
    for (const body of [payment(), nulls]) {
      const { payment: made } = await api.post('/v1/payments', body);
      expect(made).toMatchObject({ description: null, metadata: {}, capture_strategy: 'automatic' });
      expect(made).not.toHaveProperty('success');
    }
  });

  test('a payment must have the currency of its account', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const canadian = await newSubAccount({ currency: 'cad' });
    expect((await api.post('/v1/payments', payment({ currency: 'cad' }))).error.code).toBe('currency_invalid');
    expect((await canadian.api.post('/v1/payments', payment())).error.code).toBe('currency_invalid');
    expect((await canadian.api.post('/v1/payments', payment({ currency: 'cad' }))).payment.currency).toBe('cad');
  });

  test('events of a payment that succeeds: in order, with their cause, and the payment as it was', async () => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', payment(), { 'Idempotency-Key': 'tea' });
    const events = platform.events();
    expect(events.map((event) => event.event_name)).toEqual([
      'payment_method.created',
      'payment_method.bin_mapped',
      'payment_intent.created',
      'payment.created',
      'payment.succeeded',
      'payment_intent.succeeded',
    ]);
    const { account_id, payment_method, payment_intent_id: id } = answer.payment;
    const cause = { idempotency_key: 'tea', request_id: answer.headers.get('request-id') };
    const { created_at } = answer.payment;
    for (const event of events)
      expect(event).toMatchObject({
        account_id,
        account_type: 'test',
        platform_account_id: account_id,
        ...cause,
        created_at,
      });
    const [method, mapped, , , succeeded, intent] = events.map((event) => event.data);
    expect([method, mapped]).toEqual([payment_method, payment_method]);
    expect(succeeded).toEqual((await platform.testMode.get(`/v1/payments/${answer.payment.id}`)).payment);
    expect(intent).toMatchObject({ id, status: 'succeeded', payment_method });
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  });

  test('an update replaces description and metadata, and only what it names', async () => {
    const { testMode: api } = await front.newPlatform();
    const body = payment({ description: 'Tea', metadata: { a: 1, b: 2 } });
    const { payment: made } = await api.post('/v1/payments', body);
    const path = `/v1/payments/${made.id}`;
    front.clock.advance({ seconds: 1 });
    const first = await api.patch(path, { metadata: { c: { d: null } } });
    expect(first.status).toBe(200);
    const updated_at = new Date(front.clock.now()).toISOString();
    expect(first.payment).toEqual({ ...made, metadata: { c: { d: null } }, updated_at });
    const second = await api.patch(path, { description: 'Coffee' });
    expect(second.payment).toEqual({ ...first.payment, description: 'Coffee' });
    expect((await api.get(path)).payment).toEqual(second.payment);
    expect((await api.patch(path, { amount: 5 })).error.code).toBe('unexpected_parameter');
  });

  test('metadata comes back as it was sent, whatever its keys', async () => {
    const { testMode: api } = await front.newPlatform();
    const metadata = '{"__proto__":{"x":1},"constructor":"c","toString":null,"ключ":"\\ud83c\\udf75","":[[],{}]}';
    const text = JSON.stringify(payment()).replace(/}$/, `,"metadata":${metadata}}`);
    const { payment: made } = await api.post('/v1/payments', text);
    const got = await api.get(`/v1/payments/${made.id}`);
    expect(JSON.stringify(made.metadata)).toBe(JSON.stringify(JSON.parse(metadata)));
    expect(JSON.stringify(got.payment.metadata)).toBe(JSON.stringify(JSON.parse(metadata)));
  });

  describe('bank accounts', () => {
    test('a payment is pending in the answer, and then succeeds', async () => {
      const platform = await front.newPlatform();
      const { payment: made } = await platform.testMode.post('/v1/payments', bankPayment({ bank_name: 'First Bank' }));
      expect(made).toMatchObject({ status: 'pending', captured: false, amount_refundable: 0, balance: 0 });
      expect(bankAccountOf(made.payment_method)).toMatchObject({
        acct_last_four: '6789',
        brand: 'First Bank',
        name: 'Ada Lovelace',
      });
      expect(made.payment_method).not.toHaveProperty('card');
      const { payment: settled } = await platform.testMode.get(`/v1/payments/${made.id}`);
      expect(settled).toEqual({
        ...made,
        status: 'succeeded',
        captured: true,
        amount_refundable: made.amount,
        balance: made.amount,
      });
      expect(platform.eventNames()).toEqual([
        'payment_method.created',
        'payment_intent.created',
        'payment.created',
        'payment.pending',
        'payment.succeeded',
        'payment_intent.succeeded',
      ]);
      expect(platform.events()[4]).toMatchObject({ request_id: null, idempotency_key: null, data: settled });
    });

    test.each([
      ['000222222227', 'insufficient_funds'],
      ['000333333335', 'bank_account_restricted'],
      ['000111111113', 'account_closed'],
      ['000111111116', 'no_account'],
    ])('a payment from %s is pending in the answer, and then fails with %s', async (account_number, error_code) => {
      const platform = await front.newPlatform();
      const answer = await platform.testMode.post('/v1/payments', bankPayment({ account_number }));
      expect([answer.status, answer.payment.status]).toEqual([201, 'pending']);
      const { payment: failed } = await platform.testMode.get(`/v1/payments/${answer.payment.id}`);
      expect(failed).toMatchObject({ status: 'failed', captured: false, error_code, amount_refundable: 0 });
      expect(failed.error_description).not.toBeNull();
      expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: failed });
    });

    test('a scenario beats the bank account, and shows when the payment settles', async () => {
      const { testMode: api } = await front.newPlatform();
      const metadata = { payment_test: { scenario: 'account_frozen' } };
      const answer = await api.post('/v1/payments', { ...bankPayment(), metadata });
      expect(answer.payment).toMatchObject({ status: 'pending', success: false });
      const { payment: failed } = await api.get(`/v1/payments/${answer.payment.id}`);
      expect(failed).toMatchObject({ status: 'failed', error_code: 'account_frozen', success: false });
    });

    test('the event comes by itself, without another request', async () => {
      const platform = await front.newPlatform();
      await platform.testMode.post('/v1/payments', bankPayment());
      await expect.poll(platform.eventNames, { interval: 1, timeout: 10_000 }).toContain('payment.succeeded');
    });

    test('there is no authorizing without capturing', async () => {
      const { testMode: api } = await front.newPlatform();
      const answer = await api.post('/v1/payments', { ...bankPayment(), capture_strategy: 'manual' });
      expect([answer.status, answer.error.code]).toEqual([422, 'capture_strategy_invalid']);
    });

    test('test bank accounts do not work on live accounts; others do', async () => {
      const { liveMode } = await front.newPlatform();
      for (const [account_number, status] of [
        ['000123456789', 'failed'],
        ['4005550199', 'succeeded'],
      ] as const) {
        const { id } = (await liveMode.post('/v1/payments', bankPayment({ account_number }))).payment;
        expect((await liveMode.get(`/v1/payments/${id}`)).payment.status).toBe(status);
      }
    });
  });

  test.each([
    [{}, 'unchecked', 'pass'],
    [{ address_line1: 'fail', address_postal_code: '00000' }, 'fail', 'fail'],
    [{ address_line1: 'unavailable', address_postal_code: '00001' }, 'unavailable', 'unavailable'],
  ])('address checks of %j', async (fields, address_line1_check, address_postal_code_check) => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payments', payment({ payment_method: { card: card(fields) } }));
    expect(cardOf(answer.payment.payment_method)).toMatchObject({ address_line1_check, address_postal_code_check });
  });

  test.each([
    ['neither', {}, 'payment_method_required'],
    ['a null', { card: null }, 'payment_method_required'],
    ['two of them', { card: card(), bank_account: bankAccount() }, 'parameter_invalid'],
    ['an unknown kind', { wallet: 'x' }, 'unexpected_parameter'],
    ['an unknown token', { token: 'pm_0000000000000000000000' }, 'payment_method_not_found'],
    ['an id that is no token', { token: 'py_1' }, 'payment_method_not_found'],
  ])('a payment method that is %s', async (_, payment_method, code) => {
    const { testMode: api } = await front.newPlatform();
    expect((await api.post('/v1/payments', payment({ payment_method }))).error.code).toBe(code);
  });

  test('an id nobody has', async () => {
    const { testMode: api } = await front.newPlatform();
    for (const unknown of ['py_0000000000000000000000', 'x', '%00', '__proto__', '%E0%A4%A', '..%2f..']) {
      const path = `/v1/payments/${unknown}`;
      const answers = [await api.get(path), await api.patch(path, {}), await api.post(`${path}/capture`)];
      answers.push(await api.post(`${path}/void`), await api.post(`${path}/refunds`));
      for (const answer of answers) expect([answer.status, answer.error.code]).toEqual([404, 'resource_not_found']);
    }
  });
});
