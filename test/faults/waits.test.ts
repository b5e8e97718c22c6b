import { createHook } from 'node:async_hooks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TimeoutError } from '../../sdk';
import { manualPayment, payment } from '../support/bodies';
import {
  clientOf,
  failureOf,
  faultsOf,
  isReplay,
  openInProcess,
  openServed,
  order,
  pay,
  paymentsOf,
} from '../support/faults';
import { allFronts, eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const key = { 'Idempotency-Key': 'k' };

eachFront((front) => {
  test('a held request blocks its key, and is executed when it is released', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ operation: 'createPayment', fault: { hold: true } });
    const waiting = pay(platform, key);
    await front.opened.sandbox.platform(platform.id).faults.waitUntilHeld(id);
    const second = await pay(platform, key);
    expect([second.status, second.error.code]).toEqual([409, 'idempotency_request_in_progress']);
    expect(await faults.get(id)).toMatchObject({ matched: 1, held: 1 });
    expect(await paymentsOf(platform)).toEqual([]);

    const released = await faults.release(id);
    expect([released.status, released.body]).toEqual([200, { id, released: 1 }]);
    expect((await waiting).status).toBe(201);
    expect(await faults.get(id)).toMatchObject({ matched: 1, held: 0 });
    expect(isReplay(await releasedAgain(platform, id))).toBe(true);
  });

  /** A replay is held as well. */
  const releasedAgain = async (platform: TestPlatform, id: string) => {
    const waiting = pay(platform, key);
    await front.opened.sandbox.platform(platform.id).faults.waitUntilHeld(id);
    await faultsOf(platform).release(id);
    return waiting;
  };

  test('a reset drops held requests, which are not executed', async () => {
    const platform = await front.newPlatform();
    const { api } = await platform.newSubAccount();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ operation: 'createPayment', fault: { hold: true } });
    await faults.add({ fault: { delay_ms: 300_000 } });
    const waiting = [failureOf(api.post('/v1/payments', payment())), failureOf(api.get('/v1/payments'))];
    const { faults: own, faultInjector } = front.opened.sandbox.platform(platform.id);
    await own.waitUntilHeld(id);
    await vi.waitFor(() => expect(faultInjector.heldRequests.size).toBe(2), { interval: 1, timeout: 10_000 });
    front.opened.sandbox.platform(platform.id).reset();
    for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(TypeError);
    expect(await paymentsOf(platform)).toEqual([]);
    expect((await pay(platform)).status).toBe(201);
  });
}, allFronts);

eachFront((front) => {
  test('held requests are released in order of arrival', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = (await platform.testMode.post('/v1/payments', manualPayment())).payment;
    const fault = await faults.add({ times: 2, fault: { hold: true } });
    const held = (count: number) =>
      front.opened.sandbox.platform(platform.id).faults.waitUntilHeld(fault.id, { count });
    const first = platform.testMode.post(`/v1/payments/${id}/void`);
    await held(1);
    const second = platform.testMode.post(`/v1/payments/${id}/capture`);
    await held(2);
    expect((await faults.release(fault.id)).body).toMatchObject({ released: 2 });
    expect((await first).status).toBe(200);
    expect((await second).error.code).toBe('payment_cannot_be_captured');
  });

  test.each([
    ['deleted', (faults: ReturnType<typeof faultsOf>, id: string) => faults.remove(id)],
    ['deleted with all others', (faults: ReturnType<typeof faultsOf>) => faults.clear()],
  ])('held requests are executed when the fault is %s', async (_, end) => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    const { id } = await faults.add({ fault: { hold: true } });
    const waiting = pay(platform);
    await front.opened.sandbox.platform(platform.id).faults.waitUntilHeld(id);
    await end(faults, id);
    expect((await waiting).status).toBe(201);
  });

  test('a delayed request lets those pass that are not delayed', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    await faults.add({ operation: 'createPayment', times: 1, fault: { delay_ms: 300_000 } });
    const slow = failureOf(pay(platform));
    await vi.waitFor(async () => expect((await faults.list())[0]?.matched).toBe(1), { interval: 1, timeout: 10_000 });
    const { payment: quick } = await pay(platform);
    expect(await paymentsOf(platform)).toEqual([quick]);
    front.opened.sandbox.platform(platform.id).reset();
    expect(await slow).toBeInstanceOf(TypeError);
  });

  test('a delayed request is executed when its delay has passed', async () => {
    const platform = await front.newPlatform();
    await faultsOf(platform).add({ operation: 'createPayment', fault: { delay_ms: 40 } });
    const start = performance.now();
    expect((await pay(platform)).status).toBe(201);
    // A timer may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
  });
});

describe('in the same process', () => {
  test('a caller that aborts gets an error, and the request is still executed when it is released', async () => {
    const { api, target, platform } = await openInProcess();
    const { id } = platform.faults.create({ operation: 'createPayment', times: 1, fault: { hold: true } });
    const failure = await failureOf(clientOf(target, api, { timeoutMs: 20, maxRetries: 0 }).payments.create(order));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect([platform.faults.release(id), platform.requests.list()[0]?.events]).toEqual([1, []]);
    expect(await paymentsOf(api)).toHaveLength(1);

    platform.faults.create({ operation: 'getPayment', fault: { delay_ms: 300_000 } });
    const signal = AbortSignal.timeout(20);
    const headers = { Authorization: `Bearer ${await api.testMode.token()}` };
    const waiting = target.fetch(`${target.baseUrl}/v1/payments/py_1`, { headers, signal });
    expect(await failureOf(waiting)).toMatchObject({ name: 'TimeoutError' });
    expect(await failureOf(target.fetch(target.baseUrl, { signal }))).toMatchObject({
      name: 'TimeoutError',
    });
    platform.reset();
  });

  test('held requests do not keep the process running, and leave nothing behind', async () => {
    const { api, platform } = await openInProcess();
    const timers: object[] = [];
    const hook = createHook({ init: (_id, type, _trigger, timer) => void (type === 'Timeout' && timers.push(timer)) });
    hook.enable();
    onTestFinished(() => void hook.disable());
    platform.faults.create({ fault: { delay_ms: 299_999 } });
    const waiting = failureOf(pay(api));
    await vi.waitFor(() => expect(platform.faultInjector.heldRequests.size).toBe(1), { interval: 1, timeout: 10_000 });
    const timer = Object(timers.find((each) => Object(each)._idleTimeout === 299_999));
    expect([timer.hasRef(), timer._destroyed]).toEqual([false, false]);
    platform.faultInjector.heldRequests.interrupt();
    expect(await waiting).toBeInstanceOf(TypeError);
    expect(platform.faultInjector.heldRequests.size).toBe(0);
    expect(timer._destroyed).toBe(true);
  });

  test('waiting for held requests ends at the time-out', async () => {
    const { platform } = await openInProcess();
    const { id } = platform.faults.create({ fault: { hold: true } });
    await expect(platform.faults.waitUntilHeld(id, { timeoutMs: 0 })).rejects.toThrow(`${id} holds 0 of 1 requests`);
  });

  test('closing drops held requests, and refuses later ones', async () => {
    const { sandbox, api, platform } = await openInProcess();
    const { id } = platform.faults.create({ fault: { hold: true } });
    const waiting = failureOf(pay(api));
    await platform.faults.waitUntilHeld(id);
    await sandbox.close();
    expect(await waiting).toBeInstanceOf(TypeError);
    expect((await pay(api)).status).toBe(503);
  });
});

test('a server that closes waits for delayed requests', async () => {
  const { sandbox, server, api, platform } = await openServed();
  platform.faults.create({ operation: 'createPayment', fault: { delay_ms: 100 } });
  const waiting = pay(api);
  await vi.waitFor(() => expect(platform.faultInjector.heldRequests.size).toBe(1), { interval: 1, timeout: 10_000 });
  await server.close();
  expect((await waiting).status).toBe(201);
  await sandbox.close();
});

test('a server that closes does not wait for held requests', async () => {
  const { sandbox, server, api, platform } = await openServed();
  const { id } = platform.faults.create({ fault: { hold: true } });
  const waiting = failureOf(pay(api));
  await platform.faults.waitUntilHeld(id);
  await server.close();
  expect(await waiting).toBeInstanceOf(TypeError);
  expect(sandbox.platform(api.id).events()).toEqual([]);
  await sandbox.close();
});
