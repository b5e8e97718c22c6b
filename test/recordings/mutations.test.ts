import { beforeAll, expect, test } from 'vitest';
import { countedDifferences } from '../../mock-server/recordings/comparison/report';
import { compareDays } from './support/compare-days';
import {
  body,
  dropItem,
  event,
  events,
  header,
  type Mutation,
  remove,
  repeatItem,
  response,
  set,
  status,
  swap,
} from './support/mutations';
import { part } from '../support/run-scale';
import { type Day, shopDay } from './support/shop-day';

const cents = (amount: number) => amount + 1;
const refused = (code: number, error: string) => (each: { status: number; body: string }) => {
  each.status = code;
  each.body = JSON.stringify({ error: { code: error, message: 'no' } });
};
const otherId = (id: string) => `${id.slice(0, -4)}zzzz`;

/** Other rules of the second sandbox, each with the field and the kind of the only difference that it makes. */
const mutations: readonly [rule: string, mutation: Mutation, difference: string][] = [
  ['a creation answers 200', status('createPayment', 1, 200), 'status status'],
  ['a capture answers 200', status('capturePayment', 1, 200), 'status status'],
  ['a decline answers 400', status('createPayment', 5, 400), 'status status'],
  ['a timeout answers 504', status('createPayment', 7, 504), 'status status'],
  ['an unknown id answers 410', status('getRefund', 1, 410), 'status status'],
  ['a request without a token answers 403', status('listDisputes', 1, 403), 'status status'],
  ['a card is refused', response('createPaymentMethod', 1, refused(422, 'card_number_invalid')), 'status status'],
  ['a refund is refused', response('createRefund', 1, refused(422, 'refund_error')), 'status status'],
  ['an amount of 0 is allowed', status('createPayment', 8, 201), 'status status'],
  ['a completion is refused', response('completeCheckout', 1, refused(402, 'card_declined')), 'status status'],
  [
    'another code for an amount',
    body('createPayment', 8, set('error.code', 'amount_required')),
    'error.code error_code',
  ],
  ['another code for an unknown id', body('getRefund', 1, set('error.code', 'gone')), 'error.code error_code'],
  ['another code for a timeout', body('createPayment', 7, set('error.code', 'gateway_error')), 'error.code error_code'],
  [
    'another decline code',
    body('createPayment', 5, set('error.decline_code', 'do_not_honor')),
    'error.decline_code decline_code',
  ],
  [
    'the decline code of a scenario',
    body('createPayment', 6, set('error.decline_code', 'lost_card')),
    'error.decline_code decline_code',
  ],
  ['a decline without its code', body('createPayment', 5, remove('error.decline_code')), 'error.decline_code missing'],
  [
    'another code of the network',
    body('createPayment', 5, set('error.network_error_code', '200')),
    'error.network_error_code value',
  ],
  ['an error without a message', body('getRefund', 1, remove('error.message')), 'error.message missing'],
  ['an error with a field more', body('getRefund', 1, set('error.type', 'missing')), 'error.type added'],
  ['an error as a text', body('getRefund', 1, set('error', 'not found')), 'error type'],
  ['a body as text', header('getPayment', 1, 'Content-Type', 'text/plain'), 'Content-Type header'],
  ['a response that is not repeated', header('createPayment', 4, 'Idempotent-Replayed'), 'Idempotent-Replayed header'],
  [
    'a response that is said to be repeated',
    header('createPayment', 3, 'Idempotent-Replayed', 'true'),
    'Idempotent-Replayed header',
  ],
  ['a decline that can be retried', header('createPayment', 5, 'Should-Retry', 'true'), 'Should-Retry header'],
  ['a timeout with a wait', header('createPayment', 7, 'Retry-After', '30'), 'Retry-After header'],
  ['a list that is not deprecated', header('listSellerAccounts', 1, 'Deprecation'), 'Deprecation header'],
  ['a deprecated list', header('listPayments', 1, 'Deprecation', '@1770000000'), 'Deprecation header'],
  [
    'another scheme',
    header('listDisputes', 1, 'WWW-Authenticate', 'Basic realm="payments"'),
    'WWW-Authenticate header',
  ],
  ['a list of methods', header('getRefund', 1, 'Allow', 'GET, PATCH'), 'Allow header'],
  ['a payment without a balance', body('getPayment', 1, remove('data.balance')), 'data.balance missing'],
  ['a payment without its method', body('getPayment', 1, remove('data.payment_method')), 'data.payment_method missing'],
  ['a fee without its type', body('getPayment', 1, remove('data.fees.0.type')), 'data.fees[].type missing'],
  ['an answer without an envelope', body('createRefund', 1, remove('page_info')), 'page_info missing'],
  ['a field more', body('createPayment', 1, set('data.captured_at', null)), 'data.captured_at added'],
  ['a field more in a list', body('listPayments', 1, set('data.1.receipt', 'none')), 'data[].receipt added'],
  [
    'a field more in the metadata',
    body('createPayment', 1, set('data.metadata.source', 'api')),
    'data.metadata.source added',
  ],
  ['an amount as a text', body('createPayment', 1, set('data.amount', String)), 'data.amount type'],
  ['an amount that is null', body('createRefund', 1, set('data.amount', null)), 'data.amount type'],
  ['a boolean as a number', body('getPayment', 1, set('data.captured', 1)), 'data.captured type'],
  ['a list as an object', body('getPayment', 1, set('data.fees', {})), 'data.fees type'],
  ['an object as a list', body('listPayments', 1, set('page_info', [])), 'page_info type'],
  ['a cent more', body('createPayment', 1, set('data.amount', cents)), 'data.amount value'],
  ['a cent more in a fee', body('getPayment', 1, set('data.fees.0.amount', cents)), 'data.fees[].amount value'],
  ['a cent more in a list', body('listPayments', 1, set('data.2.balance', cents)), 'data[].balance value'],
  ['a cent more in a refund', body('getPayment', 2, set('data.amount_refunded', cents)), 'data.amount_refunded value'],
  ['another type in the envelope', body('createRefund', 1, set('type', 'refunds')), 'type value'],
  ['a flag that is false', body('capturePayment', 1, set('data.captured', false)), 'data.captured value'],
  ['a method that is known', body('createPaymentIntent', 1, set('payment_method', {})), 'payment_method value'],
  ['a description that is lost', body('createPayment', 1, set('data.description', 'tea')), 'data.description value'],
  [
    'metadata that are changed',
    body('createPayment', 1, set('data.metadata.order', 'a-17')),
    'data.metadata.order value',
  ],
  ['the id of another account', body('getPayment', 1, set('data.account_id', otherId)), 'data.account_id value'],
  ['a status of a creation', body('createCheckout', 1, set('data.status', 'completed')), 'data.status value'],
  ['a page that ends', body('listPayments', 1, set('page_info.has_next', true)), 'page_info.has_next value'],
  ['a list that is sorted the other way', body('listPayments', 1, swap('data')), 'data order'],
  ['fees in another order', body('getPayment', 1, swap('data.fees')), 'data.fees order'],
  ['a list without its newest item', body('listPayments', 1, dropItem('data')), 'data length'],
  ['a fee that is missing', body('getPayment', 1, dropItem('data.fees')), 'data.fees length'],
  ['a refund that is there twice', body('getPayment', 2, repeatItem('data.refunds')), 'data.refunds length'],
  [
    'an authorized payment that is canceled',
    body('getPayment', 4, set('data.status', 'canceled')),
    'data.status transition',
  ],
  [
    'a refunded payment that has succeeded',
    body('getPayment', 2, set('data.status', 'succeeded')),
    'data.status transition',
  ],
  ['a checkout that expires', body('getCheckout', 1, set('data.status', 'expired')), 'data.status transition'],
  [
    'a missing event',
    events('payment.captured', 1, (all, at) => all.filter((_, index) => index !== at)),
    'event_name event_missing',
  ],
  [
    'an event that comes twice',
    events('payment_intent.succeeded', 1, (all, at) => [...all.slice(0, at + 1), ...all.slice(at)]),
    'event_name event_added',
  ],
  [
    'two events in another order',
    events('payment.succeeded', 1, (all, at) => [
      ...all.slice(0, at - 1),
      ...all.slice(at - 1, at + 1).reverse(),
      ...all.slice(at + 1),
    ]),
    'event_name event_order',
  ],
  ['a cent more in an event', event('payment.refunded', 1, set('data.amount', cents)), 'data.amount value'],
  ['an event without its account', event('payment.created', 1, remove('account_id')), 'account_id missing'],
];

let days: { readonly recorded: Day; readonly sandbox: Day };
beforeAll(async () => {
  days = { recorded: await shopDay('recorded'), sandbox: await shopDay('another') };
});

test('two sandboxes with the same rules have no difference', async () => {
  const { differences, unknown, allowed } = await compareDays(days.recorded, days.sandbox);
  expect({ differences, unknown, allowed }).toEqual({ differences: [], unknown: [], allowed: [] });
});

test.each(part.of(mutations, import.meta.filename))('%s: the only difference', async (_, { of, apply }, difference) => {
  const report = await compareDays(days.recorded, apply(days.sandbox));
  const found = countedDifferences(report).map(
    ({ operation, event: name, field, kind }) => `${operation ?? name} ${field} ${kind}`,
  );
  expect(found).toEqual([`${of} ${difference}`]);
});
