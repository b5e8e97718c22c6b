import { feeTypes } from '../../spec/tables/fee-types';
import {
  disputeStates,
  paymentIntentStates,
  paymentStates,
  refundStates,
  subAccountStates,
} from '../../spec/tables/states';
import { isFeeType } from '../../mock-server/domain/fees';
import type { PlatformTotals } from '../../mock-server/platform/totals';
import type { AccountRow, Mode, PaymentRow } from '../../mock-server/rows';
import { chainKey } from '../../mock-server/rows/fee-configurations';
import type { Reader } from '../../mock-server/store/reader';

const DAY_MS = 86_400_000;

/** Counts every row of a mode, as plainly as possible. */
export function recount(rows: Reader, mode: Mode, now: number): PlatformTotals {
  const payments = [...rows.walk('payments', 'newest', mode, 'ascending')];
  const accounts = [...rows.walk('accounts', 'byName', mode, 'ascending')];
  const disputes = payments.flatMap(({ id }) => [...rows.walk('disputes', 'ofPayment', id, 'ascending')]);
  type Counted = 'checkouts' | 'payment_methods' | 'payment_method_groups' | 'payouts';
  const count = (table: Counted) => [...rows.walk(table, 'newest', mode, 'ascending')].length;
  return {
    byState: {
      payments: byState(paymentStates, payments),
      payment_intents: byState(paymentIntentStates, [...rows.walk('payment_intents', 'newest', mode, 'ascending')]),
      refunds: byState(refundStates, [...rows.walk('refunds', 'newest', mode, 'ascending')]),
      disputes: byState(disputeStates, disputes),
      sub_accounts: byState(subAccountStates, accounts),
    },
    counts: {
      checkouts: count('checkouts'),
      payment_methods: count('payment_methods'),
      payment_method_groups: count('payment_method_groups'),
      payouts: count('payouts'),
      proceeds_payouts: [...rows.walk('payouts', 'proceeds', mode, 'ascending')].length,
      fee_configurations: accounts.reduce((sum, account) => sum + configurationsOf(rows, account), 0),
    },
    volume: Array.from({ length: 30 }, (_, i) => volumeOf(payments, new Date(now - (29 - i) * DAY_MS))),
  };
}

/** Sums what an account captured on a day, as plainly as possible. */
export function recaptured(rows: Reader, accountId: string, date: string): number {
  return [...rows.walk('payments', 'newest', accountId, 'ascending')]
    .filter(({ status, captured_at }) => captured_at?.startsWith(date) && !['failed', 'canceled'].includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function byState({ states }: { readonly states: object }, rows: readonly { readonly status: string }[]) {
  return Object.keys(states).map((state) => ({ state, count: rows.filter(({ status }) => status === state).length }));
}

function configurationsOf(rows: Reader, { id }: AccountRow): number {
  const chains = Object.keys(feeTypes)
    .filter(isFeeType)
    .map((type) => [
      ...rows.walk('fee_configurations', 'byStart', chainKey({ account_id: id, fee_type: type }), 'ascending'),
    ]);
  return chains.flat().length;
}

function volumeOf(payments: readonly PaymentRow[], day: Date) {
  const date = day.toISOString().slice(0, 10);
  const counted = payments.filter(
    ({ status, created_at }) => created_at.startsWith(date) && !['pending', 'failed', 'canceled'].includes(status),
  );
  const sum = (currency: string) => {
    const amounts = counted.filter((payment) => payment.currency === currency).map(({ amount }) => amount);
    return { count: amounts.length, amount: amounts.reduce((total, amount) => total + amount, 0) };
  };
  return { date, volumes: { usd: sum('usd'), cad: sum('cad') } };
}
