import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { PlainId } from '../parts/object-values';
import type { Column } from '../parts/table';
import { Amount, Facts, IdLink, Instant, Text } from '../parts/values';
import { readApi } from '../read';
import { searchResult } from '../search';
import { sentenceCase } from '../text';
import type { ObjectPages } from './object-page';

type Entry = Resources['BalanceTransaction'];

/** Returns the columns of ledger entries. */
export function entryColumns(visit: Visit): readonly Column<Entry>[] {
  return [
    { title: 'Posted', of: ({ created_at }) => <Instant at={created_at} /> },
    {
      title: 'Transaction',
      of: ({ id }) => <IdLink links={visit.links} list="balance_transactions" id={id} />,
    },
    { title: 'Type', of: ({ txn_type }) => sentenceCase(txn_type) },
    { title: 'Source', of: ({ source_id }) => <ObjectOf visit={visit} id={source_id} /> },
    { title: 'Net', of: ({ net, currency }) => <Amount cents={net} currency={currency} />, isNumber: true },
  ];
}

export const balanceTransactions: ObjectPages<Entry> = {
  plural: 'Balance transactions',
  singular: 'Balance transaction',
  list: (visit) => readApi(visit, 'listBalanceTransactions', {}, visit.search),
  filters: filtersOf(operations.listBalanceTransactions),
  columns: (visit) => [
    ...entryColumns(visit),
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} /> },
    { title: 'Payout', of: ({ payout_id }) => <ObjectOf visit={visit} id={payout_id} /> },
  ],
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getBalanceTransaction', { balance_transaction_id: visit.id }),
  detail: (visit, entry) => (
    <Facts
      of={[
        ['Type', sentenceCase(entry.txn_type)],
        ['Amount', <Amount cents={entry.amount} currency={entry.currency} />],
        ['Fee', <Amount cents={entry.fee} currency={entry.currency} />],
        ['Net', <Amount cents={entry.net} currency={entry.currency} />],
        ['Account', <AccountLink visit={visit} id={entry.account_id} />],
        ['Source', <ObjectOf visit={visit} id={entry.source_id} />],
        ['Payment', <ObjectOf visit={visit} id={entry.source_payment_id} />],
        ['Payout', <ObjectOf visit={visit} id={entry.payout_id} />],
        ['Posted', <Instant at={entry.created_at} />],
        ['Updated', <Instant at={entry.updated_at} />],
      ]}
    />
  ),
};

/** A link to the page of an object, if it has one. */
function ObjectOf({ visit, id }: { readonly visit: Visit; readonly id: string | null }) {
  if (id === null) return <Text of={null} />;
  const result = searchResult(visit, id);
  if (result === undefined) return <PlainId of={id} />;
  return (
    <a class="id" href={visit.links.to(result.path)}>
      {id}
    </a>
  );
}
