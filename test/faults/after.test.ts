import { describe, expect, test } from 'vitest';
import { payment, plainPayment } from '../support/bodies';
import { faultsOf, openInProcess, pay } from '../support/faults';
import { eachFront } from '../support/fronts';

const statusesOf = async (count: number, send: () => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await send()).status);
  return statuses;
};

eachFront((front) => {
  test('a request fault matches the third request only, and says what is left', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id, ...made } = await faults.add({
      operation: 'createPayment',
      after: 2,
      times: 1,
      fault: { error: 'gateway_timeout_error' },
    });
    expect(made).toMatchObject({ after: 2, times: 1, left: 1 });
    expect(await statusesOf(2, () => pay(platform))).toEqual([201, 201]);
    expect(await faults.get(id)).toMatchObject({ matched: 0, passed: 2, left: 1 });
    expect(await statusesOf(3, () => pay(platform))).toEqual([500, 201, 201]);
    expect(await faults.get(id)).toMatchObject({ matched: 1, passed: 2, left: 0 });
  });

  test('a scenario matches the second charge only', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ after: 1, times: 1, fault: { scenario: 'expired_card' } });
    expect(await statusesOf(3, () => pay(platform))).toEqual([201, 402, 201]);
    expect(await faults.get(id)).toMatchObject({ matched: 1, passed: 1, left: 0 });
  });

  test('without a limit it matches every later request', async () => {
    const platform = await front.newPlatform();
    await faultsOf(platform).add({ operation: 'createPayment', after: 2, fault: { error: 'gateway_timeout_error' } });
    expect(await statusesOf(4, () => pay(platform))).toEqual([201, 201, 500, 500]);
  });

  test('requests that an older fault matches count: the second and the third one fail', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const failing = (after: number, error: 'gateway_timeout_error' | 'gateway_rate_limit_error') =>
      faults.add({ operation: 'createPayment', after, times: 1, fault: { error } });
    await failing(1, 'gateway_timeout_error');
    await failing(2, 'gateway_rate_limit_error');
    expect(await statusesOf(4, () => pay(platform))).toEqual([201, 500, 429, 201]);
    expect((await faults.list()).map(({ passed }) => passed)).toEqual([2, 1]);
  });

  test('requests that it is not for do not count', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await faultsOf(platform).add({ operation: 'createPayment', after: 1, fault: { error: 'gateway_timeout_error' } });
    await api.get('/v1/payments');
    await api.post('/v1/payments', payment(), { 'Idempotency-Key': null });
    expect(await statusesOf(2, () => pay(platform))).toEqual([201, 500]);
  });
});

test('a fault of deliveries matches the third attempt only', async () => {
  const { api, platform } = await openInProcess();
  const names: unknown[] = [];
  const fetch = async (request: Request) => {
    names.push(Object(await request.json()).event_name);
    return new Response();
  };
  platform.publishers.create({ fetch });
  platform.faults.create({ after: 2, times: 1, fault: { webhook: 'duplicate' } });
  await api.testMode.post('/v1/payments', plainPayment());
  await platform.waitForIdle();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['payment.created']);
  expect(names.slice(2, 4)).toEqual(['payment.created', 'payment.created']);
});

describe('with a probability', () => {
  const matchesOf = async (after: number, count: number) => {
    const { api, platform, target } = await openInProcess();
    const fault = { error: 'internal_server_error' } as const;
    platform.faults.create({ operation: 'listPayments', after, probability: 0.5, seed: 4, fault });
    const headers = { Authorization: `Bearer ${await api.testMode.token()}` };
    const send = () => target.fetch(`${target.baseUrl}/v1/payments`, { headers });
    return statusesOf(count, send);
  };

  test('what is skipped takes no draw: the same seed gives the same matches, only later', async () => {
    const plain = await matchesOf(0, 20);
    expect(new Set(plain)).toEqual(new Set([200, 500]));
    expect(await matchesOf(3, 23)).toEqual([200, 200, 200, ...plain]);
  });
});
