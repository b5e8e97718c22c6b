import { expect, test } from 'vitest';
import { lists, payment, reads, writes } from './calls';
import { clientOf, failure, fakeService, json, one } from './fake-service';

/** The response to a call. Some have no envelope. */
const itself = (wire: string) =>
  /\/v1\/(payment_intents|web_component_tokens)/.test(wire) ? json(200, { id: 'it' }) : one({ id: 'it' });

test.for(writes)('$name has the body and a key, and returns the bare resource', async ({ run, wire, body }) => {
  const { fetch, seen } = fakeService(itself(wire));
  await expect(run(clientOf(fetch))).resolves.toEqual({ id: 'it' });

  const [request] = seen;
  expect(`${request?.method} ${request?.path}`).toBe(wire);
  expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
  expect(request?.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
  expect(request?.headers.get('Idempotency-Key')).toBe('key_1');
  expect(request?.headers.get('Authorization')).toBe('Bearer access_token_1');
});

test.for(writes)('$name has the given key and sub account', async ({ run }) => {
  const { fetch, seen } = fakeService(one({}));
  await run(clientOf(fetch).forSubAccount('acc_9'), { idempotencyKey: 'mine' });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_9');
});

test.for(reads)('$name has no key, and returns the bare resource', async ({ run, wire }) => {
  const { fetch, seen } = fakeService(itself(wire));
  await expect(run(clientOf(fetch))).resolves.toEqual({ id: 'it' });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(wire);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
  expect(seen[0]?.headers.has('Sub-Account')).toBe(false);
});

const page_info = { has_previous: false, has_next: false, start_cursor: null, end_cursor: null };

test.for(lists)('$name has no key, and returns a page', async ({ run, wire }) => {
  const { fetch, seen } = fakeService(json(200, { id: null, type: 'array', data: [{ id: 'it' }], page_info }));
  await expect(run(clientOf(fetch))).resolves.toMatchObject({ data: [{ id: 'it' }] });
  expect(`${seen[0]?.method} ${seen[0]?.path}`).toBe(wire);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
});

const empty = json(200, { id: null, type: 'array', data: [], page_info });

test.for([...writes, ...reads, ...lists])(
  '$name is sent again under its key, and takes a sub account, headers, a signal and limits of its own',
  async (call) => {
    const reply = lists.includes(call) ? empty : one({});
    const { fetch, seen } = fakeService(failure(500, 'internal_server_error'), reply);
    const client = clientOf(fetch, { subAccountId: 'acc_1', headers: { 'X-Shop': 'tea', 'X-Team': 'a' } });
    const options = { subAccountId: 'acc_2', headers: { 'x-team': 'b' } };
    await call.run(client, { ...options, maxRetries: 1, timeoutMs: 1_000, deadlineMs: 5_000 });
    expect(seen).toHaveLength(2);
    expect(seen[1]?.headers.get('Idempotency-Key')).toBe(seen[0]?.headers.get('Idempotency-Key'));
    expect(Object.fromEntries(seen[1]?.headers ?? [])).toMatchObject({
      'sub-account': 'acc_2',
      'x-shop': 'tea',
      'x-team': 'b',
    });
    await expect(call.run(client, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
    await expect(call.run(client, { deadlineMs: 1e-9 })).rejects.toMatchObject({ code: 'timed_out' });
    expect(seen).toHaveLength(2);
  },
);
test('options that are undefined are those of the client', async () => {
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch, { subAccountId: 'acc_1' });
  const unset = { subAccountId: undefined, signal: undefined, timeoutMs: undefined, deadlineMs: undefined };
  await client.payments.create(payment, {
    ...unset,
    maxRetries: undefined,
    headers: undefined,
    idempotencyKey: undefined,
  });
  expect(seen[0]?.headers.get('Sub-Account')).toBe('acc_1');
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key_1');
});

test('a key in the headers of a call is its idempotency key', async () => {
  const { fetch, seen } = fakeService(one({}));
  await clientOf(fetch).payments.create(payment, { headers: { 'idempotency-key': 'mine' } });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('mine');
});

test.each(['', '.', '..', ' '])('the id "%s" is rejected before anything is sent', async (id) => {
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch);
  await expect(client.payments.get(id)).rejects.toThrow('paymentId is not an id');
  await expect(client.payments.capture(id)).rejects.toThrow(TypeError);
  await expect(client.refunds.create(id)).rejects.toThrow(TypeError);
  expect(() => client.forSubAccount(id)).toThrow('subAccountId is not an id');
  expect(() => client.paymentIntents.payments(id)).toThrow('paymentIntentId is not an id');
  expect(() => client.feeConfigurations.active(id)).toThrow('subAccountId is not an id');
  expect(seen).toEqual([]);
});
