import { bodyOf, type DocumentedEntry, read, send } from './exchange';
import {
  checkout,
  completion,
  dispute,
  disputeResponse,
  each,
  type Fields,
  fee,
  id,
  payment,
  paymentIntent,
} from './objects';
import { updatedCard } from './payment-method-exchanges';

const fees = [
  { type: 'processing_fee', amount: 210 },
  { type: 'platform_fee', amount: 90 },
];
const sentPayment = { fees };
const shownPayment = { ...each(null, 'description expedited'), metadata: {}, fees };
const first = checkout({ payment_amount: 6400, payment_description: 'a basket', payment: shownPayment });
const second = { ...first, payment_description: 'a full basket', statement_descriptor: 'Bookshop' };
const paid = payment('basket', 6400, updatedCard, {
  balance: 6100,
  fee_amount: 300,
  description: 'a full basket',
  checkout_id: id('cho', 'basket'),
  fees: [fee('basket1', 'processing_fee', 210), fee('basket2', 'platform_fee', 90)],
});
const completed = completion({ payment_response: bodyOf({ status: 201, type: 'payment', data: paid }) });
const done = { ...second, status: 'completed', successful_payment_id: id('py', 'basket'), completions: [completed] };
const shares = { card: { amount: 130 }, bank_account: { amount: 70 } };
const shared = {
  ...first,
  id: id('cho', 'gift'),
  payment_intent_id: id('pi', 'gift'),
  application_fees: shares,
  payment: { ...shownPayment, fees: [] },
};
const path = `/v1/checkouts/${id('cho', 'basket')}`;

const checkouts: readonly DocumentedEntry[] = [
  send(
    'POST /v1/payment_intents',
    { amount: 1300, currency: 'usd' },
    { status: 201, body: paymentIntent('session', 1300) },
  ),
  send(
    'POST /v1/checkout_sessions',
    {
      payment_intent_id: id('pi', 'session'),
      after_payment_url: 'https://app.example/thanks',
      back_url: 'https://app.example/basket',
    },
    { status: 201, type: 'checkout_session', data: { checkout_session_id: '5d'.repeat(32) } },
  ),
  send(
    'POST /v1/checkouts',
    { amount: 6400, description: 'a basket', payment: sentPayment },
    { status: 201, type: 'checkout', data: first },
  ),
  read(`GET ${path}`, { status: 200, type: 'checkout', data: first }),
  send(
    `PATCH ${path}`,
    { amount: 6400, description: 'a full basket', statement_descriptor: 'Bookshop' },
    { status: 200, type: 'object', data: second },
  ),
  send(
    `POST ${path}/complete`,
    { payment_token: id('pm', 'ledger'), payment_mode: 'ecom' },
    { status: 201, type: 'checkout_completion', data: { ...completed, checkout: done } },
  ),
  { event: 'checkout.completed', about: done },
  read('GET /v1/checkouts?status=completed', { status: 200, list: [done] }),
  send(
    `POST ${path}/refunds`,
    { amount: 3200, fees: [{ type: 'processing_fee', amount: 105 }] },
    {
      status: 200,
      type: 'checkout_refund',
      data: {
        id: id('chr', 'basket'),
        checkout_id: id('cho', 'basket'),
        status: 'succeeded',
        refund_response: null,
        refund_amount: 3200,
        returned_fees: [{ type: 'processing_fee', amount: 105 }],
        ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
      },
    },
  ),
  send(
    'POST /v1/checkouts',
    { amount: 6400, description: 'a basket', application_fees: shares },
    { status: 201, type: 'checkout', data: shared },
  ),
];

/** Returns the metadata of a payment that is disputed a minute later. */
const disputed = (reason: string, result: string): Fields => ({
  dispute_test_spec: {
    expected_result: result,
    reason,
    due_date: '2027-06-21',
    event_publish_delay_in_seconds: 60,
  },
});
const metadata = disputed('fraudulent', 'won');
const claimed = payment('claim', 4200, updatedCard, { metadata });
const facts = {
  customer_name: 'Mary Shelley',
  customer_email_address: 'reader@mail.example',
  product_description: 'a first edition',
  service_date: '2027-06-01',
  shipping_carrier: 'Post',
};
const lost = disputed('product_not_received', 'lost');
const givenUp = { id: id('dp', 'lost'), payment_id: id('py', 'lost'), reason: 'product_not_received' };
const claim = `/v1/disputes/${id('dp', 'claim')}`;
const tagged = { metadata: { file: 'f' } };
const responded = { ...tagged, dispute_response: disputeResponse(facts) };

const disputes: readonly DocumentedEntry[] = [
  send(
    'POST /v1/payments',
    { amount: 4200, currency: 'usd', payment_method: { token: id('pm', 'ledger') }, metadata },
    { status: 201, type: 'payment', data: claimed },
  ),
  read('GET /v1/disputes', { status: 200, list: [dispute()], after: 125 }),
  send(`PATCH ${claim}`, { metadata: { file: 'f' } }, { status: 200, type: 'dispute', data: dispute(tagged) }),
  send(`PATCH ${claim}/response`, facts, {
    status: 200,
    type: 'dispute response',
    data: disputeResponse(facts),
    id: id('dp', 'claim'),
  }),
  send(
    `PUT ${claim}/evidence`,
    { file_name: 'slip.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt', description: 'a slip' },
    {
      status: 201,
      type: 'dispute evidence',
      data: {
        id: id('dpe', 'slip'),
        file_name: 'slip.pdf',
        file_type: 'application/pdf',
        dispute_evidence_type: 'receipt',
        status: 'pending',
        description: 'a slip',
        presigned_url: 'https://files.example/slip.pdf',
      },
    },
  ),
  send(
    `POST ${claim}/response`,
    { forfeit: false },
    { status: 200, type: 'dispute', data: dispute({ ...responded, status: 'under_review' }) },
  ),
  read(`GET ${claim}`, { status: 200, type: 'dispute', data: dispute({ ...responded, status: 'won' }), after: 125 }),
  { event: 'payment.dispute.closed', about: dispute({ ...responded, status: 'won' }) },
  send(
    'POST /v1/payments',
    { amount: 4200, currency: 'usd', payment_method: { token: id('pm', 'ledger') }, metadata: lost },
    { status: 201, type: 'payment', data: payment('lost', 4200, updatedCard, { metadata: lost }) },
  ),
  read('GET /v1/disputes?limit=1', { status: 200, list: [dispute(givenUp)], hasNext: true, after: 125 }),
  send(
    `POST /v1/disputes/${id('dp', 'lost')}/response`,
    { forfeit: true },
    { status: 200, type: 'dispute', data: dispute({ ...givenUp, status: 'lost' }) },
  ),
];

export const checkoutExchanges: readonly DocumentedEntry[] = [...checkouts, ...disputes];
