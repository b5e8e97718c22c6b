import { limits } from '../../../../spec/tables/limits';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { take } from '../../../domain/first-of';
import { presentPaymentMethodGroup } from '../../../present/payment-method-groups';
import type { Visit } from '../page';
import { MAX_RELATED, newest, readApi } from '../read';
import { objectPages, readBy } from './object-page';
import { Related } from './object-table';
import { detailsOf } from './views';

/** Cards and bank accounts. Their numbers are not stored: the last four digits are all that can be shown. */
export const paymentMethods = objectPages('payment_methods', 'PaymentMethod', {
  ...readBy('listPaymentMethods', 'getPaymentMethod'),
  subject: 'payment_method',
  related: (visit, method) => (
    <>
      <Payments visit={visit} token={detailsOf(method).token} />
      <Groups visit={visit} id={detailsOf(method).id} />
    </>
  ),
});

function Payments({ visit, token }: { readonly visit: Visit; readonly token: string }) {
  const filters = { payment_method_id: token };
  return (
    <Related
      visit={visit}
      title="Payments"
      of="Payment"
      caption={`The ${MAX_RELATED} newest payments from this payment method`}
      items={readApi(visit, 'listPayments', {}, newest(filters)).items}
      empty="Nothing was paid with it yet."
      all={{ title: 'All payments from this payment method', path: 'payments', query: filters }}
    />
  );
}

function Groups({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const groups = visit.platform.repeatableRows.walk('payment_method_groups', 'ofPaymentMethod', id, 'descending');
  return (
    <Related
      visit={visit}
      title="Groups"
      of="PaymentMethodGroup"
      caption={`The ${MAX_RELATED} newest groups that have it`}
      items={take(groups, MAX_RELATED).map(presentPaymentMethodGroup)}
      empty="It is in no group."
    />
  );
}

export const paymentMethodGroups = objectPages('payment_method_groups', 'PaymentMethodGroup', {
  ...readBy('listPaymentMethodGroups', 'getPaymentMethodGroup'),
  related: (visit, { id }) => <PaymentMethods visit={visit} id={id} />,
});

/** All payment methods of a group: the limit of a group is less than that of a page. */
function PaymentMethods({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const filters = { payment_method_group_id: id };
  const search = new URLSearchParams({ ...filters, limit: String(limits.page_size.maximum) });
  return (
    <Related
      visit={visit}
      title="Payment methods"
      of="PaymentMethod"
      caption="Its payment methods, newest first"
      items={readApi(visit, 'listPaymentMethods', {}, search).items}
      empty="It has none."
      all={{ title: 'All payment methods of this group', path: 'payment_methods', query: filters }}
    />
  );
}
