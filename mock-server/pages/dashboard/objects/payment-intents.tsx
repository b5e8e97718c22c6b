import { intentEnding } from '../../../../spec/derive/endings';
import { firstOf } from '../../../domain/first-of';
import { readApi } from '../read';
import { objectPages, readBy } from './object-page';
import { RelatedPages } from './object-table';
import { intentActions, IntentForms } from './other-actions';

export const paymentIntents = objectPages('payment_intents', 'PaymentIntent', {
  ...readBy('listPaymentIntents', 'getPaymentIntent'),
  create: 'Create payment intent',
  machine: 'payment_intent',
  subject: 'payment_intent',
  forms: (visit, { id }) => <IntentForms visit={visit} id={id} />,
  actions: intentActions,
  ending: ({ platform: { repeatableRows: rows } }, { id }) =>
    intentEnding(rows.require('payment_intents', id), firstOf(rows.walk('payments', 'ofIntent', id, 'descending'))),
  related: (visit) => (
    <RelatedPages
      visit={visit}
      title="Payments"
      of="Payment"
      caption="Payments of the intent, newest first"
      read={(search) => readApi(visit, 'listPaymentIntentPayments', { payment_intent_id: visit.id }, search)}
      empty="No payment was attempted yet."
    />
  ),
});
