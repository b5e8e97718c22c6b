import { type DocumentedEntry, type DocumentedExchange, read, send } from './exchange';
import {
  bankAccount,
  bookshop,
  cafe,
  card,
  each,
  enveloped,
  type Fields,
  fee,
  id,
  page,
  payment,
  paymentIntent,
  paymentMethod,
  platform,
  refund,
  refusal,
} from './objects';

const number = '4242424242424242';
const cardSent = {
  name: 'Mary Shelley',
  number,
  verification: '321',
  month: '9',
  year: '2039',
  address_postal_code: '97301',
};
const unknownBin = { bin_details: null };
const customer = { customer_id: id('cust', 'reader') };
const created = paymentMethod({ card: card('ledger', unknownBin) }, customer);
const updated = { month: '10', year: '2040', address_line1_check: 'pass' };
const method = paymentMethod({ card: card('ledger', updated) }, customer);
const grouped = paymentMethod({ card: card('spare') });
const bank = paymentMethod({ bank_account: { ...bankAccount, acct_last_four: '4321', metadata: {} } });
const group = { id: id('pmg', 'readers'), account_id: bookshop, platform_account_id: platform };
const groups = '/v1/payment_method_groups';
const token = { token: id('pm', 'ledger') };

const methods: readonly DocumentedEntry[] = [
  send(`POST ${groups}`, {}, 201, enveloped('payment_method_group', group)),
  send('POST /v1/payment_methods', { email: 'reader@mail.example', payment_method: { card: cardSent } }, 201, {
    ...enveloped('payment_method', created),
    id: token.token,
  }),
  { event: 'payment_method.bin_mapped', data: paymentMethod({ card: card('ledger') }, customer) },
  send('POST /v1/payment_methods', { payment_method: { payment_method_group_id: group.id, card: cardSent } }, 201, {
    ...enveloped('payment_method', paymentMethod({ card: card('spare', unknownBin) })),
    id: id('pm', 'spare'),
  }),
  { event: 'payment_method.bin_mapped', data: grouped },
  send(
    'POST /v1/payment_methods',
    {
      payment_method: {
        bank_account: {
          ...{ account_owner_name: 'Mary Shelley', routing_number: '110000000', account_number: '000987654321' },
          ...{ account_type: 'checking', account_owner_type: 'individual', country: 'US', currency: 'usd' },
          bank_name: 'Valley Bank',
        },
      },
    },
    201,
    { ...enveloped('payment_method', bank), id: id('pm', 'bank') },
  ),
  send('POST /v1/payment_methods', { payment_method: { card: { ...cardSent, number: '4242424242424241' } } }, 402, {
    ...refusal('card_number_invalid'),
  }),
  send('POST /v1/payment_methods', { payment_method: { card: { ...cardSent, year: '2021' } } }, 402),
  send('POST /v1/payment_methods', { payment_method: { card: cardSent } }, 400, refusal('full_pan_not_allowed')),
  read(`GET /v1/payment_methods/${token.token}`, 200, {
    ...enveloped('payment_method', paymentMethod({ card: card('ledger') }, customer)),
    id: token.token,
  }),
  send(
    `PATCH /v1/payment_methods/${token.token}`,
    {
      card: {
        ...{ month: '10', year: '2040', address_line1: '7 Elm Road', address_city: 'Salem', address_state: 'OR' },
        ...{ address_postal_code: '97301', address_country: 'US' },
      },
    },
    200,
    { ...enveloped('payment_method', method), id: token.token },
  ),
  send(`POST /v1/payment_methods/${token.token}/clone`, { destination_account_id: cafe }, 200, {
    ...enveloped('payment_method', paymentMethod({ card: card('copy', updated) }, { account_id: cafe })),
    id: id('pm', 'copy'),
  }),
  read(`GET /v1/payment_methods?payment_method_group_id=${group.id}`, 200, page([grouped])),
  send(`PATCH ${groups}/${group.id}`, { payment_method_ids: [token.token] }, 200),
  read(`GET ${groups}/${group.id}`, 200, enveloped('payment_method_group', group)),
  read(`DELETE ${groups}/${group.id}/payment_methods/${token.token}`, 200),
  read(`GET ${groups}`, 200, page([group])),
];

const order = { amount: 2500, currency: 'usd', capture_strategy: 'automatic', payment_method: token };
const novel = payment('novel', 2500, method, { description: 'a novel' });
const atlasFees = [fee('atlas1', 'processing_fee', 240), fee('atlas2', 'platform_fee', 300)];
const atlas = payment('atlas', 8000, method, { balance: 7460, fee_amount: 540 });
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
const refunds = `/v1/payments/${id('py', 'atlas')}/refunds`;
const held = payment('held', 3000, method, { capture_strategy: 'manual' });
const notCaptured = { ...each(0, 'amount_refundable balance'), captured: false };
const voided = payment('voided', 2500, method);

const tried = { metadata: { payment_test: { scenario: 'successful_payment' } } };
const share = {
  id: id('fee', 'shared'),
  amount: 110,
  currency: 'usd',
  ...each('2027-06-07T10:00:00Z', 'created_at updated_at'),
};
const debit = { amount: 2500, currency: 'usd', payment_method: { token: id('pm', 'bank') } };
const pending = { status: 'pending', payment_mode: 'ach', ...notCaptured };
const returned = { metadata: { payment_test: { scenario: 'insufficient_funds' } } };
const unpaid = { status: 'failed', error_code: 'insufficient_funds', error_description: 'free' };

/** Returns a payment that the documentation refuses. */
const refused = (change: Fields, status: number, code: string, fields?: Fields): DocumentedExchange =>
  send('POST /v1/payments', { ...order, ...change }, status, refusal(code, fields));

const declined = (scenario: string, fields: Fields): DocumentedExchange =>
  refused({ metadata: { payment_test: { scenario } } }, 402, 'card_declined', fields);

const payments: readonly DocumentedEntry[] = [
  send('POST /v1/payments', { ...order, description: 'a novel' }, 201, enveloped('payment', novel), { key: 'novel' }),
  { event: 'payment.created', data: novel },
  send('POST /v1/payments', { ...order, description: 'a novel' }, 201, enveloped('payment', novel), { key: 'novel' }),
  send('POST /v1/payments', order, 422, refusal('idempotency_params_mismatch'), { key: 'novel' }),
  send('POST /v1/payments', order, 400, refusal('idempotency_key_required'), { key: null }),
  send('POST /v1/payments', order, 422, undefined, { key: 'k'.repeat(101) }),
  send(
    'POST /v1/payments',
    { ...order, amount: 8000, fees: atlasFees.map(({ type, amount }) => ({ type, amount })) },
    201,
    enveloped('payment', atlas),
  ),
  read(`GET /v1/payments/${id('py', 'atlas')}`, 200, enveloped('payment', { ...atlas, fees: atlasFees })),
  read('GET /v1/payments?limit=1', 200, page([{ ...atlas, fees: atlasFees }], { hasNext: true })),
  send(`PATCH /v1/payments/${id('py', 'novel')}`, { description: 'two novels', metadata: { aisle: '4' } }, 200, {
    ...enveloped('payment', { ...novel, description: 'two novels', metadata: { aisle: '4' } }),
  }),
  read(`GET /v1/payments/${id('py', 'nothing')}`, 404, refusal('resource_not_found')),
  send(
    `POST ${refunds}`,
    { amount: 4000, reason: 'customer_request', description: 'torn', fees: [{ type: 'processing_fee', amount: 120 }] },
    201,
    enveloped('refund', half),
  ),
  { event: 'payment.refunded', data: half },
  send(
    `POST ${refunds}`,
    { amount: 50, fees: [{ type: 'processing_fee', amount: 121 }] },
    422,
    refusal('returned_fee_exceeds_remaining_amount'),
  ),
  send(`POST ${refunds}`, { amount: 8001 }, 422, refusal('refund_exceeds_payment_amount')),
  send(`POST ${refunds}`, { amount: 50, reason: 'boredom' }, 422, refusal('refund_reason_invalid')),
  read(`GET /v1/refunds/${id('re', 'half')}`, 200, enveloped('refund', half)),
  send(`PATCH /v1/refunds/${id('re', 'half')}`, { metadata: { case: 'c' } }, 200, {
    ...enveloped('refund', { ...half, metadata: { case: 'c' } }),
  }),
  read('GET /v1/refunds', 200, page([{ ...half, metadata: { case: 'c' } }])),
  read(`GET /v1/payments/${id('py', 'novel')}/payment_balance_transactions`, 200, {
    ...page([
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
    ]),
  }),
  send('POST /v1/payments', { ...order, amount: 3000, capture_strategy: 'manual' }, 201, {
    ...enveloped('payment', { ...held, ...notCaptured, status: 'authorized' }),
  }),
  read(`POST /v1/payments/${id('py', 'held')}/capture`, 201, enveloped('payment', held), { key: 'held' }),
  read(`POST /v1/payments/${id('py', 'held')}/capture`, 200, enveloped('payment', held), { key: 'held' }),
  read(`POST /v1/payments/${id('py', 'held')}/capture`, 422, refusal('payment_already_captured')),
  send('POST /v1/payments', order, 201, enveloped('payment', voided)),
  read(`POST /v1/payments/${id('py', 'voided')}/void`, 200, {
    ...enveloped('payment', { ...voided, status: 'canceled', ...each(0, 'amount_refundable balance') }),
  }),
  declined('insufficient_funds', { decline_code: 'insufficient_funds', network_error_code: '116' }),
  declined('expired_card', { decline_code: 'expired_card', network_error_code: '101' }),
  refused({ metadata: { payment_test: { scenario: 'gateway_timeout' } } }, 500, 'gateway_timeout_error', {
    decline_code: null,
  }),
  refused({ amount: undefined }, 422, 'amount_required'),
  refused({ amount: 50 }, 422, 'amount_below_minimum'),
  refused({ amount: 100_000_000 }, 422, 'amount_above_maximum'),
  refused({ amount: 20.5 }, 422, 'amount_must_be_an_integer'),
  refused({ currency: 'cad' }, 422, 'currency_invalid'),
  refused({ payment_method: undefined }, 422, 'payment_method_required'),
  refused(
    { application_fee_amount: 90, fees: [{ type: 'platform_fee', amount: 2 }] },
    422,
    'fee_and_application_fee_declared',
  ),
  send('POST /v1/payments', { ...order, ...tried }, 201, {
    ...enveloped('payment', payment('tried', 2500, method, { ...tried, success: true })),
  }),
  send('POST /v1/payments', { ...order, application_fee_amount: 110 }, 201, {
    ...enveloped(
      'payment',
      payment('shared', 2500, method, { balance: 2390, fee_amount: 110, application_fee: share }),
    ),
  }),
  send('POST /v1/payments', debit, 201, enveloped('payment', payment('debit', 2500, bank, pending))),
  send('POST /v1/payments', { ...debit, ...returned }, 201, {
    ...enveloped('payment', payment('returned', 2500, bank, { ...pending, ...returned })),
  }),
  read(
    `GET /v1/payments/${id('py', 'debit')}`,
    200,
    enveloped('payment', payment('debit', 2500, bank, { payment_mode: 'ach' })),
    { after: 65 },
  ),
  read(`GET /v1/payments/${id('py', 'returned')}`, 200, {
    ...enveloped('payment', payment('returned', 2500, bank, { ...pending, ...returned, ...unpaid })),
  }),
];

const serial = paymentIntent('serial', 1900, { description: 'a serial', metadata: { part: '2' } });
const ready = { ...serial, payment_method: method, status: 'requires_capture' };
const intent = `/v1/payment_intents/${id('pi', 'serial')}`;

const intents: readonly DocumentedEntry[] = [
  send(
    'POST /v1/payment_intents',
    { amount: 1900, currency: 'usd', description: 'a serial', metadata: { part: '2' } },
    201,
    serial,
  ),
  read(`POST ${intent}/capture`, 422, refusal('payment_intent_cannot_be_captured')),
  send(`PATCH ${intent}`, { payment_method: token }, 200, ready),
  read(`GET ${intent}`, 200, ready),
  read(`POST ${intent}/capture`, 201, { ...ready, status: 'succeeded', successful_payment_id: id('py', 'serial') }),
  read(`GET ${intent}/payments`, 200, {
    ...page([payment('serial', 1900, method, { description: 'a serial', metadata: { part: '2' } })]),
  }),
  send(`PATCH ${intent}`, { amount: 2000 }, 422, refusal('payment_intent_unexpected_state')),
  read(`GET /v1/payment_intents/${id('pi', 'nothing')}`, 404, refusal('payment_intent_not_found')),
];

/** The card that later exchanges pay with. */
export const updatedMethod = method;

export const paymentExchanges: readonly DocumentedEntry[] = [...methods, ...payments, ...intents];
