import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Visit } from '../page';
import { filtersOf } from '../parts/list';
import { AccountLink, Excerpt, Metadata, PaymentMethodLink } from '../parts/object-values';
import { type Column, Table } from '../parts/table';
import { Timeline } from '../parts/timeline';
import { Transitions } from '../parts/transitions';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Amount, Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { readApi } from '../read';
import type { ObjectPages } from './object-page';
import { paymentColumns } from './payments';

type PaymentIntent = Resources['PaymentIntent'];

export const paymentIntents: ObjectPages<PaymentIntent> = {
  plural: 'Payment intents',
  singular: 'Payment intent',
  list: (visit) => readApi(visit, 'listPaymentIntents', {}, visit.search),
  filters: filtersOf(operations.listPaymentIntents),
  columns: intentColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getPaymentIntent', { payment_intent_id: visit.id }),
  detail: (visit, intent) => (
    <>
      <IntentFacts visit={visit} intent={intent} />
      <Transitions of="payment_intent" present={intent.status} />
      <Section title="Actions">
        <div class="actions">
          <TriggerForm visit={visit} id={intent.id} events={eventsOfKind('payment_intent')} />
        </div>
      </Section>
      <Timeline visit={visit} of={intent.id} />
      <Attempts visit={visit} intent={intent} />
    </>
  ),
  actions: triggerActions,
};

function intentColumns(visit: Visit): readonly Column<PaymentIntent>[] {
  return [
    { title: 'Payment intent', of: ({ id }) => <IdLink links={visit.links} list="payment_intents" id={id} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
    { title: 'Payment method', of: ({ payment_method }) => <Method visit={visit} of={payment_method} /> },
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} isInList /> },
    { title: 'Description', of: ({ description }) => <Excerpt of={description} /> },
  ];
}

function Method({ visit, of }: { readonly visit: Visit; readonly of: PaymentIntent['payment_method'] }) {
  return of === null ? <Text of={null} /> : <PaymentMethodLink visit={visit} of={of} />;
}

interface IntentProps {
  readonly visit: Visit;
  readonly intent: PaymentIntent;
}

function IntentFacts({ visit, intent }: IntentProps) {
  const { status, amount, currency, account_id, payment_method, description, metadata } = intent;
  return (
    <Facts
      of={[
        ['Status', <State of={status} />],
        ['Amount', <Amount cents={amount} currency={currency} />],
        ['Payment method', <Method visit={visit} of={payment_method} />],
        ['Account', <AccountLink visit={visit} id={account_id} />],
        ['Description', <Text of={description} />],
        ['Created', <Instant at={intent.created_at} />],
        ['Updated', <Instant at={intent.updated_at} />],
        ['Metadata', <Metadata of={metadata} />],
      ]}
    />
  );
}

/** The attempts to pay an intent, a page at a time. */
function Attempts({ visit, intent: { id } }: IntentProps) {
  const after = visit.search.get('payments_after') ?? '';
  const search = new URLSearchParams(after === '' ? {} : { after_cursor: after });
  const path = { payment_intent_id: id };
  const { items, has_previous, has_next, end_cursor } = readApi(visit, 'listPaymentIntentPayments', path, search); // cursor_invalid
  const address = (cursor: string | undefined) => visit.links.here({ payments_after: cursor });
  return (
    <Section title="Payments">
      <Table
        caption="Payments of the intent, newest first"
        columns={paymentColumns(visit)}
        items={items}
        idOf={(payment) => payment.id}
        empty="No payment was attempted yet."
      />
      {(has_previous || has_next) && (
        <nav class="pager" aria-label="Payments of the intent">
          {has_next && <a href={address(end_cursor ?? undefined)}>Older payments</a>}
          {has_previous && <a href={address(undefined)}>Newest payments</a>}
        </nav>
      )}
    </Section>
  );
}
