import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FaultInput } from '../../mock-server';
import { type ApiResponse, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { faultsOf } from '../support/faults';
import { allFronts, eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const countPayments = async ({ testMode: api }: TestPlatform) =>
  (await api.get('/v1/payments')).as('PaymentList').data.length;

// These tests are not among those of operations, because those also run through a validating proxy, which would report the
// responses that faults cause.
eachFront((front) => {
  const pay = ({ testMode: api }: TestPlatform, headers = {}) => api.post('/v1/payments', payment(), headers);

  test('the error is returned the given number of times, and the requests have no effect', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ times: 2, fault: { error: 'gateway_timeout_error' } });
    const before = platform.countEvents();
    const key = { 'Idempotency-Key': 'k' };
    for (const left of [1, 0]) {
      const response = await pay(platform, key);
      expect(outcome(response)).toEqual([500, 'gateway_timeout_error']);
      expect(response.headers.get('Sandbox-Explain')).toContain(`Asked for by the fault ${id}`);
      expect(await faults.get(id)).toMatchObject({ matched: 2 - left, left });
    }
    expect([platform.countEvents(), await countPayments(platform)]).toEqual([before, 0]);
    expect((await pay(platform, key)).status).toBe(201);
    expect(await faults.get(id)).toMatchObject({ matched: 2, left: 0 });
  });

  test.each([
    ['gateway_rate_limit_error', 429, 'true'],
    ['idempotency_concurrent_request', 409, 'true'],
    ['not_authenticated', 401, null],
    ['malformed_request', 400, null],
  ] as const)(
    '%s is not stored: a request with the same key is executed afterwards',
    async (error, status, shouldRetry) => {
      const platform = await front.newPlatform();
      await faultsOf(platform).add({ times: 1, operation: 'createPayment', fault: { error } });
      const key = { 'Idempotency-Key': 'k' };
      const refused = await pay(platform, key);
      expect([...outcome(refused), refused.headers.get('Should-Retry')]).toEqual([status, error, shouldRetry]);
      expect((await pay(platform, key)).status).toBe(201);
    },
  );

  test.each([
    ['card_declined', 402, { status: 402 }],
    ['payment_method_not_found', 404, { error: 'payment_method_not_found' }],
    ['email_required', 422, { error: 'email_required' }],
  ] as const)('%s is final, and stored for its key', async (error, status, fault) => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ times: 1, operation: 'createPayment', fault });
    const key = { 'Idempotency-Key': 'k' };
    const first = await pay(platform, key);
    const again = await pay(platform, key);
    expect([outcome(first), again.text]).toEqual([[status, error], first.text]);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect([await countPayments(platform), (await faults.get(id))?.matched]).toEqual([0, 1]);
  });

  test('only the oldest active fault matches a request', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    await faults.add({ operation: 'createRefund', fault: { error: 'not_authorized' } });
    await faults.add({ times: 1, fault: { error: 'gateway_timeout_error' } });
    await faults.add({ times: 1, operation: 'createPayment', fault: { error: 'gateway_rate_limit_error' } });
    await faults.add({ fault: { error: 'internal_server_error' } });
    expect(outcome(await pay(platform))[1]).toBe('gateway_timeout_error');
    expect(outcome(await pay(platform))[1]).toBe('gateway_rate_limit_error');
    const { baseUrl, fetch } = front.opened;
    const last = await fetch(`${baseUrl}/v1/payments`, {
      headers: { Authorization: `Bearer ${await platform.testMode.token()}` },
    });
    expect(last.status).toBe(500);
    expect((await faults.list()).map(({ matched }) => matched)).toEqual([1, 1, 1, 0]);
  });

  test('an invalid request matches no fault', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ fault: { error: 'internal_server_error' } });
    const responses = [
      await pay(platform, { Authorization: 'Bearer nonsense' }),
      await pay(platform, { 'Sub-Account': 'acc_nobody' }),
      await pay(platform, { 'Idempotency-Key': null }),
      await platform.testMode.post('/v1/payments', '{'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 404, 400, 400]);
    expect(await faults.get(id)).toMatchObject({ matched: 0, passed: 0 });
  });

  test('requests for access tokens match only a fault that names their operation', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const all = await faults.add({ fault: { error: 'internal_server_error' } });
    expect((await platform.testMode.renewed().token()).length).toBeGreaterThan(20);
    const { id } = await faults.add({
      operation: 'createAccessToken',
      times: 1,
      fault: { error: 'not_authenticated' },
    });
    const ask = () => exchange(front.opened, 'POST', '/oauth/token', { body: platform.keys.test });
    expect(outcome(await ask())).toEqual([401, 'not_authenticated']);
    expect((await ask()).status).toBe(200);
    expect([(await faults.get(id))?.matched, (await faults.get(all.id))?.matched]).toEqual([1, 0]);
  });

  test('a stored response is returned once the fault is exhausted', async () => {
    const platform = await front.newPlatform();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await pay(platform, key);
    await faultsOf(platform).add({ times: 1, fault: { error: 'card_declined' } });
    expect(outcome(await pay(platform, key))).toEqual([402, 'card_declined']);
    const again = await pay(platform, key);
    expect([again.text, again.headers.get('Idempotent-Replayed')]).toEqual([first.text, 'true']);
    expect(await countPayments(platform)).toBe(1);
  });
});

eachFront((front) => {
  test.each([
    [503, 'internal_server_error', 'true'],
    [502, 'internal_server_error', 'true'],
    [429, 'gateway_rate_limit_error', 'true'],
    [404, 'resource_not_found', null],
    [418, 'malformed_request', null],
  ])('status %i has an error body', async (status, code, shouldRetry) => {
    const { id, testMode: api, ...platform } = await front.newPlatform();
    await faultsOf({ id, testMode: api, ...platform }).add({ times: 1, operation: 'getPayment', fault: { status } });
    const { baseUrl, fetch } = front.opened;
    // Without the test client, because the OpenAPI document does not declare these responses.
    const response = await fetch(`${baseUrl}/v1/payments/py_1`, {
      headers: { Authorization: `Bearer ${await api.token()}` },
    });
    expect([response.status, response.headers.get('Should-Retry')]).toEqual([status, shouldRetry]);
    expect(response.headers.get('Request-Id')).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });
}, allFronts);

describe('with a probability', () => {
  eachFront(
    (front) => {
      const hits = async (input: Pick<FaultInput, 'probability' | 'seed' | 'times'>, count = 40) => {
        const platform = await front.newPlatform();
        const faults = faultsOf(platform);
        const { id } = await faults.add({
          ...input,
          operation: 'listPayments',
          fault: { error: 'internal_server_error' },
        });
        const { baseUrl, fetch } = front.opened;
        const headers = { Authorization: `Bearer ${await platform.testMode.token()}` };
        const statuses: number[] = [];
        for (let i = 0; i < count; i++) statuses.push((await fetch(`${baseUrl}/v1/payments`, { headers })).status);
        const fault = await faults.get(id);
        expect(fault?.matched).toBe(statuses.filter((status) => status === 500).length);
        return { statuses, fault };
      };

      test('the same seed matches the same requests, another seed matches others', async () => {
        const one = await hits({ probability: 0.5, seed: 1 });
        const same = await hits({ probability: 0.5, seed: 1 });
        const other = await hits({ probability: 0.5, seed: 2 });
        expect(same.statuses).toEqual(one.statuses);
        expect(other.statuses).not.toEqual(one.statuses);
        expect(one.fault).toMatchObject({ seed: 1, passed: 40 - (one.fault?.matched ?? 0) });
      });

      test('a generated seed gives the same matches when it is set', async () => {
        const { statuses, fault } = await hits({ probability: 0.3 });
        const again = await hits({ probability: 0.3, seed: fault?.seed ?? 0 });
        expect(again.statuses).toEqual(statuses);
      });

      test('the share of matches is close to the probability, and limited by `times`', async () => {
        const { fault } = await hits({ probability: 0.25, seed: 11 }, 300);
        expect(Math.abs((fault?.matched ?? 0) - 75)).toBeLessThan(40);
        expect((await hits({ probability: 0.5, seed: 11, times: 3 })).fault).toMatchObject({ matched: 3, left: 0 });
      });
    },
    ['sandbox.fetch'],
  );
});
