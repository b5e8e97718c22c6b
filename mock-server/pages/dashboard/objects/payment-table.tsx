import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { Table } from '../parts/table';
import { Amount, IdLink, Instant, State, Text } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';

interface PaymentTableProps {
  readonly visit: Visit;
  readonly caption: string;
  readonly payments: readonly Resources['Payment'][];
  readonly empty: string;
}

/** Payments that belong to another object, on its page. */
export function PaymentTable({ visit: { links }, caption, payments, empty }: PaymentTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { title: 'Payment', of: ({ id }) => <IdLink links={links} list="payments" id={id} /> },
        { title: 'Amount', of: (each) => <Amount cents={each.amount} currency={each.currency} />, isNumber: true },
        { title: 'Status', of: ({ status }) => <State of={status} /> },
        { title: 'Description', of: ({ description }) => <Text of={description} /> },
        { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
      ]}
      items={payments}
      idOf={({ id }) => id}
      empty={empty}
    />
  );
}

/** Returns the newest payments: those that the filters select, and those of a sub account only if there is one. */
export function newestPayments(
  visit: Visit,
  filters: Readonly<Record<string, string>>,
  subAccountId?: string,
): readonly Resources['Payment'][] {
  const search = new URLSearchParams({ ...filters, limit: String(MAX_RELATED) });
  return readApi(visit, 'listPayments', {}, search, subAccountId).items;
}
