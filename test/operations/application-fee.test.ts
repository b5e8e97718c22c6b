import { expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { bankPayment, cardPayment, manualPayment, payment } from '../support/bodies';
import { FeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const withFee = (fields: object = {}) => payment({ application_fee_amount: 50, ...fields });

eachFront((front) => {
  test('it is the only fee: nothing is calculated from configurations', async () => {
    const platform = await front.newPlatform();
    const { id, api } = await platform.newSubAccount();
    await new FeeConfigurations(platform.testMode, id).create('processing_ecomm');
    const made = (await api.post('/v1/payments', withFee())).payment;
    const at = new Date(front.clock.now()).toISOString();
    expect(made).toMatchObject({
      fees: [],
      fee_amount: 50,
      balance: 950,
      application_fee: {
        id: expect.stringMatching(/^fee_[0-9A-Za-z]{22}$/),
        amount: 50,
        currency: 'usd',
        created_at: at,
        updated_at: at,
      },
    });
    expect((await api.get(`/v1/payments/${made.id}`)).payment).toEqual(made);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([made]);
    for (const { event_name, data } of platform.events()) {
      if (event_name.startsWith('payment.')) expect(data).toEqual(made);
    }
  });

  test('it may come with fees that are none', async () => {
    const { testMode: api } = await front.newPlatform();
    expect((await api.post('/v1/payments', withFee({ fees: [] }))).payment.fee_amount).toBe(50);
  });

  test.each([
    [{ application_fee_amount: 0 }, 'fee_amount_greater_than_zero'],
    [{ application_fee_amount: -1 }, 'fee_amount_greater_than_zero'],
    [{ application_fee_amount: 1.5 }, 'fee_amount_greater_than_zero'],
    [{ application_fee_amount: '50' }, 'fee_amount_greater_than_zero'],
    [{ application_fee_amount: 1_001 }, 'fee_amount_greater_than_payment_amount'],
    [{ fees: [{ type: 'platform_fee', amount: 1 }] }, 'fee_and_application_fee_declared'],
  ])('%j is refused with %s', async (fields, code) => {
    const { testMode: api } = await front.newPlatform();
    expect(outcome(await api.post('/v1/payments', withFee(fields)))).toEqual([422, code]);
  });

  test('a refund gives it back in parts, at most what remains of it', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = (await api.post('/v1/payments', withFee())).payment;
    const refund = (amount: number, fee: number) =>
      api.post(`/v1/payments/${made.id}/refunds`, { amount, fees: [{ type: 'application_fee', amount: fee }] });
    expect(outcome(await refund(100, 51))).toEqual([422, 'returned_fee_exceeds_remaining_amount']);
    front.clock.advance({ seconds: 1 });
    const first = (await refund(100, 20)).refund;
    const part = { payment_fee_id: made.application_fee?.id, type: 'application_fee', original_amount: 50 };
    expect(first.returned_fees).toStrictEqual([
      {
        ...part,
        id: expect.stringMatching(/^rtfee_[0-9A-Za-z]{22}$/),
        returned_amount: 20,
        remaining_amount: 30,
        currency: 'usd',
      },
    ]);
    expect((await api.get(`/v1/payments/${made.id}`)).payment).toMatchObject({
      balance: 870,
      fee_amount: 50,
      application_fee: { ...made.application_fee, updated_at: first.created_at },
    });
    expect(outcome(await refund(100, 31))).toEqual([422, 'returned_fee_exceeds_remaining_amount']);
    expect((await refund(900, 30)).refund.returned_fees).toMatchObject([{ ...part, remaining_amount: 0 }]);
    expect((await api.get(`/v1/payments/${made.id}`)).payment).toMatchObject({ status: 'fully_refunded', balance: 0 });
    const books = (await api.get(`/v1/payments/${made.id}/payment_balance_transactions`)).balanceTransactions;
    expect(
      books.slice(0, 4).map((line) => [line.payment_balance_txn_type, line.source_type, line.amount, line.balance]),
    ).toEqual([
      ['fee_refund', 'ApplicationFee', 30, 0],
      ['refund', 'Refund', -900, -30],
      ['fee_refund', 'ApplicationFee', 20, 870],
      ['refund', 'Refund', -100, 850],
    ]);
    expect(books[0]?.source_id).toBe(made.application_fee?.id);
  });

  test('a refund to a bank account gives it back when it arrives', async () => {
    const { testMode: api } = await front.newPlatform();
    const body = { ...bankPayment({ account_number: '000555555559' }), application_fee_amount: 50 };
    const { id } = (await api.post('/v1/payments', body)).payment;
    front.clock.advance({ days: 5 });
    const waiting = api.renewed();
    const fees = [{ type: 'application_fee', amount: 50 }];
    expect((await waiting.post(`/v1/payments/${id}/refunds`, { amount: 400, fees })).refund.status).toBe('pending');
    expect((await waiting.get(`/v1/payments/${id}`)).payment.balance).toBe(950);
    front.clock.advance({ days: 5 });
    expect((await api.renewed().get(`/v1/payments/${id}`)).payment.balance).toBe(600);
  });

  test('one that the payment does not bear cannot be given back, nor be a fee of a payment', async () => {
    const { testMode: api } = await front.newPlatform();
    const fees = [{ type: 'application_fee', amount: 1 }];
    const { id } = (await api.post('/v1/payments', payment())).payment;
    const answer = await api.post(`/v1/payments/${id}/refunds`, { amount: 10, fees });
    expect(outcome(answer)).toEqual([422, 'fee_type_must_exist_on_payment_fees']);
    expect(outcome(await api.post('/v1/payments', payment({ fees })))).toEqual([422, 'fees_invalid']);
  });

  test('it is posted at capture and settlement, and returned by a void', async () => {
    const { testMode: api } = await front.newPlatform();
    const manual = (await api.post('/v1/payments', { ...manualPayment(), application_fee_amount: 50 })).payment;
    const bank = (await api.post('/v1/payments', { ...bankPayment(), application_fee_amount: 50 })).payment;
    expect([manual.balance, bank.balance]).toEqual([0, 0]);
    const captured = (await api.post(`/v1/payments/${manual.id}/capture`)).payment;
    const settled = (await api.get(`/v1/payments/${bank.id}`)).payment;
    expect([captured.balance, settled.balance]).toEqual([950, 950]);

    const path = `/v1/payments/${manual.id}`;
    const fees = [{ type: 'platform_fee', amount: 10 }];
    expect(outcome(await api.post(`${path}/refunds`, { amount: 10, fees }))).toEqual([
      422,
      'fee_type_must_exist_on_payment_fees',
    ]);
    const voided = (await api.post(`${path}/void`)).payment;
    expect(voided).toMatchObject({ balance: 0, fee_amount: 50, application_fee: { amount: 50 } });
    const books = (await api.get(`${path}/payment_balance_transactions`)).balanceTransactions;
    expect(books.map((line) => [line.payment_balance_txn_type, line.source_type, line.amount, line.balance])).toEqual([
      ['void', 'Payment', -1_000, 0],
      ['fee_refund', 'ApplicationFee', 50, 1_000],
      ['payment_fee', 'ApplicationFee', -50, 950],
      ['payment', 'Payment', 1_000, 1_000],
    ]);
    expect(books[2]?.source_id).toBe(manual.application_fee?.id);
  });

  test('a declined payment has none', async () => {
    const { testMode: api } = await front.newPlatform();
    const declined = { ...cardPayment({ number: '4000000000000002' }), application_fee_amount: 50 };
    expect((await api.post('/v1/payments', declined)).status).toBe(402);
    const [failed] = (await api.get('/v1/payments')).as('PaymentList').data;
    expect(failed).toMatchObject({ application_fee: null, fee_amount: 0 });
  });
});
