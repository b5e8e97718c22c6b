import { limits } from '../../../../spec/tables/limits';
import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { Table } from '../parts/table';
import { Copyable, Facts, Instant, Section } from '../parts/values';
import { readApi } from '../read';
import type { ObjectPages } from './object-page';
import { detailsOf, paymentMethodColumns } from './payment-method-columns';
import { groupColumns } from './payment-method-group-table';

export const paymentMethodGroups: ObjectPages<Resources['PaymentMethodGroup']> = {
  plural: 'Payment method groups',
  singular: 'Payment method group',
  list: (visit) => readApi(visit, 'listPaymentMethodGroups', {}, visit.search),
  filters: filtersOf(operations.listPaymentMethodGroups),
  columns: groupColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getPaymentMethodGroup', { payment_method_group_id: visit.id }),
  detail: (visit, group) => (
    <>
      <Facts of={factsOf(visit, group)} />
      <PaymentMethods visit={visit} id={group.id} />
    </>
  ),
};

function factsOf(visit: Visit, { id, account_id }: Resources['PaymentMethodGroup']) {
  const { created_at, updated_at } = visit.platform.rows.require('payment_method_groups', id);
  return [
    ['Id', <Copyable text={id} label="group id" />],
    ['Account', <AccountLink visit={visit} id={account_id} />],
    ['Created', <Instant at={created_at} />],
    ['Updated', <Instant at={updated_at} />],
  ] as const;
}

/** All payment methods of a group: the limit of a group is less than that of a page. */
function PaymentMethods({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const filters = { payment_method_group_id: id };
  const search = new URLSearchParams({ ...filters, limit: String(limits.page_size.maximum) });
  return (
    <Section title="Payment methods">
      <Table
        caption="Its payment methods, newest first"
        columns={paymentMethodColumns(visit)}
        items={readApi(visit, 'listPaymentMethods', {}, search).items}
        idOf={(method) => detailsOf(method).id}
        empty="It has none."
      />
      <p>
        <a href={visit.links.to('payment_methods', filters)}>All payment methods of this group</a>
      </p>
    </Section>
  );
}
