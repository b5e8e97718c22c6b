import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { Api, type ApiResponse, type Send } from '../support/api';
import { card, cardPayment, payment, scenarioPayment } from '../support/bodies';
import { eachFront, openFileFront, temporaryDirectory } from '../support/fronts';
import { SandboxError } from '../../mock-server';
import { storeResponse } from '../../mock-server/pipeline/idempotency';
import { errorResponse } from '../../mock-server/wire/envelope';
import { limits } from '../../spec/tables/limits';
import { recordExercised } from '../support/coverage';
import { opened } from '../support/opened-platform';
import { scaled } from '../support/run-scale';

const key = { 'Idempotency-Key': 'k' };
const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const isReplay = ({ headers }: ApiResponse) => headers.get('idempotent-replayed') === 'true';
const countPayments = async (api: Api) => (await api.get('/v1/payments')).as('PaymentList').data.length;

const keyed = Object.entries<Operation>(operations).filter(([, { idempotencyKey }]) => idempotencyKey === 'required');

test('what moves money, and what decides on fees, requires a key', () => {
  expect(keyed.map(([id]) => id).sort()).toEqual([
    'cancelPaymentIntent',
    'capturePayment',
    'capturePaymentIntent',
    'clonePaymentMethod',
    'completeCheckout',
    'createFeeConfiguration',
    'createPayment',
    'createPaymentIntent',
    'createPaymentMethod',
    'createRefund',
    'expireCheckout',
    'refundCheckout',
    'updateDispute',
    'updatePayment',
    'updatePaymentIntent',
    'updatePaymentMethod',
    'updatePayout',
    'updateRefund',
    'voidPayment',
  ]);
});

eachFront((front) => {
  test.each([
    ['missing', null, 400, 'idempotency_key_required'],
    ['empty', '', 422, 'idempotency_key_invalid'],
    ['white space', '  ', 422, 'idempotency_key_invalid'],
    ['too long', 'x'.repeat(101), 422, 'idempotency_key_invalid'],
  ])('a key that is %s', async (_, text, status, code) => {
    const { testMode: api } = await front.newPlatform();
    const { payment: paid } = await api.post('/v1/payments', payment());
    const headers = { 'Idempotency-Key': text };
    const path = `/v1/payments/${paid.id}`;
    const answers = [
      await api.post('/v1/payments', payment(), headers),
      await api.patch(path, {}, headers),
      await api.post(`${path}/capture`, undefined, headers),
      await api.post(`${path}/void`, undefined, headers),
      await api.post(`${path}/refunds`, undefined, headers),
      await api.post('/v1/payment_methods', { payment_method: { card: card() } }, headers),
      await api.patch('/v1/refunds/re_1', {}, headers),
    ];
    for (const answer of answers) expect(outcome(answer)).toEqual([status, code]);
    expect((await api.get(path)).payment).toEqual(paid);
    expect(await countPayments(api)).toBe(1);
  });

  test.each(keyed)('%s requires a key, and names the header', async (_, { method, path }) => {
    const { testMode: api } = await front.newPlatform();
    const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    const address = path.replace('{sub_account_id}', id).replace(/\{\w+\}/g, 'x');
    const answer = await api.send(method.toUpperCase(), address, { body: {}, headers: { 'Idempotency-Key': null } });
    expect([...outcome(answer), answer.error.message]).toEqual([
      400,
      'idempotency_key_required',
      'missing required header Idempotency-Key',
    ]);
  });

  test.each(['x', 'x'.repeat(100), '4f1c~', '__proto__', 'a b/c;d=é'])('%s is a key', async (text) => {
    const { testMode: api } = await front.newPlatform();
    const headers = { 'Idempotency-Key': text };
    const first = await api.post('/v1/payments', payment(), headers);
    const second = await api.post('/v1/payments', payment(), headers);
    expect([first.status, second.text, isReplay(second)]).toEqual([201, first.text, true]);
  });

  describe('a final answer is given again, byte for byte, and nothing happens', () => {
    const cases: readonly [string, number, (api: Api) => Promise<Send & { method: string; path: string }>][] = [
      ['a payment', 201, async () => ({ method: 'POST', path: '/v1/payments', body: payment() })],
      ['a decline', 402, async () => ({ method: 'POST', path: '/v1/payments', body: scenarioPayment('do_not_honor') })],
      [
        'a refused card',
        402,
        async () => ({ method: 'POST', path: '/v1/payments', body: cardPayment({ number: '1' }) }),
      ],
      ['an unknown id', 404, async () => ({ method: 'POST', path: '/v1/payments/py_1/refunds', body: {} })],
      ['a wrong field', 422, async () => ({ method: 'POST', path: '/v1/payments', body: payment({ amount: 1 }) })],
      [
        'a refund',
        201,
        async (api) => {
          const { id } = (await api.post('/v1/payments', payment())).payment;
          return { method: 'POST', path: `/v1/payments/${id}/refunds`, body: { amount: 400 } };
        },
      ],
      [
        'a void',
        200,
        async (api) => {
          const { id } = (await api.post('/v1/payments', payment())).payment;
          return { method: 'POST', path: `/v1/payments/${id}/void` };
        },
      ],
    ];
    test.each(cases)('%s', async (_, status, prepare) => {
      const platform = await front.newPlatform();
      const { method, path, ...send } = await prepare(platform.testMode);
      const first = await platform.testMode.send(method, path, { ...send, headers: key });
      expect([first.status, isReplay(first)]).toEqual([status, false]);
      const events = platform.events();
      const before = (await platform.testMode.get('/v1/payments')).text;
      front.clock.advance({ minutes: 1 });
      for (let i = 0; i < 2; i++) {
        const again = await platform.testMode.send(method, path, { ...send, headers: key });
        expect([again.status, again.text, isReplay(again)]).toEqual([status, first.text, true]);
        expect(again.headers.get('should-retry')).toBe(first.headers.get('should-retry'));
        expect(again.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
      }
      expect([platform.events(), (await platform.testMode.get('/v1/payments')).text]).toEqual([events, before]);
    });
  });

  test('the answer stays what it was, though the payment has changed', async () => {
    const { testMode: api } = await front.newPlatform();
    const first = await api.post('/v1/payments', payment(), key);
    await api.post(`/v1/payments/${first.payment.id}/refunds`);
    expect((await api.post('/v1/payments', payment(), key)).text).toBe(first.text);
  });

  test('the same parameters in another order, or with a null, are the same', async () => {
    const { testMode: api } = await front.newPlatform();
    const { amount, currency, payment_method } = payment();
    const first = await api.post('/v1/payments', { amount, currency, payment_method }, key);
    for (const body of [
      { payment_method, currency, amount },
      { description: null, amount, currency, payment_method },
      ` {"currency":"usd", "amount":1.0e3, "payment_method":${JSON.stringify(payment_method)}}\n`,
    ]) {
      expect((await api.post('/v1/payments', body, key)).text).toBe(first.text);
    }
  });

  test('other parameters, another path, another method', async () => {
    const { testMode: api } = await front.newPlatform();
    const first = await api.post('/v1/payments', payment(), key);
    const path = `/v1/payments/${first.payment.id}`;
    const answers = [
      await api.post('/v1/payments', payment({ amount: 1_001 }), key),
      await api.post('/v1/payments', payment({ metadata: { a: 1 } }), key),
      await api.post('/v1/payments', cardPayment({ number: '4000000000000002' }), key),
      await api.post('/v1/payments', {}, key),
      await api.post(`${path}/capture`, undefined, key),
      await api.patch(path, payment(), key),
      await api.post('/v1/sub_accounts', { name: 'A' }, key),
    ];
    for (const answer of answers) expect(outcome(answer)).toEqual([422, 'idempotency_params_mismatch']);
    expect((await api.post('/v1/payments', payment(), key)).text).toBe(first.text);
  });

  test('what is not final is not kept', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'A' })).subAccount;
    const notFinal = [
      ['400 not enabled', () => liveMode.on(id).post('/v1/payments', payment(), key), 400],
      ['400 no JSON', () => api.post('/v1/payments', '{', key), 400],
      ['401', () => api.post('/v1/payments', payment(), { ...key, Authorization: 'Bearer x' }), 401],
      ['403', () => liveMode.post('/v1/sub_accounts', { name: 'A' }, key), 403],
      ['404 of the account', () => api.on('acc_1').post('/v1/payments', payment(), key), 404],
      ['413', () => api.post('/v1/payments', ' '.repeat(1_100_000), key), 413],
      ['500', () => api.post('/v1/payments', scenarioPayment('gateway_timeout'), key), 500],
    ] as const;
    for (const [what, attempt, status] of notFinal) {
      for (let i = 0; i < 2; i++) {
        const answer = await attempt();
        expect([answer.status, isReplay(answer)], what).toEqual([status, false]);
      }
    }
    const answer = await api.post('/v1/payments', payment(), key);
    expect([answer.status, isReplay(answer)]).toEqual([201, false]);
  });

  test.each([
    ['a payment', payment(), 201],
    ['a decline', scenarioPayment('card_blocked'), 402],
  ])('30 at once with one key make one payment: %s', async (_, body, status) => {
    const { testMode: api } = await front.newPlatform();
    await api.token();
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.post('/v1/payments', body, key)));
    const final = answers.filter((answer) => answer.status !== 409);
    expect(new Set(final.map((answer) => answer.text)).size).toBe(1);
    expect(final[0]?.status).toBe(status);
    for (const answer of answers.filter((one) => !final.includes(one))) {
      expect(outcome(answer)).toEqual([409, 'idempotency_request_in_progress']);
      expect(answer.headers.get('should-retry')).toBe('true');
    }
    expect(final.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(await countPayments(api)).toBe(1);
    const after = await api.post('/v1/payments', body, key);
    expect([after.text, isReplay(after)]).toEqual([final[0]?.text, true]);
  });
});

test('of many pairs of equal requests at once, each creates one payment', async () => {
  const pairs = scaled({ full: 1_000, short: 250 });
  const { api } = await opened();
  await api.testMode.token();
  const keys = Array.from({ length: pairs }, (_, i) => `pair ${i}`);
  const send = (name: string) => api.testMode.post('/v1/payments', payment(), { 'Idempotency-Key': name });
  const answers = await Promise.all(keys.flatMap((name) => [send(name), send(name)]));
  const made = answers.filter(({ status }) => status === 201).map((answer) => answer.payment.id);
  expect(made).toHaveLength(pairs);
  const refused = answers.filter(({ status }) => status !== 201).map(outcome);
  expect(new Set(refused.map(String))).toEqual(new Set(['409,idempotency_request_in_progress']));
  const names = api.eventNames().filter((name) => name === 'payment.created');
  expect([new Set(made).size, names.length]).toEqual([pairs, pairs]);
});

test('a key replays after a restart: an approval, a decline and a refusal alike', async () => {
  const directory = await temporaryDirectory();
  const bodies = [payment(), scenarioPayment('insufficient_funds'), payment({ amount: 1 })];
  const run = async () => {
    const front = await openFileFront(directory);
    const api = new Api(front, { client_id: 'test_default', client_secret: 'test_default_secret' });
    const answers: ApiResponse[] = [];
    for (const [i, body] of bodies.entries()) {
      answers.push(await api.post('/v1/payments', body, { 'Idempotency-Key': `restart ${i}` }));
    }
    const count = await countPayments(api);
    await front.close();
    return { answers, count };
  };
  const first = await run();
  const second = await run();
  expect(first.answers.map((answer) => answer.status)).toEqual([201, 402, 422]);
  expect(second.answers.map((answer) => answer.text)).toEqual(first.answers.map((answer) => answer.text));
  expect(second.answers.every(isReplay)).toBe(true);
  expect([first.count, second.count]).toEqual([2, 2]);
  await rm(directory, { recursive: true });
});

const { value: MAX_REFUSALS } = limits.kept_refusals;

test('a platform keeps ten thousand refusals, and every success for its time', async () => {
  const {
    api: { testMode: api },
    platform,
  } = await opened();
  const keys = () => [...platform.rows.walk('idempotency_keys', 'oldest', 'all', 'ascending')].map(({ id }) => id);
  const success = await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'success' });
  // A decline keeps its payment, so it counts as a success.
  const declined = await api.post('/v1/payments', payment({ amount: 5_100 }), { 'Idempotency-Key': 'declined' });
  const refuse = (number: number) =>
    api.post('/v1/payments/none/capture', {}, { 'Idempotency-Key': `refused-${number}` });
  const refusal = errorResponse(new SandboxError('resource_not_found', {}));
  const cause = { request_id: null, idempotency_key: null, operation: null };
  for (let i = 1; i < MAX_REFUSALS; i++)
    platform.transact(cause, (work) => storeResponse(work, { id: `acc refused-${i}`, fingerprint: '' }, refusal));
  for (let i = MAX_REFUSALS; i <= MAX_REFUSALS + 5; i++) await refuse(i);
  expect(keys()).toHaveLength(MAX_REFUSALS + 2);
  const refusals = keys().filter((id) => id.includes('refused-'));
  expect(refusals[0]).toMatch(/ refused-6$/);
  expect((await refuse(MAX_REFUSALS)).headers.get('idempotent-replayed')).toBe('true');
  const again = await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'success' });
  expect([success.status, declined.status, again.headers.get('idempotent-replayed')]).toEqual([201, 201, 'true']);
  recordExercised('limits', 'kept_refusals');
});
