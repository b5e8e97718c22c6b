import { afterAll, expect, test, vi } from 'vitest';
import { createSandbox, RequestNotSeenError } from '../../mock-server';
import { limits } from '../../spec/tables/limits';
import { Client } from '../../sdk';
import { exchange } from '../support/api';
import { payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { openPlatform } from '../support/test-platform';

const sandbox = createSandbox();
const front = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

async function open() {
  const api = await openPlatform(front);
  return { api, requests: sandbox.platform(api.id).requests };
}

test('it holds so many requests, of so many characters', async () => {
  const { entries, body_characters } = limits.request_log;
  const { api, requests } = await open();
  const { target } = api.testMode;
  const headers = { Authorization: `Bearer ${await api.testMode.token()}` };
  requests.deleteAll();
  const ask = (i: number) => target.fetch(`${target.baseUrl}/v1/payments?limit=1&n=${i}`, { headers });
  for (let i = 0; i < entries + 10; i++) await ask(i);
  const paths = requests.list().map(({ path }) => path.replace(/.*=/, ''));
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([entries, String(entries + 9), '10']);
  expect(requests.deleteAll()).toBe(entries);
  await ask(7);
  expect(requests.list().map(({ path }) => path)).toEqual(['/v1/payments?limit=1&n=7']);

  await api.testMode.post('/v1/payments', payment({ description: 'x'.repeat(2 * body_characters) }));
  const [entry] = requests.list();
  for (const body of [entry?.request_body, entry?.answer_body]) {
    expect(body).toMatch(/…$/);
    expect(body).toHaveLength(body_characters + 1);
  }
  expect(entry).toMatchObject({ status: 201, verdict: 'ok' });
  recordExercised('limits', 'request_log');
});

test('a page of which a newer entry pushed the older ones out still has its end', async () => {
  const { api, requests } = await open();
  await api.testMode.get('/v1/payments');
  requests.deleteAll();
  await api.testMode.get('/v1/payments?limit=1');
  const path = `/_sandbox/platforms/${api.id}/requests`;
  const { page_info } = (await exchange(front, 'GET', path)).asControl('RequestEntryList');
  requests.deleteAll();
  for (const cursor of ['after_cursor', 'before_cursor']) {
    const page = await exchange(front, 'GET', `${path}?${cursor}=${page_info.end_cursor}`);
    expect(page.asControl('RequestEntryList').data).toEqual([]);
  }
});

test('to wait for a request that comes, and for one that came', async () => {
  const { api, requests } = await open();
  const coming = requests.waitFor({ operation: 'createPayment', status: 201 });
  await api.testMode.post('/v1/payments', payment({ amount: 1 }));
  await api.testMode.post('/v1/payments', payment());
  const entry = await coming;
  expect(entry).toMatchObject({ operation: 'createPayment', status: 201 });
  expect(
    await requests.waitFor({ path: '/v1/payments', method: 'POST', error_code: 'amount_below_minimum' }),
  ).toMatchObject({
    status: 422,
  });
  expect(await requests.waitFor({ operation: 'createPayment' })).toMatchObject({ status: 422 });
  expect(await requests.waitFor({ verdict: 'ok', account_id: entry.account_id ?? '', status: 201 })).toEqual(entry);
});

test('to wait in vain tells what came instead', async () => {
  const { api, requests } = await open();
  const none = requests.waitFor({ operation: 'createRefund' }, { timeoutMs: 1 });
  await expect(none).rejects.toThrow(
    'no request with operation createRefund came within 1 milliseconds. No request came at all.',
  );
  await api.testMode.post('/v1/payments', payment({ amount: 1 }));
  const failed = await requests
    .waitFor({ operation: 'createPayment', status: 201 }, { timeoutMs: 1 })
    .catch((e: unknown) => e);
  expect(failed).toBeInstanceOf(RequestNotSeenError);
  expect(String(failed)).toBe(
    [
      'RequestNotSeenError: no request with operation createPayment and status 201 came within 1 milliseconds. What came, newest first:',
      '  POST /v1/payments (createPayment) answered 422 amount_below_minimum',
      '  POST /oauth/token (createAccessToken) answered 200',
    ].join('\n'),
  );
  for (let i = 0; i < 12; i++) await api.testMode.get('/v1/payments');
  await expect(requests.waitFor({ status: 500 }, { timeoutMs: 1 })).rejects.toThrow('and 4 more');
});

test('nobody waits for a sandbox that is closed, and no timer is left', async () => {
  const closing = createSandbox();
  const waiting = closing.platform().requests.waitFor({ status: 201 });
  const expected = expect(waiting).rejects.toThrow('came before the sandbox was closed');
  await closing.close();
  await expected;
  await expect(closing.platform().requests.waitFor({ status: 201 })).rejects.toThrow('before the sandbox was closed');
});

test('every request of the SDK is as the document declares', async () => {
  const keys = await sandbox.createPlatform();
  const { client_id: clientId, client_secret: clientSecret } = keys.test;
  const client = new Client({ clientId, clientSecret, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const paid = await client.payments.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: {
      card: { name: 'Ada', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' },
    },
  });
  await client.payments.get(paid.id);
  for await (const each of client.payments.list({ limit: 1 })) expect(each.id).toBe(paid.id);
  await client.subAccounts.create({ name: 'Tea' });
  const entries = sandbox.platform(keys.id).requests.list();
  expect(entries.map(({ violations }) => violations)).toEqual(entries.map(() => []));
  expect(entries).toHaveLength(5);
});

test('nothing is worked out for a request that nobody looks at', async () => {
  const { api, requests } = await open();
  const parse = vi.spyOn(JSON, 'stringify');
  await api.testMode.get('/v1/payments');
  const answering = parse.mock.calls.length;
  requests.list();
  expect(parse.mock.calls.length).toBeGreaterThan(answering);
  const read = parse.mock.calls.length;
  expect(requests.list()).toHaveLength(2);
  expect(parse.mock.calls.length).toBe(read);
});
