import { sessionState } from '../../../actions/pay-checkout-session';
import { checkoutAddress } from '../../../domain/hosted-pages';
import type { CheckoutSessionRow } from '../../../rows';
import { toIso } from '../../../time/clock';
import { ownBaseUrl } from '../../../wire/host';
import { isPlainObject, type PlainObject } from '../../../wire/json';
import { TextField } from '../../form';
import { actedByApi } from '../acts/api-answers';
import type { DashboardPage, Visit } from '../page';
import { matching, required, webUrlPattern } from '../parts/field-words';
import { Id } from '../parts/id';
import { Amount, Copyable, Facts, Instant, State, Text } from '../parts/values';
import { creationPage } from './creation';
import {
  accountIn,
  AccountField,
  AmountField,
  DescriptionField,
  MetadataField,
  metadataIn,
  ScenarioField,
} from './fields';

/** Creates a checkout and a session of it, and leads to the page with the link. */
export const createCheckoutLink = creationPage({
  title: 'Create a checkout link',
  button: 'Create checkout link',
  fields: (state, visit) => (
    <>
      <AmountField state={state} checks={required('amount')} />
      <DescriptionField state={state} checks={required('description')} />
      <AccountField state={state} visit={visit} />
      <ScenarioField state={state} visit={visit} />
      <TextField
        state={state}
        name="after_payment_url"
        label="After the payment"
        hint="Where the customer goes. Empty: back to the link, which shows what was paid."
        inputmode="url"
        checks={matching('after_payment_url', webUrlPattern)}
      />
      <MetadataField state={state} />
    </>
  ),
  create: async (visit, entered, send) => {
    const { id: subAccountId } = accountIn(visit, entered);
    const body = {
      amount: entered.cents('amount'),
      description: entered.text('description'),
      metadata: metadataIn(entered),
    };
    const after_payment_url = entered.url('after_payment_url') ?? addressOf(visit, '');
    entered.requireReadable();
    const { payment_intent_id } = dataOf(await send('createCheckout', { body, subAccountId }));
    const session = await send('createCheckoutSession', {
      body: { payment_intent_id, after_payment_url },
      subAccountId,
    });
    const id = String(dataOf(session)['checkout_session_id']);
    return actedByApi(visit, 'createCheckoutSession', id, { to: `checkout_sessions/${id}` });
  },
});

const dataOf = ({ data }: PlainObject): PlainObject => (isPlainObject(data) ? data : {});

/** Returns the address of a session; without an id, that which leads back to the session after its payment. */
const addressOf = ({ platform, request }: Visit, id: string): string =>
  checkoutAddress(platform.settings.hostedPages, ownBaseUrl(request), id);

/** A checkout session with its link. */
export const checkoutLink: DashboardPage = {
  show: (visit) => {
    const session = visit.platform.rows.find('checkout_sessions', visit.id);
    if (session?.mode !== visit.mode) return undefined;
    const open = (
      <a class="button" href={addressOf(visit, visit.id)}>
        Open the checkout
      </a>
    );
    return { title: 'Checkout link', head: { actions: open }, body: <CheckoutLink visit={visit} session={session} /> };
  },
};

function CheckoutLink({ visit, session }: { readonly visit: Visit; readonly session: CheckoutSessionRow }) {
  const { platform, id } = visit;
  const intent = platform.rows.require('payment_intents', session.payment_intent_id);
  return (
    <>
      <p>
        <Copyable text={addressOf(visit, id)} label="checkout link" />
      </p>
      <Facts
        of={[
          ['Status', <State of={sessionState(platform.rows, session, toIso(platform.now()))} />],
          ['Amount', <Amount cents={intent.amount} currency={intent.currency} />],
          ['Description', <Text of={intent.description} />],
          ['Account', <Id visit={visit} of={session.account_id} />],
          ['Payment intent', <Id visit={visit} of={intent.id} />],
          ['Payment', <Id visit={visit} of={session.payment_id} />],
          ['Expires', <Instant at={session.expires_at} />],
        ]}
      />
    </>
  );
}
