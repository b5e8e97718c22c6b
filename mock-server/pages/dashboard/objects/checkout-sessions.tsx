import { sessionState } from '../../../actions/pay-checkout-session';
import { checkoutAddress } from '../../../domain/hosted-pages';
import type { CheckoutSessionRow } from '../../../rows';
import { toIso } from '../../../time/clock';
import { ownBaseUrl } from '../../../wire/host';
import { newestPage } from '../lists/newest-page';
import { Pager } from '../lists/pager';
import type { DashboardPage, Visit } from '../page';
import { Id } from '../parts/id';
import { type Column, Table } from '../parts/table';
import { Amount, Instant, State, Text } from '../parts/values';

const LIST = 'checkout_sessions';
/** An id is 64 digits. A person needs the first ones to recognize it. */
const SHOWN_DIGITS = 10;

/** The checkout sessions of a mode. No operation of the API lists them. */
export const checkoutSessions: DashboardPage = {
  show: (visit) => {
    const page = newestPage(visit, LIST);
    return {
      title: 'Checkout sessions',
      body: (
        <>
          <Table
            caption="Checkout sessions, newest first"
            columns={columnsOf(visit)}
            items={page.items}
            idOf={({ id }) => id}
            empty={`There are no checkout sessions in ${visit.mode} mode yet.`}
          />
          <Pager links={visit.links} page={page} />
        </>
      ),
    };
  },
};

function columnsOf(visit: Visit): readonly Column<CheckoutSessionRow>[] {
  const { platform, links, request } = visit;
  const { rows, settings } = platform;
  const now = toIso(platform.now());
  const intentOf = ({ payment_intent_id }: CheckoutSessionRow) => rows.require('payment_intents', payment_intent_id);
  return [
    {
      title: 'Session',
      of: ({ id }) => (
        <a class="id" href={links.to(`${LIST}/${id}`)}>
          {id.slice(0, SHOWN_DIGITS)}…
        </a>
      ),
    },
    {
      title: 'Amount',
      of: (each) => <Amount cents={intentOf(each).amount} currency={intentOf(each).currency} />,
      isNumber: true,
    },
    { title: 'Status', of: (each) => <State of={sessionState(rows, each, now)} /> },
    { title: 'Description', of: (each) => <Text of={intentOf(each).description} /> },
    { title: 'Payment', of: ({ payment_id }) => <Id visit={visit} of={payment_id} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
    {
      title: 'Link',
      of: ({ id }) => (
        <a href={checkoutAddress(settings.hostedPages, ownBaseUrl(request), id)}>
          Open the checkout<span class="unseen"> {id.slice(0, SHOWN_DIGITS)}</span>
        </a>
      ),
    },
  ];
}
