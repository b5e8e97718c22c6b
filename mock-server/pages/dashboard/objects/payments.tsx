import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { filtersOf } from '../parts/list';
import { Amount, Facts, IdLink, Instant, State, Text } from '../parts/values';
import { readApi } from '../read';
import type { ObjectPages } from './object-page';

type Payment = Resources['Payment'];

export const payments: ObjectPages<Payment> = {
  plural: 'Payments',
  singular: 'Payment',
  list: (visit) => readApi(visit, 'listPayments', {}, visit.search),
  filters: filtersOf(operations.listPayments),
  columns: ({ links }) => [
    { title: 'Payment', of: ({ id }) => <IdLink links={links} list="payments" id={id} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Account', of: ({ account_id }) => <Text of={account_id} /> },
    { title: 'Description', of: ({ description }) => <Text of={description} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ],
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getPayment', { payment_id: visit.id }),
  detail: (_visit, { amount, currency, status, account_id, description, created_at, updated_at }) => (
    <Facts
      of={[
        ['Status', <State of={status} />],
        ['Amount', <Amount cents={amount} currency={currency} />],
        ['Account', <Text of={account_id} />],
        ['Description', <Text of={description} />],
        ['Created', <Instant at={created_at} />],
        ['Updated', <Instant at={updated_at} />],
      ]}
    />
  ),
};
