import { cadFeesExplanation } from '../../spec/tables/cad-processing-fee';
import { explainCondition } from '../../spec/tables/conditions';
import { paymentFeeTypes, type ReturnableFeeType } from '../../spec/tables/fee-types';
import { SandboxError } from '../sandbox-error';
import { type Fee, feesWithin } from './fees';
import type { NewId } from '../random/ids';
import type { ApplicationFeeRow, PaymentFeeRow, PaymentRow, ReturnedFeeRow } from '../rows';

/** The fees in a request for a payment or a checkout. */
export interface GivenFees {
  readonly fees?: readonly Fee[] | undefined;
  readonly application_fee_amount?: number | undefined;
}

type Charged = Pick<PaymentRow, 'amount' | 'currency'>;

/** The parameters of a payment with its fees. */
const feeParameters: Readonly<Record<keyof GivenFees, string>> = {
  fees: 'fees',
  application_fee_amount: 'application_fee_amount',
};

/** Returns the first error in the fees of a request. Source: Create payment details. */
export function givenFeesProblem(
  { amount, currency }: Charged,
  given: GivenFees,
  parameters = feeParameters,
): SandboxError | undefined {
  const { fees = [], application_fee_amount = 0 } = given;
  if (fees.length === 0 && application_fee_amount === 0) return undefined;
  if (currency === 'cad' && (fees.length > 0 || application_fee_amount > 0)) {
    const name = fees.length > 0 ? parameters.fees : parameters.application_fee_amount;
    const explanation = explainCondition('fees_in_usd', cadFeesExplanation);
    return new SandboxError('unexpected_parameter', { name }, { explanation });
  }
  if (fees.length > 0 && application_fee_amount > 0) return new SandboxError('fee_and_application_fee_declared', {});
  if (namesTypeTwice(fees)) return new SandboxError('multiple_of_same_fee_type', {});
  if (total(fees) > amount || application_fee_amount > amount) {
    return new SandboxError('fee_amount_greater_than_payment_amount', {});
  }
  return undefined;
}

/** A fee of a request to refund. */
export interface FeeToReturn {
  readonly type: ReturnableFeeType;
  readonly amount: number;
}

/** Returns the first error in the fees that a refund returns. Source: Refund details. */
export function returnedFeesProblem(payment: PaymentRow, fees: readonly FeeToReturn[]): SandboxError | undefined {
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
 * Returns the fees that a new payment bears, the processing fee first. A given fee replaces only the configured fee of its type.
 * Configured fees are limited to what the other fees leave of the amount.
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
  return sortedByType(fees).map(({ type, amount: charged, configuration }) => ({
    id: newId('pyfee'),
    type,
    amount: charged,
    remaining_amount: charged,
    source_configuration_id: configuration?.id ?? null,
    source_fee_type: configuration?.fee_type ?? null,
  }));
}

function sortedByType(fees: readonly Fee[]): readonly Fee[] {
  const types = Object.keys(paymentFeeTypes);
  return [...fees].sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}

/** The fees of a declined payment. */
export const noFees = { fees: [], application_fee: null } as const;

export function newApplicationFee(amount: number, now: string, newId: NewId): ApplicationFeeRow {
  return { id: newId('fee'), amount, remaining_amount: amount, created_at: now, updated_at: now };
}

/** Returns the rows of the fees that a refund returns. */
export function returnedFees(
  payment: PaymentRow,
  fees: readonly FeeToReturn[],
  newId: NewId,
): readonly ReturnedFeeRow[] {
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

/** Returns the fees of a payment after a refund returned some of them. */
export function feesLessReturned(
  { fees, application_fee }: PaymentRow,
  returned: readonly ReturnedFeeRow[],
  now: string,
): Pick<PaymentRow, 'fees' | 'application_fee'> {
  if (returned.length === 0) return { fees, application_fee };
  const left = ({ id, remaining_amount }: PaymentFeeRow | ApplicationFeeRow) =>
    remaining_amount - (returned.find(({ payment_fee_id }) => payment_fee_id === id)?.returned_amount ?? 0);
  return {
    fees: fees.map((fee) => ({ ...fee, remaining_amount: left(fee) })),
    application_fee: application_fee && {
      ...application_fee,
      remaining_amount: left(application_fee),
      updated_at: now,
    },
  };
}

/** Returns the fees of a payment that was canceled or failed: all are returned. Source: Resources, Payment. */
export function feesGivenBack(payment: PaymentRow, now: string): Pick<PaymentRow, 'fees' | 'application_fee'> {
  const { fees, application_fee } = payment;
  return {
    fees: fees.map((fee) => ({ ...fee, remaining_amount: 0 })),
    application_fee: application_fee && { ...application_fee, remaining_amount: 0, updated_at: now },
  };
}

/** The total of the fees, including what was returned. Source: Resources, Payment. */
export function feeAmount({ fees, application_fee }: Pick<PaymentRow, 'fees' | 'application_fee'>): number {
  return total(fees) + (application_fee?.amount ?? 0);
}

/** The total of the fees that were not returned. */
export function remainingFees({ fees, application_fee }: Pick<PaymentRow, 'fees' | 'application_fee'>): number {
  return fees.reduce((sum, fee) => sum + fee.remaining_amount, application_fee?.remaining_amount ?? 0);
}

function feeOfType(
  { fees, application_fee }: PaymentRow,
  type: ReturnableFeeType,
): PaymentFeeRow | ApplicationFeeRow | undefined {
  if (type === 'application_fee') return application_fee ?? undefined;
  return fees.find((fee) => fee.type === type);
}

function namesTypeTwice(fees: readonly FeeToReturn[]): boolean {
  return new Set(fees.map(({ type }) => type)).size < fees.length;
}

function total(fees: readonly { readonly amount: number }[]): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0);
}
