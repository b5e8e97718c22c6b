import { expect, test } from 'vitest';
import { card, payment } from '../support/bodies';
import { faultsOf } from '../support/faults';
import { allFronts, eachFront, type Front } from '../support/fronts';

/** What a response is requested with. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

const json = { 'Content-Type': 'application/json' };

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Sent => ({ method: 'GET', path, headers });
const pay = (body: object | string): Sent => ({ method: 'POST', path: '/v1/payments', body });
const declined = payment({ payment_method: { card: card({ number: '4000000000009995' }) } });
const ownPage = { Origin: 'http://localhost:3000' };
const preflight = { ...ownPage, 'Access-Control-Request-Method': 'POST' };

/** Name → the status that it leads to, and a request. Requests of the API have a token and a key. */
const responses: Readonly<Record<string, readonly [status: number, sent: Sent]>> = {
  'a read': [200, get('/v1/payments')],
  'a HEAD': [200, { method: 'HEAD', path: '/v1/payments' }],
  'a write': [201, pay(payment())],
  'a decline': [402, pay(declined)],
  'an invalid body': [422, pay({})],
  'a broken body': [400, pay('{')],
  'an unknown object': [404, get('/v1/payments/py_1')],
  'an unknown path': [404, get('/v1/nothing')],
  'an unknown method': [405, { method: 'DELETE', path: '/v1/payments' }],
  'a missing token': [401, get('/v1/payments', { Authorization: '' })],
  'a page of a foreign origin': [403, get('/v1/payments', { Origin: 'https://evil.test' })],
  'a page of this machine': [200, get('/v1/payments', ownPage)],
  'a preflight request': [204, { method: 'OPTIONS', path: '/v1/payments', headers: preflight }],
  'a resource of the control API': [200, get('/_sandbox/platforms/{platform_id}/clock')],
  'lines of the control API': [200, get('/_sandbox/platforms/{platform_id}/export')],
  'an error of the control API': [404, get('/_sandbox/platforms/plat_1/clock')],
  'the health': [200, get('/_sandbox/health')],
  'the document': [200, get('/openapi.json')],
  'an unknown report': [404, get('/_reports/none')],
  'an event of a frame': [204, { method: 'POST', path: '/v1/analytics', body: {} }],
};

eachFront((front) => {
  test.each(Object.entries(responses))('no cache keeps the response to %s', async (_name, [status, sent]) => {
    const platform = await front.newPlatform();
    const path = sent.path.replace('{platform_id}', platform.id);
    const response = await send(front, { ...sent, path }, await platform.testMode.token());
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    await response.text();
  });

  test('nor a replay, nor the response of a fault', async () => {
    const platform = await front.newPlatform();
    const token = await platform.testMode.token();
    const write: Sent = { method: 'POST', path: '/v1/payments', body: payment(), headers: { 'Idempotency-Key': 'k' } };
    const first = await send(front, write, token);
    const second = await send(front, write, token);
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const read: Sent = { method: 'GET', path: '/v1/payments' };
    const faulty: Response[] = [];
    for (const error of ['gateway_rate_limit_error', 'gateway_timeout_error'] as const) {
      await faultsOf(platform).add({ operation: 'listPayments', times: 1, fault: { error } });
      faulty.push(await send(front, read, token));
    }
    expect(faulty.map(({ status }) => status)).toEqual([429, 500]);
    for (const { headers } of [first, second, ...faulty]) expect(headers.get('cache-control')).toBe('no-store');
  });

  test('the token endpoint says so to old caches too, of a token and of an error', async () => {
    const platform = await front.newPlatform();
    const { client_id, client_secret } = platform.testMode.keys;
    for (const [status, body] of [
      [200, { client_id, client_secret }],
      [401, { client_id, client_secret: 'wrong' }],
      [422, {}],
    ] as const) {
      const response = await request(front, { method: 'POST', path: '/oauth/token', body });
      const names = ['cache-control', 'pragma'];
      expect(response.status).toBe(status);
      expect(names.map((name) => response.headers.get(name))).toEqual(['no-store', 'no-cache']);
    }
  });

  test('files of pages are kept as long as before', async () => {
    const page = await request(front, { method: 'GET', path: '/r/chs_1' });
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [asset = ''] = /\/_pages\/[\w.-]+/.exec(await page.text()) ?? [];
    const file = await request(front, { method: 'GET', path: asset });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
}, allFronts);

async function send(front: Front, { headers, ...sent }: Sent, token: string): Promise<Response> {
  const own = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID(), ...headers };
  return request(front, { ...sent, headers: own });
}

async function request({ opened }: Front, { method, path, headers, body }: Sent): Promise<Response> {
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const all = new Headers({ ...json, ...headers });
  if (all.get('Authorization') === '') all.delete('Authorization');
  return opened.fetch(opened.baseUrl + path, { method, headers: all, ...(text !== undefined && { body: text }) });
}
