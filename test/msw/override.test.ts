import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { handlers, override } from '../../mock-server/msw';
import { CardDeclinedError, Client, ServerError } from '../../sdk';
import { assertDocumented, findPlace, parseAs } from '../support/document';

const baseUrl = 'https://payments.test/api';
const sandbox = createSandbox();
const server = setupServer(...handlers(sandbox, { baseUrl }));
const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl, maxRetries: 0 });
const card = { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' };
const input = { amount: 1_000, currency: 'usd', payment_method: { card } } as const;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  await sandbox.close();
});

describe('an override responds', () => {
  test('with a resource in the envelope of its operation, as documented', async () => {
    const payment = await client.payments.create(input);
    server.use(
      override('createPayment', ({ body }) => ({ ...payment, amount: body.amount, description: 'overridden' })),
    );
    const response = await fetch(`${baseUrl}/v1/payments`, { method: 'POST', body: JSON.stringify({ amount: 7 }) });
    expect(response.status).toBe(201);
    const sent: unknown = await response.json();
    const place = findPlace('POST', '/v1/payments');
    if (place === undefined) throw new Error('POST /v1/payments is not documented');
    assertDocumented(place, 201, sent);
    const { id, type, data, page_info } = parseAs('PaymentEnvelope', sent);
    expect({ id, type, page_info }).toEqual({ id: payment.id, type: 'payment', page_info: null });
    expect(data).toEqual({ ...payment, amount: 7, description: 'overridden' });
  });

  test('with an array as the only page of a list', async () => {
    const payment = await client.payments.create(input);
    server.use(override('listPayments', () => [payment, payment]));
    expect((await client.payments.list()).data).toEqual([payment, payment]);
  });

  test('with a resource without an envelope where the operation has none', async () => {
    const intent = await client.paymentIntents.create({ amount: 500, currency: 'usd' });
    server.use(override('createPaymentIntent', async () => ({ ...intent, amount: 1 })));
    expect(await client.paymentIntents.create({ amount: 500, currency: 'usd' })).toEqual({ ...intent, amount: 1 });
  });

  test('with an error, its status and its message', async () => {
    server.use(override('getPayment', ({ error }) => error('resource_not_found')));
    await expect(client.payments.get('py_1')).rejects.toMatchObject({
      status: 404,
      code: 'resource_not_found',
      requestId: expect.stringMatching(/^req_\w+$/),
    });
    server.use(override('getPayment', ({ error }) => error('internal_server_error', { message: 'out of tea' })));
    const failure = await client.payments.get('py_1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServerError);
    expect(failure).toMatchObject({ status: 500, message: expect.stringContaining('out of tea') });
  });

  test('with a decline and the network error code of its reason', async () => {
    server.use(
      override('createPayment', ({ error }) => error('card_declined', { decline_code: 'insufficient_funds' })),
    );
    const failure = await client.payments.create(input).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CardDeclinedError);
    expect(failure).toMatchObject({ status: 402, declineCode: 'insufficient_funds', networkErrorCode: '116' });
    expect(failure).toMatchObject({ message: expect.stringContaining('enough funds') });
  });

  test('with the other details of an error', async () => {
    const details = { decline_code: 'do_not_retry', network: 'VISA', network_error_category: '1' } as const;
    server.use(override('createPayment', ({ error }) => error('card_declined', { ...details, message: undefined })));
    const response = await fetch(`${baseUrl}/v1/payments`, { method: 'POST' });
    expect(await response.json()).toMatchObject({ error: { code: 'card_declined', ...details } });
  });

  test('with any response', async () => {
    server.use(override('getPayment', () => HttpResponse.error()));
    await expect(client.payments.get('py_1')).rejects.toMatchObject({ code: 'connection_failed' });
    server.use(override('getPayment', () => new Response('teapot', { status: 418 })));
    await expect(client.payments.get('py_1')).rejects.toMatchObject({ status: 418 });
  });

  test('with nothing, which leaves the request to the sandbox', async () => {
    const seen: unknown[] = [];
    server.use(
      override('createPayment', ({ body, request, params }) => {
        seen.push({ body, params, key: request.headers.has('Idempotency-Key') });
        return undefined;
      }),
    );
    expect(await client.payments.create(input)).toMatchObject({ status: 'succeeded' });
    expect(seen).toEqual([{ body: input, params: {}, key: true }]);
  });
});

describe('an override matches', () => {
  const hits = async (url: string, method = 'GET') => {
    const response = await fetch(url, { method }).catch(() => undefined);
    return response?.status === 418;
  };
  const teapot = () => new Response(null, { status: 418 });

  test('its operation only', async () => {
    server.use(override('getActiveFeeConfiguration', teapot), override('listPayments', teapot));
    const fees = `${baseUrl}/v1/sub_accounts/acc_1/fee_configurations`;
    expect(await hits(`${fees}/platform`)).toBe(true);
    expect(await hits(`${fees}/scheduled`)).toBe(false);
    expect(await hits(`${baseUrl}/v1/payments?limit=2`)).toBe(true);
    expect(await hits(`${baseUrl}/v1/payments`, 'HEAD')).toBe(true);
    expect(await hits(`${baseUrl}/v1/payments`, 'POST')).toBe(false);
    expect(await hits(`${baseUrl}/v1/payments/py_1`)).toBe(false);
  });

  test('any origin, or only a base URL', async () => {
    server.use(override('listPayments', teapot));
    expect(await hits('https://other.test/v1/payments')).toBe(true);
    server.resetHandlers();
    server.use(override('listPayments', teapot, { baseUrl }));
    expect(await hits(`${baseUrl}/v1/payments`)).toBe(true);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(await hits('https://payments.test/apis/v1/payments')).toBe(false);
  });

  test('decoded path parameters', async () => {
    const seen: string[] = [];
    server.use(override('getPayment', ({ params }) => (seen.push(params.payment_id), teapot())));
    await hits(`${baseUrl}/v1/payments/py%201`);
    expect(seen).toEqual(['py 1']);
  });

  test('once, not counting requests that it leaves to others', async () => {
    let isOpen = false;
    server.use(override('listPayments', () => (isOpen ? teapot() : undefined), { once: true }));
    expect(await hits(`${baseUrl}/v1/payments`)).toBe(false);
    isOpen = true;
    expect(await hits(`${baseUrl}/v1/payments`)).toBe(true);
    expect(await hits(`${baseUrl}/v1/payments`)).toBe(false);
    server.restoreHandlers();
    expect(await hits(`${baseUrl}/v1/payments`)).toBe(true);
  });
});

describe('in JavaScript', () => {
  test('an unknown operation throws, with the closest one', () => {
    expect(() => Reflect.apply(override, undefined, ['getPaymnt', () => undefined])).toThrow(
      new TypeError('unknown operation "getPaymnt". Did you mean "getPayment"?'),
    );
    expect(() => Reflect.apply(override, undefined, ['toString', () => undefined])).toThrow(/^unknown operation/);
  });

  test('an unknown error code throws, with the closest one of the operation', async () => {
    const thrown: unknown[] = [];
    server.use(
      Reflect.apply(override, undefined, [
        'getPayment',
        ({ error }: { error: (code: string) => Response }) => {
          try {
            return error('resource_not_fund');
          } catch (problem) {
            thrown.push(problem);
            return error('resource_not_found');
          }
        },
      ]),
    );
    await fetch(`${baseUrl}/v1/payments/py_1`);
    expect(thrown).toEqual([
      new TypeError('the operation has no error code "resource_not_fund". Did you mean "resource_not_found"?'),
    ]);
  });
});
