import { describe, expect, test } from 'vitest';
import { binDetails } from '../../spec/tables/bin-details';
import { testCards } from '../../spec/tables/test-cards';
import { type Api, type ApiResponse, exchange } from '../support/api';
import { bankAccount, card, otherCard, payment } from '../support/bodies';
import { complete, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import { cardOf } from '../support/payment-method';
import type { TestPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const tokenize = (api: Api, payment_method: object, beside: object = {}) =>
  api.post('/v1/payment_methods', { payment_method, ...beside });
const warningOf = ({ headers }: ApiResponse) => headers.get('sandbox-warning');
const setJobs = ({ id, testMode }: TestPlatform, body: object) =>
  exchange(testMode.target, 'POST', `/_sandbox/platforms/${id}/job_settings`, { body });

/** The type of the details of each approved test card. */
const types: Readonly<Record<string, string | undefined>> = {
  '4242424242424242': 'Credit',
  '4000056655665556': 'Debit',
  '4000000000000101': 'Prepaid',
  '5555555555554444': 'Credit',
  '2223003122003222': 'Credit',
  '5200828282828210': 'Debit',
  '5105105105105100': 'Prepaid',
  '378282246310005': 'Credit',
  '371449635398431': undefined,
  '6011000990139424': 'Credit',
};

test('the table of types has every approved test card', () => {
  const approved = testCards.filter(({ outcome }) => outcome?.result === 'approved').map(({ number }) => number);
  expect(Object.keys(types).sort()).toEqual([...approved].sort());
});

eachFront((front) => {
  describe('the details of a card', () => {
    test.each(Object.entries(types))('%s: %s', async (number, type) => {
      const platform = await front.newPlatform();
      const made = await tokenize(platform.testMode, { card: card({ number }) });
      const details = cardOf(made.paymentMethod)?.bin_details;
      expect([details?.type, cardOf(made.paymentMethod)?.digital_wallet]).toEqual([type, null]);
      if (type !== undefined) {
        const { provenance: _, ...row } = binDetails[number.slice(0, 6)] ?? { provenance: null };
        expect(details).toEqual(row);
      } else expect(details).toBeNull();
      const mapped = platform.events().filter(({ event_name }) => event_name === 'payment_method.bin_mapped');
      expect(mapped.map(({ data }) => data)).toEqual(type === undefined ? [] : [made.paymentMethod]);
      expect((await platform.testMode.get(`/v1/payment_methods/${made.token}`)).paymentMethod).toEqual(
        made.paymentMethod,
      );
    });

    test('are those of the first six digits, in both modes, and a bank account has none', async () => {
      const { testMode, liveMode, events } = await front.newPlatform();
      const number = '4242420000000000';
      for (const api of [testMode, liveMode])
        expect(cardOf((await tokenize(api, { card: card({ number }) })).paymentMethod)?.bin_details?.type).toBe(
          'Credit',
        );
      await tokenize(testMode, { card: otherCard(1) });
      await tokenize(testMode, { bank_account: bankAccount() });
      expect(events().filter(({ event_name }) => event_name === 'payment_method.bin_mapped')).toHaveLength(2);
    });

    test.each([
      ['manual', null],
      ['2m', 2],
    ])('with the job setting %s they are known later', async (map_bin, delay) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      await setJobs(platform, { map_bin });
      const { token, paymentMethod } = await tokenize(api, { card: card() });
      const path = `/v1/payment_methods/${token}`;
      expect([cardOf(paymentMethod)?.bin_details, platform.eventNames()]).toEqual([null, ['payment_method.created']]);
      const jobs = (await exchange(api.target, 'GET', `/_sandbox/platforms/${platform.id}/jobs`)).asControl('JobList');
      const due_at = delay === null ? null : new Date(front.clock.now() + delay * 60_000).toISOString();
      expect(jobs.data).toMatchObject([{ kind: 'map_bin', subject_id: token, due_at }]);
      if (delay !== null) front.clock.advance({ minutes: delay });
      else await exchange(api.target, 'POST', `/_sandbox/platforms/${platform.id}/jobs/${jobs.data[0]?.id}/run`);
      const mapped = (await api.get(path)).paymentMethod;
      expect(mapped).toEqual({
        ...paymentMethod,
        card: {
          ...cardOf(paymentMethod),
          bin_details: cardOf(mapped)?.bin_details,
          updated_at: mapped.updated_at,
        },
        updated_at: new Date(front.clock.now()).toISOString(),
      });
      expect(cardOf(mapped)?.bin_details).toMatchObject({ type: 'Credit', card_brand: 'Visa' });
      expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment_method.bin_mapped', data: mapped });
    });

    test('with the job setting immediate they are known right after the response', async () => {
      const platform = await front.newPlatform();
      await setJobs(platform, { map_bin: 'immediate' });
      const { token, paymentMethod } = await tokenize(platform.testMode, { card: card() });
      expect(cardOf(paymentMethod)?.bin_details).toBeNull();
      const { paymentMethod: later } = await platform.testMode.get(`/v1/payment_methods/${token}`);
      expect(cardOf(later)?.bin_details?.type).toBe('Credit');
    });

    test('a payment, an intent and a clone have them, and no job is left', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const shop = await platform.newSubAccount();
      const paid = (await api.post('/v1/payments', payment())).payment.payment_method;
      const intent = await api.post('/v1/payment_intents', {
        amount: 1_000,
        currency: 'usd',
        payment_method: { card: card() },
      });
      const clone = await api.post(`/v1/payment_methods/${cardOf(paid)?.token}/clone`, {
        destination_account_id: shop.id,
      });
      const methods = [paid, intent.as('PaymentIntent').payment_method, clone.paymentMethod];
      for (const method of methods) {
        expect(cardOf(method)?.bin_details?.type).toBe('Credit');
        expect(method).toMatchObject({ status: 'valid', invalid_reason: null });
      }
      const jobs = await exchange(api.target, 'GET', `/_sandbox/platforms/${platform.id}/jobs?kind=map_bin`);
      expect(jobs.asControl('JobList').data).toEqual([]);
    });
  });

  describe('force_tokenize', () => {
    const expired = { month: 1, year: 2030 };
    const wrongCode = { verification: '1234' };
    const untested = { number: '4000000000000101', verification: '123' };
    const asked = { metadata: { payment_test: { error: 'invalid_cvc' } } };

    test.each([
      ['an expired card', expired, 'expired_card', '101'],
      ['a security code of another length', wrongCode, 'invalid_cvc', '517'],
      ['a test card whose security code is wrong', untested, 'invalid_cvc', '517'],
      ['a simulated error', asked, 'invalid_cvc', '517'],
    ])('stores %s, which cannot be paid with', async (_, fields, code, network) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const input = { card: card(fields) };
      for (const force_tokenize of [undefined, false, null])
        expect(outcome(await tokenize(api, input, { force_tokenize }))).toEqual([402, code]);
      const made = await tokenize(api, input, { force_tokenize: true });
      const state = { status: 'invalid', invalid_reason: code.toUpperCase() };
      expect([made.status, made.paymentMethod]).toMatchObject([201, { ...state, card: state }]);
      expect((await api.get(`/v1/payment_methods/${made.token}`)).paymentMethod).toEqual(made.paymentMethod);
      const paid = await api.post('/v1/payments', payment({ payment_method: { token: made.token } }));
      expect(paid.status).toBe(402);
      expect(paid.error).toMatchObject({ code, decline_code: null, network_error_code: network });
      const [stored] = (await api.get('/v1/payments')).as('PaymentList').data;
      expect(stored).toMatchObject({ status: 'failed', error_code: code, payment_method: state });
      const { id } = await makeCheckout(api);
      const completion = (await complete(api, id, made.token)).as('CheckoutCompletionEnvelope').data;
      expect(completion).toMatchObject({ payment_status: 'failed', payment_error_code: code });
    });

    test.each([
      [{ number: '4242424242424241' }, [402, 'card_number_invalid']],
      [{ number: '4242424242424243' }, [402, 'card_number_invalid']],
      [{ number: '3530111333300000' }, [402, 'invalid_card_brand']],
      [{ metadata: { payment_test: { error: 'invalid_address' } } }, undefined],
    ])('does not store %j', async (fields, expected) => {
      const { testMode: api } = await front.newPlatform();
      const answer = await tokenize(api, { card: card(fields) }, { force_tokenize: true });
      expect(answer.status).not.toBe(201);
      if (expected) expect(outcome(answer)).toEqual(expected);
    });

    test('changes nothing for a card without a fault, and takes no other value', async () => {
      const { testMode: api } = await front.newPlatform();
      const { paymentMethod } = await tokenize(api, { card: card() }, { force_tokenize: true });
      expect(paymentMethod).toMatchObject({ status: 'valid', invalid_reason: null });
      for (const force_tokenize of ['true', 1])
        expect(outcome(await tokenize(api, { card: card() }, { force_tokenize }))).toEqual([422, 'parameter_invalid']);
      expect(outcome(await tokenize(api, { card: card(), force_tokenize: true }))).toEqual([
        422,
        'unexpected_parameter',
      ]);
    });

    test('a new expiry date makes an expired card valid, and no other one', async () => {
      const { testMode: api } = await front.newPlatform();
      const statusAfter = async (fields: Parameters<typeof card>[0], update: object) => {
        const { token } = await tokenize(api, { card: card(fields) }, { force_tokenize: true });
        const { paymentMethod } = await api.patch(`/v1/payment_methods/${token}`, { card: update });
        const paid = await api.post('/v1/payments', payment({ payment_method: { token } }));
        return [paymentMethod.status, paymentMethod.invalid_reason, paid.status];
      };
      expect(await statusAfter(expired, { year: 2048 })).toEqual(['valid', null, 201]);
      expect(await statusAfter(expired, { name: 'Grace' })).toEqual(['invalid', 'EXPIRED_CARD', 402]);
      expect(await statusAfter(wrongCode, { year: 2049 })).toEqual(['invalid', 'INVALID_CVC', 402]);
    });
  });

  describe('the group of a new payment method', () => {
    const groupWith = async (api: Api) => {
      const { id } = (await api.post('/v1/payment_method_groups')).paymentMethodGroup;
      const tokens = async () =>
        (await api.get(`/v1/payment_method_groups/${id}`))
          .as('PaymentMethodGroupDetailsEnvelope')
          .data.payment_methods.map((method) => cardOf(method)?.token);
      return { id, tokens };
    };

    test('stands inside of the payment method, beside it, or in both places', async () => {
      const { testMode: api } = await front.newPlatform();
      const group = await groupWith(api);
      const payment_method_group_id = group.id;
      const made = [
        await tokenize(api, { card: card(), payment_method_group_id }),
        await tokenize(api, { card: card() }, { payment_method_group_id }),
        await tokenize(api, { card: card(), payment_method_group_id }, { payment_method_group_id }),
      ];
      expect(await group.tokens()).toEqual(made.map(({ token }) => token).reverse());
    });

    test('two different ones are refused, and nothing is stored', async () => {
      const { testMode: api, events } = await front.newPlatform();
      const one = await groupWith(api);
      const other = await groupWith(api);
      const answer = await tokenize(
        api,
        { card: card(), payment_method_group_id: one.id },
        { payment_method_group_id: other.id },
      );
      expect([outcome(answer), answer.error.message]).toEqual([
        [422, 'parameter_invalid'],
        'format is invalid for parameter payment_method.payment_method_group_id',
      ]);
      expect(answer.headers.get('sandbox-explain')).toContain('differs from the one beside payment_method');
      expect(events()).toEqual([]);
    });

    test.each([
      [{ payment_method_group_id: 'pmg_0' }, 'payment_method_required'],
      [{ customer_id: 'cust_0' }, 'payment_method_required'],
      [{}, 'payment_method_required'],
      [{ card: card(), bank_account: bankAccount() }, 'parameter_invalid'],
    ])('%j has not exactly one card or bank account', async (input, code) => {
      const { testMode: api } = await front.newPlatform();
      const answer = await tokenize(api, input);
      expect([outcome(answer), answer.error.message.endsWith(' payment_method')]).toEqual([[422, code], true]);
    });
  });

  test('a customer_id is ignored with a warning, wherever it stands', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const email = 'ada@shop.test';
    const { customer_id } = (await tokenize(api, { card: card() }, { email })).paymentMethod;
    for (const [inside, beside] of [
      [{ customer_id: 'cust_0' }, {}],
      [{}, { customer_id: 'cust_0' }],
      [{ customer_id: 5 }, { customer_id: 'x', email }],
    ] as const) {
      const answer = await tokenize(api, { card: card(), ...inside }, beside);
      expect([answer.status, answer.paymentMethod.customer_id]).toEqual([201, 'email' in beside ? customer_id : null]);
      expect(warningOf(answer)).toContain('customer_id was ignored');
    }
    expect(warningOf(await tokenize(api, { card: card() }))).toBeNull();
    expect(warningOf(await tokenize(api, { card: card(), customer_id: null }))).toBeNull();
    const log = front.opened.sandbox.platform(platform.id).requests.list();
    expect(log.filter(({ verdict }) => verdict === 'warning')).toHaveLength(3);
  });
});
