import { type DocumentedEntry, type DocumentedExchange, read, send } from './exchange';
import { each, type Fields, fee, id, payment, paymentIntent, refund } from './objects';
import { bank, cardSent, createdCard, token, updatedCard } from './payment-method-exchanges';

const scenario = (name: string): Fields => ({ metadata: { payment_test: { scenario: name } } });
const order = { amount: 2500, currency: 'usd', capture_strategy: 'automatic', payment_method: token };
const novel = payment('novel', 2500, updatedCard, { description: 'a novel' });
const atlasFees = [fee('atlas1', 'processing_fee', 240), fee('atlas2', 'platform_fee', 300)];
const atlas = payment('atlas', 8000, updatedCard, { balance: 7460, fee_amount: 540 });
const half = refund('half', 'atlas', 4000, {
  reason: 'customer_request',
  description: 'torn',
  returned_fees: [
    {
      id: id('rtfee', 'half'),
      payment_fee_id: id('pyfee', 'atlas1'),
      type: 'processing_fee',
      returned_amount: 120,
      original_amount: 240,
      remaining_amount: 120,
      currency: 'usd',
    },
  ],
});
const afterHalf = {
  ...atlas,
  status: 'partially_refunded',
  balance: 3580,
  refunded: true,
  refunds: [half],
  ...each(4000, 'amount_refunded amount_refundable'),
  fees: [fee('atlas1', 'processing_fee', 240, { remaining_amount: 120 }), fee('atlas2', 'platform_fee', 300)],
};
const refunds = `/v1/payments/${id('py', 'atlas')}/refunds`;
const held = payment('held', 3000, updatedCard, { capture_strategy: 'manual' });
const notCaptured = { ...each(0, 'amount_refundable balance'), captured: false };
const voided = payment('voided', 2500, updatedCard);

const tried = scenario('successful_payment');
const share = {
  id: id('fee', 'shared'),
  amount: 110,
  currency: 'usd',
  ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
};
const debit = { amount: 2500, currency: 'usd', payment_method: { token: id('pm', 'bank') } };
const pending = { status: 'pending', payment_mode: 'ach', ...notCaptured };
const returned = scenario('insufficient_funds');
const unpaid = { status: 'failed', error_code: 'insufficient_funds', error_description: 'free' };

/** Returns a payment that the documentation refuses. */
const refused = (status: number, code: string, change: Fields, error?: Fields): DocumentedExchange =>
  send('POST /v1/payments', { ...order, ...change }, { status, code, error });

/** Scenarios whose decline code has their name, with the code of the network. */
const declines: readonly [scenario: string, network: string][] = [
  ['insufficient_funds', '116'],
  ['expired_card', '101'],
  ['invalid_card_number', '131'],
  ['invalid_cvc', '517'],
  ['do_not_honor', '005'],
  ['restricted_card', '102'],
  ['exceeds_card_limit', '121'],
];
/** Cards that are declined, with all that is documented of the response. */
const testCards: readonly [number: string, code: string][] = [
  ['4000000000000002', 'card_declined'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000119', 'gateway_error'],
];
const doNotRetry = {
  decline_code: 'do_not_retry',
  network: 'MASTERCARD',
  network_error_category: '03',
  network_error_code: '504',
};

const refusedPayments: readonly DocumentedEntry[] = [
  ...declines.map(([name, network]) =>
    refused(402, 'card_declined', scenario(name), { decline_code: name, network_error_code: network }),
  ),
  ...testCards.map(([number, code]) => refused(402, code, { payment_method: { card: { ...cardSent, number } } })),
  refused(402, 'card_declined', scenario('do_not_retry'), doNotRetry),
  refused(402, 'gateway_error', scenario('gateway_error'), { decline_code: null, network_error_code: '963' }),
  refused(500, 'gateway_timeout_error', scenario('gateway_timeout'), { decline_code: null }),
  refused(422, 'amount_required', { amount: undefined }),
  refused(422, 'amount_below_minimum', { amount: 50 }),
  refused(422, 'amount_above_maximum', { amount: 100_000_000 }),
  refused(422, 'amount_must_be_an_integer', { amount: 20.5 }),
  refused(422, 'currency_invalid', { currency: 'cad' }),
  refused(422, 'payment_method_required', { payment_method: undefined }),
  refused(422, 'email_invalid', { email: 'reader' }),
  refused(422, 'unexpected_parameter', { wrapping: 'gold' }),
  refused(422, 'fee_and_application_fee_declared', {
    application_fee_amount: 90,
    fees: [{ type: 'platform_fee', amount: 2 }],
  }),
  send('POST /v1/payments', '{"amount": 2500,', { status: 400 }),
  read('GET /v1/payments', { status: 401 }),
];

const payments: readonly DocumentedEntry[] = [
  send(
    'POST /v1/payments',
    { ...order, description: 'a novel' },
    { status: 201, type: 'payment', data: novel, key: 'novel' },
  ),
  send(
    'POST /v1/payments',
    { ...order, description: 'a novel' },
    { status: 201, type: 'payment', data: novel, key: 'novel' },
  ),
  send('POST /v1/payments', order, { status: 422, code: 'idempotency_params_mismatch', key: 'novel' }),
  send('POST /v1/payments', order, { status: 400, code: 'idempotency_key_required', key: null }),
  send('POST /v1/payments', order, { status: 422, key: 'k'.repeat(101) }),
  send(
    'POST /v1/payments',
    { ...order, amount: 8000, fees: atlasFees.map(({ type, amount }) => ({ type, amount })) },
    { status: 201, type: 'payment', data: atlas },
  ),
  { event: 'payment.created', about: { ...atlas, fees: atlasFees } },
  read(`GET /v1/payments/${id('py', 'atlas')}`, { status: 200, type: 'payment', data: { ...atlas, fees: atlasFees } }),
  read('GET /v1/payments?limit=1', { status: 200, list: [{ ...atlas, fees: atlasFees }], hasNext: true }),
  send(
    `PATCH /v1/payments/${id('py', 'novel')}`,
    { description: 'two novels', metadata: { aisle: '4' } },
    { status: 200, type: 'payment', data: { ...novel, description: 'two novels', metadata: { aisle: '4' } } },
  ),
  read(`GET /v1/payments/${id('py', 'nothing')}`, { status: 404, code: 'resource_not_found' }),
  send(
    `POST ${refunds}`,
    { amount: 4000, reason: 'customer_request', description: 'torn', fees: [{ type: 'processing_fee', amount: 120 }] },
    { status: 201, type: 'refund', data: half },
  ),
  { event: 'payment.refunded', about: half },
  read(`GET /v1/payments/${id('py', 'atlas')}`, { status: 200, type: 'payment', data: afterHalf }),
  send(
    `POST ${refunds}`,
    { amount: 50, fees: [{ type: 'processing_fee', amount: 121 }] },
    { status: 422, code: 'returned_fee_exceeds_remaining_amount' },
  ),
  send(`POST ${refunds}`, { amount: 8001 }, { status: 422, code: 'refund_exceeds_payment_amount' }),
  send(`POST ${refunds}`, { amount: 50, reason: 'boredom' }, { status: 422, code: 'refund_reason_invalid' }),
  read(`GET /v1/refunds/${id('re', 'half')}`, { status: 200, type: 'refund', data: half }),
  send(
    `PATCH /v1/refunds/${id('re', 'half')}`,
    { metadata: { case: 'c' } },
    { status: 200, type: 'refund', data: { ...half, metadata: { case: 'c' } } },
  ),
  read('GET /v1/refunds', { status: 200, list: [{ ...half, metadata: { case: 'c' } }] }),
  send(`POST ${refunds}`, { amount: 4000 }, { status: 201, type: 'refund', data: refund('rest', 'atlas', 4000) }),
  send(`POST ${refunds}`, { amount: 1 }, { status: 422, code: 'payment_fully_refunded' }),
  read(`GET /v1/payments/${id('py', 'novel')}/payment_balance_transactions`, {
    status: 200,
    list: [
      {
        id: id('pbt', 'novel'),
        currency: 'usd',
        financial_transaction_id: id('ft', 'novel'),
        payment_balance_txn_type: 'payment',
        source_type: 'Payment',
        ...each(2500, 'amount balance'),
        ...each(id('py', 'novel'), 'payment_id source_id'),
        ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
      },
    ],
  }),
  send(
    'POST /v1/payments',
    { ...order, amount: 3000, capture_strategy: 'manual' },
    { status: 201, type: 'payment', data: { ...held, ...notCaptured, status: 'authorized' } },
  ),
  read(`POST /v1/payments/${id('py', 'held')}/capture`, { status: 201, type: 'payment', data: held, key: 'held' }),
  read(`POST /v1/payments/${id('py', 'held')}/capture`, { status: 200, type: 'payment', data: held, key: 'held' }),
  read(`POST /v1/payments/${id('py', 'held')}/capture`, { status: 422, code: 'payment_already_captured' }),
  send('POST /v1/payments', order, {
    status: 201,
    type: 'payment',
    data: payment('twice', 2500, updatedCard),
    key: 'twice',
  }),
  send('POST /v1/payments', order, { status: 409, key: 'twice', after: 0.05 }),
  send('POST /v1/payments', order, { status: 201, type: 'payment', data: voided }),
  read(`POST /v1/payments/${id('py', 'voided')}/void`, {
    status: 200,
    type: 'payment',
    data: { ...voided, status: 'canceled', ...each(0, 'amount_refundable balance') },
  }),
  send(
    'POST /v1/payments',
    { ...order, ...tried },
    { status: 201, type: 'payment', data: payment('tried', 2500, updatedCard, { ...tried, success: true }) },
  ),
  send(
    'POST /v1/payments',
    { ...order, application_fee_amount: 110 },
    {
      status: 201,
      type: 'payment',
      data: payment('shared', 2500, updatedCard, { balance: 2390, fee_amount: 110, application_fee: share }),
    },
  ),
  send('POST /v1/payments', debit, { status: 201, type: 'payment', data: payment('debit', 2500, bank, pending) }),
  send(
    'POST /v1/payments',
    { ...debit, ...returned },
    { status: 201, type: 'payment', data: payment('returned', 2500, bank, { ...pending, ...returned }) },
  ),
  read(`GET /v1/payments/${id('py', 'debit')}`, {
    status: 200,
    type: 'payment',
    data: payment('debit', 2500, bank, { payment_mode: 'ach' }),
    after: 65,
  }),
  read(`GET /v1/payments/${id('py', 'returned')}`, {
    status: 200,
    type: 'payment',
    data: payment('returned', 2500, bank, { ...pending, ...returned, ...unpaid }),
  }),
];

const serial = paymentIntent('serial', 1900, { description: 'a serial', metadata: { part: '2' } });
const ready = { ...serial, payment_method: createdCard, status: 'requires_capture' };
const intent = `/v1/payment_intents/${id('pi', 'serial')}`;

const intents: readonly DocumentedEntry[] = [
  send(
    'POST /v1/payment_intents',
    { amount: 1900, currency: 'usd', description: 'a serial', metadata: { part: '2' } },
    { status: 201, body: serial },
  ),
  read(`POST ${intent}/capture`, { status: 422, code: 'payment_intent_cannot_be_captured' }),
  send(`PATCH ${intent}`, { payment_method: token }, { status: 200, body: ready }),
  read(`GET ${intent}`, { status: 200, body: ready }),
  read(`POST ${intent}/capture`, {
    status: 201,
    body: { ...ready, status: 'succeeded', successful_payment_id: id('py', 'serial') },
  }),
  read(`GET ${intent}/payments`, {
    status: 200,
    list: [payment('serial', 1900, updatedCard, { description: 'a serial', metadata: { part: '2' } })],
  }),
  send(`PATCH ${intent}`, { amount: 2000 }, { status: 422, code: 'payment_intent_unexpected_state' }),
  read(`GET /v1/payment_intents/${id('pi', 'nothing')}`, { status: 404, code: 'payment_intent_not_found' }),
];

export const paymentExchanges: readonly DocumentedEntry[] = [...payments, ...refusedPayments, ...intents];
