import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Copyable, Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';
import type { ObjectPages } from './object-page';
import { newestPayments, PaymentTable } from './payment-table';

type PaymentMethod = Resources['PaymentMethod'];

/** Cards and bank accounts. Their numbers are not stored: the last four digits are all that can be shown. */
export const paymentMethods: ObjectPages<PaymentMethod> = {
  plural: 'Payment methods',
  singular: 'Payment method',
  list: (visit) => readApi(visit, 'listPaymentMethods', {}, visit.search),
  filters: filtersOf(operations.listPaymentMethods),
  columns: (visit) => [
    {
      title: 'Payment method',
      of: (method) => <IdLink links={visit.links} list="payment_methods" id={detailsOf(method).token} />,
    },
    { title: 'Kind', of: kindOf },
    { title: 'Brand or bank', of: (method) => <Text of={detailsOf(method).brand} /> },
    { title: 'Number', of: lastFourOf },
    { title: 'Name', of: (method) => <Text of={detailsOf(method).name} /> },
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} /> },
    { title: 'Created', of: (method) => <Instant at={detailsOf(method).created_at} /> },
  ],
  idOf: (method) => detailsOf(method).token,
  find: (visit) => readApi(visit, 'getPaymentMethod', { token: visit.id }),
  detail: (visit, method) => (
    <>
      <Facts of={factsOf(visit, method)} />
      <Payments visit={visit} token={detailsOf(method).token} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={detailsOf(method).token} events={eventsOfKind('payment_method')} />
      </Section>
    </>
  ),
  actions: triggerActions,
};

const cardOf = (method: PaymentMethod) => ('card' in method ? method.card : undefined);

/** Returns the card or the bank account of a payment method, which is exactly one of them. */
const detailsOf = (method: PaymentMethod) => ('card' in method ? method.card : method.bank_account);

const kindOf = (method: PaymentMethod) => (cardOf(method) ? 'Card' : 'Bank account');

const lastFourOf = (method: PaymentMethod) => `•••• ${detailsOf(method).acct_last_four}`;

function factsOf(visit: Visit, method: PaymentMethod) {
  const { customer_id, signature, account_id } = method;
  const card = cardOf(method);
  const { token, brand, name, status, created_at, updated_at } = detailsOf(method);
  return [
    ['Status', <State of={status} />],
    ['Kind', kindOf(method)],
    [card ? 'Brand' : 'Bank', <Text of={brand} />],
    ['Number', lastFourOf(method)],
    ['Name', <Text of={name} />],
    ...(card ? cardFactsOf(card) : []),
    ['Token', <Copyable text={token} label="token" />],
    ['Account', <AccountLink visit={visit} id={account_id} />],
    ['Customer', <Customer visit={visit} id={customer_id} />],
    ['Signature', <code>{signature}</code>],
    ['Created', <Instant at={created_at} />],
    ['Updated', <Instant at={updated_at} />],
  ] as const;
}

function cardFactsOf({ month, year, address_line1_check, address_postal_code_check }: Resources['Card']) {
  return [
    ['Expires', `${month.padStart(2, '0')} / ${year}`],
    ['Check of the address', <Text of={address_line1_check} />],
    ['Check of the postal code', <Text of={address_postal_code_check} />],
  ] as const;
}

/** A customer has no page: the link leads to the payment methods of the customer. */
function Customer({ visit: { links }, id }: { readonly visit: Visit; readonly id: string | null }) {
  if (id === null) return <Text of={id} />;
  return (
    <a class="id" href={links.to('payment_methods', { customer_id: id })}>
      {id}
    </a>
  );
}

function Payments({ visit, token }: { readonly visit: Visit; readonly token: string }) {
  const filters = { payment_method_id: token };
  return (
    <Section title="Payments">
      <PaymentTable
        visit={visit}
        caption={`The ${MAX_RELATED} newest payments from this payment method`}
        payments={newestPayments(visit, filters)}
        empty="Nothing was paid with it yet."
      />
      <p>
        <a href={visit.links.to('payments', filters)}>All payments from this payment method</a>
      </p>
    </Section>
  );
}
