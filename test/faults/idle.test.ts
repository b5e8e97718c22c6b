import { expect, test, vi } from 'vitest';
import { exchange } from '../support/api';
import { failureOf, faultsOf, openInProcess, pay, paymentsOf } from '../support/faults';
import { eachFront } from '../support/fronts';

eachFront((front) => {
  const setUp = async () => {
    const platform = await front.newPlatform();
    return { platform, own: front.opened.sandbox.platform(platform.id), faults: faultsOf(platform) };
  };

  test.each([{ delay_ms: 60 }, { delay_ms: 60, at: 'after_commit' }] as const)(
    '%j: the wait for an idle platform includes the request, and what it causes',
    async (fault) => {
      const { platform, own, faults } = await setUp();
      const received: unknown[] = [];
      const fetch = async (request: Request) => {
        received.push(await request.text());
        return new Response();
      };
      own.publishers.create({ fetch });
      await faults.add({ operation: 'createPayment', fault });
      const waiting = pay(platform);
      await vi.waitFor(() => expect(own.faultInjector.heldRequests.size).toBe(1), { interval: 1, timeout: 10_000 });
      await own.waitForIdle();
      expect(own.faultInjector.heldRequests.size).toBe(0);
      expect([(await paymentsOf(platform)).length, received.length > 0]).toEqual([1, true]);
      await waiting;
    },
  );

  test.each([{ hold: true }, { hold: 'after_commit' }] as const)(
    '%j: the wait rejects, names the request and how to release it',
    async (fault) => {
      const { platform, own, faults } = await setUp();
      const { id } = await faults.add({ operation: 'createPayment', fault });
      const waiting = pay(platform);
      await own.faults.waitUntilHeld(id);
      const failure = await failureOf(own.waitForIdle({ timeoutMs: 20 }));
      expect(failure).toMatchObject({ name: 'NotIdleError', waitedMs: 20 });
      const what = fault.hold === true ? 'createPayment' : 'the response to createPayment';
      const release = `release it by faults.release("${id}"), or faults release ${id}`;
      expect(String(failure)).toMatch(new RegExp(`: ${what} \\(req_\\w+\\) held by ${id}: `));
      expect(String(failure)).toContain(release);
      const path = `/_sandbox/platforms/${platform.id}/idle`;
      const refused = await exchange(front.opened, 'POST', path, { body: { timeout_ms: 20 } });
      expect([refused.status, refused.error.code]).toEqual([409, 'not_idle']);
      expect(refused.error.message).toContain(release);

      const idle = own.waitForIdle();
      await faults.release(id);
      await idle;
      expect((await waiting).status).toBe(201);
    },
  );

  test('until_webhooks: it resolves when the response has come', async () => {
    const { platform, own, faults } = await setUp();
    own.publishers.create({ fetch: () => new Response() });
    await faults.add({ operation: 'createPayment', fault: { hold: 'until_webhooks' } });
    const waiting = pay(platform);
    await vi.waitFor(() => expect(own.faults.list()).toMatchObject([{ matched: 1 }]), { interval: 1, timeout: 10_000 });
    await own.waitForIdle();
    expect((await waiting).status).toBe(201);
  });
});

test.each([{ hold: true }, { delay_ms: 300_000 }] as const)(
  '%j: nobody waits for it once its caller hung up',
  async (fault) => {
    const { api, platform, target } = await openInProcess();
    platform.faults.create({ operation: 'listPayments', fault });
    const headers = { Authorization: `Bearer ${await api.testMode.token()}` };
    const hangUp = new AbortController();
    const waiting = failureOf(target.fetch(`${target.baseUrl}/v1/payments`, { headers, signal: hangUp.signal }));
    await vi.waitFor(() => expect(platform.faultInjector.heldRequests.size).toBe(1), { interval: 1, timeout: 10_000 });
    const idle = platform.waitForIdle();
    hangUp.abort();
    await idle;
    expect(await waiting).toMatchObject({ name: 'AbortError' });
    expect(platform.faultInjector.heldRequests.size).toBe(1);
    platform.reset();
  },
);
