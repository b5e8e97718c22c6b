import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { Table } from '../parts/table';
import { Transitions } from '../parts/transitions';
import { Timeline } from '../parts/timeline';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Amount, Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';
import { sentenceCase } from '../text';
import type { ObjectPages } from './object-page';

type Checkout = Resources['Checkout'];

export const checkouts: ObjectPages<Checkout> = {
  plural: 'Checkouts',
  singular: 'Checkout',
  list: (visit) => readApi(visit, 'listCheckouts', {}, visit.search),
  filters: filtersOf(operations.listCheckouts),
  columns: (visit) => [
    { title: 'Checkout', of: ({ id }) => <IdLink links={visit.links} list="checkouts" id={id} /> },
    { title: 'Amount', of: (checkout) => <PaymentAmount of={checkout} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} /> },
    { title: 'Description', of: ({ payment_description }) => <Text of={payment_description} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ],
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getCheckout', { checkout_id: visit.id }),
  detail: (visit, checkout) => (
    <>
      <Facts of={factsOf(visit, checkout)} />
      <Fees checkout={checkout} />
      <Attempts visit={visit} checkout={checkout} />
      <Transitions of="checkout" present={checkout.status} />
      <Timeline visit={visit} of={checkout.id} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={checkout.id} events={eventsOfKind('checkout')} />
      </Section>
    </>
  ),
  actions: triggerActions,
};

function PaymentAmount({ of }: { readonly of: Checkout }) {
  return <Amount cents={of.payment_amount} currency={of.payment_currency} />;
}

function factsOf(visit: Visit, checkout: Checkout) {
  const { links } = visit;
  const { successful_payment_id: payment, payment_method_group_id: group } = checkout;
  return [
    ['Status', <State of={checkout.status} />],
    ['Amount', <PaymentAmount of={checkout} />],
    ['Description', <Text of={checkout.payment_description} />],
    ['Statement descriptor', <Text of={checkout.statement_descriptor} />],
    ['Account', <AccountLink visit={visit} id={checkout.account_id} />],
    ['Payment intent', <IdLink links={links} list="payment_intents" id={checkout.payment_intent_id} />],
    ['Payment', payment === null ? <Text of={payment} /> : <IdLink links={links} list="payments" id={payment} />],
    ['Can be paid by', payableWith(checkout)],
    [
      'Payment method group',
      group === null ? <Text of={group} /> : <IdLink links={links} list="payment_method_groups" id={group} />,
    ],
    ['Created', <Instant at={checkout.created_at} />],
    ['Updated', <Instant at={checkout.updated_at} />],
  ] as const;
}

const payableWith = ({ payment_settings: { ach_payments } }: Checkout) =>
  ach_payments ? 'Card or bank account' : 'Card';

/** The fees that the payment will have: those of the checkout, or one application fee by kind of payment method. */
function feesOf({ payment: { fees }, application_fees }: Checkout) {
  const { card, bank_account } = application_fees ?? {};
  return [
    ...fees.map(({ type, amount }) => ({ title: sentenceCase(type), amount })),
    ...(card ? [{ title: 'Application fee for a card', amount: card.amount }] : []),
    ...(bank_account ? [{ title: 'Application fee for a bank account', amount: bank_account.amount }] : []),
  ];
}

function Fees({ checkout }: { readonly checkout: Checkout }) {
  const fees = feesOf(checkout);
  if (fees.length === 0) return null;
  const { payment_currency: currency } = checkout;
  return (
    <Section title="Fees">
      <Table
        caption="The fees of its payment"
        columns={[
          { title: 'Fee', of: ({ title }) => title },
          { title: 'Amount', of: ({ amount }) => <Amount cents={amount} currency={currency} />, isNumber: true },
        ]}
        items={fees}
        idOf={({ title }) => title.toLowerCase().replaceAll(' ', '-')}
        empty="It has none."
      />
    </Section>
  );
}

function Attempts({ visit: { links }, checkout }: { readonly visit: Visit; readonly checkout: Checkout }) {
  return (
    <Section title="Attempts">
      <Table
        caption={`The ${MAX_RELATED} newest attempts to pay it`}
        columns={[
          { title: 'Attempt', of: ({ id }) => <span class="id">{id}</span> },
          { title: 'Status', of: ({ status }) => <State of={status} /> },
          { title: 'Payment', of: ({ payment_id }) => <IdLink links={links} list="payments" id={payment_id} /> },
          { title: 'Payment status', of: ({ payment_status }) => <State of={payment_status} /> },
          { title: 'Error', of: ({ payment_error_code }) => <Text of={payment_error_code} /> },
          { title: 'Mode', of: ({ payment_mode }) => <Text of={payment_mode} /> },
          {
            title: 'Payment method',
            of: ({ payment_token }) => <IdLink links={links} list="payment_methods" id={payment_token} />,
          },
          { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
        ]}
        items={checkout.completions.slice(0, MAX_RELATED)}
        idOf={({ id }) => id}
        empty="Nobody has tried to pay it yet."
      />
    </Section>
  );
}
