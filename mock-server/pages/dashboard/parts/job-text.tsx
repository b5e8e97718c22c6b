import type { Child } from 'hono/jsx';
import { findEvent } from '../../../events/stored-events';
import type { Currency, JobKind, PaymentRow, PayoutRow } from '../../../rows';
import { formatAmount } from '../../money';
import type { Visit } from '../page';
import { sentenceCase, visibleText } from '../text';
import { Id } from './id';

interface JobTextProps {
  readonly visit: Visit;
  readonly job: { readonly kind: string; readonly subject_id: string };
}

/** A sentence about what a job does, with a link to the object that it changes. */
export function JobText({ visit, job: { kind, subject_id: id } }: JobTextProps) {
  const known = isJobKind(kind) ? sentences[kind](visit, id) : undefined;
  if (known !== undefined) return <span class="prose">{known}</span>;
  // The object is gone: a reset deletes objects and leaves the last move.
  return (
    <span class="prose">
      {sentenceCase(kind)} <Id visit={visit} of={id} />
    </span>
  );
}

/** Returns a sentence; undefined if the object of the job is not there any more. */
type Sentence = (visit: Visit, id: string) => Child | undefined;

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(sentences, kind);

const sentences: { readonly [Kind in JobKind]: Sentence } = {
  enable_sub_account: (visit, id) => about(visit, id, 'Enables', visit.platform.rows.find('accounts', id)?.name),
  map_bin: (visit, id) => about(visit, id, 'Adds the details of the first six digits to', cardName(visit, id)),
  settle_payment: (visit, id) => about(visit, id, 'Settles', paymentName(visit, id)),
  settle_refund: (visit, id) => about(visit, id, 'Settles', refundName(visit, id)),
  open_dispute: (visit, id) => about(visit, id, 'Opens a dispute of', paymentName(visit, id)),
  decide_dispute: (visit, id) => about(visit, id, 'Decides', disputeName(visit, id)),
  lose_dispute: (visit, id) => about(visit, id, 'Without a response, loses', disputeName(visit, id)),
  close_payout_batch: (visit, id) => batch(visit, id, 'payout'),
  send_payout: (visit, id) => about(visit, id, 'Sends to the bank', payoutName(visit, id, 'payout')),
  pay_payout: (visit, id) => about(visit, id, 'Pays', payoutName(visit, id, 'payout')),
  close_proceeds_batch: (visit, id) => batch(visit, id, 'payout of proceeds'),
  send_proceeds_payout: (visit, id) => about(visit, id, 'Sends to the bank', payoutName(visit, id, 'proceeds payout')),
  pay_proceeds_payout: (visit, id) => about(visit, id, 'Pays', payoutName(visit, id, 'proceeds payout')),
  lapse_authorization: (visit, id) => about(visit, id, 'Expires the authorization of', paymentName(visit, id)),
  expire_checkout: (visit, id) => about(visit, id, 'Expires', checkoutName(visit, id)),
  retry_delivery: delivery,
};

function about(visit: Visit, id: string, verb: string, name: string | undefined, linked = id): Child | undefined {
  if (name === undefined) return undefined;
  return (
    <>
      {verb} <Id visit={visit} of={linked} label={visibleText(name)} />
    </>
  );
}

const named = (kind: string, amount: number, currency: Currency, of?: string | null): string =>
  `${kind} ${formatAmount(amount, currency)}${of ? ` of ${of}` : ''}`;

const payment = ({ amount, currency, account_holder }: PaymentRow): string =>
  named('payment', amount, currency, account_holder);

function paymentName({ platform: { rows } }: Visit, id: string): string | undefined {
  const row = rows.find('payments', id);
  return row && payment(row);
}

function refundName({ platform: { rows } }: Visit, id: string): string | undefined {
  const row = rows.find('refunds', id);
  const refunded = row && rows.find('payments', row.payment_id);
  return refunded && named('refund', row.amount, refunded.currency, payment(refunded));
}

function disputeName({ platform: { rows } }: Visit, id: string): string | undefined {
  const row = rows.find('disputes', id);
  const disputed = row && rows.find('payments', row.payment_id);
  return disputed && named('dispute', row.amount, row.currency, payment(disputed));
}

function checkoutName({ platform: { rows } }: Visit, id: string): string | undefined {
  const row = rows.find('checkouts', id);
  return row && `${named('checkout', row.amount, row.currency)}, ${row.description}`;
}

function cardName({ platform: { rows } }: Visit, id: string): string | undefined {
  const row = rows.find('payment_methods', id);
  return row && `card •••• ${row.card?.acct_last_four ?? ''}`;
}

function payoutName({ platform: { rows } }: Visit, id: string, kind: string): string | undefined {
  const row: PayoutRow | undefined = rows.find('payouts', id);
  const account = row && rows.find('accounts', row.account_id);
  const name = account?.kind === 'platform' ? 'the platform account' : account?.name;
  return row && named(kind, row.amount, row.currency, name);
}

function batch(visit: Visit, id: string, kind: string): Child | undefined {
  const row = visit.platform.rows.find('payout_batches', id);
  const account = row && visit.platform.rows.find('accounts', row.account_id);
  return account && about(visit, id, `Creates the next ${kind} of`, account.name, account.id);
}

function delivery(visit: Visit, id: string): Child | undefined {
  const { rows } = visit.platform;
  const row = rows.find('deliveries', id);
  if (row === undefined) return undefined;
  const { event_id, publisher_id } = row;
  return (
    <>
      Attempts delivery of{' '}
      <Id visit={visit} of={event_id} label={findEvent(rows, event_id)?.event_name ?? 'an event'} /> to{' '}
      <Id visit={visit} of={publisher_id} label={visibleText(rows.find('publishers', publisher_id)?.url ?? 'it')} />
    </>
  );
}
