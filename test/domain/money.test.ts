import { expect, test } from 'vitest';
import { paymentMoney } from '../../mock-server/domain/money';
import type { PaymentFeeRow } from '../../mock-server/rows';
import { paymentRow, refundRow } from './rows';

const fee: PaymentFeeRow = {
  id: 'pyfee_1',
  type: 'processing_fee',
  amount: 59,
  remaining_amount: 59,
  source_configuration_id: null,
  source_fee_type: null,
};

const moneyOf = (fields: Parameters<typeof paymentRow>[0], refunds = [refundRow({ status: 'failed' })]) =>
  paymentMoney({
    payment: paymentRow(fields),
    refunds,
    disputes: [],
    feeSources: [{ type: 'processing_fee', configuration: undefined }],
    payouts: [],
  });

test.each([
  ['a fee of a request', { fees: [fee] }, 'request'],
  ['a fee of an account in cad, which requests cannot set', { fees: [fee], currency: 'cad' as const }, 'sandbox'],
  ['a fee whose configuration is gone', { fees: [{ ...fee, source_configuration_id: 'sfc_1' }] }, undefined],
  ['no fee', {}, 'none'],
])('the origin of %s', (_, fields, kind) => {
  const { lines, net } = moneyOf(fields);
  expect(lines.find(({ feeType }) => feeType === 'processing_fee')?.origin?.kind).toBe(kind);
  expect(net).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
});

test('a refund that failed takes nothing, and a pending one is expected', () => {
  expect(moneyOf({}).lines.map(({ type }) => type)).toEqual(['payment', 'payment_fee']);
  const { lines, net } = moneyOf({}, [refundRow({ status: 'pending' })]);
  expect(lines.at(-1)).toMatchObject({ type: 'refund', amount: -400, isPosted: false });
  expect(net).toBe(1_000);
});
