import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, NotIdleError } from '../../mock-server';
import { createTestKit, paymentInput } from '../../mock-server/testing/entries/testing';
import { RUN_DIRECTORY_VARIABLE, RunDirectory } from '../../mock-server/verdict/run-files';
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

  test('has functions that work without it', async () => {
    const { close, expectSameAs, sandbox } = await createTestKit();
    const empty = { log: { version: '1.2', creator: { name: 'test', version: '1' }, entries: [] } };
    await expect(expectSameAs(empty)).rejects.toThrow('The recording has no request');
    await close();
    await close();
    await expect(sandbox.createPlatform()).rejects.toThrow();
  });

  test('can be spread: its inbox and its end go with it', async () => {
    const kit = await createTestKit();
    const own = { ...kit, note: 'mine' };
    await own.client.payments.create(paymentInput());
    expect((await own.inbox.next('payment.succeeded')).event_name).toBe('payment.succeeded');
    expect(own.inbox).toBe(kit.inbox);
    await own[Symbol.asyncDispose]();
    await expect(kit.sandbox.createPlatform()).rejects.toThrow();
  });

  test('says where TextEncoder is missing, as in jsdom under Jest', async () => {
    vi.stubGlobal('TextEncoder', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(createTestKit()).rejects.toThrow(
      /^TextEncoder is missing, as in jsdom under Jest: see \S+\/fake-timers-and-jsdom\.md#jsdom-in-jest$/,
    );
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

  test('waits for the deliveries that a test leaves under way', async () => {
    const kit = await createTestKit();
    const { inbox } = kit;
    await kit.client.payments.create(paymentInput());
    await kit.close();
    expect(inbox.events.map(({ event_name }) => event_name)).toContain('payment.succeeded');
  });

  test('rejects when the platform stays busy, but hands over its coverage and deletes it', async () => {
    const directory = new RunDirectory();
    onTestFinished(() => directory.delete());
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.close());
    const kit = await createTestKit({ sandbox });
    kit.platform.publishers.create({ fetch: () => new Promise<Response>(() => undefined) });
    await kit.client.payments.create(paymentInput());
    const { waitForIdle } = kit.platform;
    const wait = vi.spyOn(kit.platform, 'waitForIdle');
    wait.mockImplementation(() => waitForIdle.call(kit.platform, { timeoutMs: 10 }));
    await expect(kit.close()).rejects.toThrow(NotIdleError);
    expect(wait).toHaveBeenCalledWith({ timeoutMs: 5_000 });
    expect(() => sandbox.platform(kit.platform.id)).toThrow(RangeError);
    expect(directory.take().map(({ coverage }) => coverage?.operations.met.includes('createPayment'))).toEqual([true]);
  });

  test('deletes its platform although the coverage cannot be written', async () => {
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.close());
    const kit = await createTestKit({ sandbox });
    vi.stubEnv(RUN_DIRECTORY_VARIABLE, '/nowhere/at/all');
    await expect(kit.close()).rejects.toThrow('ENOENT');
    expect(() => sandbox.platform(kit.platform.id)).toThrow(RangeError);
  });
});

test('50 concurrent tests on one sandbox never see the data of another', async () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  // Every other test has a decline, so that the data of a neighbour also has another status.
  const outcomeOf = (index: number) => (index % 2 === 0 ? 'succeeded' : 'failed');
  const one = async (index: number) => {
    await using kit = await createTestKit({ sandbox });
    const { client, platform, inbox } = kit;
    const outcome = outcomeOf(index);
    const metadata = outcome === 'failed' ? testScenario('card_blocked') : {};
    const input = paymentInput({ amount: 1_000 + index, metadata });
    await Promise.all([
      client.payments.create(input, { idempotencyKey: 'the same key' }).catch(() => undefined),
      client.subAccounts.create({ name: 'The same name' }),
    ]);
    await platform.waitForIdle({ timeoutMs: 60_000 });
    return {
      received: (await inbox.next(`payment.${outcome}`)).data.amount,
      payments: (await client.payments.list()).data.map(({ amount, status }) => ({ amount, status })),
      subAccounts: (await client.subAccounts.list()).data.length,
      requested: platform.requests
        .list({ operation: 'createPayment' })
        .map((entry) => Object(entry.request_body).amount),
      amounts: [...new Set(inbox.events.flatMap(({ data }) => ('amount' in data ? data.amount : [])))],
      notReceived: platform.events().length - inbox.events.length,
    };
  };
  const results = await Promise.all(Array.from({ length: 50 }, (_, index) => one(index)));
  const expected = results.map((_, index) => {
    const amount = 1_000 + index;
    const payments = [{ amount, status: outcomeOf(index) }];
    return { received: amount, payments, subAccounts: 1, requested: [amount], amounts: [amount], notReceived: 0 };
  });
  expect(results).toEqual(expected);
}, 60_000);
