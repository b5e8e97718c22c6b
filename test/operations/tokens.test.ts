import { describe, expect, test } from 'vitest';
import { type ApiResponse, Api, exchange } from '../support/api';
import { limits } from '../../spec/tables/limits';
import { payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { withToken } from '../support/web-component-tokens';

const FORM = 'application/x-www-form-urlencoded';
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
/** Every character as an escape of a form. */
const escaped = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');
const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  test('a key pair gives a token, as JSON and as a form', async () => {
    const { keys } = await front.newPlatform();
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...keys.test }).toString();
    for (const send of [
      { body: keys.test, headers: { 'Content-Type': 'application/json' } },
      { body: keys.test },
      { body: { ...keys.test, grant_type: 'client_credentials' } },
      { body: form, headers: { 'Content-Type': FORM } },
      { body: form, headers: { 'Content-Type': `${FORM}; charset=UTF-8` } },
    ]) {
      const answer = await exchange(front.opened, 'POST', '/oauth/token', send);
      expect(answer.status).toBe(200);
      const { access_token } = answer.as('AccessToken');
      expect(answer.body).toStrictEqual({ access_token, token_type: 'Bearer', expires_in: 86_400 });
      const headers = { Authorization: `Bearer ${access_token}` };
      expect((await exchange(front.opened, 'GET', '/v1/payments', { headers })).status).toBe(200);
    }
  });

  test('a key pair by HTTP Basic gives a token, with or without a body', async () => {
    const { keys } = await front.newPlatform();
    const { client_id, client_secret } = keys.live;
    const form = { 'Content-Type': FORM };
    const json = { 'Content-Type': 'application/json' };
    for (const Authorization of [basic(client_id, client_secret), basic(escaped(client_id), escaped(client_secret))])
      for (const send of [
        { headers: {} },
        { headers: form },
        { body: 'grant_type=client_credentials', headers: form },
        { body: { grant_type: 'client_credentials' }, headers: json },
        { body: {}, headers: json },
        { body: `client_id=${client_id}`, headers: form },
        { body: keys.live, headers: json },
      ]) {
        const headers = { ...send.headers, Authorization };
        const answer = await exchange(front.opened, 'POST', '/oauth/token', { ...send, headers });
        const bearer = { Authorization: `Bearer ${answer.as('AccessToken').access_token}` };
        expect((await exchange(front.opened, 'GET', '/v1/payments', { headers: bearer })).status).toBe(200);
      }
  });

  test('no token by HTTP Basic for a wrong pair, an unreadable one, and one of two', async () => {
    const { keys } = await front.newPlatform();
    const { client_id, client_secret } = keys.test;
    const refused: readonly (readonly [string, object?])[] = [
      [basic(client_id, `${client_secret}x`)],
      [basic(client_id, keys.live.client_secret)],
      [basic('test_nobody', client_secret)],
      [basic(client_id, '')],
      [basic('', '')],
      [basic('%', '%')],
      [`Basic ${Buffer.from(client_id).toString('base64')}`],
      ['Basic !', keys.test],
      [basic(client_id, 'x'), keys.test],
      [basic(client_id, client_secret), keys.live],
      [basic(client_id, client_secret), { client_secret: 'x' }],
    ];
    for (const [Authorization, body] of refused) {
      const answer = await exchange(front.opened, 'POST', '/oauth/token', {
        ...(body && { body }),
        headers: { Authorization, ...(body && { 'Content-Type': 'application/json' }) },
      });
      expect(outcome(answer), Authorization).toEqual([401, 'not_authenticated']);
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="payments-sandbox"');
    }
  });

  test('a scope is ignored with a warning', async () => {
    const { keys } = await front.newPlatform();
    const warningOf = async (scope?: string) => {
      const body = { ...keys.test, scope };
      const answer = await exchange(front.opened, 'POST', '/oauth/token', { body });
      expect(answer.status).toBe(200);
      return answer.headers.get('sandbox-warning');
    };
    expect(await warningOf('payments:read')).toBe(
      '"scope" is ignored: an access token is for everything that its key pair may do',
    );
    expect([await warningOf(''), await warningOf()]).toEqual([null, null]);
  });

  test('the key pair decides between test and live', async () => {
    const { keys, testMode: api, liveMode } = await front.newPlatform();
    expect([keys.test.client_id.slice(0, 5), keys.live.client_id.slice(0, 5)]).toEqual(['test_', 'live_']);
    expect((await api.post('/v1/sub_accounts', { name: 'A' })).subAccount.account_type).toBe('test');
    expect((await liveMode.post('/v1/sub_accounts', { name: 'B' })).subAccount.account_type).toBe('live');
  });

  describe('no token for', () => {
    test('a wrong secret, an unknown client, or the secret of another pair', async () => {
      const { keys } = await front.newPlatform();
      const { keys: other } = await front.newPlatform();
      for (const body of [
        { ...keys.test, client_secret: `${keys.test.client_secret}x` },
        { ...keys.test, client_secret: '' },
        { ...keys.test, client_id: 'test_nobody' },
        { ...keys.test, client_id: '__proto__' },
        { ...keys.test, client_secret: keys.live.client_secret },
        { ...keys.test, client_secret: other.test.client_secret },
      ]) {
        expect(outcome(await exchange(front.opened, 'POST', '/oauth/token', { body }))).toEqual([
          401,
          'not_authenticated',
        ]);
      }
    });

    test.each([
      [{}, 422, 'parameter_missing', 'client_id'],
      [{ client_id: 'test_x' }, 422, 'parameter_missing', 'client_secret'],
      [{ client_id: null, client_secret: 'x' }, 422, 'parameter_missing', 'client_id'],
      [{ client_id: 5, client_secret: 'x' }, 422, 'parameter_invalid', 'client_id'],
      [{ client_id: 'test_x', client_secret: {} }, 422, 'parameter_invalid', 'client_secret'],
      [{ client_id: 'a', client_secret: 'b', grant_type: 'password' }, 422, 'parameter_invalid', 'grant_type'],
      [{ client_id: 'a', client_secret: 'b', scope: 5 }, 422, 'parameter_invalid', 'scope'],
      [{ client_id: 'a', client_secret: 'b', scopes: 'all' }, 422, 'unexpected_parameter', 'scopes'],
      ['', 422, 'parameter_missing', 'client_id'],
      ['client_id=a', 400, 'malformed_request', 'JSON'],
    ] as const)('%j', async (body, status, code, named) => {
      const answer = await exchange(front.opened, 'POST', '/oauth/token', { body });
      expect(outcome(answer)).toEqual([status, code]);
      expect(answer.error.message).toContain(named);
    });

    test('a form without a secret', async () => {
      const send = { body: 'client_id=test_x', headers: { 'Content-Type': FORM } };
      expect((await exchange(front.opened, 'POST', '/oauth/token', send)).error.message).toContain('client_secret');
    });
  });

  test('no answer without a good token', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    const token = await api.token();
    const parts = token.split('.');
    const forged = [
      null,
      '',
      'Bearer',
      'Bearer ',
      token,
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer x${token}`,
      `Bearer ${[parts[0], 'live', ...parts.slice(2)].join('.')}`,
      `Bearer ${[...parts.slice(0, 2), '9999999999999', ...parts.slice(3)].join('.')}`,
      `Bearer ${[...parts.slice(0, 4), (await liveMode.token()).split('.')[4]].join('.')}`,
      `Bearer default.test.9999999999999.0.`,
      'Bearer ....',
      'Bearer __proto__.test.1.1.1',
    ];
    for (const Authorization of forged) {
      const answer = await api.get('/v1/payments', { Authorization });
      expect(outcome(answer), Authorization ?? 'none').toEqual([401, 'not_authenticated']);
    }
    expect((await api.get('/v1/payments', { Authorization: `bearer  ${token}` })).status).toBe(200);
  });

  test('a token ends after 24 hours of the clock of its caller', async () => {
    const { testMode: api, clock } = await front.newPlatform();
    await api.token();
    await clock({ advance: '8d' });
    front.clock.advance({ seconds: limits.access_token_seconds.value, milliseconds: -1 });
    expect((await api.get('/v1/payments')).status).toBe(200);
    front.clock.advance({ milliseconds: 1 });
    expect(outcome(await api.get('/v1/payments'))).toEqual([401, 'not_authenticated']);
    expect((await api.renewed().get('/v1/payments')).status).toBe(200);
    recordExercised('limits', 'access_token_seconds');
  });

  test('the tokens of a platform can be ended: both modes, its web component tokens, and nobody else', async () => {
    const platform = await front.newPlatform();
    const other = await front.newPlatform();
    const { testMode: api, liveMode, control } = platform;
    const page = await withToken(api, [`read:account:${(await platform.newSubAccount()).id}`]);
    const callers = [api, liveMode, page];
    for (const caller of [...callers, other.testMode]) expect((await caller.get('/v1/payments')).status).toBe(200);
    const ended = await control('access_tokens/end');
    expect([ended.status, ended.body]).toEqual([200, { id: platform.id }]);
    for (const caller of callers) expect(outcome(await caller.get('/v1/payments'))).toEqual([401, 'not_authenticated']);
    expect((await other.testMode.get('/v1/payments')).status).toBe(200);
    expect((await api.renewed().get('/v1/payments')).status).toBe(200);
  });

  test.each(['reset', 'restore', 'undo'])(
    'tokens that were ended stay so after a %s, and newer ones stay good',
    async (then) => {
      const { testMode: api, control } = await front.newPlatform();
      await control('snapshots', { name: 'before' });
      await api.post('/v1/payments', payment());
      await control('access_tokens/end');
      const newer = api.renewed();
      await newer.post('/v1/payments', payment());
      const back = then === 'reset' ? 'reset' : then === 'undo' ? 'undo' : 'snapshots/before/restore';
      expect((await control(back, then === 'undo' ? { transactions: 2 } : undefined)).status).toBe(200);
      expect(outcome(await api.get('/v1/payments'))).toEqual([401, 'not_authenticated']);
      expect((await newer.get('/v1/payments')).status).toBe(200);
    },
  );

  test('a web component token that is sent again for its key is as it was: one that was ended stays so', async () => {
    const { testMode: api, newSubAccount, control } = await front.newPlatform();
    const resources = [`read:account:${(await newSubAccount()).id}`];
    const key = { 'Idempotency-Key': 'k' };
    const first = await api.post('/v1/web_component_tokens', { resources }, key);
    await control('access_tokens/end');
    const again = await api.renewed().post('/v1/web_component_tokens', { resources }, key);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    const { access_token } = again.as('WebComponentToken');
    expect(outcome(await api.get('/v1/payments', { Authorization: `Bearer ${access_token}` }))).toEqual([
      401,
      'not_authenticated',
    ]);
  });

  test('a token and its keys outlive a reset of the platform; what was stored does not', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { payment: made } = await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k' });
    const { id } = await platform.newSubAccount();
    const reset = await exchange(front.opened, 'POST', `/_sandbox/platforms/${platform.id}/reset`);
    expect([reset.status, reset.body]).toEqual([200, { id: platform.id }]);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([]);
    expect((await api.get(`/v1/payments/${made.id}`)).status).toBe(404);
    expect((await api.get(`/v1/sub_accounts/${id}`)).status).toBe(404);
    expect(platform.events()).toEqual([]);
    const again = await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k' });
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    expect(again.payment.account_id).toBe(made.account_id);
    expect((await api.renewed().get('/v1/payments')).as('PaymentList').data).toHaveLength(1);
  });

  test('the default platform has well-known keys', async () => {
    for (const mode of ['test', 'live']) {
      const api = new Api(front.opened, { client_id: `${mode}_default`, client_secret: `${mode}_default_secret` });
      expect((await api.get('/v1/payments')).status).toBe(200);
    }
    expect(front.opened.sandbox.platform().id).toBe('default');
  });

  test('a platform can be made over the wire, and no other can be reset', async () => {
    const made = await exchange(front.opened, 'POST', '/_sandbox/platforms');
    const pair = (mode: string): unknown => ({
      client_id: expect.stringMatching(`^${mode}_`),
      client_secret: expect.any(String),
    });
    expect(made.status).toBe(201);
    expect(made.body).toStrictEqual({ id: expect.any(String), name: null, test: pair('test'), live: pair('live') });
    const health = await exchange(front.opened, 'GET', '/_sandbox/health');
    expect([health.status, health.body]).toMatchObject([200, { status: 'ok' }]);
    const unknown = await exchange(front.opened, 'POST', '/_sandbox/platforms/nobody/reset');
    expect(outcome(unknown)).toEqual([404, 'resource_not_found']);
  });
});
