import type { Resources } from '../../../context';
import { paymentRows, presentPayment } from '../../../present/payments';
import { toIso } from '../../../time/clock';
import type { Visit } from '../page';
import { Amount } from '../parts/values';
import { MAX_RELATED, newest, readApi } from '../read';
import { Related, type WholeList } from './object-table';

interface LedgerProps {
  readonly visit: Visit;
  readonly caption: string;
  /** Newest first, as operations list them. */
  readonly entries: readonly Resources['BalanceTransaction'][];
  readonly empty: string;
  readonly all?: WholeList;
}

/** Some ledger entries, oldest first, with their running sum. */
function Ledger({ visit, caption, entries, empty, all }: LedgerProps) {
  const items = [...entries].reverse();
  const sums = new Map<string, number>();
  items.reduce((sum, { id, net }) => {
    sums.set(id, sum + net);
    return sum + net;
  }, 0);
  const sum = {
    title: 'Sum',
    of: ({ id, currency }: Resources['BalanceTransaction']) => <Amount cents={sums.get(id) ?? 0} currency={currency} />,
    isNumber: true,
  };
  return (
    <Related
      visit={visit}
      title="Balance transactions"
      of="BalanceTransaction"
      caption={caption}
      items={items}
      empty={empty}
      more={[sum]}
      all={all}
    />
  );
}

/** The newest balance transactions of a payout. The payout itself, which debits its amount, is one of them. */
export function PayoutLedger({ visit, payoutId }: { readonly visit: Visit; readonly payoutId: string }) {
  const filters = { payout_id: payoutId };
  const { items, has_next } = readApi(visit, 'listBalanceTransactions', {}, newest(filters));
  return (
    <Ledger
      visit={visit}
      caption={has_next ? 'The newest ones that it pays out, oldest first' : 'What it pays out, oldest first'}
      entries={items.filter(({ txn_type }) => txn_type !== 'payout')}
      empty="It pays out nothing."
      all={{ title: 'All balance transactions of the payout', path: 'balance_transactions', query: filters }}
    />
  );
}

/** Entries of a payout that are looked at for its payments: each has an entry for itself and for each fee. */
const MAX_ENTRIES = 5 * MAX_RELATED;

/** The payments of the newest entries of a payout. */
export function PayoutPayments({ visit, payoutId }: { readonly visit: Visit; readonly payoutId: string }) {
  const { repeatableRows: rows } = visit.platform;
  const now = toIso(visit.platform.now());
  const search = newest({ payout_id: payoutId });
  search.set('limit', String(MAX_ENTRIES));
  const { items, has_next } = readApi(visit, 'listBalanceTransactions', {}, search);
  const ids = [...new Set(items.flatMap(({ source_payment_id }) => source_payment_id ?? []))];
  const shown = ids.slice(0, MAX_RELATED);
  const isWhole = !has_next && shown.length === ids.length;
  return (
    <Related
      visit={visit}
      title="Payments"
      of="Payment"
      caption={
        isWhole ? 'The payments with money in it, newest first' : `The ${shown.length} newest payments with money in it`
      }
      items={shown.map((id) => presentPayment(paymentRows({ rows }, rows.require('payments', id)), now))}
      empty="It pays out nothing."
    />
  );
}

/** The newest balance transactions of an account. */
export function AccountLedger({ visit, accountId }: { readonly visit: Visit; readonly accountId: string }) {
  const { items } = readApi(visit, 'listBalanceTransactions', {}, newest(), accountId);
  return (
    <Ledger
      visit={visit}
      caption="Its newest balance transactions, oldest first"
      entries={items}
      empty="Nothing was posted to its ledger yet."
    />
  );
}
