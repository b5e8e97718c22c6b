import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { card, payment, scenarioPayment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';
import type { Send } from '../support/api';

const sandbox = createSandbox();
const front = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const withCard = (fields: object) => payment({ payment_method: { card: { ...card(), ...fields } } });
/** Returns a payment as JSON, with the text of one more field. */
const withText = (field: string) => JSON.stringify(payment()).replace('{', `{${field},`);
type Case = readonly [method: string, path: string, send: Send, violations: readonly string[]];
const sends = (method: string, send: Send, ...violations: string[]): Case => [method, '/v1/payments', send, violations];
type Headers = NonNullable<Send['headers']>;
const pays = (body: object | string, ...violations: string[]) => sends('POST', { body }, ...violations);
const paysWith = (headers: Headers, ...all: string[]) => sends('POST', { body: payment(), headers }, ...all);
const listsWith = (headers: Headers, ...violations: string[]) => sends('GET', { headers }, ...violations);
const lists = (query: string, ...violations: string[]): Case => ['GET', `/v1/payments${query}`, {}, violations];
const form = 'application/x-www-form-urlencoded';

/** A request, and its differences from the document by kind. */
const cases: readonly Case[] = [
  pays(payment()),
  pays(payment({ description: undefined, metadata: { any: [1] } })),
  pays(JSON.stringify({ ...payment(), description: null })),
  pays({ ...payment(), amuont: 5 }, 'unknown_field body.amuont'),
  pays(withCard({ cvc: '123' }), 'unknown_field body.payment_method.card.cvc'),
  pays(
    { tip: 1, ...payment({ amount: '1000', currency: 'eur' }) },
    ...['wrong_type body.amount', 'wrong_value body.currency', 'unknown_field body.tip'],
  ),
  pays(payment({ amount: 1 }), 'wrong_value body.amount'),
  pays(payment({ amount: undefined }), 'missing_field body.amount'),
  pays(payment({ payment_method: {} }), 'wrong_value body.payment_method'),
  pays(payment({ payment_method: 7 }), 'wrong_type body.payment_method'),
  pays(withText('"metadata":{"a":12345678901234567890}'), 'unsafe_integer body.metadata.a'),
  pays(withText('"metadata":{"a":1,"a":2}'), 'duplicate_key body.metadata.a'),
  pays(withText('"metadata":{"a":1e999}'), 'malformed_body body.metadata.a'),
  pays('{"amount":', 'malformed_body body'),
  pays('[]', 'malformed_body body'),
  sends('POST', {}, 'malformed_body body'),
  ['POST', '/v1/payments/py_0/refunds', { body: '{"amount":null}' }, ['wrong_type body.amount']],
  paysWith({ 'Content-Type': null }, 'content_type header.Content-Type'),
  paysWith({ 'Content-Type': form }, 'content_type header.Content-Type'),
  paysWith({ 'Content-Type': 'application/json; charset=utf-8' }),
  paysWith({ 'Idempotency-Key': null }, 'missing_header header.Idempotency-Key'),
  paysWith({ 'Idempotency-Key': 'k'.repeat(101) }, 'wrong_header header.Idempotency-Key'),
  lists('?limit=5&payment_status=succeeded&created_after=2027-01-01T00:00:00Z'),
  lists('?limit=0', 'wrong_parameter query.limit'),
  lists('?limit=many', 'wrong_parameter query.limit'),
  lists('?payment_status=paid', 'wrong_parameter query.payment_status'),
  lists('?created_after=yesterday', 'wrong_parameter query.created_after'),
  lists('?status=paid', 'unknown_parameter query.status'),
  lists('/py_0?expand=refunds', 'unknown_parameter query.expand'),
  listsWith({ 'Idempotency-Key': 'k' }, 'unused_header header.Idempotency-Key'),
  listsWith({ Authorization: null }, 'missing_header header.Authorization'),
  listsWith({ 'Seller-Account': 'acc_0' }, 'deprecated header.Seller-Account'),
  pays(scenarioPayment('do_not_honour'), 'ignored_metadata metadata.payment_test'),
  pays(scenarioPayment('sunshine'), 'ignored_metadata metadata.payment_test'),
  pays(scenarioPayment('do_not_honor')),
  ['GET', '/v1/seller_accounts/acc_0', {}, ['deprecated path']],
  ['GET', '/v1/paymants', {}, ['unknown_path path']],
  ['GET', '/v1/terminals', {}, ['not_in_sandbox path']],
  sends('DELETE', {}, 'unknown_method method'),
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

test.each([
  ['amuont', 'Did you mean "amount"?'],
  ['zebra', 'Known here: amount,'],
])('the violation of the unknown field %s says: %s', async (sent, hint) => {
  const platform = await openPlatform(front);
  await platform.testMode.post('/v1/payments', { ...payment(), [sent]: 1 });
  const [entry] = sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
  expect(entry?.violations[0]?.message).toContain(hint);
});

test('an entry shows at most 20 violations', async () => {
  const platform = await openPlatform(front);
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field_${i}`, i]));
  await platform.testMode.post('/v1/payments', { ...payment(), ...many });
  const [entry] = sandbox.platform(platform.id).requests.list({ verdict: 'violation' });
  expect(entry?.violations).toHaveLength(20);
});
