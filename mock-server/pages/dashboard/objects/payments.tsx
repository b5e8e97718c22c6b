import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { filtersOf } from '../parts/list';
import { AccountLink, Excerpt, PaymentMethodLink } from '../parts/object-values';
import { PendingJobs } from '../parts/pending-jobs';
import type { Column } from '../parts/table';
import { Timeline } from '../parts/timeline';
import { Transitions } from '../parts/transitions';
import { Amount, IdLink, Instant, State } from '../parts/values';
import { readApi } from '../read';
import type { ObjectPages } from './object-page';
import { paymentActions, PaymentActions } from './payment-actions';
import { PaymentFacts } from './payment-facts';
import { PaymentDisputes, PaymentFees, PaymentLedger, PaymentRefunds } from './payment-parts';

type Payment = Resources['Payment'];

/** Returns the columns of a list of payments. */
export function paymentColumns(visit: Visit): readonly Column<Payment>[] {
  return [
    { title: 'Payment', of: ({ id }) => <IdLink links={visit.links} list="payments" id={id} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
    { title: 'Payment method', of: ({ payment_method }) => <PaymentMethodLink visit={visit} of={payment_method} /> },
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} isInList /> },
    { title: 'Description', of: ({ description }) => <Excerpt of={description} /> },
  ];
}

export const payments: ObjectPages<Payment> = {
  plural: 'Payments',
  singular: 'Payment',
  list: (visit) => readApi(visit, 'listPayments', {}, visit.search),
  filters: filtersOf(operations.listPayments),
  columns: paymentColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getPayment', { payment_id: visit.id }),
  detail: (visit, payment) => (
    <>
      <PaymentFacts visit={visit} payment={payment} />
      <Transitions of="payment" present={payment.status} />
      <PendingJobs visit={visit} of={payment.id} />
      <PaymentActions visit={visit} payment={payment} />
      <Timeline visit={visit} of={payment.id} />
      <PaymentLedger visit={visit} payment={payment} />
      <PaymentFees visit={visit} payment={payment} />
      <PaymentRefunds visit={visit} payment={payment} />
      <PaymentDisputes visit={visit} payment={payment} />
    </>
  ),
  actions: paymentActions,
};
