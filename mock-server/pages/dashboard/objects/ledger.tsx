import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { type Column, Table } from '../parts/table';
import { Amount, Section } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';
import { entryColumns } from './balance-transactions';
import { payoutColumns } from './payout-parts';

type Entry = Resources['BalanceTransaction'];

/** An entry with the sum of the entries on the page up to it. */
type SummedEntry = Entry & { readonly sum: number };

interface LedgerTableProps {
  readonly visit: Visit;
  readonly caption: string;
  readonly entries: readonly Entry[];
  readonly empty: string;
}

/** Some ledger entries, oldest first, with their running sum. */
function LedgerTable({ visit, caption, entries, empty }: LedgerTableProps) {
  const sum: Column<SummedEntry> = {
    title: 'Sum',
    of: (entry) => <Amount cents={entry.sum} currency={entry.currency} />,
    isNumber: true,
  };
  return (
    <Table
      caption={caption}
      columns={[...entryColumns(visit), sum]}
      items={summed([...entries].reverse())}
      idOf={({ id }) => id}
      empty={empty}
    />
  );
}

function summed(entries: readonly Entry[]): SummedEntry[] {
  let sum = 0;
  return entries.map((entry) => ({ ...entry, sum: (sum += entry.net) }));
}

const newest = () => new URLSearchParams({ limit: String(MAX_RELATED) });

/** The newest balance transactions of a payout. The payout itself, which debits its amount, is one of them. */
export function PayoutLedger({ visit, payoutId }: { readonly visit: Visit; readonly payoutId: string }) {
  const search = newest();
  search.set('payout_id', payoutId);
  const { items, has_next } = readApi(visit, 'listBalanceTransactions', {}, search);
  const entries = items.filter(({ txn_type }) => txn_type !== 'payout');
  return (
    <Section title="Balance transactions">
      <LedgerTable
        visit={visit}
        caption={has_next ? 'The newest ones that it pays out, oldest first' : 'What it pays out, oldest first'}
        entries={entries}
        empty="It pays out nothing."
      />
      <p>
        <a href={visit.links.to('balance_transactions', { payout_id: payoutId })}>
          All balance transactions of the payout
        </a>
      </p>
    </Section>
  );
}

/** The newest balance transactions of an account. */
export function AccountLedger({ visit, accountId }: { readonly visit: Visit; readonly accountId: string }) {
  const { items } = readApi(visit, 'listBalanceTransactions', {}, newest(), accountId);
  return (
    <Section title="Balance transactions">
      <LedgerTable
        visit={visit}
        caption={`Its ${MAX_RELATED} newest balance transactions, oldest first`}
        entries={items}
        empty="Nothing was posted to its ledger yet."
      />
    </Section>
  );
}

/** The newest payouts of an account. */
export function AccountPayouts({ visit, accountId }: { readonly visit: Visit; readonly accountId: string }) {
  const { items } = readApi(visit, 'listPayouts', {}, newest(), accountId);
  return (
    <Section title="Payouts">
      <Table
        caption={`Its ${MAX_RELATED} newest payouts`}
        columns={payoutColumns(visit, 'payouts')}
        items={items}
        idOf={({ id }) => id}
        empty="It has no payouts yet."
      />
    </Section>
  );
}
