import { describe, onTestFinished } from 'vitest';
import { createInbox, createTestKit, expect, paymentInput, test } from '../../mock-server/testing/entries/vitest';
import { testScenario } from '../../sdk';

const declined = paymentInput({ metadata: testScenario('card_blocked') });

describe('an inbox', () => {
  test('keeps verified events, oldest first', async ({ client, platform, inbox }) => {
    const { id } = await client.payments.create(paymentInput());
    await platform.waitForIdle();
    expect(inbox.events).toEqual(platform.events());
    expect(inbox).toHaveEmitted('payment.succeeded', { id });
    expect(platform.deliveries().map(({ status }) => status)).not.toContain('failed');
  });

  test('gives each event once: the oldest that matches', async ({ client, inbox }) => {
    const first = await client.payments.create(paymentInput({ amount: 1_000 }));
    const second = await client.payments.create(paymentInput({ amount: 2_000 }));
    const third = await client.payments.create(paymentInput({ amount: 3_000 }));
    const { data } = await inbox.next('payment.succeeded', { where: (event) => event.data.amount > 1_000 });
    expect(data.id).toBe(second.id);
    expect((await inbox.next('payment.succeeded')).data.id).toBe(first.id);
    expect((await inbox.next('payment.succeeded')).data.id).toBe(third.id);
    expect((await inbox.next()).event_name).toBe('payment_method.created');
  });

  test('waits for an event that has not come yet, in the order of the waits', async ({ client, inbox }) => {
    const waits = [
      inbox.next('payment.succeeded'),
      inbox.next('payment.failed'),
      inbox.next('payment.succeeded'),
    ] as const;
    const first = await client.payments.create(paymentInput());
    await client.payments.create(declined).catch(() => undefined);
    const second = await client.payments.create(paymentInput());
    const [one, failed, two] = await Promise.all(waits);
    expect([one.data.id, two.data.id]).toEqual([first.id, second.id]);
    expect(failed.data.error_code).toBe('card_blocked');
  });

  test('says which events came when none of the name did', async ({ client, platform, inbox }) => {
    await client.payments.create(declined).catch(() => undefined);
    await platform.waitForIdle();
    await inbox.next('payment.created');
    await expect(inbox.next('payment.succeeded', { timeoutMs: 1 })).rejects.toThrow(
      /^no payment.succeeded arrived within 1 ms: these were emitted: .*payment.created, payment.failed.* \(1 of them already given\)$/,
    );
    const isRefund = inbox.next('payment.created', { timeoutMs: 1, where: ({ data }) => data.refunded });
    await expect(isRefund).rejects.toThrow('no payment.created that matches arrived within 1 ms');
    inbox.clear();
    await expect(inbox.next(undefined, { timeoutMs: 1 })).rejects.toMatchObject({
      name: 'AssertionError',
      message: 'no event arrived within 1 ms: nothing was emitted',
    });
  });

  test('rejects a wait whose function throws, and accepts the delivery', async ({ client, platform, inbox }) => {
    const next = inbox.next('payment.succeeded', {
      where: () => {
        throw new RangeError('of the test');
      },
    });
    const rejected = expect(next).rejects.toThrow(RangeError);
    await client.payments.create(paymentInput());
    await rejected;
    await platform.waitForIdle();
    expect(inbox.events).toEqual(platform.events());
    expect(platform.deliveries().flatMap(({ attempts }) => attempts)).toHaveLength(inbox.events.length);
  });

  test('receives only the events that it is for', async ({ client, platform }) => {
    const inbox = createInbox(platform, { events: ['payment.failed'] });
    await client.payments.create(paymentInput());
    await client.payments.create(declined).catch(() => undefined);
    await platform.waitForIdle();
    expect(inbox.events.map(({ event_name }) => event_name)).toEqual(['payment.failed']);
    inbox.close();
  });

  test('accepts events of a clock that was moved, and none with a wrong signature', async ({
    client,
    platform,
    inbox,
  }) => {
    platform.clock.advance('40d');
    await client.payments.create(paymentInput());
    expect(await inbox.next('payment.succeeded')).toMatchObject({ data: { status: 'succeeded' } });
    inbox.clear();
    platform.faults.create({ event_name: 'payment.succeeded', times: 1, fault: { webhook: 'wrong_signature' } });
    await client.payments.create(paymentInput());
    await platform.waitForIdle();
    expect(inbox).not.toHaveEmitted('payment.succeeded');
    expect(inbox).toHaveEmitted('payment.created');
    await expect(inbox.next('payment.succeeded', { timeoutMs: 0 })).rejects.toThrow(
      /no payment\.succeeded arrived within 0 ms: .*\. A delivery failed: status 400: WebhookVerificationError: .*, fault wrong_signature$/s,
    );
  });

  test('ends its waits when it is closed, and its publisher with it; twice is once', async ({ platform }) => {
    const inbox = createInbox(platform);
    const next = inbox.next('payment.succeeded');
    const ended = expect(next).rejects.toThrow('before the inbox was closed: nothing was emitted');
    inbox.close();
    inbox.close();
    await ended;
    await expect(inbox.next()).rejects.toThrow('no event arrived before the inbox was closed');
    expect(platform.publishers.list()).toEqual([]);
  });

  test('can be closed after its platform was reset', async () => {
    const kit = await createTestKit();
    onTestFinished(() => kit.close());
    expect(kit.inbox.events).toEqual([]);
    kit.platform.reset();
    kit.inbox.close();
  });
});
