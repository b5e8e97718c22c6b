import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FaultInput } from '../../mock-server';
import { type ApiResponse, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { faultsOf } from '../support/faults';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const countPayments = async ({ testMode: api }: TestPlatform) =>
  (await api.get('/v1/payments')).as('PaymentList').data.length;

// These tests do not stand with those of operations, which also pass through a validating proxy: what it is there to find
// is what faults are there to do.
eachFront((front) => {
  const pay = ({ testMode: api }: TestPlatform, headers = {}) => api.post('/v1/payments', payment(), headers);

  test('an error is answered as often as asked, and nothing happens', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ times: 2, fault: { error: 'gateway_timeout_error' } });
    const before = platform.countEvents();
    const key = { 'Idempotency-Key': 'k' };
    for (const left of [1, 0]) {
      const answer = await pay(platform, key);
      expect(outcome(answer)).toEqual([500, 'gateway_timeout_error']);
      expect(answer.headers.get('Sandbox-Explain')).toContain(`Asked for by the fault ${id}`);
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
  ] as const)('%s is not kept: the same key is carried out afterwards', async (error, status, shouldRetry) => {
    const platform = await front.newPlatform();
    await faultsOf(platform).add({ times: 1, operation: 'createPayment', fault: { error } });
    const key = { 'Idempotency-Key': 'k' };
    const refused = await pay(platform, key);
    expect([...outcome(refused), refused.headers.get('Should-Retry')]).toEqual([status, error, shouldRetry]);
    expect((await pay(platform, key)).status).toBe(201);
  });

  test.each([
    ['card_declined', 402],
    ['payment_method_not_found', 404],
    ['email_required', 422],
  ] as const)('%s is final, and kept for its key', async (error, status) => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ times: 1, operation: 'createPayment', fault: { error } });
    const key = { 'Idempotency-Key': 'k' };
    const first = await pay(platform, key);
    const again = await pay(platform, key);
    expect([outcome(first), again.text]).toEqual([[status, error], first.text]);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect([await countPayments(platform), (await faults.get(id))?.matched]).toEqual([0, 1]);
  });

  test.each([
    [503, 'internal_server_error', 'true'],
    [502, 'internal_server_error', 'true'],
    [429, 'gateway_rate_limit_error', 'true'],
    [404, 'resource_not_found', null],
    [418, 'malformed_request', null],
  ])('status %i comes with the form of an error', async (status, code, shouldRetry) => {
    const { id, testMode: api, ...platform } = await front.newPlatform();
    await faultsOf({ id, testMode: api, ...platform }).add({ times: 1, operation: 'getPayment', fault: { status } });
    const { baseUrl, fetch } = front.opened;
    // Not by the client of the tests: the document does not declare such answers, and that is what they are for.
    const response = await fetch(`${baseUrl}/v1/payments/py_1`, {
      headers: { Authorization: `Bearer ${await api.token()}` },
    });
    expect([response.status, response.headers.get('Should-Retry')]).toEqual([status, shouldRetry]);
    expect(response.headers.get('Request-Id')).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  test('the oldest that is not spent meets a request, and no other', async () => {
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

  test('a request that is not in order meets none', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ fault: { error: 'internal_server_error' } });
    const answers = [
      await pay(platform, { Authorization: 'Bearer nonsense' }),
      await pay(platform, { 'Sub-Account': 'acc_nobody' }),
      await pay(platform, { 'Idempotency-Key': null }),
      await platform.testMode.post('/v1/payments', '{'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 400, 400]);
    expect(await faults.get(id)).toMatchObject({ matched: 0, passed: 0 });
  });

  test('tokens are given all the same, unless their operation is named', async () => {
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

  test('an answer that is kept is given when the fault is over', async () => {
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

describe('by chance', () => {
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

      test('the same seed hits the same requests, another one others', async () => {
        const one = await hits({ probability: 0.5, seed: 1 });
        const same = await hits({ probability: 0.5, seed: 1 });
        const other = await hits({ probability: 0.5, seed: 2 });
        expect(same.statuses).toEqual(one.statuses);
        expect(other.statuses).not.toEqual(one.statuses);
        expect(one.fault).toMatchObject({ seed: 1, passed: 40 - (one.fault?.matched ?? 0) });
      });

      test('a seed that was made up does the same when it is given', async () => {
        const { statuses, fault } = await hits({ probability: 0.3 });
        const again = await hits({ probability: 0.3, seed: fault?.seed ?? 0 });
        expect(again.statuses).toEqual(statuses);
      });

      test('about as many are hit as asked, and no more than that many times', async () => {
        const { fault } = await hits({ probability: 0.25, seed: 11 }, 300);
        expect(Math.abs((fault?.matched ?? 0) - 75)).toBeLessThan(40);
        expect((await hits({ probability: 0.5, seed: 11, times: 3 })).fault).toMatchObject({ matched: 3, left: 0 });
      });
    },
    ['sandbox.fetch'],
  );
});
