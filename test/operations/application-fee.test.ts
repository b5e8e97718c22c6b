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

  test('it is posted at capture and settlement, and returned only by a void', async () => {
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
