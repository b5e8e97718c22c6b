import type { BalanceTransactionType } from '../../spec/tables/balance-transactions';
import type { PaymentFeeType, ReturnableFeeType } from '../../spec/tables/fee-types';
import type { Currency, DisputeRow, FeeConfigurationRow, PaymentRow, PayoutRow, RefundRow } from '../rows';
import {
  balanceOf,
  captureEntries,
  disputeEntries,
  disputeRefundEntries,
  type Entry,
  refundEntries,
  voidEntries,
} from './balance';
import { calculateFee } from './fees';
import { feesLessReturned } from './payment-fees';

/** The way of an amount: what was charged, deducted and given back, what is left, and where that was paid out. */
export interface Money {
  readonly currency: Currency;
  /** The posted ones add up to the net. Oldest first, except that those of disputes follow those of refunds. */
  readonly lines: readonly MoneyLine[];
  /** The balance of a payment; the change of it by a refund or a dispute. In the smallest unit. */
  readonly net: number;
  /** The parts of the net by payout: they add up to it. Empty if nothing was posted. */
  readonly payouts: readonly PayoutPart[];
}

/** A ledger entry of a payment, or one that is expected. */
export interface MoneyLine {
  readonly type: BalanceTransactionType;
  /** Credits are positive, debits negative. 0 for a fee that is not charged. */
  readonly amount: number;
  /** The id of the payment, refund or dispute that causes it. */
  readonly of: string;
  /** Whether it is in the ledger; otherwise the capture or the bank posts it. */
  readonly isPosted: boolean;
  /** The type of the fee, for a fee or a returned fee. */
  readonly feeType?: ReturnableFeeType;
  /** The origin of the amount of a fee. */
  readonly origin?: FeeOrigin;
}

/** Where the amount of a fee comes from. */
export type FeeOrigin =
  | {
      readonly kind: 'configuration';
      readonly configuration: FeeConfigurationRow;
      /** The amount of the payment, and the fee of it by the configuration, before it is limited by other fees. */
      readonly amount: number;
      readonly calculated: number;
    }
  | { readonly kind: 'request' }
  /** A rate of the sandbox, for accounts that have no configurations. */
  | { readonly kind: 'sandbox' }
  /** No configuration was in force when the payment was made. */
  | { readonly kind: 'none' };

/** A part of an amount that is paid out together. */
export interface PayoutPart {
  readonly amount: number;
  /** Null: it is not paid out yet. */
  readonly payout: PayoutRow | null;
  /** When the next payout is due; null where no job is stored for that. */
  readonly next_at: string | null;
}

/** A fee type that can apply to a payment, with its configuration: that of the fee, or else the one in force at the payment. */
export interface FeeSource {
  readonly type: PaymentFeeType;
  readonly configuration: FeeConfigurationRow | undefined;
}

/** The rows that the money of a payment is computed from. Refunds and disputes are oldest first. */
export interface PaymentMoneyRows {
  readonly payment: PaymentRow;
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
  readonly feeSources: readonly FeeSource[];
  readonly payouts: readonly PayoutPart[];
}

/** Returns the money of a payment. Its lines are those of its ledger, by the functions that post them. */
export function paymentMoney({ payment, refunds, disputes, feeSources, payouts }: PaymentMoneyRows): Money {
  const lines = [
    ...chargeLines(payment, feeSources),
    ...refunds.flatMap(refundLines),
    ...disputes.flatMap(disputeLines),
    ...voidLines(payment, refunds),
  ];
  return { currency: payment.currency, lines, net: balanceOf(payment), payouts };
}

/** Returns the money of a refund: what it takes from its payment, with the fees that it returns. */
export function refundMoney(refund: RefundRow, { currency }: PaymentRow, payouts: readonly PayoutPart[]): Money {
  const lines = refundLines(refund);
  return { currency, lines, net: postedAmount(lines), payouts };
}

/** Returns the money of a dispute: what it takes from its payment, and gives back if it is won. */
export function disputeMoney(dispute: DisputeRow, payouts: readonly PayoutPart[]): Money {
  const lines = disputeLines(dispute);
  return { currency: dispute.currency, lines, net: postedAmount(lines), payouts };
}

const postedAmount = (lines: readonly MoneyLine[]): number =>
  lines.reduce((sum, { amount, isPosted }) => (isPosted ? sum + amount : sum), 0);

/** The charge and its fees: expected ones until the capture or the decision of the bank. A payment that ended before has none. */
function chargeLines(payment: PaymentRow, feeSources: readonly FeeSource[]): readonly MoneyLine[] {
  const { id, captured, status, application_fee } = payment;
  if (!captured && (status === 'failed' || status === 'canceled')) return [];
  const lines = captureEntries(payment).map((entry) => lineOf(entry, id, captured));
  if (application_fee !== null)
    return lines.map((line) => (line.feeType === undefined ? line : { ...line, origin: { kind: 'request' } }));
  const feeLines = feeSources.map((source): MoneyLine => {
    const { type: feeType } = source;
    const free = { type: 'payment_fee', amount: 0, of: id, isPosted: captured, feeType } as const;
    return { ...(lines.find((line) => line.feeType === feeType) ?? free), ...originOf(payment, source) };
  });
  return [...lines.filter(({ feeType }) => feeType === undefined), ...feeLines];
}

/** A fee whose configuration is gone has no origin. */
function originOf(payment: PaymentRow, { type, configuration }: FeeSource): Pick<MoneyLine, 'origin'> {
  const { amount, currency, fees } = payment;
  const fee = fees.find((each) => each.type === type);
  if (fee && fee.source_configuration_id === null)
    return { origin: { kind: currency === 'cad' ? 'sandbox' : 'request' } };
  if (configuration)
    return {
      origin: { kind: 'configuration', configuration, amount, calculated: calculateFee(amount, configuration) },
    };
  return fee ? {} : { origin: { kind: 'none' } };
}

/** A refund that failed took nothing. */
function refundLines(refund: RefundRow): readonly MoneyLine[] {
  if (refund.status === 'failed') return [];
  return refundEntries(refund).map((entry) => lineOf(entry, refund.id, refund.status === 'succeeded'));
}

function disputeLines(dispute: DisputeRow): readonly MoneyLine[] {
  const entries = [...disputeEntries(dispute), ...(dispute.status === 'won' ? disputeRefundEntries(dispute) : [])];
  return entries.map((entry) => lineOf(entry, dispute.id, true));
}

/** A void, or a return by the bank, reverses what the payment was before. */
function voidLines(payment: PaymentRow, refunds: readonly RefundRow[]): readonly MoneyLine[] {
  if (!payment.captured || (payment.status !== 'canceled' && payment.status !== 'failed')) return [];
  return voidEntries(beforeVoid(payment, refunds)).map((entry) => lineOf(entry, payment.id, true));
}

/** Returns a payment with the fees that were not returned before all of them were. */
function beforeVoid(payment: PaymentRow, refunds: readonly RefundRow[]): PaymentRow {
  const { fees, application_fee, updated_at } = payment;
  const charged: PaymentRow = {
    ...payment,
    status: 'succeeded',
    amount_returned: 0,
    fees: fees.map((fee) => ({ ...fee, remaining_amount: fee.amount })),
    application_fee: application_fee && { ...application_fee, remaining_amount: application_fee.amount },
  };
  const posted = refunds.filter(({ status }) => status === 'succeeded');
  return posted.reduce(
    (before, { returned_fees }) => ({ ...before, ...feesLessReturned(before, returned_fees, updated_at) }),
    charged,
  );
}

function lineOf(entry: Entry, of: string, isPosted: boolean): MoneyLine {
  const { payment_balance_txn_type: type, amount, source_type } = entry;
  const feeType = source_type === 'ApplicationFee' ? 'application_fee' : entry.feeType;
  return { type, amount, of, isPosted, ...(feeType !== undefined && { feeType }) };
}
