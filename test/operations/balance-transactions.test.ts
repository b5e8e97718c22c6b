import { expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankPayment, cardPayment, manualPayment, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const pathOf = (id: string | undefined) => `/v1/payments/${id}/payment_balance_transactions`;
const fees = [
  { type: 'processing_fee', amount: 30 },
  { type: 'platform_fee', amount: 20 },
];

/** What happened, by how much, and the balance after it; newest first. They add up to the balance of the payment. */
async function booksOf(api: Api, id: string | undefined): Promise<(readonly [string, number, number])[]> {
  const lines = (await api.get(pathOf(id))).balanceTransactions;
  const { balance } = (await api.get(`/v1/payments/${id}`)).payment;
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  expect(lines[0]?.balance ?? 0).toBe(balance);
  return lines.map((line) => [line.payment_balance_txn_type, line.amount, line.balance]);
}

const paid = [
  ['payment_fee', -20, 950],
  ['payment_fee', -30, 970],
  ['payment', 1_000, 1_000],
];

eachFront((front) => {
  test('a line has every field', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', payment({ fees: fees.slice(0, 1) }))).payment;
    const at = new Date(front.clock.now()).toISOString();
    front.clock.advance({ seconds: 1 });
    const { financial_transaction_id, fees: borne } = (await api.get(`/v1/payments/${id}`)).payment;
    const same = {
      id: expect.stringMatching(/^pbt_[0-9A-Za-z]{22}$/),
      currency: 'usd',
      financial_transaction_id,
      payment_id: id,
      created_at: at,
      updated_at: at,
    };
    const answer = await api.get(pathOf(id));
    expect(answer.body).toMatchObject({ type: 'array', page_info: { has_next: false, has_previous: false } });
    expect(answer.balanceTransactions).toStrictEqual([
      {
        ...same,
        amount: -30,
        balance: 970,
        payment_balance_txn_type: 'payment_fee',
        source_type: 'PaymentFee',
        source_id: borne[0]?.id,
      },
      {
        ...same,
        amount: 1_000,
        balance: 1_000,
        payment_balance_txn_type: 'payment',
        source_type: 'Payment',
        source_id: id,
      },
    ]);
  });

  test('payment, fees, refunds and fees given back', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', payment({ fees }))).payment;
    expect(await booksOf(api, id)).toEqual(paid);
    const refund = (await api.post(`/v1/payments/${id}/refunds`, { amount: 400, fees: [{ ...fees[1], amount: 8 }] }))
      .refund;
    await api.post(`/v1/payments/${id}/refunds`, { amount: 100 });
    expect(await booksOf(api, id)).toEqual([
      ['refund', -100, 458],
      ['fee_refund', 8, 558],
      ['refund', -400, 550],
      ...paid,
    ]);
    const [, feeRefund, first] = (await api.get(pathOf(id))).balanceTransactions;
    expect(first).toMatchObject({ source_type: 'Refund', source_id: refund.id });
    expect(feeRefund).toMatchObject({ source_type: 'PaymentFee', source_id: refund.returned_fees[0]?.payment_fee_id });
  });

  test('a void ends at zero', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', payment({ fees }))).payment;
    await api.post(`/v1/payments/${id}/void`);
    expect(await booksOf(api, id)).toEqual([
      ['void', -1_000, 0],
      ['fee_refund', 20, 1_000],
      ['fee_refund', 30, 980],
      ...paid,
    ]);
  });

  test('nothing is posted before the capture, nor when there is none', async () => {
    const { testMode: api } = await front.newPlatform();
    const make = async (body: object) => (await api.post('/v1/payments', { ...body, fees })).payment.id;
    const voided = await make(manualPayment());
    const lapsed = await make(manualPayment());
    const captured = await make(manualPayment());
    const comesBack = await make(bankPayment({ account_number: '000222222227' }));
    const settled = await make(bankPayment({ account_number: '000555555559' }));
    await api.post('/v1/payments', { ...cardPayment({ number: '4000000000000002' }), fees });
    const [declined] = (await api.get('/v1/payments?limit=1')).as('PaymentList').data;
    const all = [voided, lapsed, captured, comesBack, settled, declined?.id];
    for (const id of all) expect(await booksOf(api, id)).toEqual([]);

    await api.post(`/v1/payments/${voided}/void`);
    await api.post(`/v1/payments/${captured}/capture`);
    front.clock.advance({ days: 8 });
    const later = api.renewed();
    for (const id of [captured, settled]) expect(await booksOf(later, id)).toEqual(paid);
    for (const id of [voided, lapsed, comesBack, declined?.id]) expect(await booksOf(later, id)).toEqual([]);
  });

  test('a refund to a bank account is posted when it settles', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/payments', { ...bankPayment({ account_number: '000555555559' }), fees }))
      .payment;
    front.clock.advance({ days: 5 });
    const refunding = api.renewed();
    await refunding.post(`/v1/payments/${id}/refunds`, { amount: 400, fees });
    expect(await booksOf(refunding, id)).toEqual(paid);
    front.clock.advance({ days: 5 });
    expect(await booksOf(api.renewed(), id)).toEqual([
      ['fee_refund', 20, 600],
      ['fee_refund', 30, 580],
      ['refund', -400, 550],
      ...paid,
    ]);
  });
});
