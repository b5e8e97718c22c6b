import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as sdk from '../../sdk';
import type { Client } from '../../sdk';
import { scaled } from '../support/run-scale';
import { clientOf, fakeService, fakeSystem, json, type Reply, SECRET } from './fake-service';
// Loaded before the first raw call, which otherwise waits for it so long that a refused token is renewed meanwhile and not known
// any more.
import '../../sdk/transport/raw-client';

/** The first access token of `fakeService`. */
const TOKEN = 'access_token_1';
const CARD = '4242 4242-42424242';

/** The security code of a card. */
const CODE = '7093';

/** Texts that nothing may show. */
const secrets = [SECRET, TOKEN, CARD, CARD.replaceAll(/\D/g, '')];

/** Returns every printed form of a value, of the errors and headers in it, and of their causes. */
function printed(value: unknown): string {
  const inner: string[] = [];
  const text = JSON.stringify(value, (_, each: unknown) => {
    if (each instanceof Headers) inner.push(JSON.stringify([...each]));
    if (each instanceof Error && each !== value) inner.push(printed(each));
    return each;
  });
  if (value instanceof Error) {
    inner.push(`${value.stack} ${value.message} ${value.name}`);
    if (value.cause !== undefined) inner.push(printed(value.cause));
  }
  return [inspect(value, { depth: Infinity, showHidden: true }), String(value), text, ...inner].join('\n');
}

function expectNoSecret(value: unknown): void {
  const text = printed(value);
  for (const secret of [...secrets, CODE]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/4242/);
}

async function errorOf(reply: Reply, call?: (client: sdk.Client) => PromiseLike<unknown>): Promise<unknown> {
  const client = clientOf(fakeService(reply).fetch, { maxRetries: 0 });
  return (call?.(client) ?? client.payments.get('py_1')).then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

/** Text in which secrets appear as whole tokens, anywhere and in any number. */
const leak = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(...secrets, `Bearer ${TOKEN}`, `authorization: bearer ${TOKEN}.x`)))
  .map((parts) => parts.join(' '));
/** An id that a program made of a card number. */
const idLeak = fc.constantFrom('py_1', CARD, `order-${CARD}`, `${CARD}-1`, CARD.replaceAll(/\D/g, ''));

/** A value for a header: one line of Latin letters. */
const headerLeak = leak.map((text) => text.replaceAll(/[^ -~]/g, '?').trim());

const classes = Object.values(sdk).filter(
  (value): value is typeof sdk.ApiError =>
    typeof value === 'function' && (value === sdk.ApiError || value.prototype instanceof sdk.ApiError),
);

test.each(classes.map((each) => [each.name, each] as const))('%s shows no secret in any field', (_name, ErrorClass) => {
  fc.assert(
    fc.property(fc.array(leak, { minLength: 4, maxLength: 4 }), fc.array(idLeak, { minLength: 4 }), (texts, ids) => {
      const [message = '', explanation, body, causeMessage] = texts;
      const [code = '', requestId, idempotencyKey, id = ''] = ids;
      const cause = new TypeError(causeMessage, { cause: { headers: { authorization: `Bearer ${TOKEN}` } } });
      const details = { code, declineCode: code, networkErrorCode: code, message, requestId, explanation, body };
      const call = { method: 'GET', path: '/v1/payments/{payment_id}', pathParams: { payment_id: id }, idempotencyKey };
      expectNoSecret(new ErrorClass({ ...details, ...call, cause, secrets: [SECRET, TOKEN] }));
    }),
    { numRuns: scaled({ full: 1_000, short: 20 }) },
  );
});

test('a response may repeat secrets in the texts of its body and its headers', async () => {
  const statuses = fc.constantFrom(200, 302, 400, 401, 402, 403, 404, 409, 418, 422, 429, 500, 503);
  const fields = fc.record({
    code: fc.constantFrom('card_declined', 'idempotency_params_mismatch', 'other'),
    message: leak,
    decline_code: idLeak,
  });
  await fc.assert(
    fc.asyncProperty(statuses, fields, headerLeak, idLeak, async (status, error, explanation, requestId) => {
      const headers = { 'Sandbox-Explain': explanation, 'Request-Id': requestId, 'X-Echo': `Bearer ${TOKEN}` };
      const thrown = await errorOf(json(status, { error, echo: `Bearer ${TOKEN}` }, headers));
      expect(thrown).toBeInstanceOf(sdk.ApiError);
      expectNoSecret(thrown);
    }),
    { numRuns: scaled({ full: 2_000, short: 50 }) },
  );
});

test('a token is redacted after its renewal as well', async () => {
  const rejected = async (init: RequestInit): Promise<Response> => {
    const authorization = new Headers(init.headers).get('Authorization') ?? '';
    const message = `${authorization.slice(7)} is as wrong as ${TOKEN}`;
    return json(401, { error: { code: 'not_authenticated', message } });
  };
  const error = await errorOf(rejected);
  expect(error).toMatchObject({ message: expect.stringMatching(/^\[redacted\] is as wrong as \[redacted\] \(GET/) });
});

test.each([
  ['a text', `Bearer ${TOKEN}`],
  ['an error', new Error(`sent ${TOKEN}`)],
  ['a cause of a cause', new TypeError('failed', { cause: new Error('x', { cause: new Error(SECRET) }) })],
  ['several errors', new AggregateError([new Error(CARD), new Error('y')], 'all failed')],
  ['a property', Object.assign(new Error('x'), { config: { headers: { Authorization: `Bearer ${TOKEN}` } } })],
  ['a number', Object.assign(new Error('x'), { sent: Number(CARD.replaceAll(/\D/g, '')) })],
  ['a name of a property', Object.assign(new Error('x'), { [CARD]: 1 })],
  ['headers', Object.assign(new Error('x'), { headers: new Headers({ authorization: `Bearer ${TOKEN}` }) })],
  ['a map', Object.assign(new Error('x'), { sent: new Map([['authorization', TOKEN]]) })],
  ['a hidden property', Object.defineProperty(new Error('x'), 'sent', { value: TOKEN, enumerable: false })],
  ['toJSON', Object.assign(new Error('x'), { toJSON: () => TOKEN })],
  ['a custom inspection', Object.assign(new Error('x'), { [inspect.custom]: () => TOKEN })],
  ['toString', Object.assign(new Error('x'), { toString: () => TOKEN })],
  ['a getter that throws', Object.defineProperty(new Error('x'), 'sent', { get: () => expect.fail(TOKEN) })],
  ['an object', { authorization: TOKEN }],
])('what fetch throws: %s', async (_name, thrown) => {
  const error = await errorOf(() => Promise.reject(thrown));
  expect(error).toBeInstanceOf(sdk.ConnectionError);
  expect(error).toMatchObject({ message: expect.stringMatching(/^no response from http:\/\/sandbox\.test \(GET/) });
  expectNoSecret(error);
});

test.each([
  ['a system error', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', errno: -111, address: '127.0.0.1' })],
  ['its own errors', new AggregateError([new Error('a'), new Error('b')], 'all failed', { cause: new Error('c') })],
  ['data', Object.assign(new Error('x'), { socket: { localPort: 1, remote: ['a', null, undefined] } })],
  ['DOMException', new DOMException('stopped', 'AbortError')],
])('a cause without secrets stays what it is: %s', async (_name, cause) => {
  const error = await errorOf(() => Promise.reject(cause));
  expect(error instanceof Error && error.cause).toBe(cause);
});

test('ids and keys that a program passed are shown without card numbers', async () => {
  const error = await errorOf(json(404, { error: { code: 'x', message: 'x' } }), (client) =>
    client.refunds.create(CARD, { reason: 'duplicate' }, { idempotencyKey: `${CARD}-1` }),
  );
  expectNoSecret(error);
  expect(error).toMatchObject({ pathParams: { payment_id: '[redacted]' }, idempotencyKey: '[redacted]-1' });
});

test('body is the whole response, and shown nowhere', async () => {
  const error = await errorOf(json(500, { sent: TOKEN }));
  expect(error instanceof sdk.ApiError && error.body).toContain(TOKEN);
  expectNoSecret(error);
});

describe('what is printed', () => {
  const isHookRequest = (value: unknown): value is sdk.HookRequest =>
    typeof value === 'object' && value !== null && 'attempt' in value;

  const codeName = fc.constantFrom(
    'verification',
    'cvc',
    'cvv',
    'securityCode',
    'cvc_code',
    'Verification',
    'verificaton',
  );

  /** Sends a payment with a card whose fields may be misspelt, requests a payment, and lists payments. */
  async function use(
    client: Client,
    input: { text: string; id: string; header: string; codeName: string },
  ): Promise<void> {
    const { text, id, header, codeName } = input;
    const number = CARD.replaceAll(/\D/g, '');
    const metadata = { note: text, [text]: { inner: [text, Number(number)] } };
    const card = { name: text, number, month: 1, year: 2040, address_postal_code: '10001' };
    const params = {
      amount: 1,
      currency: 'usd',
      payment_method: { card: { ...card, [codeName]: CODE } },
      metadata,
    } as const;
    const list = client.payments.list({ payment_method_id: text }, { subAccountId: id });
    await Promise.allSettled([
      client.payments.create(params, { idempotencyKey: id }),
      client.payments.get(id, { headers: { 'X-Note': header, 'X-Api-Key': CODE, Cookie: CODE } }),
      list,
      client.raw.GET('/v1/payments', { querySerializer: () => `${codeName}=${CODE}&note=${encodeURIComponent(text)}` }),
    ]);
    expectNoSecret(list);
  }

  test('hooks, log lines, clients and lists show no secret, security code or card number', async () => {
    const inputs = fc.record({ text: leak, id: idLeak, header: headerLeak, codeName });
    const statuses = fc.constantFrom(200, 401, 422, 500);
    await fc.assert(
      fc.asyncProperty(inputs, statuses, async (input, status) => {
        const shown: unknown[] = [];
        const show = (...values: unknown[]): void => void shown.push(...values);
        const { system } = fakeSystem();
        const body = { data: { note: input.text, card: { cvc: CODE } }, error: { code: 'x', message: input.text } };
        const { fetch } = fakeService(json(status, body, { 'Request-Id': input.id, 'Set-Cookie': CODE }));
        const client = clientOf(fetch, {
          system,
          onRequest: show,
          onResponse: show,
          onError: show,
          onRetry: show,
          logger: { error: show, warn: show, info: show, debug: show },
          logLevel: 'debug',
        });
        await use(client, input);
        for (const value of shown) if (isHookRequest(value)) expect(value.request).toBeInstanceOf(Request);
        expect(shown.length).toBeGreaterThan(10);
        for (const value of [...shown, client, client.with({}), client.payments]) expectNoSecret(value);
      }),
      { numRuns: scaled({ full: 500, short: 25 }) },
    );
  });
});
