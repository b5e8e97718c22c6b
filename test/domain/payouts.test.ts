import { describe, expect, test } from 'vitest';
import { movedPayout, noTotals, outcomeProblem, payoutAmount, withEntry } from '../../mock-server/domain/payouts';
import type { BalanceTransactionRow, PayoutRow } from '../../mock-server/rows';
import { payoutStates } from '../../spec/tables/states';

const now = '2031-05-06T00:00:00.000Z';

const payout = (status: PayoutRow['status']): PayoutRow => ({
  id: 'po_1',
  sequence: 1,
  mode: 'test',
  account_id: 'acc_1',
  payout_type: 'proceeds',
  currency: 'usd',
  amount: 500,
  ...noTotals,
  payments_count: 1,
  payments_total: 500,
  bank_account: {
    id: 'ba_1',
    full_name: 'Ada Lovelace',
    bank_name: 'Test Bank',
    account_number_last4: 6789,
    routing_number: '110000000',
    country: 'US',
    nickname: '',
    account_type: 'checking',
  },
  status,
  description: null,
  metadata: {},
  deposits_at: '2031-05-08T00:00:00.000Z',
  created_at: now,
  updated_at: now,
});

type Posted = readonly [type: BalanceTransactionRow['txn_type'], amount: number, fee?: number];

const totalsOf = (type: PayoutRow['payout_type'], posted: readonly Posted[]) =>
  posted.reduce((sum, [txn_type, amount, fee = 0]) => withEntry(sum, type, { txn_type, amount, fee }), noTotals);

test('fees are the payments of proceeds, and returned fees their refunds', () => {
  const totals = totalsOf('proceeds', [
    ['platform_fee_credit', 300],
    ['platform_fee_return', -120],
    ['platform_fee_credit', 50],
    ['platform_fee_return', -1],
  ]);
  expect(totals).toEqual({
    payments_count: 2,
    payments_total: 350,
    refunds_count: 2,
    refunds_total: -121,
    fees_total: 0,
    other_total: 0,
  });
  expect(payoutAmount({ ...totals, other_total: 7 })).toBe(236);
});

test('each entry of an account is in one total of its payout', () => {
  const totals = totalsOf('cc', [
    ['seller_payment', 10_000],
    ['processing_fee', -300],
    ['platform_fee', -50],
    ['seller_payment', 5_000, 120],
    ['seller_payment_refund', -1_000],
    ['processing_fee_return', 30],
    ['platform_fee_return', 20],
    ['seller_payment_void', -700],
    ['dispute', -400],
    ['dispute', 400],
    ['payout', -1],
  ]);
  expect(totals).toEqual({
    payments_count: 2,
    payments_total: 15_000,
    refunds_count: 1,
    refunds_total: -1_000,
    fees_total: 300 + 50 + 120 - 30 - 20,
    other_total: -700,
  });
  expect(payoutAmount(totals)).toBe(15_000 - 1_000 - 420 - 700);
});

describe('transitions of a payout', () => {
  const moves = {
    scheduled: { send: 'in_transit', cancel: 'canceled' },
    in_transit: { pay: 'paid', fail: 'failed' },
    paid: {},
    failed: {},
    canceled: {},
  } as const satisfies Record<PayoutRow['status'], object>;
  const cases = Object.entries(moves).flatMap(([status, ways]) =>
    (['send', 'pay', 'fail', 'cancel'] as const).map(
      (event) => [status, event, Object.entries(ways).find(([name]) => name === event)?.[1] ?? null] as const,
    ),
  );
  const isStatus = (text: string): text is PayoutRow['status'] => Object.hasOwn(payoutStates.states, text);

  test.each(cases)('%s, %s → %s', (status, event, after) => {
    if (!isStatus(status)) throw new Error(`${status} is not a status`);
    const before = payout(status);
    if (after === null) expect(() => movedPayout(before, event, now)).toThrow(`${event} cannot happen`);
    else expect(movedPayout(before, event, now)).toEqual({ ...before, status: after });
    if (event !== 'fail' && event !== 'cancel') return;
    expect(outcomeProblem(before, event)?.code).toBe(after === null ? 'payout_unexpected_state' : undefined);
  });
});
