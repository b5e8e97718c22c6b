import { expect, test } from 'vitest';
import { exchange } from '../support/api';
import { card, cardPayment, payment } from '../support/bodies';
import { allFronts, eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { tokenOf } from '../support/payment-method';
import { withToken } from '../support/web-component-tokens';

const list = async ({ id, testMode: { target } }: TestPlatform, query = '') =>
  (await exchange(target, 'GET', `/_sandbox/platforms/${id}/requests${query}`)).asControl('RequestEntryList');

eachFront((front) => {
  test('an entry has the request, its response and its events', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const sent = cardPayment({ number: '4242 4242 4242 4242', verification: '739' });
    const answer = await shop.api.post('/v1/payments', sent, { 'Idempotency-Key': 'tea' });
    const [entry] = (await list(platform)).data;
    const events = platform.events().filter(({ request_id }) => request_id === entry?.id);
    expect(events.length).toBeGreaterThan(1);
    expect(entry).toEqual({
      id: answer.headers.get('request-id'),
      method: 'POST',
      path: '/v1/payments',
      operation: 'createPayment',
      status: 201,
      error_code: null,
      explanation: null,
      fault_id: null,
      duration_ms: expect.any(Number),
      account_id: shop.id,
      account_type: 'test',
      credential: { type: 'access_token', resources: [] },
      own: false,
      idempotency: { key: 'tea', outcome: 'new' },
      events: events.map(({ id, event_name }) => ({ id, event_name })),
      clock: expect.stringMatching(/Z$/),
      verdict: 'ok',
      violations: [],
      headers: expect.objectContaining({
        'Content-Type': 'application/json',
        'Idempotency-Key': 'tea',
        'Sub-Account': shop.id,
      }),
      request_body: {
        ...sent,
        payment_method: { card: { ...card(), number: '[test card visa]', verification: '[redacted]' } },
      },
      answer_body: expect.objectContaining({
        type: 'payment',
        data: expect.objectContaining({ id: answer.payment.id }),
      }),
    });
    expect(front.opened.sandbox.platform(platform.id).requests.list()[0]).toEqual(entry);
  });

  test('an entry has the headers of a list, without what is secret in them', async () => {
    const platform = await front.newPlatform();
    const token = await platform.testMode.token();
    await platform.testMode.get('/v1/payments', {
      'User-Agent': `tea/1.0 (4242 4242 4242 4242; ${token})`,
      Accept: `${'a'.repeat(150)}-sigk_${'b'.repeat(80)}`,
      Cookie: 'tea=milk',
      'X-Tea': 'milk',
    });
    const [entry] = (await list(platform)).data;
    const { Host: _, ...headers } = entry?.headers ?? {};
    expect(headers).toEqual({
      Accept: '…',
      'User-Agent': 'tea/1.0 (4242 42** **** 4242; [redacted])',
    });
  });

  test('the ids of the caller are logged and returned, and what does not look like one is ignored', async () => {
    const platform = await front.newPlatform();
    const token = await platform.testMode.token();
    const trace = `00-${'0af7651916cd43dd8448eb211c80319c'}-b7ad6b7169203331-01`;
    const cases = [
      ['X-Request-Id', 'Order-1.a_b', true],
      ['X-Request-Id', 'x'.repeat(128), true],
      ['X-Request-Id', 'x'.repeat(129), false],
      ['X-Request-Id', 'one two', false],
      ['X-Request-Id', token, false],
      ['X-Request-Id', '4242424242424242', false],
      ['traceparent', trace, true],
      ['traceparent', trace.toUpperCase(), false],
      ['traceparent', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, false],
    ] as const;
    for (const [name, value, isKept] of cases) {
      const { headers } = await platform.testMode.get('/v1/payments', { [name]: value });
      const [entry] = (await list(platform)).data;
      const kept = isKept ? value : undefined;
      expect([value, headers.get(name) ?? undefined, entry?.headers[name]]).toEqual([value, kept, kept]);
    }
  });

  test('a replayed response has the ids of its own request', async () => {
    const platform = await front.newPlatform();
    const send = (id: string) =>
      platform.testMode.post('/v1/payments', payment(), { 'Idempotency-Key': 'tea', 'X-Request-Id': id });
    const first = await send('first');
    const again = await send('again');
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect([first, again].map(({ headers }) => headers.get('X-Request-Id'))).toEqual(['first', 'again']);
  });

  test('a response body is shown as it was sent, even when its resource has changed since', async () => {
    const platform = await front.newPlatform();
    const { payment: paid } = await platform.testMode.post('/v1/payments', payment());
    await platform.testMode.post(`/v1/payments/${paid.id}/refunds`, { amount: 100 });
    await platform.testMode.patch(`/v1/payment_methods/${tokenOf(paid.payment_method)}`, { card: { year: 2049 } });
    const [, , created] = (await list(platform)).data;
    const { signature, ...method } = paid.payment_method;
    expect(signature).toHaveLength(64);
    expect(created?.answer_body).toEqual({
      id: paid.id,
      type: 'payment',
      data: { ...paid, payment_method: { ...method, signature: '[redacted]' } },
      page_info: null,
    });
  });

  test('the credential of a request, and what a web component token is good for', async () => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    const resources = [`read:account:${id}`, `tokenize:${id}`];
    const page = await withToken(platform.testMode, resources);
    await page.get('/v1/payments');
    await page.get('/v1/sub_accounts');
    await page.get('/v1/payments', { Authorization: 'Bearer x' });
    const token = { type: 'web_component_token', resources: [`read:account:${id}`, `write:tokenize:${id}`] };
    const { data } = await list(platform);
    expect(data.map(({ operation, account_id, credential }) => [operation, account_id, credential])).toMatchObject([
      ['listSubAccounts', null, token],
      ['listPayments', id, token],
      ['createAccessToken', expect.any(String), { type: 'key_pair', resources: [] }],
      ['createWebComponentToken', expect.any(String), { type: 'access_token', resources: [] }],
      ['createSubAccount', expect.any(String), { type: 'access_token', resources: [] }],
      ['createAccessToken', expect.any(String), { type: 'key_pair', resources: [] }],
    ]);
    expect(data[3]?.answer_body).toMatchObject({ access_token: '[redacted]', expires_in: 3_600 });
  });

  test('the outcome of an idempotency key', async () => {
    const platform = await front.newPlatform();
    const key = { 'Idempotency-Key': 'k' };
    for (const amount of [1_000, 1_000, 2_000]) await platform.testMode.post('/v1/payments', payment({ amount }), key);
    await platform.testMode.get('/v1/payments');
    const { data } = await list(platform, '?limit=4');
    expect(data.map(({ idempotency, events }) => [idempotency?.outcome, events.length > 0])).toEqual([
      [undefined, false],
      ['mismatch', false],
      ['replay', false],
      ['new', true],
    ]);
  });

  test('a refused request has an error code, an explanation and no events', async () => {
    const platform = await front.newPlatform();
    const { headers } = await platform.testMode.post('/v1/payments', payment({ amount: 1 }));
    const declined = payment({ metadata: { payment_test: { scenario: 'insufficient_funds' } } });
    await platform.testMode.post('/v1/payments', declined);
    const [first, second] = (await list(platform, '?status=422')).data.concat(
      (await list(platform, '?status=402')).data,
    );
    expect(first).toMatchObject({ error_code: 'amount_below_minimum', events: [], verdict: 'violation' });
    expect(first?.explanation).toBe(headers.get('sandbox-explain'));
    expect(second).toMatchObject({ error_code: 'card_declined', verdict: 'ok' });
    expect(second?.explanation).toMatch(/^Asked for by scenario insufficient_funds in its metadata\. /);
    expect(second?.events.map(({ event_name }) => event_name)).toContain('payment.failed');
  });

  test('requests with an expired token or an unknown path are in the log of their platform', async () => {
    const platform = await front.newPlatform();
    const { target, keys } = platform.testMode;
    await exchange(target, 'POST', '/oauth/token', { body: { ...keys, client_secret: 'wrong' } });
    await platform.testMode.get('/v1/payments', { Authorization: `Bearer ${await platform.testMode.token()}x` });
    await platform.testMode.get('/v1/paymants');
    await platform.testMode.send('DELETE', '/v1/payments');
    expect(
      (await list(platform, '?limit=5')).data.map((entry) => [entry.operation, entry.error_code, entry.account_type]),
    ).toEqual([
      [null, 'method_not_allowed', 'test'],
      [null, 'resource_not_found', 'test'],
      ['listPayments', 'not_authenticated', 'test'],
      ['createAccessToken', null, 'test'],
      ['createAccessToken', 'not_authenticated', 'test'],
    ]);
  });

  test('requests that name no platform are in the log of the sandbox', async () => {
    const { target } = (await front.newPlatform()).testMode;
    await exchange(target, 'DELETE', '/_sandbox/requests');
    await exchange(target, 'GET', '/v1/payments');
    await exchange(target, 'GET', '/v1/payments', { headers: { Authorization: 'Bearer of nobody' } });
    await exchange(target, 'POST', '/oauth/token', { body: { client_id: 'nobody', client_secret: 'x' } });
    await exchange(target, 'GET', '/tea');
    const all = (await exchange(target, 'GET', '/_sandbox/requests')).asControl('RequestEntryList').data;
    expect(all.map(({ path, status, verdict }) => [path, status, verdict])).toEqual([
      ['/tea', 404, 'violation'],
      ['/oauth/token', 401, 'violation'],
      ['/v1/payments', 401, 'ok'],
      ['/v1/payments', 401, 'violation'],
    ]);
    expect(all.at(-1)?.violations).toEqual([
      { kind: 'missing_header', where: 'header.Authorization', message: expect.stringContaining('POST /oauth/token') },
    ]);
    const cleared = await exchange(target, 'DELETE', '/_sandbox/requests');
    expect(cleared.asControl('ClearedRequests')).toEqual({ cleared: 4 });
  });

  test('filters, pages, and deleting all entries', async () => {
    const platform = await front.newPlatform();
    for (let i = 0; i < 5; i++) await platform.testMode.get(`/v1/payments?limit=${i}`);
    await platform.testMode.post('/v1/payments', { ...payment(), amuont: 1 });
    const paths = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ path }) => path.slice(-1));
    expect(paths(await list(platform, '?operation=listPayments'))).toEqual(['4', '3', '2', '1', '0']);
    expect(paths(await list(platform, '?verdict=violation&operation=listPayments'))).toEqual(['0']);
    const first = await list(platform, '?operation=listPayments&limit=2');
    const second = await list(platform, `?operation=listPayments&limit=2&after_cursor=${first.page_info.end_cursor}`);
    const back = await list(platform, `?operation=listPayments&limit=2&before_cursor=${second.page_info.start_cursor}`);
    expect([paths(first), paths(second), paths(back)]).toEqual([
      ['4', '3'],
      ['2', '1'],
      ['4', '3'],
    ]);
    expect([first.page_info.has_next, second.page_info.has_previous]).toEqual([true, true]);
    const control = (query: string) =>
      exchange(platform.testMode.target, 'GET', `/_sandbox/platforms/${platform.id}/requests?${query}`);
    for (const query of ['operation=pay', 'verdict=bad', 'status=2xx', 'after_cursor=x'])
      expect((await control(query)).error.code).toMatch(/^(parameter|cursor)_invalid$/);
    await exchange(platform.testMode.target, 'DELETE', `/_sandbox/platforms/${platform.id}/requests`);
    expect((await list(platform)).data).toEqual([]);
  });

  test('a reset deletes all entries, and platforms are isolated', async () => {
    const platform = await front.newPlatform();
    const other = await front.newPlatform();
    await platform.testMode.get('/v1/payments');
    expect((await list(other)).data).toEqual([]);
    expect((await list(platform)).data).toHaveLength(2);
    front.opened.sandbox.platform(platform.id).reset();
    expect((await list(platform)).data).toEqual([]);
  });
}, allFronts);
