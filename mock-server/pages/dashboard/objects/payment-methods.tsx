import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Copyable, Facts, Instant, Section, State, Text } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';
import type { ObjectPages } from './object-page';
import { groupsWith, PaymentMethodGroupTable } from './payment-method-group-table';
import { cardOf, detailsOf, kindOf, lastFourOf, paymentMethodColumns } from './payment-method-columns';
import { newestPayments, PaymentTable } from './payment-table';

type PaymentMethod = Resources['PaymentMethod'];

/** Cards and bank accounts. Their numbers are not stored: the last four digits are all that can be shown. */
export const paymentMethods: ObjectPages<PaymentMethod> = {
  plural: 'Payment methods',
  singular: 'Payment method',
  list: (visit) => readApi(visit, 'listPaymentMethods', {}, visit.search),
  filters: filtersOf(operations.listPaymentMethods),
  columns: paymentMethodColumns,
  idOf: (method) => detailsOf(method).token,
  find: (visit) => readApi(visit, 'getPaymentMethod', { token: visit.id }),
  detail: (visit, method) => (
    <>
      <Facts of={factsOf(visit, method)} />
      <Payments visit={visit} token={detailsOf(method).token} />
      <Groups visit={visit} id={detailsOf(method).id} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={detailsOf(method).token} events={eventsOfKind('payment_method')} />
      </Section>
    </>
  ),
  actions: triggerActions,
};

function factsOf(visit: Visit, method: PaymentMethod) {
  const { customer_id, signature, account_id, status, invalid_reason, created_at, updated_at } = method;
  const card = cardOf(method);
  const { token, brand, name } = detailsOf(method);
  return [
    ['Status', <State of={status} />],
    ...(invalid_reason === null ? [] : ([['Invalid because of', <Text of={invalid_reason} />]] as const)),
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

function cardFactsOf({ month, year, address_line1_check, address_postal_code_check, bin_details }: Resources['Card']) {
  const { type, card_class, issuer, country } = bin_details ?? {};
  return [
    ['Expires', `${month.padStart(2, '0')} / ${year}`],
    ['Check of the address', <Text of={address_line1_check} />],
    ['Check of the postal code', <Text of={address_postal_code_check} />],
    ['Type', <Text of={type && `${type}, ${card_class}`} />],
    ['Issuer', <Text of={issuer && `${issuer}, ${country}`} />],
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

function Groups({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  return (
    <Section title="Groups">
      <PaymentMethodGroupTable
        visit={visit}
        caption={`The ${MAX_RELATED} newest groups that have it`}
        groups={groupsWith(visit, id)}
        empty="It is in no group."
      />
    </Section>
  );
}
