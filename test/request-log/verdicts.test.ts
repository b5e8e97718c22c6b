import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { card, payment, scenarioPayment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';
import type { Send } from '../support/api';

const sandbox = createSandbox();
const front = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const violate = (sent: string, ...violations: string[]) => ({ sent, violations });
const withCard = (fields: object) => payment({ payment_method: { card: { ...card(), ...fields } } });
/** Returns a payment as JSON, with the text of one more field. */
const withText = (field: string) => JSON.stringify(payment()).replace('{', `{${field},`);
const none: readonly string[] = [];

/** A request, and its differences from the document by kind. */
const cases: readonly [method: string, path: string, send: Send, violations: readonly string[]][] = [
  ['POST', '/v1/payments', { body: payment() }, none],
  ['POST', '/v1/payments', { body: payment({ description: undefined, metadata: { any: [1] } }) }, none],
  ['POST', '/v1/payments', { body: JSON.stringify({ ...payment(), description: null }) }, none],
  ['POST', '/v1/payments', { body: { ...payment(), amuont: 5 } }, ['unknown_field body.amuont']],
  ['POST', '/v1/payments', { body: withCard({ cvc: '123' }) }, ['unknown_field body.payment_method.card.cvc']],
  [
    'POST',
    '/v1/payments',
    { body: { tip: 1, ...payment({ amount: '1000', currency: 'eur' }) } },
    ['wrong_type body.amount', 'wrong_value body.currency', 'unknown_field body.tip'],
  ],
  ['POST', '/v1/payments', { body: payment({ amount: 1 }) }, ['wrong_value body.amount']],
  ['POST', '/v1/payments', { body: payment({ amount: undefined }) }, ['missing_field body.amount']],
  ['POST', '/v1/payments', { body: payment({ payment_method: {} }) }, ['wrong_value body.payment_method']],
  ['POST', '/v1/payments', { body: payment({ payment_method: 7 }) }, ['wrong_type body.payment_method']],
  [
    'POST',
    '/v1/payments',
    { body: withText('"metadata":{"a":12345678901234567890}') },
    ['unsafe_integer body.metadata.a'],
  ],
  ['POST', '/v1/payments', { body: withText('"metadata":{"a":1,"a":2}') }, ['duplicate_key body.metadata.a']],
  ['POST', '/v1/payments', { body: withText('"metadata":{"a":1e999}') }, ['malformed_body body.metadata.a']],
  ['POST', '/v1/payments/py_0/refunds', { body: '{"amount":null}' }, ['wrong_type body.amount']],
  ['POST', '/v1/payments', { body: '{"amount":' }, ['malformed_body body']],
  ['POST', '/v1/payments', { body: '[]' }, ['malformed_body body']],
  ['POST', '/v1/payments', {}, ['malformed_body body']],
  [
    'POST',
    '/v1/payments',
    { body: payment(), headers: { 'Content-Type': null } },
    ['content_type header.Content-Type'],
  ],
  [
    'POST',
    '/v1/payments',
    { body: payment(), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    ['content_type header.Content-Type'],
  ],
  ['POST', '/v1/payments', { body: payment(), headers: { 'Content-Type': 'application/json; charset=utf-8' } }, none],
  [
    'POST',
    '/v1/payments',
    { body: payment(), headers: { 'Idempotency-Key': null } },
    ['missing_header header.Idempotency-Key'],
  ],
  [
    'POST',
    '/v1/payments',
    { body: payment(), headers: { 'Idempotency-Key': 'k'.repeat(101) } },
    ['wrong_header header.Idempotency-Key'],
  ],
  ['GET', '/v1/payments', { headers: { 'Idempotency-Key': 'k' } }, ['unused_header header.Idempotency-Key']],
  ['GET', '/v1/payments?limit=5&payment_status=succeeded&created_after=2027-01-01T00:00:00Z', {}, none],
  ['GET', '/v1/payments?limit=0', {}, ['wrong_parameter query.limit']],
  ['GET', '/v1/payments?limit=many', {}, ['wrong_parameter query.limit']],
  ['GET', '/v1/payments?payment_status=paid', {}, ['wrong_parameter query.payment_status']],
  ['GET', '/v1/payments?created_after=yesterday', {}, ['wrong_parameter query.created_after']],
  ['GET', '/v1/payments?status=paid', {}, ['unknown_parameter query.status']],
  ['GET', '/v1/payments/py_0?expand=refunds', {}, ['unknown_parameter query.expand']],
  ['GET', '/v1/payments', { headers: { Authorization: null } }, ['missing_header header.Authorization']],
  ['GET', '/v1/payments', { headers: { 'Seller-Account': 'acc_0' } }, ['deprecated header.Seller-Account']],
  ['GET', '/v1/seller_accounts/acc_0', {}, ['deprecated path']],
  ['POST', '/v1/payments', { body: scenarioPayment('do_not_honour') }, ['ignored_metadata metadata.payment_test']],
  ['POST', '/v1/payments', { body: scenarioPayment('sunshine') }, ['ignored_metadata metadata.payment_test']],
  ['POST', '/v1/payments', { body: scenarioPayment('do_not_honor') }, none],
  ['GET', '/v1/paymants', {}, ['unknown_path path']],
  ['GET', '/v1/terminals', {}, ['not_in_sandbox path']],
  ['DELETE', '/v1/payments', {}, ['unknown_method method']],
];

test.each(cases)('%s %s %j', async (method, path, send, violations) => {
  const platform = await openPlatform(front);
  await platform.testMode.send(method, path, send);
  const [newest] = [...sandbox.platform(platform.id).requests.list(), ...sandbox.requests.list()].filter(
    ({ operation }) => operation !== 'createAccessToken',
  );
  sandbox.requests.deleteAll();
  expect(newest?.violations.map(({ kind, where }) => `${kind} ${where}`)).toEqual(violations);
  const warnings = [
    'unused_header',
    'deprecated',
    'ignored_metadata',
    'unnamed_account',
    'not_in_sandbox',
    'unsafe_integer',
    'duplicate_key',
  ];
  const isWarning = newest?.violations.every(({ kind }) => warnings.includes(kind));
  expect(newest?.verdict).toBe(violations.length === 0 ? 'ok' : isWarning ? 'warning' : 'violation');
  for (const { message } of newest?.violations ?? []) expect(message).toMatch(/^[A-Z]\S* .{5,}[.?}\w]$/i);
});

test.each([[violate('amuont', 'Did you mean "amount"?')], [violate('zebra', 'Known here: amount,')]])(
  'an unknown field %j',
  async ({ sent, violations: [hint = ''] }) => {
    const platform = await openPlatform(front);
    await platform.testMode.post('/v1/payments', { ...payment(), [sent]: 1 });
    const [entry] = sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
    expect(entry?.violations[0]?.message).toContain(hint);
  },
);

test('an entry shows at most 20 violations', async () => {
  const platform = await openPlatform(front);
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field_${i}`, i]));
  await platform.testMode.post('/v1/payments', { ...payment(), ...many });
  const [entry] = sandbox.platform(platform.id).requests.list({ verdict: 'violation' });
  expect(entry?.violations).toHaveLength(20);
});
