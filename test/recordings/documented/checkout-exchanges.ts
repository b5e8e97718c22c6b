import { type DocumentedEntry, read, send } from './exchange';
import {
  checkout,
  completion,
  dispute,
  disputeResponse,
  each,
  enveloped,
  fee,
  id,
  page,
  payment,
  paymentIntent,
} from './objects';
import { updatedMethod } from './payment-exchanges';

const fees = [
  { type: 'processing_fee', amount: 210 },
  { type: 'platform_fee', amount: 90 },
];
const sentPayment = { fees };
const shownPayment = { ...each(null, 'description expedited'), metadata: {}, fees };
const first = checkout({ payment_amount: 6400, payment_description: 'a basket', payment: shownPayment });
const second = { ...first, payment_description: 'a full basket', statement_descriptor: 'Bookshop' };
const paid = payment('basket', 6400, updatedMethod, {
  ...{ balance: 6100, fee_amount: 300, description: 'a full basket', checkout_id: id('cho', 'basket') },
  fees: [fee('basket1', 'processing_fee', 210), fee('basket2', 'platform_fee', 90)],
});
const completed = completion({ payment_response: enveloped('payment', paid) });
const done = { ...second, status: 'completed', successful_payment_id: id('py', 'basket'), completions: [completed] };
const path = `/v1/checkouts/${id('cho', 'basket')}`;

const checkouts: readonly DocumentedEntry[] = [
  send('POST /v1/payment_intents', { amount: 1300, currency: 'usd' }, 201, paymentIntent('session', 1300)),
  send(
    'POST /v1/checkout_sessions',
    {
      payment_intent_id: id('pi', 'session'),
      after_payment_url: 'https://app.example/thanks',
      back_url: 'https://app.example/basket',
    },
    201,
    enveloped('checkout_session', { checkout_session_id: '5d'.repeat(32) }),
  ),
  send('POST /v1/checkouts', { amount: 6400, description: 'a basket', payment: sentPayment }, 201, {
    ...enveloped('checkout', first),
  }),
  read(`GET ${path}`, 200, enveloped('checkout', first)),
  send(`PATCH ${path}`, { amount: 6400, description: 'a full basket', statement_descriptor: 'Bookshop' }, 200, {
    ...enveloped('object', second),
  }),
  send(`POST ${path}/complete`, { payment_token: id('pm', 'ledger'), payment_mode: 'ecom' }, 201, {
    ...enveloped('checkout_completion', { ...completed, checkout: done }),
  }),
  { event: 'checkout.completed', data: done },
  read('GET /v1/checkouts?status=completed', 200, page([done])),
  send(`POST ${path}/refunds`, { amount: 3200, fees: [{ type: 'processing_fee', amount: 105 }] }, 200, {
    ...enveloped('checkout_refund', {
      id: id('chr', 'basket'),
      checkout_id: id('cho', 'basket'),
      status: 'succeeded',
      refund_response: null,
      refund_amount: 3200,
      returned_fees: [{ type: 'processing_fee', amount: 105 }],
      ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
    }),
  }),
];

const wished = {
  ...{ expected_result: 'won', reason: 'fraudulent', due_date: '2027-06-21', event_publish_delay_in_seconds: 60 },
};
const metadata = { dispute_test_spec: wished };
const claimed = payment('claim', 4200, updatedMethod, { metadata });
const facts = {
  customer_name: 'Mary Shelley',
  customer_email_address: 'reader@mail.example',
  product_description: 'a first edition',
  service_date: '2027-06-01',
  shipping_carrier: 'Post',
};
const claim = `/v1/disputes/${id('dp', 'claim')}`;
const tagged = { metadata: { file: 'f' } };
const responded = { ...tagged, dispute_response: disputeResponse(facts) };

const disputes: readonly DocumentedEntry[] = [
  send(
    'POST /v1/payments',
    { amount: 4200, currency: 'usd', payment_method: { token: id('pm', 'ledger') }, metadata },
    201,
    enveloped('payment', claimed),
  ),
  read('GET /v1/disputes', 200, page([dispute()]), { after: 125 }),
  send(`PATCH ${claim}`, { metadata: { file: 'f' } }, 200, enveloped('dispute', dispute(tagged))),
  send(`PATCH ${claim}/response`, facts, 200, {
    ...enveloped('dispute response', disputeResponse(facts)),
    id: id('dp', 'claim'),
  }),
  send(
    `PUT ${claim}/evidence`,
    { file_name: 'slip.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt', description: 'a slip' },
    201,
    enveloped('dispute evidence', {
      id: id('dpe', 'slip'),
      ...{ file_name: 'slip.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' },
      ...{ status: 'pending', description: 'a slip', presigned_url: 'https://files.example/slip.pdf' },
    }),
  ),
  send(`POST ${claim}/response`, { forfeit: false }, 200, {
    ...enveloped('dispute', dispute({ ...responded, status: 'under_review' })),
  }),
  read(`GET ${claim}`, 200, enveloped('dispute', dispute({ ...responded, status: 'won' })), { after: 125 }),
  { event: 'payment.dispute.closed', data: dispute({ ...responded, status: 'won' }) },
];

export const checkoutExchanges: readonly DocumentedEntry[] = [...checkouts, ...disputes];
