import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type ApiResponse, Api } from '../support/api';
import { card, cardPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { eachFront, openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform } from '../support/test-platform';

const declining = '4000000000009995';
const declined = [402, 'card_declined'];
const blocked = [402, 'card_decline_rate_limit_exceeded'];
const outcome = ({ status, error }: ApiResponse) => [status, error.code];

const pay = (api: Api, fields: object = {}) => api.post('/v1/payments', cardPayment({ number: declining, ...fields }));
const scenario = (name: string) => ({ payment_test: { scenario: name } });

async function decline(api: Api, times: number): Promise<void> {
  for (let i = 0; i < times; i++) expect(outcome(await pay(api))).toEqual(declined);
}

eachFront((front) => {
  test('the blocked try is a declined payment: stored, listed, and told of', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await decline(api, 5);
    const answer = await pay(api);
    const message: unknown = expect.any(String);
    expect(answer.body).toStrictEqual({
      error: { code: 'card_decline_rate_limit_exceeded', message, decline_code: null },
    });
    expect(answer.headers.get('should-retry')).toBe('false');
    const { data } = (await api.get('/v1/payments')).as('PaymentList');
    expect(data).toHaveLength(6);
    expect(data[0]).toMatchObject({
      status: 'failed',
      error_code: 'card_decline_rate_limit_exceeded',
      error_description: answer.error.message,
    });
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: data[0] });
  });

  test('it is the card that is blocked, by whatever method, and in its account alone', async () => {
    const platform = await front.newPlatform();
    const shop = (await platform.newSubAccount()).api;
    const token = async (api: Api) =>
      (await api.post('/v1/payment_methods', { payment_method: { card: card({ number: declining }) } })).token;
    const saved = await token(platform.testMode);
    await decline(platform.testMode, 5);
    expect(outcome(await pay(platform.testMode, { name: 'Grace', number: '4000 0000 0000 9995' }))).toEqual(blocked);
    for (const each of [saved, await token(platform.testMode)]) {
      const answer = await platform.testMode.post('/v1/payments', payment({ payment_method: { token: each } }));
      expect(outcome(answer)).toEqual(blocked);
    }
    expect(outcome(await pay(platform.testMode, { number: '4000000000009987' }))).toEqual(declined);
    expect((await pay(platform.testMode, { number: '4242424242424242' })).status).toBe(201);
    expect(outcome(await pay(shop))).toEqual(declined);
    expect(outcome(await pay(platform.liveMode))).toEqual(declined);
  });

  test('live accounts count, too', async () => {
    const { liveMode } = await front.newPlatform();
    await decline(liveMode, 5);
    expect(outcome(await pay(liveMode))).toEqual(blocked);
  });

  test('only what the card number declines counts', async () => {
    const { testMode: api } = await front.newPlatform();
    for (let i = 0; i < 6; i++) {
      const body = { ...cardPayment({ number: declining }), metadata: scenario('do_not_honor') };
      expect(outcome(await api.post('/v1/payments', body))).toEqual(declined);
      const asked = { ...body, metadata: { payment_test: { error: 'restricted_card' } } };
      expect((await api.post('/v1/payments', asked)).error.code).toBe('restricted_card');
      expect(outcome(await pay(api, { number: '4000000000000119' }))).toEqual([402, 'gateway_error']);
      expect(outcome(await pay(api, { number: '4000000000000127' }))).toEqual([402, 'invalid_cvc']);
      expect(outcome(await pay(api, { number: '4000000000000069' }))).toEqual([402, 'expired_card']);
    }
    await decline(api, 5);
    expect(outcome(await pay(api))).toEqual(blocked);
  });

  test('a scenario, or an error asked for, is played on a blocked card as well', async () => {
    const { testMode: api } = await front.newPlatform();
    await decline(api, 5);
    const body = { ...cardPayment({ number: declining }), metadata: scenario('successful_payment') };
    expect((await api.post('/v1/payments', body)).status).toBe(201);
    const asked = { ...body, metadata: { payment_test: { error: 'account_closed' } } };
    expect((await api.post('/v1/payments', asked)).error.code).toBe('account_closed');
    expect(outcome(await pay(api))).toEqual(blocked);
  });
});

test('how many declines, within what time, and for how long, are options', async () => {
  const clock = new TestClock();
  const declineLimit = { declines: 2, windowSeconds: 60, blockSeconds: 10 };
  const sandbox = createSandbox({ clock, limits: { declineLimit } });
  const { testMode: api } = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  await decline(api, 1);
  clock.advance({ seconds: 60 });
  await decline(api, 2);
  expect(outcome(await pay(api))).toEqual(blocked);
  clock.advance({ seconds: 10 });
  await decline(api, 2);
  expect(outcome(await pay(api))).toEqual(blocked);
});

const defaultKeys = { client_id: 'test_default', client_secret: 'test_default_secret' };

test('a block survives a restart, and declines that matter no more are forgotten', async () => {
  const clock = new TestClock();
  const directory = await temporaryDirectory();
  const first = await openFileFront(directory, { clock });
  await decline(new Api(first, defaultKeys), 5);
  await first.close();

  const second = await openFileFront(directory, { clock });
  const api = new Api(second, defaultKeys);
  expect(outcome(await pay(api))).toEqual(blocked);
  const [failed] = (await api.get('/v1/payments?limit=1')).as('PaymentList').data;
  const { account_id, signature } = failed?.payment_method ?? {};
  const remembered = () => second.sandbox.platform().rows.find('card_declines', `${account_id} ${signature}`);
  expect(remembered()).toBeDefined();
  clock.advance({ days: 1 });
  expect(outcome(await pay(api.renewed(), { number: '4000000000009987' }))).toEqual(declined);
  expect(remembered()).toBeUndefined();
  await second.close();
  await rm(directory, { recursive: true });
});
