import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, captureEntries, type Entry, refundEntries, voidEntries } from '../../mock-server/domain/balance';
import { assertInvariants } from '../../mock-server/domain/invariants';
import type { Fee } from '../../mock-server/domain/fees';
import { amountRefundable, captured, voided } from '../../mock-server/domain/payment';
import {
  feeAmount,
  feesGivenBack,
  type GivenFees,
  givenFeesProblem,
  newApplicationFee,
  newFees,
  remainingFees,
  returnedFees,
  returnedFeesProblem,
} from '../../mock-server/domain/payment-fees';
import { refunded } from '../../mock-server/domain/refund';
import type { PaymentRow } from '../../mock-server/rows';
import { paymentRow, payments, refundRow } from './rows';

const now = '2031-01-01T00:00:01.000Z';
const newId = (prefix: string) => `${prefix}_1`;
const processing = (amount: number): Fee => ({ type: 'processing_fee', amount });
const platform = (amount: number): Fee => ({ type: 'platform_fee', amount });
const payment = { amount: 1_000, currency: 'usd' } as const;
const withFees = (...fees: readonly Fee[]) => paymentRow({ fees: newFees(1_000, fees, [], newId) });

describe('the fees in a request', () => {
  test.each<[given: GivenFees, code: string | undefined]>([
    [{}, undefined],
    [{ fees: [] }, undefined],
    [{ fees: [processing(1)] }, undefined],
    [{ fees: [processing(400), platform(600)] }, undefined],
    [{ fees: [processing(401), platform(600)] }, 'fee_amount_greater_than_payment_amount'],
    [{ fees: [platform(1_001)] }, 'fee_amount_greater_than_payment_amount'],
    [{ fees: [platform(1), platform(2_000)] }, 'multiple_of_same_fee_type'],
    [{ application_fee_amount: 1 }, undefined],
    [{ application_fee_amount: 1_000 }, undefined],
    [{ application_fee_amount: 1_001 }, 'fee_amount_greater_than_payment_amount'],
    [{ application_fee_amount: 1, fees: [] }, undefined],
    [{ application_fee_amount: 1, fees: [platform(1), platform(2_000)] }, 'fee_and_application_fee_declared'],
  ])('%j: %s', (given, code) => {
    expect(givenFeesProblem(payment, given)?.code).toBe(code);
  });

  test.each<[given: GivenFees, parameter: string | undefined]>([
    [{ fees: [platform(1)] }, 'fees'],
    [{ fees: [platform(0)] }, 'fees'],
    [{ application_fee_amount: 1 }, 'application_fee_amount'],
    [{ fees: [], application_fee_amount: 0 }, undefined],
  ])('in Canadian dollars %j: %s is not taken', (given, parameter) => {
    const problem = givenFeesProblem({ ...payment, currency: 'cad' }, given);
    expect([problem?.code, problem?.parameter]).toEqual([parameter && 'unexpected_parameter', parameter]);
  });
});

describe('the fees that a refund returns', () => {
  const borne = withFees(processing(30));

  test.each<[asked: readonly Fee[], code: string | undefined]>([
    [[], undefined],
    [[processing(1)], undefined],
    [[processing(30)], undefined],
    [[processing(31)], 'returned_fee_exceeds_remaining_amount'],
    [[platform(1)], 'fee_type_must_exist_on_payment_fees'],
    [[processing(31), platform(1)], 'fee_type_must_exist_on_payment_fees'],
    [[processing(1), processing(1)], 'multiple_of_same_fee_type'],
    [[platform(1), platform(1)], 'multiple_of_same_fee_type'],
  ])('%j: %s', (asked, code) => {
    expect(returnedFeesProblem(borne, asked)?.code).toBe(code);
  });

  test('must not exceed the remaining fee', () => {
    const asked = [processing(20)];
    const refund = refundRow({ returned_fees: returnedFees(borne, asked, newId) });
    const left = refunded(borne, refund, now);
    expect(returnedFeesProblem(left, [processing(10)])).toBeUndefined();
    expect(returnedFeesProblem(left, [processing(11)])?.code).toBe('returned_fee_exceeds_remaining_amount');
    expect(returnedFees(left, [processing(10)], newId)).toMatchObject([
      { payment_fee_id: 'pyfee_1', returned_amount: 10, original_amount: 30, remaining_amount: 0 },
    ]);
  });
});

test('a given fee replaces the configured one of its type, and a configured fee of zero is omitted', () => {
  const configured = (fee: Fee): Fee => ({ ...fee, configuration: { id: 'fc_1', fee_type: 'platform' } });
  const amounts = (given: readonly Fee[], rates: readonly Fee[]) =>
    Object.fromEntries(newFees(1_000, given, rates.map(configured), newId).map(({ type, amount }) => [type, amount]));
  expect(amounts([], [processing(3), platform(2)])).toEqual({ processing_fee: 3, platform_fee: 2 });
  expect(amounts([platform(9)], [processing(3), platform(2)])).toEqual({ processing_fee: 3, platform_fee: 9 });
  expect(amounts([], [processing(0), platform(2)])).toEqual({ platform_fee: 2 });
  expect(amounts([platform(0)], [processing(3), platform(2)])).toEqual({ processing_fee: 3, platform_fee: 0 });
});

test.each(Object.entries(payments))('the fees of a payment that is %s are totaled, and can be returned', (_, row) => {
  const application_fee = newApplicationFee(7, now, newId);
  for (const each of [withFees(processing(3), platform(4)), { ...row, fees: [], application_fee }]) {
    const back = { ...each, ...feesGivenBack(each, now) };
    expect([feeAmount(each), remainingFees(each)]).toEqual([7, 7]);
    expect([feeAmount(back), remainingFees(back)]).toEqual([7, 0]);
  }
});

/** A payment after entries were posted to it. */
const posted = (payment: PaymentRow, entries: readonly Entry[]): PaymentRow => ({
  ...payment,
  balance: entries.reduce((sum, { amount }) => sum + amount, payment.balance),
});

test('an application fee is posted, and returned by a void', () => {
  const authorized = { ...payments.authorized, application_fee: newApplicationFee(50, now, newId) };
  const taken = posted(captured(authorized, now), captureEntries(authorized));
  expect(taken.balance).toBe(950);
  const lines = voidEntries(taken);
  expect(lines.map(({ source_type, amount }) => [source_type, amount])).toEqual([
    ['ApplicationFee', 50],
    ['Payment', -1_000],
  ]);
  expect(posted(voided(taken, now), lines).balance).toBe(0);
});

test('for random refunds and fees, the entries add up to the balance, and a void makes it zero', () => {
  const anyPayment = fc
    .tuple(fc.integer({ min: 51, max: 99_999_999 }), fc.nat({ max: 99_999_999 }), fc.nat({ max: 99_999_999 }))
    .map(([amount, first, second]): PaymentRow => {
      const fees = newFees(amount, [], [processing(first), platform(second)], newId);
      return { ...payments.authorized, amount, fees: fees.map((fee, i) => ({ ...fee, id: `pyfee_${i}` })) };
    });
  fc.assert(
    fc.property(anyPayment, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 6 }), (made, picks) => {
      let row = posted(captured(made, now), captureEntries(made));
      const check = () => {
        expect(row.balance).toBe(balanceOf(row));
        expect(feeAmount(row)).toBe(feeAmount(made));
        assertInvariants('payments', row);
      };
      check();
      const undone = posted(voided(row, now), voidEntries(row));
      expect([undone.balance, remainingFees(undone)]).toEqual([0, 0]);
      assertInvariants('payments', undone);
      for (const [pick, ...shares] of picks) {
        const refundable = amountRefundable(row);
        if (refundable === 0) break;
        const asked = row.fees.flatMap(({ type, remaining_amount }, i) => {
          const amount = (shares[i] ?? 0) % (remaining_amount + 1);
          return amount > 0 ? [{ type, amount }] : [];
        });
        expect(returnedFeesProblem(row, asked)).toBeUndefined();
        const refund = refundRow({
          amount: 1 + (pick % refundable),
          returned_fees: returnedFees(row, asked, newId),
        });
        assertInvariants('refunds', refund);
        row = posted(refunded(row, refund, now), refundEntries(refund));
        check();
      }
    }),
  );
});
