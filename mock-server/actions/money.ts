import { feeTypesOf } from '../domain/fees';
import { firstOf } from '../domain/first-of';
import { disputeMoney, type FeeSource, type Money, paymentMoney, type PayoutPart, refundMoney } from '../domain/money';
import { payoutAmount } from '../domain/payouts';
import type { AccountRow, BalanceTransactionRow, DisputeRow, PaymentRow, PayoutBatchRow, RefundRow } from '../rows';
import { collectedKey } from '../rows/payout-batches';
import type { Reader } from '../store/reader';
import { findInForce } from './fee-configurations';
import { channelOf } from './payment-fees';
import { countEntries } from './payout-batches';

/** Returns the money of a payment: its charge, fees, refunds and disputes, what is left, and the payouts that have it. */
export function moneyOfPayment(rows: Reader, payment: PaymentRow): Money {
  return paymentMoney({
    payment,
    refunds: [...rows.walk('refunds', 'ofPayment', payment.id, 'ascending')],
    disputes: [...rows.walk('disputes', 'ofPayment', payment.id, 'ascending')],
    feeSources: feeSourcesOf(rows, payment),
    payouts: payoutParts(rows, ledgerOfPayment(rows, payment)),
  });
}

/** Returns the money of a refund, and the payouts that it reduces. */
export function moneyOfRefund(rows: Reader, refund: RefundRow): Money {
  const payment = rows.require('payments', refund.payment_id);
  const sources = new Set([refund.id, ...refund.returned_fees.map(({ id }) => id)]);
  return refundMoney(refund, payment, payoutParts(rows, ledgerOfPayment(rows, payment, sources)));
}

/** Returns the money of a dispute, and the payouts that it reduces. */
export function moneyOfDispute(rows: Reader, dispute: DisputeRow): Money {
  const payment = rows.require('payments', dispute.payment_id);
  return disputeMoney(dispute, payoutParts(rows, ledgerOfPayment(rows, payment, new Set([dispute.id]))));
}

function feeSourcesOf(rows: Reader, payment: PaymentRow): readonly FeeSource[] {
  const { account_id, created_at, expedited, fees } = payment;
  const channel = channelOf(rows.require('payment_methods', payment.payment_method_id), expedited);
  return feeTypesOf(channel).map(([type, candidates]) => {
    const fee = fees.find((each) => each.type === type);
    if (fee?.source_configuration_id)
      return { type, configuration: rows.find('fee_configurations', fee.source_configuration_id) };
    const inForce = candidates.map((fee_type) => findInForce(rows, { account_id, fee_type }, created_at));
    return { type, configuration: fee ? undefined : inForce.find((each) => each !== undefined) };
  });
}

/**
 * Yields the entries of a payment in the ledger of its account, oldest first: all, or those of some sources. A transaction posts
 * them right after those of the payment itself, so each is found by its position, without an index by payment.
 */
function* ledgerOfPayment(
  rows: Reader,
  { id, account_id }: PaymentRow,
  sources?: ReadonlySet<string>,
): Generator<BalanceTransactionRow, void, undefined> {
  let last = 0;
  for (const { sequence } of rows.walk('payment_balance_transactions', 'ofPayment', id, 'ascending')) {
    if (sequence < last) continue;
    for (const entry of rows.walk('balance_transactions', 'newest', account_id, 'ascending', sequence)) {
      if (entry.payment_id !== id) break;
      last = entry.sequence;
      if (sources === undefined || sources.has(entry.source_id)) yield entry;
    }
  }
}

/** Returns what is paid out together, in the order of the entries. The platform's own share of a fee is in another ledger. */
function payoutParts(rows: Reader, entries: Iterable<BalanceTransactionRow>): readonly PayoutPart[] {
  const amounts = new Map<PayoutBatchRow, number>();
  for (const { collected_in, amount, fee } of entries) {
    const batch = rows.find('payout_batches', collected_in);
    if (batch && batch.payout_type !== 'proceeds') amounts.set(batch, (amounts.get(batch) ?? 0) + amount - fee);
  }
  return [...amounts].map(([batch, amount]) => ({
    amount,
    payout: batch.payout_id === null ? null : rows.require('payouts', batch.payout_id),
    next_at: firstOf(rows.walk('jobs', 'ofSubject', batch.id, 'ascending'))?.due_at ?? null,
  }));
}

/** Entries of a batch that are added up at most: a few milliseconds. */
const MAX_ENTRIES = 10_000;

/** The money of a sub account that is not paid out yet. */
export interface AccountBalance {
  /** In cents; undefined where too many entries would have to be added up. */
  readonly amount: number | undefined;
  /** When the next payout is due; null where no job is stored for that. */
  readonly next_at: string | null;
}

/** Returns the balance of a sub account: what its open batches collect, and what failed payouts gave back. */
export function accountBalance(rows: Reader, { id: account_id, currency }: AccountRow): AccountBalance {
  const keys = (['cc', 'ach'] as const).map((payout_type) => collectedKey({ account_id, payout_type, currency }));
  const walk = (index: 'open' | 'returned') =>
    keys.flatMap((key) => [...rows.walk('payout_batches', index, key, 'ascending')]);
  const open = walk('open');
  const amounts = [...open.map((batch) => amountOf(rows, batch)), ...walk('returned').map(payoutAmount)];
  const isKnown = amounts.every((amount) => amount !== undefined);
  const dues = open.flatMap(({ id }) => firstOf(rows.walk('jobs', 'ofSubject', id, 'ascending'))?.due_at ?? []);
  return {
    amount: isKnown ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined,
    next_at: dues.sort()[0] ?? null,
  };
}

/** Returns the amount of an open batch; undefined for one with too many entries. */
function amountOf(rows: Reader, batch: PayoutBatchRow): number | undefined {
  const list = { table: 'balance_transactions', index: 'collectedIn', partition: batch.id } as const;
  if (rows.countList(list, batch.counted_to) > MAX_ENTRIES) return undefined;
  return payoutAmount(countEntries(rows, batch));
}
