import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server/server';
import { card } from '../support/bodies';
import { docs } from './support';

const origin = 'http://localhost:4010';

const open = (options: Parameters<typeof createSandbox>[0] = {}) => createSandbox({ docs, ...options });
type Opened = ReturnType<typeof open>;

const send = async ({ fetch }: Opened, operation: string, fields: Record<string, string>, from = origin) => {
  const response = await fetch(`${origin}/docs/operations/${operation}`, {
    method: 'POST',
    headers: { Origin: from, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, html: await response.text() };
};

/** Returns what the form has before something is entered. */
const presetBody = async ({ fetch }: Opened, operation: string) => {
  const html = await (await fetch(`${origin}/docs/operations/${operation}`)).text();
  return (/<textarea[^>]*>\n?([^<]*)/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"');
};

const resultOf = (html: string) => /id="response".*/s.exec(html)?.[0] ?? '';

test('the form of an operation sends its example, and links to the request', async () => {
  const sandbox = open();
  const body = await presetBody(sandbox, 'createPayment');
  expect(body).toContain('"[test card visa]"');
  const { status, html } = await send(sandbox, 'createPayment', { body });
  expect(status).toBe(200);
  expect(resultOf(html)).toContain('>201<');
  expect(resultOf(html)).toContain('&quot;succeeded&quot;');
  expect(resultOf(html)).toContain('Request-Id: ');
  expect(
    sandbox
      .platform()
      .requests.list()
      .map(({ own }) => own),
  ).toEqual([true, true]);
  const [, href = ''] = /href="([^"]*requests[^"]*)"/.exec(resultOf(html)) ?? [];
  const shown = await sandbox.fetch(new URL(href, `${origin}/docs/operations/createPayment`));
  expect(await shown.text()).toContain('/v1/payments');
});

test('parameters of path and query, and headers, are sent', async () => {
  const sandbox = open();
  const account = await sandbox.client().subAccounts.create({ name: 'Tea Shop' });
  const found = await send(sandbox, 'getSubAccount', { 'path.sub_account_id': account.id });
  expect(resultOf(found.html)).toContain('Tea Shop');
  const listed = await send(sandbox, 'listPayments', { 'query.limit': '1', sub_account: 'acc_unknown' });
  expect(resultOf(listed.html)).toContain('>404<');
});

test('a body is sent as it was entered, with what JSON.parse would lose, and so are other headers', async () => {
  const sandbox = open();
  const body = '{"amount": 700, "currency": "usd", "metadata": {"a": 1, "a": 2}}';
  const { html } = await send(sandbox, 'createPaymentIntent', { body, headers: 'X-Request-Id: tea-7\r\n' });
  expect(resultOf(html)).toContain('>201<');
  const [entry] = sandbox.platform().requests.list();
  expect(entry).toMatchObject({
    headers: { 'X-Request-Id': 'tea-7' },
    violations: [{ kind: 'duplicate_key', where: 'body.metadata.a' }],
  });
});

test('what cannot be sent is shown at its field', async () => {
  const sandbox = open();
  const { status, html } = await send(sandbox, 'getPayment', { sub_account: 'ä' });
  expect(status).toBe(422);
  expect(html).toContain('Enter an id of this sandbox.');
  expect(html).toContain('Enter printable ASCII characters.');
  const invalid = await send(sandbox, 'createPayment', { body: '{ "number": 4242424242424242' });
  expect(invalid.status).toBe(422);
  expect(invalid.html).toContain('It must be JSON.');
});

test('the number of a card that somebody entered is not shown', async () => {
  const fields = { body: '{ "note": "5555 5555 5555 4444" }', idempotency_key: '5555 5555 5555 4444' };
  const { html } = await send(open(), 'createPayment', fields);
  expect(html).not.toContain('5555 5555 5555 4444');
  expect(html).toContain('5555 55** **** 4444');
});

test.each(['http://localhost:3000', 'null'])('a form of the page %s is not accepted', async (from) => {
  const sandbox = open();
  const { status, html } = await send(sandbox, 'createPayment', { body: '{}' }, from);
  expect(status).toBe(403);
  expect(resultOf(html)).toBe('');
  expect((await sandbox.client().payments.list()).data).toEqual([]);
});

describe('an operation of the control API', () => {
  test('is sent with its example to the default platform', async () => {
    const sandbox = open();
    const html = await (await sandbox.fetch(`${origin}/docs/operations/createFault`)).text();
    expect(html).toContain('name="path.platform_id" type="text" value="default"');
    const fields = { 'path.platform_id': 'default', body: await presetBody(sandbox, 'createFault') };
    expect(resultOf((await send(sandbox, 'createFault', fields)).html)).toContain('>201<');
    expect(sandbox.platform().faults.list()).toMatchObject([{ operation: 'createPayment' }]);
  });

  test('takes lines as they are', async () => {
    const sandbox = open();
    const fields = { 'path.platform_id': 'default', body: 'nothing' };
    expect(resultOf((await send(sandbox, 'importPlatform', fields)).html)).toContain('seed_file_invalid');
  });

  test('takes the control token where there is one, and does not show it again', async () => {
    const controlToken = 'a-token-of-32-characters-or-more';
    const sandbox = open({ controlToken });
    const fields = { 'path.platform_id': 'default', control_token: controlToken };
    const { html } = await send(sandbox, 'getClock', fields);
    expect(resultOf(html)).toContain('>200<');
    expect(html).not.toContain(controlToken);
    const refused = await send(sandbox, 'getClock', { ...fields, control_token: 'wrong' });
    expect(resultOf(refused.html)).toContain('>401<');
  });
});

test('the path of an operation names the newest object of its kind', async () => {
  const sandbox = open();
  const { id } = await sandbox.client().payments.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: { card: card() },
  });
  const html = await (await sandbox.fetch(`${origin}/docs/operations/getPayment`)).text();
  expect(html).toContain(`name="path.payment_id" type="text" value="${id}"`);
});

describe('with a control token', () => {
  const controlToken = 'a-token-of-32-characters-or-more';

  test('pages need none, and the form asks for keys', async () => {
    const sandbox = open({ controlToken });
    expect((await sandbox.fetch(`${origin}/docs/`)).status).toBe(200);
    const { status, html } = await send(sandbox, 'listPayments', {});
    expect(status).toBe(422);
    expect(html).toContain('Enter the client id of a platform.');
  });

  test('the secret is not shown again', async () => {
    const sandbox = open({ controlToken });
    const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
    const { html } = await send(sandbox, 'listPayments', keys);
    expect(resultOf(html)).toContain('>200<');
    expect(html).toContain('value="test_default"');
    expect(html).not.toContain('test_default_secret');
    const refused = await send(sandbox, 'listPayments', { ...keys, client_secret: 'a-wrong-secret' });
    expect(resultOf(refused.html)).toContain('>401<');
    expect(refused.html).not.toContain('a-wrong-secret');
  });
});

test('a sandbox that a program made names the command that shows the documentation', async () => {
  const response = await createSandbox().fetch(`${origin}/docs/guides/time`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('payments-sandbox open docs');
});

test('the search works without a script, and shows all pages without a question', async () => {
  const { fetch } = open();
  const found = await (await fetch(`${origin}/docs/search?q=advance+the+clock`)).text();
  expect(found).toContain('href="guides/time');
  expect(found).toContain('value="advance the clock"');
  const card = await (await fetch(`${origin}/docs/search?q=4000000000000002`)).text();
  expect(card).toContain('href="reference/scenarios#cards"');
  const all = await (await fetch(`${origin}/docs/search`)).text();
  expect(all).toContain('href="reference/errors"');
});
