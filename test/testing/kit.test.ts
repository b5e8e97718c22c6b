import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, NotIdleError } from '../../mock-server';
import { createTestKit, paymentInput } from '../../mock-server/testing/entries/testing';
import { testScenario } from '../../sdk';

describe('a test kit', () => {
  test('has a platform of its own in a sandbox of its own, and closes both', async () => {
    const kit = await createTestKit();
    await kit.client.payments.create(paymentInput());
    expect((await kit.inbox.next('payment.succeeded')).data.is_test).toBe(true);
    expect(kit.platform.id).not.toBe('default');
    await kit.close();
    await kit.close();
    await expect(kit.sandbox.createPlatform()).rejects.toThrow();
  });

  test('leaves a sandbox that it shares open, and deletes only its platform', async () => {
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.close());
    const [one, other] = await Promise.all([createTestKit({ sandbox }), createTestKit({ sandbox, mode: 'live' })]);
    await one.client.subAccounts.create({ name: 'Shop' });
    expect((await other.client.subAccounts.list({})).data).toEqual([]);
    const { id } = one.platform;
    await one.close();
    expect(() => sandbox.platform(id)).toThrow(RangeError);
    expect((await other.client.subAccounts.create({ name: 'Shop' })).account_type).toBe('live');
    await other.close();
  });

  test('creates its sandbox with options', async () => {
    const kit = await createTestKit({ sandbox: { randomSeed: 'a test', startAt: '2026-05-01T00:00:00Z' } });
    expect((await kit.client.payments.create(paymentInput())).created_at).toBe('2026-05-01T00:00:00.000Z');
    await kit.close();
  });

  test('has one inbox, from the beginning', async () => {
    const kit = await createTestKit();
    await kit.client.payments.create(paymentInput());
    await kit.platform.waitForIdle();
    expect(kit.inbox.events).toEqual(kit.platform.events());
    expect(kit.inbox).toBe(kit.inbox);
    expect(kit.platform.publishers.list()).toHaveLength(1);
    await kit.close();
  });

  test('waits for the deliveries that a test leaves under way', async () => {
    const kit = await createTestKit();
    const { inbox } = kit;
    await kit.client.payments.create(paymentInput());
    await kit.close();
    expect(inbox.events.map(({ event_name }) => event_name)).toContain('payment.succeeded');
  });

  test('rejects when the platform stays busy, and is closed nevertheless', async () => {
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.close());
    const kit = await createTestKit({ sandbox });
    kit.platform.publishers.create({ fetch: () => new Promise<Response>(() => undefined) });
    await kit.client.payments.create(paymentInput());
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const closed = expect(kit.close()).rejects.toThrow(NotIdleError);
    await vi.advanceTimersByTimeAsync(5_000);
    await closed;
    expect(() => sandbox.platform(kit.platform.id)).toThrow(RangeError);
  });
});

test('200 concurrent tests on one sandbox never see the data of another', async () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const one = async (index: number) => {
    await using kit = await createTestKit({ sandbox });
    const { client, platform, inbox } = kit;
    const amount = 1_000 + index;
    const [payment] = await Promise.all([
      client.payments.create(paymentInput({ amount }), { idempotencyKey: 'the same key' }),
      client.payments.create(paymentInput({ amount, metadata: testScenario('card_blocked') })).catch(() => undefined),
      client.subAccounts.create({ name: 'The same name' }),
    ]);
    // 200 tests at once share one core.
    await platform.waitForIdle({ timeoutMs: 60_000 });
    const { data: succeeded } = await inbox.next('payment.succeeded');
    const amounts = [
      payment.amount,
      succeeded.amount,
      ...(await client.payments.list({})).data.map((payment) => payment.amount),
      ...inbox.events.flatMap(({ data }) => ('amount' in data ? data.amount : [])),
      ...platform.requests.list({ operation: 'createPayment' }).map((entry) => Object(entry.request_body).amount),
    ];
    return { strange: amounts.filter((each) => each !== amount), count: platform.events().length };
  };
  const results = await Promise.all(Array.from({ length: 200 }, (_, index) => one(index)));
  expect(results.flatMap(({ strange }) => strange)).toEqual([]);
  expect(new Set(results.map(({ count }) => count)).size).toBe(1);
}, 60_000);
