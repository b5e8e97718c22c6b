import type { PaymentFeeType } from '../../spec/tables/fee-types';
import { SandboxError } from '../sandbox-error';
import { type Fee, feesWithin } from './fees';
import type { NewId } from '../random/ids';
import type { ApplicationFeeRow, PaymentFeeRow, PaymentRow, ReturnedFeeRow } from '../rows';

/** The fees that a request for a payment or a checkout gives. */
export interface GivenFees {
  readonly fees?: readonly Fee[] | undefined;
  readonly application_fee_amount?: number | undefined;
}

type Charged = Pick<PaymentRow, 'amount' | 'currency'>;

/** Why a payment cannot bear the fees of its request; the first reason that applies. Source: Create payment details. */
export function givenFeesProblem({ amount, currency }: Charged, given: GivenFees): SandboxError | undefined {
  const { fees = [], application_fee_amount = 0 } = given;
  if (fees.length > 0 && application_fee_amount > 0) return new SandboxError('fee_and_application_fee_declared', {});
  if (fees.length > 0 && currency === 'cad') return new SandboxError('fees_invalid', { name: 'fees' });
  if (namesTypeTwice(fees)) return new SandboxError('multiple_of_same_fee_type', {});
  if (total(fees) > amount || application_fee_amount > amount) {
    return new SandboxError('fee_amount_greater_than_payment_amount', {});
  }
  return undefined;
}

/** Why a refund cannot give back the fees it asks for; the first reason that applies. Source: Refund details. */
export function returnedFeesProblem(payment: PaymentRow, fees: readonly Fee[]): SandboxError | undefined {
  if (namesTypeTwice(fees)) return new SandboxError('multiple_of_same_fee_type', {});
  for (const { type } of fees) {
    if (!feeOfType(payment, type)) return new SandboxError('fee_type_must_exist_on_payment_fees', {});
  }
  for (const { type, amount } of fees) {
    const remaining = feeOfType(payment, type)?.remaining_amount ?? 0;
    if (amount > remaining) return new SandboxError('returned_fee_exceeds_remaining_amount', {});
  }
  return undefined;
}

/**
 * The fees a new payment bears: a fee that is given replaces the configured one of its type, and no other. What is
 * configured is cut to what the others leave of the payment.
 */
export function newFees(
  amount: number,
  given: readonly Fee[],
  configured: readonly Fee[],
  newId: NewId,
): readonly PaymentFeeRow[] {
  if (given.length === 0 && configured.length === 0) return [];
  const replaced = new Set(given.map(({ type }) => type));
  const fees = feesWithin(amount, [...given, ...configured.filter(({ type }) => !replaced.has(type))]);
  return fees.map((fee) => ({ ...fee, id: newId('pyfee'), remaining_amount: fee.amount }));
}

/** What a declined payment bears. */
export const noFees = { fees: [], application_fee: null } as const;

export function newApplicationFee(amount: number, now: string, newId: NewId): ApplicationFeeRow {
  return { id: newId('fee'), amount, remaining_amount: amount, created_at: now, updated_at: now };
}

/** What a refund gives back of each fee that it asks for. */
export function returnedFees(payment: PaymentRow, fees: readonly Fee[], newId: NewId): readonly ReturnedFeeRow[] {
  return fees.flatMap(({ type, amount }) => {
    const fee = feeOfType(payment, type);
    if (fee === undefined) return [];
    return {
      id: newId('rtfee'),
      payment_fee_id: fee.id,
      type,
      returned_amount: amount,
      original_amount: fee.amount,
      remaining_amount: fee.remaining_amount - amount,
      currency: payment.currency,
    };
  });
}

/** The fees of a payment after some were given back. */
export function feesLessReturned({ fees }: PaymentRow, returned: readonly ReturnedFeeRow[]): readonly PaymentFeeRow[] {
  if (returned.length === 0) return fees;
  return fees.map((fee) => {
    const back = returned.find(({ payment_fee_id }) => payment_fee_id === fee.id)?.returned_amount ?? 0;
    return { ...fee, remaining_amount: fee.remaining_amount - back };
  });
}

/** The fees of a payment that came to nothing: all given back. Source: Resources, Payment. */
export function feesGivenBack(payment: PaymentRow, now: string): Pick<PaymentRow, 'fees' | 'application_fee'> {
  const { fees, application_fee } = payment;
  return {
    fees: fees.map((fee) => ({ ...fee, remaining_amount: 0 })),
    application_fee: application_fee && { ...application_fee, remaining_amount: 0, updated_at: now },
  };
}

/** Total of the fees, whether given back or not. Source: Resources, Payment. */
export function feeAmount({ fees, application_fee }: Pick<PaymentRow, 'fees' | 'application_fee'>): number {
  return total(fees) + (application_fee?.amount ?? 0);
}

/** What is left of the fees after all that was given back. */
export function remainingFees({ fees, application_fee }: Pick<PaymentRow, 'fees' | 'application_fee'>): number {
  return fees.reduce((sum, fee) => sum + fee.remaining_amount, application_fee?.remaining_amount ?? 0);
}

function feeOfType({ fees }: PaymentRow, type: PaymentFeeType): PaymentFeeRow | undefined {
  return fees.find((fee) => fee.type === type);
}

function namesTypeTwice(fees: readonly Fee[]): boolean {
  return new Set(fees.map(({ type }) => type)).size < fees.length;
}

function total(fees: readonly { readonly amount: number }[]): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0);
}
