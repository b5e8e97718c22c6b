import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../mock-server';
import { BASE_URL, differencesIn, openDashboard, payWith, type ShownPage, tea } from './support/traffic';

const declined = '4000 0000 0000 9995';

/** The text of the body in the form, as a browser sends it back. */
function bodyIn({ html }: ShownPage): string {
  const [, text = ''] = /<textarea [^>]*name="body"[^>]*>\n([^]*?)<\/textarea>/.exec(html) ?? [];
  return plain(text);
}

/** Opens a dashboard with a request, and the form that edits it. */
async function openWith(run: (dashboard: ReturnType<typeof openDashboard>) => Promise<unknown>) {
  const dashboard = openDashboard();
  await run(dashboard).catch(() => undefined);
  const { id } = dashboard.newest();
  const page = await dashboard.open(`requests/${id}`);
  const edit = (changes: Readonly<Record<string, string>>) =>
    dashboard.send(`requests/${id}`, { action: 'edit', ...fieldsOf(page), body: bodyIn(page), ...changes });
  return { ...dashboard, id, page, edit, values: fieldsOf(page) };
}

/** The values of the form that edits a request, as a browser sends them back; empty ones as well. */
function fieldsOf({ html }: ShownPage): Readonly<Record<string, string>> {
  const [form = ''] = /<form method="post" id="form-edit".*?<\/form>/s.exec(html) ?? [];
  const inputs = [...form.matchAll(/<input [^>]*name="([\w.]+)"[^>]*value="([^"]*)"/g)];
  const choices = [
    ...form.matchAll(/<select [^>]*name="([\w.]+)"(?:(?!<\/select>).)*<option value="(\w+)" selected/gs),
  ];
  const texts = [...form.matchAll(/<textarea [^>]*name="(headers)"[^>]*>\n([^]*?)<\/textarea>/g)];
  const found = [...inputs, ...choices, ...texts].map(([, name = '', value = '']) => [name, plain(value)] as const);
  return Object.fromEntries(found.filter(([name]) => name !== 'action'));
}

const plain = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** Sends a GET request to any address of the API. */
async function get({ fetch }: Pick<Sandbox, 'fetch'>, path: string): Promise<Response> {
  const body = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const headers = { 'Content-Type': 'application/json' };
  const issued: unknown = await (await fetch(`${BASE_URL}/oauth/token`, { method: 'POST', headers, body })).json();
  const token = String(Reflect.get(Object(issued), 'access_token'));
  return fetch(`${BASE_URL}${path}`, { headers: { Authorization: `Bearer ${token}` } });
}

const intent = { amount: 1_000, currency: 'usd' } as const;
describe('Edit and send', () => {
  test('corrects a request that broke a rule', async () => {
    const { page, edit, newest, follow, platform } = await openWith(async ({ client }) => {
      const { id: shop } = await client.subAccounts.create({ name: 'Shop' });
      await client.forSubAccount(shop).payments.create(Object.assign({ amuont: 1 }, tea));
    });
    const violated = newest();
    expect(bodyIn(page)).toContain('"amuont": "[redacted]"');
    const refused = await edit({});
    expect([refused.status, refused.errors['body']]).toEqual([422, expect.stringContaining('the value of amuont')]);
    expect(newest()).toEqual(violated);
    const sent = await edit({ body: bodyIn(page).replace('"amuont": "[redacted]",', ''), idempotency_key: '' });
    const corrected = newest();
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining(corrected.id)]);
    expect(corrected).toMatchObject({
      status: 201,
      verdict: 'ok',
      account_id: violated.account_id,
      account_type: 'test',
    });
    expect(corrected.idempotency).toMatchObject({ outcome: 'new' });
    expect(corrected.idempotency?.key).not.toBe(violated.idempotency?.key);
    expect((await follow(sent)).facts).toMatchObject({ 'Sent by': 'The dashboard', Status: '201' });
    expect(platform.requests.list({ operation: 'createPayment' })).toHaveLength(2);
  });

  test.each([
    ['the same test card', declined, '[test card insufficient_funds]', 402],
    ['the first test card for any other', '4111 1111 1111 1111', '[visa card]', 201],
  ])('sends %s, whose number is on no page', async (_what, number, standIn, status) => {
    const { page, edit, newest } = await openWith(({ client }) => client.payments.create(payWith(number)));
    expect(bodyIn(page)).toContain(`"number": "${standIn}"`);
    await edit({ idempotency_key: '' });
    expect(newest()).toMatchObject({ status, verdict: 'ok' });
  });

  test.each([
    ['{"amount": 1,}', 'It must be JSON.'],
    ['{"payment_method": {"card": {"number": "[test card none]"}}}', 'There is no test card none'],
  ])('refuses the body %s at its field', async (body, message) => {
    const { edit, newest, id } = await openWith(({ client }) => client.payments.create(tea));
    const page = await edit({ body });
    expect([page.status, page.errors['body'], bodyIn(page)]).toEqual([422, expect.stringContaining(message), body]);
    expect(newest().id).toBe(id);
  });

  test('shows no card number that was entered, and takes the form back as it shows it', async () => {
    const { edit, newest, page } = await openWith(({ client }) => client.payments.create(tea));
    const entered = bodyIn(page).replace('[test card visa]', declined.replaceAll(' ', ''));
    const refused = await edit({ body: entered.replace('{', '{,') });
    expect(refused.html).not.toContain(declined.replaceAll(' ', ''));
    await edit({ body: bodyIn(refused).replace('{,', '{'), idempotency_key: '' });
    expect(newest()).toMatchObject({ status: 402, error_code: 'card_declined' });
  });

  test.each([
    ['in the path', '/v1/payments/py_%E2%80%AEtxt', 'path', '/v1/payments/py_%E2%80%AEtxt'],
    ['in the query', '/v1/payments?payment_status=%E2%80%8B', 'query', 'payment_status=%E2%80%8B'],
  ])('leaves an address encoded that has characters %s which do not show', async (_where, address, field, shown) => {
    const { edit, newest, page, values } = await openWith(({ sandbox }) => get(sandbox, address));
    expect([values[field], page.html.includes('\u202e'), page.html.includes('\u200b')]).toEqual([shown, false, false]);
    await edit({});
    expect(newest().path).toBe(address);
  });

  test.each<[run: 'unknown' | 'list' | 'get', changes: Record<string, string>, field: string, message: string]>([
    ['unknown', { path: '/_sandbox/platforms' }, 'path', 'Enter a path'],
    ['unknown', { path: '/v1/../_sandbox/platforms' }, 'path', 'Enter a path'],
    ['unknown', { method: 'TRACE' }, 'method', 'Choose a method.'],
    ['get', { 'path.payment_id': '' }, 'path.payment_id', 'Enter an id'],
    ['list', { 'query.limit': '[redacted]' }, 'query.limit', 'the log does not have'],
    ['list', { sub_account: 'ä' }, 'sub_account', 'printable'],
    ['list', { headers: 'Accept' }, 'headers', 'Enter a header a line'],
    ['list', { headers: 'Accept: */*\nauthorization: Bearer tea' }, 'headers', 'Leave authorization out'],
    ['list', { headers: 'Sub-Account: acc_1' }, 'headers', 'Leave Sub-Account out'],
  ])('of a request that was %s refuses %j at its field', async (run, changes, field, message) => {
    const { edit, newest, id } = await openWith(({ client, sandbox }) => {
      if (run === 'unknown') return get(sandbox, '/v1/teapots');
      return run === 'list' ? client.payments.list() : client.payments.get('py_unknown');
    });
    const page = await edit(changes);
    expect([page.status, page.errors]).toEqual([422, { [field]: expect.stringContaining(message) }]);
    expect(newest().id).toBe(id);
  });

  test('sends another query and account', async () => {
    const { edit, newest, client } = await openWith(({ client: own }) => own.raw.GET('/v1/payments', {}));
    const { id: shop } = await client.subAccounts.create({ name: 'Shop' });
    await edit({ 'query.limit': '2', 'query.payment_status': 'succeeded', sub_account: shop });
    const { path, ...sent } = newest();
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      limit: '2',
      payment_status: 'succeeded',
    });
    expect(sent).toMatchObject({
      account_id: shop,
      idempotency: null,
      status: 200,
      headers: { 'Sub-Account': shop },
    });
  });

  test('sends another method and path where the API has no such operation', async () => {
    const { edit, newest, values } = await openWith(({ sandbox }) => get(sandbox, '/v1/teapots?limit=2'));
    expect(values).toMatchObject({ method: 'GET', path: '/v1/teapots', query: 'limit=2' });
    await edit({ method: 'POST', path: '/v1/refunds tea', body: '{}' });
    expect(newest()).toMatchObject({ method: 'POST', path: '/v1/refunds%20tea?limit=2', status: 404 });
  });

  test('keeps mode, platform, account, key, headers, path and query of the request', async () => {
    const { sandbox, platform, open, send, newest, follow } = openDashboard();
    const live = sandbox.client({ mode: 'live' });
    const shop = await live.subAccounts.create({ name: 'Shop' });
    const { id: payment } = await live
      .forSubAccount(shop.id)
      .payments.create(tea)
      .catch(() => ({ id: 'py_none' }));
    const body = { amount: 100, description: 'Cracked' };
    await live.raw
      .POST('/v1/payments/{payment_id}/refunds', {
        params: {
          path: { payment_id: payment },
          header: { 'Sub-Account': shop.id, 'Idempotency-Key': 'first-refund' },
        },
        body,
        headers: { 'X-Request-Id': 'shop-7', Accept: 'application/json', 'User-Agent': 'tea/1.0' },
      })
      .catch(() => undefined);
    const former = newest();
    expect(former).toMatchObject({ operation: 'createRefund', account_type: 'live' });
    const page = await open(`requests/${former.id}`);
    const values = fieldsOf(page);
    expect(values).toMatchObject({
      'path.payment_id': payment,
      sub_account: shop.id,
      idempotency_key: 'first-refund',
      headers: expect.stringContaining('X-Request-Id: shop-7'),
    });
    expect(values['headers']).not.toMatch(/user-agent|content-length|host/i);
    await live.payments.list().catch(() => undefined);
    const sent = await send(`requests/${former.id}`, { action: 'edit', ...values, body: bodyIn(page) });
    const again = newest();
    const { 'User-Agent': _, 'Content-Length': __, Host: ___, ...kept } = former.headers;
    expect(again.headers).toMatchObject(kept);
    expect(again).toMatchObject({
      path: former.path,
      account_id: former.account_id,
      account_type: 'live',
      idempotency: { key: 'first-refund' },
      request_body: former.request_body,
      status: former.status,
    });
    expect(platform.requests.list()).toContainEqual(again);
    const shown = await follow(sent);
    expect(shown.html).toContain('Compared with the one that was edited');
    expect(shown.html).toContain(`requests/${former.id}`);
  });

  test('compares the response with that of the edited request, whatever came between', async () => {
    const { edit, client, follow, id } = await openWith(({ client: own }) => own.payments.create(payWith(declined)));
    await client.payments.create({ ...tea, amount: 7_000 });
    const page = await follow(await edit({ body: JSON.stringify(tea), idempotency_key: '' }));
    expect(page.html).toContain(`href="../requests/${id}"`);
    const rows = differencesIn(page);
    expect(rows).toContainEqual(['response.status', '402', '201']);
    expect(rows.some(([field]) => field === 'body.amount')).toBe(false);
  });

  test('keeps parameters that the operation does not have, and repeated ones', async () => {
    const { edit, newest, values } = await openWith(({ sandbox }) =>
      get(sandbox, '/v1/payments?limit=1&tea=green&limit=2&payment_status=cold'),
    );
    expect(values).toMatchObject({
      'query.limit': '2',
      'query.payment_status': 'cold',
      other_query: 'tea=green&limit=1',
    });
    await edit({});
    const sent = new URLSearchParams(newest().path.split('?')[1]);
    expect([sent.getAll('limit'), sent.get('tea'), sent.get('payment_status')]).toEqual([['1', '2'], 'green', 'cold']);
  });

  test('sends a body as it was entered, with what JSON.parse would lose', async () => {
    const { edit, newest } = await openWith(({ client }) => client.paymentIntents.create(intent));
    await edit({ body: '{"amount": 700, "currency": "usd", "metadata": {"a": 1, "a": 2}}', idempotency_key: '' });
    expect(newest()).toMatchObject({ status: 201, violations: [{ kind: 'duplicate_key', where: 'body.metadata.a' }] });
  });

  test('is absent for a request with a secret', async () => {
    const { page } = await openWith(({ sandbox }) => sandbox.client().payments.list());
    expect(page.html).toContain('form-edit');
    const { open, platform } = await openWith(({ client }) => client.payments.list());
    const [token] = platform.requests.list({ operation: 'createAccessToken' });
    expect((await open(`requests/${token?.id}`)).html).not.toContain('form-edit');
  });
});
