import type { BalanceTransactionRow, PaymentRow, PayoutBatchRow, PayoutRow, Rows } from '../rows';
import { payoutAmount } from './payouts';

/** The tables that sums are over. */
export type SummedTable =
  | 'accounts'
  | 'balance_transactions'
  | 'disputes'
  | 'payment_balance_transactions'
  | 'payments'
  | 'payout_batches'
  | 'payouts'
  | 'refunds';

/** Returns all rows of a table, in any order. */
export type RowsOf = <Name extends SummedTable>(table: Name) => Iterable<Rows[Name]>;

/**
 * Yields a sentence for each sum over several rows that is wrong: of a payment, a payout, or the ledger of an account. Each table
 * is read once. Source: Balance transactions; Payouts; Resources, Payment.
 */
export function* sumProblems(rowsOf: RowsOf): Generator<string, void, undefined> {
  const payments = new PaymentSums(rowsOf);
  const ledger = new LedgerSums(rowsOf);
  for (const payment of rowsOf('payments')) {
    yield* payments.problemsOf(payment);
    ledger.addPayment(payment);
  }
  for (const payout of rowsOf('payouts')) yield* ledger.problemsOfPayout(payout);
  yield* ledger.problemsOfBatches();
  yield* ledger.problemsOfAccounts();
}

/** Sums by id. An id without an amount has the sum 0. */
class Sums {
  readonly #sums = new Map<string, number>();

  add(id: string, amount: number): void {
    this.#sums.set(id, this.of(id) + amount);
  }

  of(id: string): number {
    return this.#sums.get(id) ?? 0;
  }

  ids(): Iterable<string> {
    return this.#sums.keys();
  }
}

/** The sums of other rows about each payment. */
class PaymentSums {
  readonly #entries = new Sums();
  readonly #refunds = new Sums();
  readonly #disputes = new Sums();

  constructor(rowsOf: RowsOf) {
    for (const { payment_id, amount } of rowsOf('payment_balance_transactions')) this.#entries.add(payment_id, amount);
    for (const { payment_id, amount, status } of rowsOf('refunds'))
      if (status === 'succeeded') this.#refunds.add(payment_id, amount);
    for (const { payment_id, amount, status } of rowsOf('disputes'))
      if (status !== 'won') this.#disputes.add(payment_id, amount);
  }

  *problemsOf({ id, balance, amount_refunded, amount_disputed }: PaymentRow): Generator<string, void, undefined> {
    const of = `payments ${id}`;
    yield* difference(`${of}: its balance`, balance, 'its balance transactions', this.#entries.of(id));
    yield* difference(`${of}: its amount_refunded`, amount_refunded, 'its refunds', this.#refunds.of(id));
    yield* difference(`${of}: its amount_disputed`, amount_disputed, 'its disputes', this.#disputes.of(id));
  }
}

/** The ledgers of accounts beside their payments and payouts. */
class LedgerSums {
  readonly #batches = new Map<string, PayoutBatchRow>();
  readonly #platformOf = new Map<string, string>();
  /** The net amounts of all entries, by account. */
  readonly #ledgers = new Sums();
  /** The expected sums of the entries, by account. */
  readonly #expected = new Sums();
  /** The net amounts of counted entries, by batch, and of the entries of payouts themselves, by payout. */
  readonly #collected = new Sums();
  /** The totals of batches, by payout. */
  readonly #paidOut = new Sums();

  constructor(rowsOf: RowsOf) {
    for (const { id, platform_account_id } of rowsOf('accounts')) this.#platformOf.set(id, platform_account_id);
    for (const batch of rowsOf('payout_batches')) {
      this.#batches.set(batch.id, batch);
      if (batch.payout_id !== null) this.#paidOut.add(batch.payout_id, payoutAmount(batch));
    }
    for (const entry of rowsOf('balance_transactions')) this.#addEntry(entry);
  }

  #addEntry({ account_id, collected_in, sequence, amount, fee }: BalanceTransactionRow): void {
    this.#ledgers.add(account_id, amount - fee);
    const { counted_to = Infinity } = this.#batches.get(collected_in) ?? {};
    if (sequence <= counted_to) this.#collected.add(collected_in, amount - fee);
  }

  addPayment(payment: PaymentRow): void {
    const { account_id, balance } = payment;
    this.#expected.add(account_id, balance);
    this.#expected.add(this.#platformOf.get(account_id) ?? '', amountOfPlatform(payment));
  }

  *problemsOfPayout({ id, account_id, amount, status }: PayoutRow): Generator<string, void, undefined> {
    const hasFailed = status === 'failed' || status === 'canceled';
    const debit = this.#collected.of(id);
    this.#expected.add(account_id, hasFailed ? 0 : -amount);
    // Before release 0.2.0 a payout that failed gave back what it had collected.
    const collected = hasFailed && debit === 0 ? 0 : amount;
    const of = `payouts ${id}`;
    yield* difference(`${of}: its amount as ${status}`, collected, 'its batches', this.#paidOut.of(id));
    yield* difference(`${of}: its debit as ${status}`, -collected, 'its balance transactions', debit);
  }

  *problemsOfBatches(): Generator<string, void, undefined> {
    for (const [id, batch] of this.#batches)
      yield* difference(
        `payout_batches ${id}: its total`,
        payoutAmount(batch),
        'its balance transactions',
        this.#collected.of(id),
      );
  }

  *problemsOfAccounts(): Generator<string, void, undefined> {
    for (const id of new Set([...this.#expected.ids(), ...this.#ledgers.ids()])) {
      const expected = this.#expected.of(id);
      yield* difference(
        `accounts ${id}: what it earned and was not paid out`,
        expected,
        'its balance transactions',
        this.#ledgers.of(id),
      );
    }
  }
}

/** Returns the part of a payment that the platform keeps. */
function amountOfPlatform({ captured, fees, application_fee }: PaymentRow): number {
  if (!captured) return 0;
  const ofPlatform = fees.filter(({ type }) => type === 'platform_fee');
  return ofPlatform.reduce(
    (sum, { remaining_amount }) => sum + remaining_amount,
    application_fee?.remaining_amount ?? 0,
  );
}

function* difference(what: string, amount: number, rows: string, sum: number): Generator<string, void, undefined> {
  if (amount !== sum) yield `${what} is ${amount}, and ${rows} sum to ${sum}`;
}
