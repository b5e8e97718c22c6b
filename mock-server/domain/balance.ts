import type { PaymentFeeType } from '../../spec/tables/fee-types';
import type { DisputeRow, PaymentBalanceTransactionRow, PaymentFeeRow, PaymentRow, RefundRow } from '../rows';
import { amountRefundable } from './payment';
import { remainingFees } from './payment-fees';

/** A ledger entry to post to a payment. */
export interface Entry extends Pick<
  PaymentBalanceTransactionRow,
  'amount' | 'payment_balance_txn_type' | 'source_type' | 'source_id'
> {
  /** The type of the fee, for an entry of a fee or a returned fee. */
  readonly feeType?: PaymentFeeType;
  /** The returned fee of a refund, for its entry. */
  readonly returnedFeeId?: string;
}

/** Credits minus debits of a payment; zero until it is captured. Source: Resources, Payment. */
export function balanceOf(payment: PaymentRow): number {
  if (!payment.captured || payment.status === 'canceled') return 0;
  return amountRefundable(payment) - remainingFees(payment) - (payment.dispute_fees ?? 0);
}

/** A capture credits the amount and debits the fees. */
export function captureEntries(payment: PaymentRow): readonly Entry[] {
  const { id, amount, fees, application_fee } = payment;
  return [
    { amount, payment_balance_txn_type: 'payment', source_type: 'Payment', source_id: id },
    ...fees.filter(isCharged).map((fee) => feeEntry('payment_fee', fee, -fee.amount)),
    ...(application_fee ? [applicationFeeEntry('payment_fee', application_fee.id, -application_fee.amount)] : []),
  ];
}

/** A refund debits its amount and credits the returned fees. */
export function refundEntries({ id, amount, returned_fees }: RefundRow): readonly Entry[] {
  return [
    { amount: -amount, payment_balance_txn_type: 'refund', source_type: 'Refund', source_id: id },
    ...returned_fees.map(({ id: returnedFeeId, payment_fee_id: fee, type, returned_amount }) => ({
      ...(type === 'application_fee'
        ? applicationFeeEntry('fee_refund', fee, returned_amount)
        : feeEntry('fee_refund', { id: fee, type }, returned_amount)),
      returnedFeeId,
    })),
  ];
}

/** A dispute debits the disputed amount, and its fee if there is one. */
export function disputeEntries({ id, amount, fee }: DisputeRow): readonly Entry[] {
  const source = { source_type: 'Dispute', source_id: id } as const;
  const debit: Entry = { amount: -amount, payment_balance_txn_type: 'dispute', ...source };
  return fee === 0 ? [debit] : [debit, { amount: -fee, payment_balance_txn_type: 'dispute_fee', ...source }];
}

/** A dispute that is won credits both again. */
export function disputeRefundEntries({ id, amount, fee }: DisputeRow): readonly Entry[] {
  const source = { source_type: 'Dispute', source_id: id } as const;
  const credit: Entry = { amount, payment_balance_txn_type: 'dispute_refund', ...source };
  return fee === 0 ? [credit] : [credit, { amount: fee, payment_balance_txn_type: 'dispute_fee_refund', ...source }];
}

/**
 * A void, or a return by the bank, reverses what is left of a payment. The fees come first, so that the balance does not become
 * negative in between: it ends at zero, less the fees of disputes.
 */
export function voidEntries(payment: PaymentRow): readonly Entry[] {
  if (!payment.captured) return [];
  const { id, fees, application_fee: shared } = payment;
  const entries: readonly Entry[] = [
    ...fees.map((fee) => feeEntry('fee_refund', fee, fee.remaining_amount)),
    ...(shared ? [applicationFeeEntry('fee_refund', shared.id, shared.remaining_amount)] : []),
    { amount: -amountRefundable(payment), payment_balance_txn_type: 'void', source_type: 'Payment', source_id: id },
  ];
  // Refunds returned some fees, and refunds and disputes may have taken everything.
  return entries.filter(({ amount }) => amount !== 0);
}

type FeeEntryType = 'payment_fee' | 'fee_refund';

/** A fee that was waived has no entry. */
const isCharged = ({ amount }: PaymentFeeRow) => amount > 0;

function feeEntry(type: FeeEntryType, fee: Pick<PaymentFeeRow, 'id' | 'type'>, amount: number): Entry {
  return {
    amount,
    payment_balance_txn_type: type,
    source_type: 'PaymentFee',
    source_id: fee.id,
    feeType: fee.type,
  };
}

function applicationFeeEntry(type: FeeEntryType, id: string, amount: number): Entry {
  return { amount, payment_balance_txn_type: type, source_type: 'ApplicationFee', source_id: id };
}
