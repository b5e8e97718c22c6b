import { ledgerEntryTypes } from '../../spec/tables/ledger-entries';
import type { EventsRow, FeeConfigurationRow, PaymentRow, RefundRow, Rows, TableName } from '../rows';
import { balanceOf } from './balance';
import { MAX_EVENTS_PER_ROW } from './event-id';
import { isReturned } from './payment';
import { feeAmount, remainingFees } from './payment-fees';
import { groupSizeProblem } from './payment-method-group';
import { canPayOut, payoutAmount } from './payouts';

/** Conditions that every written row must meet. A row that violates one is a bug, and aborts its transaction. */
type Invariants = { readonly [Name in TableName]?: Readonly<Record<string, (row: Rows[Name]) => boolean>> };

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;
const isPart = (part: number, whole: number) => isAmount(part) && isAmount(whole) && part <= whole;
const feesOf = ({ fees, application_fee }: PaymentRow) => (application_fee ? [...fees, application_fee] : fees);
const moneyMoved = (payment: PaymentRow) => payment.amount_refunded + payment.amount_disputed + payment.amount_returned;

const feeInvariants: Invariants['payments'] = {
  'the remaining amount of a fee is no larger than its amount': (row) =>
    feesOf(row).every(({ amount, remaining_amount }) => isPart(remaining_amount, amount)),
  'a fee has an amount, except a waived one of the request': ({ fees, application_fee }) =>
    application_fee?.amount !== 0 &&
    fees.every(({ amount, source_configuration_id }) => amount > 0 || source_configuration_id === null),
  'it has at most one fee of each type, or one application fee': ({ fees, application_fee }) =>
    fees.length === 0 || (application_fee === null && new Set(fees.map(({ type }) => type)).size === fees.length),
  'the fees do not exceed the payment': (row) => feeAmount(row) <= row.amount,
  'a canceled or failed payment has no remaining fees': (row) =>
    !['canceled', 'failed'].includes(row.status) || remainingFees(row) === 0,
};

const invariants: Invariants = {
  payments: {
    ...feeInvariants,
    'its balance is its credits minus its debits': (row) => row.balance === balanceOf(row),
    'amounts are integers and not negative': (row) =>
      isAmount(row.amount) &&
      isAmount(row.amount_refunded) &&
      isAmount(row.amount_disputed) &&
      isAmount(row.amount_returned),
    'no more is refunded, disputed and returned than was paid': (row) => moneyMoved(row) <= row.amount,
    'nothing is refunded, disputed or returned before the capture': (row) => row.captured || moneyMoved(row) === 0,
    'exactly a failed payment has an error code': (row) => (row.status === 'failed') === (row.error_code !== null),
    'a pending or authorized payment was not captured': (row) =>
      !row.captured || !['pending', 'authorized'].includes(row.status),
    'a payment with a returned amount was returned': (row) => row.amount_returned === 0 || isReturned(row),
    'nothing is left of a returned payment': (row) => !isReturned(row) || moneyMoved(row) === row.amount,
    'a disputed payment has a disputed amount': (row) => row.status !== 'disputed' || row.amount_disputed > 0,
    'a disputed amount is that of a disputed payment, or of one that was returned during a dispute': (row) =>
      row.amount_disputed === 0 || row.status === 'disputed' || isReturned(row),
    'a succeeded payment was captured': (row) =>
      row.status !== 'succeeded' || (row.captured && row.captured_at !== null),
    'a fully refunded payment was refunded in full': (row) =>
      row.status !== 'fully_refunded' || row.amount_refunded === row.amount,
    'a partially refunded payment was refunded in part': (row) =>
      row.status !== 'partially_refunded' || (row.amount_refunded > 0 && row.amount_refunded < row.amount),
  },
  refunds: {
    'a refund has an amount': (row: RefundRow) => isAmount(row.amount) && row.amount > 0,
    'it returns a part of each fee, and no more than the fee': (row) =>
      row.returned_fees.every(
        ({ returned_amount, remaining_amount, original_amount }) =>
          returned_amount > 0 &&
          isAmount(remaining_amount) &&
          isPart(returned_amount + remaining_amount, original_amount),
      ),
  },
  payment_balance_transactions: {
    'it has an amount': (row) => Number.isSafeInteger(row.amount) && row.amount !== 0,
    'the balance is a safe integer': (row) => Number.isSafeInteger(row.balance),
  },
  disputes: {
    'a dispute has an amount': (row) => isAmount(row.amount) && row.amount > 0,
    'it is opened before it is due': (row) => row.created_at < row.due_date,
  },
  fee_configurations: {
    'it does not end before it starts': (row: FeeConfigurationRow) =>
      row.effective_end === null || row.effective_end >= row.effective_start,
    'its flat fee and its cap are integers and not negative': (row: FeeConfigurationRow) =>
      [row.transaction_fee_cents, row.fee_cap_cents ?? 0].every(isAmount),
  },
  checkouts: {
    'exactly a completed checkout has a payment': (row) =>
      (row.status === 'completed') === (row.successful_payment_id !== null),
    'application fees exclude fees': (row) => row.application_fees === null || row.fees.length === 0,
    'a created checkout has no attempts, an attempted or completed one has some': ({ status, attempt_outcomes }) =>
      status === 'expired' || (status === 'created') === (attempt_outcomes.length === 0),
    'each outcome of its attempts is there once': ({ attempt_outcomes: outcomes }) =>
      new Set(outcomes).size === outcomes.length,
  },
  checkout_completions: {
    'exactly a failed attempt has a failed payment': (row) =>
      (row.status === 'failed') === (row.payment_status === 'failed'),
    'exactly a failed attempt has an error code': (row) =>
      (row.status === 'failed') === (row.payment_error_code !== null),
  },
  payouts: {
    'a payout has an amount, which is negative in Canadian dollars only': (row) =>
      Number.isSafeInteger(row.amount) && canPayOut(row, row.amount),
    'the amount of a payout is the sum of its totals': (row) => row.amount === payoutAmount(row),
  },
  payout_batches: {
    'an open batch is in no payout': (row) => !row.is_open || row.payout_id === null,
    'a batch that is closed does not close again': (row) => row.is_open || row.closes_at === null,
    'its total is a safe integer': (row) => Number.isSafeInteger(payoutAmount(row)),
  },
  balance_transactions: {
    'it has an amount': (row) => Number.isSafeInteger(row.amount) && row.amount !== 0,
    'its fee is a part of its amount': (row) => row.fee === 0 || isPart(row.fee, row.amount),
    'exactly the entry of a payout has no payment': (row) =>
      (ledgerEntryTypes[row.txn_type].source === 'payout') === (row.payment_id === null),
  },
  events: {
    'it has events': (row: EventsRow) => row.names.length > 0 && row.names.length <= MAX_EVENTS_PER_ROW,
    'each event is about one of its states': (row: EventsRow) =>
      row.about.length === row.names.length && row.about.every((place) => row.states[place] !== undefined),
  },
  payment_method_groups: {
    'each of its payment methods is there once': ({ payment_method_ids: ids }) => new Set(ids).size === ids.length,
    'it has at most the maximum of payment methods': ({ payment_method_ids: ids }) =>
      groupSizeProblem(ids.length) === undefined,
  },
  payment_methods: {
    'it is either a card or a bank account': (row) => (row.card === null) !== (row.bank_account === null),
  },
};

export function assertInvariants<Name extends TableName>(table: Name, row: Rows[Name]): void {
  const rules: Readonly<Record<string, (row: Rows[Name]) => boolean>> | undefined = invariants[table];
  for (const rule in rules) {
    if (rules[rule]?.(row) === false) throw new Error(`${table} ${row.id}: ${rule} does not hold`);
  }
}
