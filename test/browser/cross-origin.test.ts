import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { useSite } from './support/site';
import { FOREIGN_HOST, LOOPBACK_HOSTS } from './support/start-browser';

const site = useSite();

/** Opens a page of the shop, which is on another port than the sandbox. */
async function openApp(host: string) {
  const { page } = await site.visit();
  await page.goto(`http://${host}:${site.shop.port}/app`);
  return page;
}

/** The parts of a response that a script of the page can read. */
interface Read {
  readonly status: number;
  readonly requestId: string | null;
  readonly explanation: string | null;
  readonly body: { readonly data?: { readonly status: string }; readonly error?: { readonly code: string } };
}

const script = `async ({ url, headers, body, method }) => {
  const response = await fetch(url, { method, headers, body });
  return {
    status: response.status,
    requestId: response.headers.get('Request-Id'),
    explanation: response.headers.get('Sandbox-Explain'),
    body: await response.json(),
  };
}`;

async function newCaller() {
  const platform = await site.newPlatform();
  const shop = await platform.newSubAccount();
  const authorization = `Bearer ${await platform.testMode.token()}`;
  const headers = {
    Authorization: authorization,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'first',
    'Sub-Account': shop.id,
    'X-Requested-With': 'shop',
  };
  const call = { url: `${site.front.baseUrl}/v1/payments`, method: 'POST', headers, body: JSON.stringify(payment()) };
  return { platform, shop, call };
}

test.each(LOOPBACK_HOSTS)('a page on another port of %s pays, and reads errors with their headers', async (host) => {
  const page = await openApp(host);
  const { platform, call } = await newCaller();
  const send = (changes: object) => page.evaluate<Read>(`(${script})(${JSON.stringify({ ...call, ...changes })})`);

  const paid = await send({});
  expect([paid.status, paid.body.data?.status, paid.requestId]).toEqual([
    201,
    'succeeded',
    expect.stringMatching(/^req_/),
  ]);

  const { Authorization: _, ...anonymous } = call.headers;
  const refused = await send({ headers: anonymous });
  expect([refused.status, refused.body.error?.code]).toEqual([401, 'not_authenticated']);
  expect(refused.explanation).toContain('POST /oauth/token');

  const unknown = await send({ method: 'DELETE', body: undefined, url: `${site.front.baseUrl}/v1/nothing` });
  expect([unknown.status, unknown.body.error?.code]).toEqual([404, 'resource_not_found']);

  const { faults } = await site.front.sandbox.openPlatform(platform.id);
  faults.create({ operation: 'createPayment', fault: { status: 503 }, times: 1 });
  // More than once: the browser sends a request again when a connection that it used before breaks.
  faults.create({ operation: 'createPayment', fault: { drop: 'before_commit' } });
  const failed = await send({ headers: { ...call.headers, 'Idempotency-Key': 'second' } });
  expect(failed.status).toBe(503);
  await expect(send({ headers: { ...call.headers, 'Idempotency-Key': 'third' } })).rejects.toThrow('Failed to fetch');
});

test('the control API, from a page', async () => {
  const page = await openApp('localhost');
  const { id } = await site.newPlatform();
  const url = `${site.front.baseUrl}/_sandbox/platforms/${id}/clock`;
  const body = JSON.stringify({ advance: '8d' });
  const call = { url, method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  expect((await page.evaluate<Read>(`(${script})(${JSON.stringify(call)})`)).status).toBe(200);
});

test('a page of another machine gets nothing', async () => {
  const page = await openApp(FOREIGN_HOST);
  const { shop, call } = await newCaller();
  for (const attempt of [call, { url: `${site.front.baseUrl}/_sandbox/health` }])
    await expect(page.evaluate(`(${script})(${JSON.stringify(attempt)})`)).rejects.toThrow('Failed to fetch');
  expect((await shop.api.get('/v1/payments')).as('PaymentList').data).toEqual([]);
});
