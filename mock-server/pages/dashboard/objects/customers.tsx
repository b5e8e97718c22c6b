import { limits } from '../../../../spec/tables/limits';
import { take } from '../../../domain/first-of';
import { paymentRows, presentPayment } from '../../../present/payments';
import { presentPaymentMethod } from '../../../present/payment-methods';
import { pageOfMerged } from '../../../wire/page';
import { toIso } from '../../../time/clock';
import { newestPage } from '../lists/newest-page';
import { Pager } from '../lists/pager';
import { customerName } from '../../../search/names';
import type { DashboardPage, Visit } from '../page';
import { Id } from '../parts/id';
import { Table } from '../parts/table';
import { Facts, Instant, Text } from '../parts/values';
import { MAX_RELATED } from '../read';
import { Related } from './object-table';

const list: DashboardPage = {
  show: (visit) => {
    const page = newestPage(visit, 'customers');
    return {
      title: 'Customers',
      body: (
        <>
          <Table
            caption="Customers, newest first"
            columns={[
              { title: 'Customer', of: ({ id }) => <Id visit={visit} of={id} />, role: 'main' },
              { title: 'E-mail', of: ({ email }) => <Text of={email} />, role: 'status' },
              { title: 'Account', of: ({ account_id }) => <Id visit={visit} of={account_id} />, role: 'amount' },
              { title: 'Payment methods', of: ({ payment_methods }) => payment_methods, isNumber: true },
              { title: 'Created', of: ({ created_at }) => <Instant at={created_at} />, role: 'time' },
            ]}
            items={page.items}
            idOf={({ id }) => id}
            empty={`There are no customers in ${visit.mode} mode yet. A payment with an e-mail address has one.`}
          />
          <Pager links={visit.links} page={page} />
        </>
      ),
    };
  },
};

const detail: DashboardPage = {
  show: (visit) => {
    const { platform, mode, id } = visit;
    const customer = platform.rows.find('customers', id);
    if (customer?.mode !== mode) return undefined;
    const { email, account_id, payment_methods, created_at } = customer;
    return {
      title: customerName(platform.repeatableRows, customer),
      head: { kind: 'Customer', subtitle: <Id visit={visit} of={id} label={null} /> },
      body: (
        <>
          <Facts
            of={[
              ['E-mail', <Text of={email} />],
              ['Account', <Id visit={visit} of={account_id} />],
              ['Payment methods', payment_methods],
              ['Created', <Instant at={created_at} />],
            ]}
          />
          <CustomerPayments visit={visit} id={id} />
        </>
      ),
    };
  },
};

/** Each payment with a new card has a payment method of its own. Those of older ones than this are not looked for. */
const MAX_METHODS = limits.page_size.maximum;

function CustomerPayments({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const { mode, platform } = visit;
  const { repeatableRows: rows } = platform;
  const now = toIso(platform.now());
  const ofCustomer = {
    table: 'payment_methods',
    index: 'newest',
    partition: mode,
    filters: { customer_id: id },
  } as const;
  const methods = take(rows.walkList(ofCustomer, 'descending'), MAX_METHODS);
  const newest = { table: 'payments', index: 'newest', order: 'descending' } as const;
  const lists = methods.map((method) => ({ ...newest, partition: mode, filters: { payment_method_id: method.id } }));
  const { items } = pageOfMerged(rows, lists, newest, { limit: MAX_RELATED }, (payment) =>
    presentPayment(paymentRows({ rows }, payment), now),
  );
  return (
    <>
      <Related
        visit={visit}
        title="Payments"
        of="Payment"
        caption={`The ${MAX_RELATED} newest payments`}
        items={items}
        empty="Nothing was paid yet."
      />
      <Related
        visit={visit}
        title="Payment methods"
        of="PaymentMethod"
        caption={`The ${MAX_RELATED} newest payment methods`}
        items={methods.slice(0, MAX_RELATED).map((method) => presentPaymentMethod(method, now))}
        empty="There are none."
        all={{ title: 'All payment methods of the customer', path: 'payment_methods', query: { customer_id: id } }}
      />
    </>
  );
}

/** Customers: the payers of an account with an e-mail address. */
export const customers = { list, detail };
