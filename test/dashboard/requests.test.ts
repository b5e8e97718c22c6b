import { describe, expect, test } from 'vitest';
import { tokenOf } from '../support/payment-method';
import { BASE_URL, openDashboard, tea } from './support/traffic';

const CAPTION = 'Requests of both modes, newest first';

/** Opens a dashboard with a card of the platform account. */
async function openWithCard() {
  const dashboard = openDashboard();
  const { payment_method } = tea;
  const token = tokenOf(await dashboard.client.paymentMethods.create({ payment_method }));
  const pay = (idempotencyKey: string, amount = 1_000) =>
    dashboard.client.payments.create({ amount, currency: 'usd', payment_method: { token } }, { idempotencyKey });
  return { ...dashboard, token, pay };
}

describe('the list', () => {
  test('has the requests of both modes, newest first', async () => {
    const { sandbox, client, open, pay } = await openWithCard();
    await pay('tea');
    await pay('tea');
    await expect(pay('tea', 2_000)).rejects.toThrow();
    await sandbox.client({ mode: 'live' }).payments.list({ limit: 3 });
    await expect(client.payments.get('py_unknown')).rejects.toThrow();
    const page = await open('requests');
    expect([page.status, page.heading]).toEqual([200, 'Requests']);
    const rows = page
      .rows(CAPTION)
      .map(([request, ...rest]) => [request?.replace(/ request req_\w+$/, ''), ...rest.slice(0, -1)]);
    expect(rows).toEqual([
      ['GET /v1/payments/py_unknown', '404', 'resource_not_found', 'None', 'OK', 'test'],
      ['GET /v1/payments?limit=3', '200', 'None', 'None', 'OK', 'live'],
      ['POST /oauth/token', '200', 'None', 'None', 'OK', 'live'],
      ['POST /v1/payments', '422', 'idempotency_params_mismatch', 'Mismatch', 'OK', 'test'],
      ['POST /v1/payments', '201', 'None', 'Replay', 'OK', 'test'],
      ['POST /v1/payments', '201', 'None', 'New', 'OK', 'test'],
      ['POST /v1/payment_methods', '201', 'None', 'New', 'OK', 'test'],
      ['POST /oauth/token', '200', 'None', 'None', 'OK', 'test'],
    ]);
    expect((await open('requests?mode=live')).rows(CAPTION)).toEqual(page.rows(CAPTION));
  });

  test('is empty at first, and says so', async () => {
    const { open } = openDashboard();
    expect((await open('requests')).html).toContain('There are no requests yet.');
    expect((await open('requests?status=404')).html).toContain('There are no requests that match.');
  });

  test('filters by operation, status and verdict', async () => {
    const { client, open } = openDashboard();
    await client.payments.list();
    await expect(client.payments.get('py_unknown')).rejects.toThrow();
    await client.raw.GET('/v1/payments', { params: { query: { limit: 101 } } });
    const requests = async (query: string) =>
      (await open(`requests?${query}`)).rows(CAPTION).map(([path]) => path?.split(' request ')[0]);
    const listed = 'GET /v1/payments';
    expect(await requests('operation=getPayment')).toEqual(['GET /v1/payments/py_unknown']);
    expect(await requests('status=200')).toEqual([`${listed}?limit=101`, listed, 'POST /oauth/token']);
    expect(await requests('verdict=violation')).toEqual([`${listed}?limit=101`]);
    expect(await requests('operation=listPayments&verdict=ok&mode=live')).toEqual([listed]);
  });

  test('refuses a filter that is not valid, with what is allowed', async () => {
    const { open } = openDashboard();
    const page = await open('requests?status=many');
    expect([page.status, page.alert]).toEqual([422, expect.stringContaining('It must be an HTTP status such as 402.')]);
    expect((await open('requests?operation=pay')).status).toBe(422);
  });

  test('shows markup, control characters and marks of direction as text', async () => {
    const { sandbox, client, open, newest } = openDashboard();
    await client.payments.list();
    await sandbox.fetch(`${BASE_URL}/v1/<script>alert(1)</script>`);
    await client.payments
      .create({ ...tea, metadata: { payment_test: { scenario: 'x\u202e<b>y' } } })
      .catch(() => undefined);
    for (const path of ['requests', `requests/${newest().id}`]) {
      const { html } = await open(path);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/\u202e|<b>/);
    }
  });
});

describe('a request', () => {
  test('shows what its web component token is good for', async () => {
    const { client, open, newest } = openDashboard();
    const { id } = await client.subAccounts.create({ name: 'Shop' });
    const { access_token } = await client.webComponentTokens.create({ resources: [`read:account:${id}`] });
    const created = await open(`requests/${newest().id}`);
    await client.with({ accessToken: access_token }).payments.list();
    const used = await open(`requests/${newest().id}`);
    expect(used.facts).toMatchObject({ Type: 'web_component_token', Resources: `read:account:${id}`, Account: 'Shop' });
    for (const { html } of [created, used]) expect(html).not.toContain(access_token);
  });

  test('shows what was sent and answered, what it led to, and why', async () => {
    const { client, open, newest, platform } = await openWithCard();
    const { id: shop } = await client.subAccounts.create({ name: 'Corner Cafe' });
    await client.forSubAccount(shop).payments.create(tea, { idempotencyKey: 'tea' });
    const { id, duration_ms, events } = newest();
    const page = await open(`requests/${id}`);
    expect([page.status, page.heading]).toEqual([200, 'POST /v1/payments']);
    expect(page.facts).toMatchObject({
      Status: '201',
      Operation: 'createPayment',
      Account: 'Corner Cafe',
      'Account type': 'test',
      Type: 'access_token',
      Outcome: 'new',
      Key: 'tea',
      'Duration ms': String(duration_ms),
      Verdict: 'OK',
    });
    expect(page.link(shop)).toBe(`../sub_accounts/${shop}`);
    expect(page.text('request-body')).toContain('"number": "[test card visa]"');
    expect(page.html).not.toContain('4242424242424242');
    expect(page.text('response-body')).toMatch(/^201\n\n\{\n {2}"id": "py_/);
    expect(page.rows('Events that it emitted, oldest first')).toEqual(
      events.map((event) => [event.event_name, event.id]),
    );
    expect(page.link(events[0]?.id ?? '')).toBe(`../events/${events[0]?.id}`);
    expect((await open(`requests/${id}?mode=live`)).link(shop)).toBe(`../sub_accounts/${shop}`);
    expect(platform.requests.list()).toHaveLength(4);
  });

  test('explains an error and names what was meant', async () => {
    const { client, open, newest } = openDashboard();
    await expect(client.payments.create(Object.assign({}, tea, { amuont: 1 }))).rejects.toThrow('amuont');
    const { id, explanation } = newest();
    const page = await open(`requests/${id}`);
    expect(page.text('explanation')).toBe(explanation);
    expect(page.rows('Differences from the OpenAPI document')).toEqual([
      ['body.amuont', 'Unknown field', 'createPayment has no such field. Did you mean "amount"?'],
    ]);
  });
});

describe('Repeat', () => {
  test('sends the request again, with a new idempotency key', async () => {
    const { pay, newest, open, send, follow } = await openWithCard();
    const first = await pay('tea');
    const { id, request_body } = newest();
    const answer = await send(`requests/${id}`, { action: 'repeat' });
    const repeated = newest();
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(`/requests/${repeated.id}$`)]);
    expect(repeated).toMatchObject({ operation: 'createPayment', status: 201, request_body, verdict: 'ok' });
    expect(repeated.idempotency?.outcome).toBe('new');
    const page = await follow(answer);
    expect(page.html).toContain(`<title>Request ${repeated.id} `);
    expect(page.text('response-body')).not.toContain(first.id);
    expect((await open('requests')).rows(CAPTION)[0]?.[0]).toContain(repeated.id);
  });

  test('sends the same key on request, so that the first response is replayed', async () => {
    const { pay, newest, open, send, follow } = await openWithCard();
    const { id: paid } = await pay('tea');
    const { id } = newest();
    expect((await open(`requests/${id}`)).inputs.map(({ label }) => label)).toContain('With the same idempotency key');
    const page = await follow(await send(`requests/${id}`, { action: 'repeat', same_key: 'true' }));
    expect(page.facts).toMatchObject({ Status: '201', Outcome: 'replay', Key: 'tea' });
    expect(page.text('response-body')).toContain(paid);
  });

  test('sends it on the same account, in the same mode, with the same query', async () => {
    const { sandbox, client, newest, send } = openDashboard();
    const { id: shop } = await client.subAccounts.create({ name: 'Shop' });
    await client.forSubAccount(shop).payments.list({ limit: 3, payment_status: 'succeeded' });
    const repeat = async () => {
      const { id, path, operation, account_id, account_type, status } = newest();
      expect((await send(`requests/${id}`, { action: 'repeat' })).status).toBe(303);
      expect(newest()).toMatchObject({ path, operation, account_id, account_type, status, idempotency: null });
      expect(newest().id).not.toBe(id);
    };
    await repeat();
    await sandbox.client({ mode: 'live' }).payments.list();
    await repeat();
    await expect(client.payments.get('py_unknown')).rejects.toThrow();
    await repeat();
  });

  test('leads to the list if a fault drops the connection', async () => {
    const { platform, client, newest, send } = openDashboard();
    await client.payments.list();
    const { id } = newest();
    platform.faults.create({ operation: 'listPayments', fault: { drop: 'before_commit' } });
    const answer = await send(`requests/${id}`, { action: 'repeat' });
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/\/requests$/)]);
    expect(newest()).toMatchObject({ operation: 'listPayments', status: null });
  });

  test('leads to the request for an access token if that fails', async () => {
    const { platform, client, newest, send } = openDashboard();
    await client.payments.list();
    const { id } = newest();
    platform.faults.create({ operation: 'createAccessToken', fault: { error: 'internal_server_error' } });
    const { location } = await send(`requests/${id}`, { action: 'repeat' });
    expect(newest()).toMatchObject({ operation: 'createAccessToken', status: 500 });
    expect(location).toContain(newest().id);
  });

  const reasons: readonly [
    what: string,
    run: (dashboard: ReturnType<typeof openDashboard>) => Promise<unknown>,
    reason: string,
  ][] = [
    ['has redacted values', ({ client }) => client.payments.create(tea), 'It has redacted values'],
    [
      'has a field without a value in the log',
      ({ client }) =>
        client.paymentIntents
          .create(Object.assign({ amuont: 1 }, { amount: 1_000, currency: 'usd' } as const))
          .catch(() => undefined),
      'It has redacted values',
    ],
    [
      'has a number like that of a card',
      ({ client }) =>
        client.raw.PATCH('/v1/payments/{payment_id}', {
          params: { path: { payment_id: 'py_1' }, header: { 'Idempotency-Key': 'a' } },
          body: { description: '4242 4242 4242 4242' },
        }),
      'It has redacted values',
    ],
    [
      'has a long body',
      ({ client }) =>
        client.raw.PATCH('/v1/payments/{payment_id}', {
          params: { path: { payment_id: 'py_1' }, header: { 'Idempotency-Key': 'a' } },
          body: { description: 'tea '.repeat(2_000) },
        }),
      'it is too long',
    ],
    [
      'asked for an access token',
      ({ sandbox }) =>
        sandbox.fetch(`${BASE_URL}/oauth/token`, {
          method: 'POST',
          body: JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' }),
        }),
      'has a secret',
    ],
    [
      'has an unknown account',
      ({ client }) =>
        client
          .forSubAccount('acc_1')
          .payments.list()
          .catch(() => undefined),
      'before its account was known',
    ],
    [
      'has an unknown path',
      ({ client, sandbox }) =>
        client.payments
          .list()
          .then(() => sandbox.fetch(`${BASE_URL}/v1/tea`, { headers: { Authorization: 'Bearer default.test.1.1.1' } })),
      'no such operation',
    ],
  ];

  test.each(reasons)('is disabled for a request that %s', async (_what, run, reason) => {
    const dashboard = openDashboard();
    await run(dashboard);
    const { id } = dashboard.newest();
    const page = await dashboard.open(`requests/${id}`);
    expect([page.isDisabled('Repeat'), page.html]).toEqual([true, expect.stringContaining(reason)]);
    const advice = 'Edit and send, below, sends it with values of your own.';
    expect(page.html.includes(advice)).toBe(page.html.includes('id="edit-and-send"'));
    const answer = await dashboard.send(`requests/${id}`, { action: 'repeat' });
    expect([answer.status, answer.alert]).toEqual([422, expect.stringContaining(reason)]);
    expect(dashboard.newest().id).toBe(id);
  });
});
