import { createHook } from 'node:async_hooks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RequestFault } from '../../spec/tables/faults';
import { payment, plainPayment } from '../support/bodies';
import { failureOf, faultsOf, isReplay, openInProcess, openServed, pay, paymentsOf } from '../support/faults';
import { allFronts, eachFront, type Front } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const key = { 'Idempotency-Key': 'k' };

/** How a response is held, and how many webhooks are awaited first. */
const held: readonly Extract<RequestFault, { readonly hold: unknown }>[] = [
  { hold: 'after_commit' },
  { hold: 'until_webhooks' },
];

function toolsOf(front: Front) {
  const setUp = async (fault: RequestFault, times?: number) => {
    const platform = await front.newPlatform();
    const own = front.opened.sandbox.platform(platform.id);
    const { id } = await faultsOf(platform).add({ operation: 'createPayment', times, fault });
    return { platform, own, id, faults: faultsOf(platform) };
  };

  /** Adds a publisher whose endpoint responds once it is let go. Returns the events that it received, and what lets it go. */
  const addSlowPublisher = (platform: TestPlatform) => {
    const received: unknown[] = [];
    let letGo: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    const fetch = async (request: Request) => {
      received.push(Object(await request.json()).event_name);
      await gone;
      return new Response();
    };
    front.opened.sandbox.platform(platform.id).publishers.create({ fetch });
    return { received, letGo };
  };

  /** Sends a payment without the test client, which expects each response as the document declares it. */
  const payPlainly = async (platform: TestPlatform, init: RequestInit = {}, more = {}) => {
    const { fetch, baseUrl } = front.opened;
    return fetch(`${baseUrl}/v1/payments`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await platform.testMode.token()}`,
        'Content-Type': 'application/json',
        ...key,
        ...more,
      },
      body: JSON.stringify(payment()),
      ...init,
    });
  };

  return { setUp, addSlowPublisher, payPlainly };
}

eachFront((front) => {
  const { setUp, addSlowPublisher, payPlainly } = toolsOf(front);

  test.each(held)('%j: it is carried out, and a retry gets the stored response meanwhile', async (fault) => {
    const { platform, own, id, faults } = await setUp(fault, 1);
    const { letGo } = addSlowPublisher(platform);
    const waiting = pay(platform, key);
    await own.faults.waitUntilHeld(id);
    const [made, ...others] = await paymentsOf(platform);
    expect([made?.status, others]).toEqual(['succeeded', []]);
    expect(await faults.get(id)).toMatchObject({ matched: 1, left: 0, held: 1 });
    const again = await pay(platform, key);
    expect([again.status, isReplay(again), again.payment]).toEqual([201, true, made]);
    expect((await faults.release(id)).body).toEqual({ id, released: 1 });
    const first = await waiting;
    expect([first.status, isReplay(first), first.payment]).toEqual([201, false, made]);
    expect((await faults.get(id))?.held).toBe(0);
    letGo();
    await own.waitForIdle();
    expect(await paymentsOf(platform)).toHaveLength(1);
  });

  test.each([...held, { delay_ms: 300_000, at: 'after_commit' }] as const)(
    '%j: a reset drops the connection, a restore as well, and both take back what they replace',
    async (fault) => {
      const { platform, own } = await setUp(fault);
      addSlowPublisher(platform);
      own.snapshots.create('before');
      for (const end of [() => own.snapshots.restore('before'), () => own.reset()]) {
        const waiting = failureOf(pay(platform));
        await vi.waitFor(() => expect(own.faultInjector.heldRequests.size).toBe(1), { interval: 1, timeout: 10_000 });
        expect(await paymentsOf(platform)).toHaveLength(1);
        end();
        expect(await waiting).toBeInstanceOf(TypeError);
        expect(await paymentsOf(platform)).toEqual([]);
      }
    },
  );

  test.each(held)('%j: it ends once the caller hangs up, and what is committed stays', async (fault) => {
    const { platform, own, id } = await setUp(fault);
    const { letGo } = addSlowPublisher(platform);
    const hangUp = new AbortController();
    const waiting = failureOf(payPlainly(platform, { signal: hangUp.signal }));
    await own.faults.waitUntilHeld(id);
    hangUp.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(own.faultInjector.heldRequests.size).toBe(0), { interval: 1, timeout: 10_000 });
    expect(own.requests.list({ operation: 'createPayment' })[0]).toMatchObject({ status: null, fault_id: id });
    expect(await paymentsOf(platform)).toHaveLength(1);
    letGo();
    await own.waitForIdle();
  });

  test.each([
    ['truncated', /^\{"id":"py_\w{22}",.*[^}]$/s],
    ['malformed', /^<html>.*<\/html>\n$/],
    ['empty', /^$/],
  ] as const)('body %s: status, headers and length are right, and a retry gets the whole body', async (body, text) => {
    const { platform, own, id } = await setUp({ body }, 1);
    const { origin } = new URL(front.opened.baseUrl);
    const damaged = await payPlainly(platform, {}, { Origin: origin });
    const sent = await damaged.text();
    expect([damaged.status, damaged.headers.get('Content-Type')]).toEqual([201, 'application/json']);
    expect(damaged.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(damaged.headers.get('Request-Id')).toMatch(/^req_/);
    expect(sent).toMatch(text);
    expect(() => void JSON.parse(sent)).toThrow(SyntaxError);
    const length = damaged.headers.get('Content-Length');
    expect(length).toBe(front.name.startsWith('node:http') ? String(sent.length) : null);

    const [made] = await paymentsOf(platform);
    const again = await pay(platform, key);
    expect([again.status, isReplay(again), again.payment]).toEqual([201, true, made]);
    if (body === 'truncated') expect(again.text.slice(0, Math.floor(again.text.length / 2))).toBe(sent);
    const entry = own.requests.list({ operation: 'createPayment' })[1];
    expect(entry).toMatchObject({ status: 201, fault_id: id, error_code: null, verdict: 'ok', violations: [] });
    expect(entry?.explanation).toMatch(new RegExp(`^Asked for by the fault ${id}\\. .*body of its response`));
    expect(sent).toContain(entry?.answer_body);
    expect(String(entry?.answer_body)).not.toMatch(/…$/);
  });
}, allFronts);

eachFront((front) => {
  const { setUp, addSlowPublisher } = toolsOf(front);

  test('until_webhooks: the response comes after the last webhook', async () => {
    const { platform, own, id } = await setUp({ hold: 'until_webhooks' });
    const { received, letGo } = addSlowPublisher(platform);
    const counts: number[] = [];
    const waiting = pay(platform).then(() => counts.push(received.length));
    await own.faults.waitUntilHeld(id);
    letGo();
    await waiting;
    expect(counts).toEqual([own.deliveries({ status: 'delivered' }).length]);
    expect(counts[0]).toBe(own.deliveries().length);
  });

  test('until_webhooks without a publisher: the response comes at once', async () => {
    const { platform, faults, id } = await setUp({ hold: 'until_webhooks' });
    expect((await pay(platform)).status).toBe(201);
    expect(await faults.get(id)).toMatchObject({ matched: 1, held: 0 });
  });

  test('until_webhooks: a delivery that waits for the retry of an earlier one is not awaited', async () => {
    const { platform, own } = await setUp({ hold: 'until_webhooks' });
    own.publishers.create({ fetch: () => new Response(null, { status: 500 }) });
    expect((await pay(platform)).status).toBe(201);
    expect(own.deliveries({ status: 'failed' })).toHaveLength(1);
    expect(own.deliveries({ status: 'pending' }).length).toBeGreaterThan(0);
  });

  test('delay_ms at after_commit: it is carried out at once, and its response is late', async () => {
    const { platform, own } = await setUp({ delay_ms: 60, at: 'after_commit' }, 1);
    const start = performance.now();
    const waiting = pay(platform, key);
    await vi.waitFor(() => expect(own.faultInjector.heldRequests.size).toBe(1), { interval: 1, timeout: 10_000 });
    expect(await paymentsOf(platform)).toHaveLength(1);
    expect(isReplay(await pay(platform, key))).toBe(true);
    const first = await waiting;
    expect([first.status, isReplay(first)]).toEqual([201, false]);
    // A timer may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(59);
  });

  test.each(held)('%j: the response comes when the fault is deleted', async (fault) => {
    const { platform, own, faults, id } = await setUp(fault);
    const { letGo } = addSlowPublisher(platform);
    const waiting = pay(platform);
    await own.faults.waitUntilHeld(id);
    await faults.remove(id);
    expect((await waiting).status).toBe(201);
    letGo();
  });
});

describe('in the same process', () => {
  test('a webhook handler that asks for the payment does not wait for itself', async () => {
    const { api, platform } = await openInProcess();
    const fetch = async () => {
      await api.testMode.get('/v1/payments');
      return new Response();
    };
    platform.publishers.create({ fetch });
    platform.faults.create({ fault: { hold: 'until_webhooks' } });
    expect((await pay(api)).status).toBe(201);
    expect(platform.deliveries({ status: 'delivered' }).length).toBeGreaterThan(0);
  });

  test('until_webhooks waits for at most 5 seconds, by a timer that does not keep the process running', async () => {
    const { api, platform } = await openInProcess();
    const timers: object[] = [];
    const hook = createHook({ init: (_id, type, _trigger, timer) => void (type === 'Timeout' && timers.push(timer)) });
    hook.enable();
    onTestFinished(() => void hook.disable());
    platform.publishers.create({ fetch: () => new Promise(() => undefined) });
    const { id } = platform.faults.create({ operation: 'createPayment', fault: { hold: 'until_webhooks' } });
    const waiting = pay(api);
    await platform.faults.waitUntilHeld(id);
    const timer = Object(timers.find((each) => Object(each)._idleTimeout === 5_000));
    expect([timer.hasRef(), timer._destroyed]).toEqual([false, false]);
    timer._onTimeout();
    expect((await waiting).status).toBe(201);
    expect(timer._destroyed).toBe(true);
    await platform.close();
  });

  test('a held request that was not carried out stays held when its caller hangs up', async () => {
    const { api, platform, target } = await openInProcess();
    const { id } = platform.faults.create({ operation: 'listPayments', fault: { hold: true } });
    const headers = { Authorization: `Bearer ${await api.testMode.token()}` };
    const hangUp = new AbortController();
    const waiting = failureOf(target.fetch(`${target.baseUrl}/v1/payments`, { headers, signal: hangUp.signal }));
    await platform.faults.waitUntilHeld(id);
    hangUp.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
    expect(platform.faults.list()).toMatchObject([{ held: 1 }]);
    expect(platform.faults.release(id)).toBe(1);
  });

  test('an access token is late as well', async () => {
    const { api, platform } = await openInProcess();
    const { id } = platform.faults.create({ operation: 'createAccessToken', fault: { hold: 'after_commit' } });
    const token = api.testMode.renewed().token();
    await platform.faults.waitUntilHeld(id);
    platform.faults.release(id);
    expect((await token).length).toBeGreaterThan(20);
  });
});

test.each(held)('a server that closes does not wait for a response that is held: %j', async (fault) => {
  const { sandbox, server, api, platform } = await openServed();
  platform.publishers.create({ fetch: () => new Promise(() => undefined) });
  const { id } = platform.faults.create({ operation: 'createPayment', fault });
  const waiting = failureOf(api.testMode.post('/v1/payments', plainPayment()));
  await platform.faults.waitUntilHeld(id);
  await server.close();
  expect(await waiting).toBeInstanceOf(TypeError);
  expect(platform.events().length).toBeGreaterThan(0);
  await sandbox.close();
});
