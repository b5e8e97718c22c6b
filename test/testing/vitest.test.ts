import { describe } from 'vitest';
import { createSandbox, type Platform } from '../../mock-server';
import { createTest, expect, paymentInput, test } from '../../mock-server/testing/entries/vitest';

const seen: { readonly platform: Platform; readonly sandbox: object }[] = [];

/** For a machine that is busy with other tests. */
const patience = { timeoutMs: 30_000 };

describe('the context of a test', () => {
  test('has a platform', ({ platform, sandbox }) => {
    seen.push({ platform, sandbox });
  });

  test('that is another one in the next test, of the same sandbox', ({ platform, sandbox }) => {
    const [before] = seen;
    expect(before?.sandbox).toBe(sandbox);
    expect(before?.platform.id).not.toBe(platform.id);
    expect(() => sandbox.platform(before?.platform.id)).toThrow(RangeError);
  });

  test('has a client of that platform, and no publisher', async ({ client, platform }) => {
    const { id } = await client.payments.create(paymentInput());
    expect(platform).toHaveEmitted('payment.succeeded', { id });
    expect(platform.publishers.list()).toEqual([]);
  });

  test('has an inbox if the test takes it', async ({ client, inbox }) => {
    const { id } = await client.payments.create(paymentInput());
    expect((await inbox.next('payment.succeeded', patience)).data.id).toBe(id);
  });
});

const shared = createSandbox();
const live = createTest({ sandbox: shared, mode: 'live' });
const reproducible = createTest({ sandbox: { randomSeed: 'a test' } });

describe('createTest', () => {
  live('takes a sandbox and a mode', async ({ sandbox, client }) => {
    expect(sandbox).toBe(shared);
    expect((await client.subAccounts.create({ name: 'Shop' })).account_type).toBe('live');
  });

  reproducible('takes the options of a sandbox', async ({ client }) => {
    expect((await client.payments.create(paymentInput())).created_at).toBe('2026-01-01T00:00:00.000Z');
  });
});
