import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { limits } from '../../spec/tables/limits';
import { type Api, type ApiResponse, exchange } from '../support/api';
import { card, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { cardToken, makeCheckout } from '../support/checkouts';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { ownToken, signedBy, webComponentToken, withToken } from '../support/web-component-tokens';

const path = '/v1/web_component_tokens';
const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const refused = [403, 'not_authorized'];
const notFound = [404, 'resource_not_found'];
const create = (api: Api, resources: unknown) => api.post(path, { resources });
const newCard = { payment_method: { card: card() } };

const partsOf = (token: string) => token.split('.');
const decoded = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const expiryOf = (token: string): unknown => {
  const claims = decoded(partsOf(token)[1]);
  return typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
};

const checkoutPath = (id: string) => `/v1/checkouts/${id}`;

eachFront((front) => {
  describe('a token', () => {
    test('is a JWT whose claims say what it is good for', async () => {
      const { id, keys, testMode: api, newSubAccount } = await front.newPlatform();
      const shop = await newSubAccount();
      const answer = await create(api, [`read:account:${shop.id}`, `tokenize:${shop.id}`]);
      const { access_token } = answer.as('WebComponentToken');
      expect([answer.status, answer.body]).toStrictEqual([
        200,
        { access_token, token_type: 'Bearer', expires_in: limits.web_component_token_seconds.value },
      ]);
      const [header, claims, signature] = partsOf(access_token);
      expect(decoded(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
      const iat = Math.floor(front.clock.now() / 1_000);
      expect(decoded(claims)).toStrictEqual({
        sub: id,
        mode: 'test',
        resources: [`read:account:${shop.id}`, `write:tokenize:${shop.id}`],
        iat,
        exp: iat + 3_600,
        generation: 0,
      });
      expect(`${header}.${claims}.${signature}`).toBe(signedBy(keys.test, `${header}.${claims}`));
    });

    test('runs from the clock of its caller, wherever that of the platform is', async () => {
      const { testMode: api, newSubAccount, clock } = await front.newPlatform();
      const { id } = await newSubAccount();
      await clock({ frozen: true });
      front.clock.advance({ days: 2 });
      const late = await webComponentToken(api.renewed(), [`read:account:${id}`]);
      expect(expiryOf(late)).toBe(Math.floor(front.clock.now() / 1_000) + 3_600);
      await clock({ advance: '30d' });
      const later = await webComponentToken(api.renewed(), [`read:account:${id}`]);
      expect(expiryOf(later)).toBe(Math.floor(front.clock.now() / 1_000) + 3_600);
    });

    test('ends after an hour of the clock of its caller, and by no move of that of the platform', async () => {
      const { testMode: api, newSubAccount, clock } = await front.newPlatform();
      const { id } = await newSubAccount();
      // Claims are in whole seconds.
      front.clock.advance({ milliseconds: 1_000 - (front.clock.now() % 1_000) });
      const page = await withToken(api.renewed(), [`read:account:${id}`]);
      const { value } = limits.web_component_token_seconds;
      await clock({ advance: '8d' });
      front.clock.advance({ milliseconds: value * 1_000 - 1 });
      expect((await page.get('/v1/payments')).status).toBe(200);
      front.clock.advance({ milliseconds: 1 });
      expect(outcome(await page.get('/v1/payments'))).toEqual([401, 'not_authenticated']);
      recordExercised('limits', 'web_component_token_seconds');
    });

    test('is sent again for its idempotency key, and is not stored', async () => {
      const { id, testMode: api, newSubAccount } = await front.newPlatform();
      const resources = [`read:account:${(await newSubAccount()).id}`];
      const key = { 'Idempotency-Key': 'k' };
      const first = await api.post(path, { resources }, key);
      front.clock.advance({ minutes: 1 });
      const again = await api.post(path, { resources }, key);
      expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
      const { access_token } = again.as('WebComponentToken');
      expect((await api.get('/v1/payments', bearer(access_token))).status).toBe(200);
      const { rows } = front.opened.sandbox.platform(id);
      const stored = JSON.stringify([...rows.walk('idempotency_keys', 'oldest', 'all', 'ascending')]);
      const [, claims = '', signature = 'none'] = partsOf(access_token);
      expect([stored.includes(claims), stored.includes(signature)]).toEqual([true, false]);
    });

    test('outlives a reset, as access tokens do', async () => {
      const { testMode: api, newSubAccount, control } = await front.newPlatform();
      const { id } = await newSubAccount();
      const checkout = await makeCheckout(api.on(id));
      const page = await withToken(api, [`write:checkout:${checkout.id}`]);
      await control('reset');
      expect(outcome(await page.get(checkoutPath(checkout.id)))).toEqual(notFound);
      expect(outcome(await page.post('/v1/payment_methods', newCard))).toEqual(notFound);
    });
  });

  describe('a request for a token', () => {
    test.each([
      [{}, 422, 'parameter_missing', 'resources'],
      [{ resources: [] }, 422, 'parameter_missing', 'resources'],
      [{ resources: null }, 422, 'parameter_missing', 'resources'],
      [{ resources: 'read:account:acc_1' }, 422, 'parameter_invalid', 'resources'],
      [{ resources: [''] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['account:acc_1'] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['admin:account:acc_1'] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['read:payment:py_1'] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['read:account:'] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['read:account:acc_1:acc_2'] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['tokenize:acc_1:acc_2'] }, 422, 'parameter_invalid', 'resources.0'],
      [{ resources: ['tokenize:acc_1', 5] }, 422, 'parameter_invalid', 'resources.1'],
      [{ resources: ['tokenize:acc_1'], scope: 'all' }, 422, 'unexpected_parameter', 'scope'],
      [{ resources: ['read:account:acc_1'] }, 404, 'resource_not_found', ''],
      [{ resources: ['write:business:biz_1'] }, 404, 'resource_not_found', ''],
      [{ resources: ['write:checkout:cho_1'] }, 404, 'resource_not_found', ''],
      [{ resources: ['tokenize:acc_1'] }, 404, 'resource_not_found', ''],
    ] as const)('%j', async (body, status, code, named) => {
      const answer = await (await front.newPlatform()).testMode.post(path, body);
      expect(outcome(answer)).toEqual([status, code]);
      expect(answer.error.message).toContain(named);
    });

    test('names a number of resources', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const resource = `read:account:${(await newSubAccount()).id}`;
      const { value } = limits.web_component_resources;
      expect((await create(api, Array<string>(value).fill(resource))).status).toBe(200);
      const answer = await create(api, Array<string>(value + 1).fill(resource));
      expect(outcome(answer)).toEqual([422, 'parameter_invalid']);
      recordExercised('limits', 'web_component_resources');
    });

    test('names objects of its platform, its mode and the account of its header', async () => {
      const platform = await front.newPlatform();
      const other = await front.newPlatform();
      const { testMode: api, liveMode } = platform;
      const shop = await platform.newSubAccount();
      const sibling = await platform.newSubAccount();
      const { id } = await makeCheckout(shop.api);
      for (const resource of [`read:account:${shop.id}`, `write:checkout:${id}`, `tokenize:${shop.id}`]) {
        for (const one of [other.testMode, liveMode, sibling.api])
          expect(outcome(await create(one, [resource])), resource).toEqual(notFound);
        for (const one of [api, shop.api]) expect((await create(one, [resource])).status, resource).toBe(200);
      }
    });
  });

  describe('a request with a token', () => {
    test('runs on the account of the token', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const shop = await newSubAccount();
      const other = await newSubAccount();
      const made = (await shop.api.post('/v1/payments', payment())).payment;
      const foreign = (await other.api.post('/v1/payments', payment())).payment;
      const page = await withToken(api, [`write:account:${shop.id}`]);
      expect((await page.get('/v1/payments')).as('PaymentList').data.map(({ id }) => id)).toEqual([made.id]);
      expect((await page.on(shop.id).get(`/v1/payments/${made.id}`)).payment.id).toBe(made.id);
      expect((await page.post(`/v1/payments/${made.id}/refunds`, { amount: 10 })).refund.amount).toBe(10);
      expect(outcome(await page.post(`/v1/payments/${foreign.id}/refunds`, { amount: 10 }))).toEqual(notFound);
      for (const headers of [{ 'Sub-Account': other.id }, { 'Seller-Account': other.id }, { 'Sub-Account': '' }])
        expect(outcome(await page.get('/v1/payments', headers))).toEqual(refused);
    });

    test('has to name one of several accounts', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const one = await newSubAccount();
      const two = await newSubAccount();
      const page = await withToken(api, [`read:account:${one.id}`, `read:account:${two.id}`]);
      const answer = await page.get('/v1/payments');
      expect(outcome(answer)).toEqual(refused);
      expect(answer.headers.get('sandbox-explain')).toContain('send Sub-Account');
      expect((await page.on(two.id).get('/v1/payments')).status).toBe(200);
    });

    test('sees of the platform account what the account owns itself', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      await (await newSubAccount()).api.post('/v1/payments', payment());
      const own = (await api.post('/v1/payments', payment())).payment;
      const page = await withToken(api, [`read:account:${own.account_id}`]);
      expect((await page.get('/v1/payments')).as('PaymentList').data.map(({ id }) => id)).toEqual([own.id]);
    });

    test('completes its checkout and makes payment methods in its account', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const shop = await newSubAccount();
      const own = await makeCheckout(shop.api);
      const other = await makeCheckout(shop.api);
      const page = await withToken(api, [`write:checkout:${own.id}`]);
      expect((await page.get(checkoutPath(own.id))).checkout.id).toBe(own.id);
      expect(outcome(await page.get(checkoutPath(other.id)))).toEqual(notFound);
      const payment_token = await cardToken(page);
      const method = (await shop.api.get(`/v1/payment_methods/${payment_token}`)).paymentMethod;
      expect(method.account_id).toBe(shop.id);
      const complete = (id: string) => page.post(`${checkoutPath(id)}/complete`, { payment_token });
      expect(outcome(await complete(other.id))).toEqual(notFound);
      expect((await complete(own.id)).completion.payment_status).toBe('succeeded');
    });

    test('takes the account of the checkout in its path, whatever else the token is for', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const shop = await newSubAccount();
      const other = await newSubAccount();
      const checkout = await makeCheckout(shop.api);
      const page = await withToken(api, [`read:account:${other.id}`, `write:checkout:${checkout.id}`]);
      expect((await page.get(checkoutPath(checkout.id))).checkout.id).toBe(checkout.id);
      expect(outcome(await page.on(other.id).get(checkoutPath(checkout.id)))).toEqual(notFound);
    });

    test('is refused for its role before its object is looked for', async () => {
      const { testMode: api, newSubAccount } = await front.newPlatform();
      const { id } = await newSubAccount();
      const reader = await withToken(api, [`read:account:${id}`]);
      const answer = await reader.on('acc_1').post('/v1/payments/py_1/refunds', '{');
      expect(outcome(answer)).toEqual(refused);
      expect(answer.headers.get('sandbox-explain')).toMatch(/^createRefund takes write:account\. /);
      for (const resources of [[`tokenize:${id}`], [`write:account:${id}`]]) {
        const made = await (await withToken(api, resources)).post(path, { resources });
        expect([outcome(made), made.headers.get('sandbox-explain')]).toEqual([
          refused,
          expect.stringMatching(/^createWebComponentToken takes no web component token\. /),
        ]);
      }
    });

    test('needs a token that the platform signed for the mode', async () => {
      const platform = await front.newPlatform();
      const { id } = await platform.newSubAccount();
      for (const [what, token] of Object.entries(await forgedTokens(platform, id)))
        expect(outcome(await platform.testMode.get('/v1/payments', bearer(token))), what).toEqual([
          401,
          'not_authenticated',
        ]);
    });
  });
});

/** Tokens that a platform did not sign as they are. */
async function forgedTokens({ testMode: api, keys, liveMode }: TestPlatform, account: string) {
  const token = await webComponentToken(api, [`read:account:${account}`]);
  const [header = '', payload = '', signature = ''] = partsOf(token);
  const claims = { ...Object(decoded(payload)) };
  const none = encoded({ alg: 'none', typ: 'JWT' });
  const withClaims = (changes: object) => `${header}.${encoded({ ...claims, ...changes })}`;
  const own = (text: string) => signedBy(keys.test, text);
  expect(ownToken(keys.test, claims)).toBe(token);
  return {
    'other claims': `${withClaims({ resources: [`write:account:${account}`] })}.${signature}`,
    'another mode': `${withClaims({ mode: 'live' })}.${signature}`,
    'the key of another mode': signedBy(keys.live, withClaims({})),
    'the token of another mode': `${withClaims({})}.${partsOf(await liveMode.token()).at(-1)}`,
    'no algorithm': `${none}.${payload}.`,
    'no algorithm, signed': own(`${none}.${payload}`),
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'four parts': `${token}.x`,
    'no claims': own(`${header}.`),
    'claims that are not JSON': own(`${header}.${Buffer.from('{').toString('base64url')}`),
    'claims that are not base64': own(`${header}.%%`),
    'claims without resources': own(withClaims({ resources: undefined })),
    'a resource of no kind': own(withClaims({ resources: ['read:all'] })),
    'a resource that is not text': own(withClaims({ resources: [1] })),
    'an end that is not a number': own(withClaims({ exp: '9999999999' })),
    'an end that is over': own(withClaims({ exp: 1 })),
    'an unknown platform': own(withClaims({ sub: 'pf_1' })),
    'an unknown mode': own(withClaims({ mode: 'both' })),
  };
}

test('in a sandbox with a random seed a token runs from the clock of its caller, too', async () => {
  const machine = new TestClock();
  const sandbox = createSandbox({ randomSeed: 'tea', clock: machine });
  const { fetch } = sandbox;
  const target = { baseUrl: 'http://sandbox.test', fetch };
  const body = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const json = { 'Content-Type': 'application/json' };
  const { access_token } = (await exchange(target, 'POST', '/oauth/token', { body, headers: json })).as('AccessToken');
  const headers = { ...json, ...bearer(access_token) };
  const { id } = (
    await exchange(target, 'POST', '/v1/sub_accounts', {
      body: { name: 'Tea' },
      headers: { ...headers, 'Idempotency-Key': 'k' },
    })
  ).subAccount;
  const answer = await exchange(target, 'POST', path, { body: { resources: [`read:account:${id}`] }, headers });
  expect(expiryOf(answer.as('WebComponentToken').access_token)).toBe(Math.floor(machine.now() / 1_000) + 3_600);
  await sandbox.close();
});
