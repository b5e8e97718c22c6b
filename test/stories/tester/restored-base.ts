import { cardInput, createTestKit, paymentInput } from 'payments-sandbox/testing';
import { expect, onTestFinished } from 'vitest';
import type { Story } from '../story';

export const story: Story = {
  title: 'a suite restores its base: a seller, a live order, a blocked card and a fault that was used once',
  pairs: {
    seeds: ['faults', 'live', 'accounts', 'declines', 'webhooks'],
    undo: ['declines', 'live', 'accounts', 'faults'],
    faults: ['accounts'],
  },
  run: async () => {
    const kit = await createTestKit();
    onTestFinished(() => kit.close());
    const { client, platform, sandbox, inbox } = kit;
    const live = sandbox.client({ platform, mode: 'live' });
    const { id: seller } = await client.subAccounts.create({ name: 'Tea Shop' });
    const shop = client.forSubAccount(seller);
    const liveOrder = paymentInput({ payment_method: { card: cardInput({ number: '4111111111111111' }) } });
    const paid = await live.payments.create(liveOrder);
    platform.faults.create({ operation: 'createPayment', times: 2, fault: { scenario: 'expired_card' } });
    await expect(shop.payments.create(paymentInput())).rejects.toMatchObject({ declineCode: 'expired_card' });
    platform.snapshots.create('base');
    const left = () => platform.faults.list().map(({ left }) => left);

    const declining = paymentInput({ payment_method: { card: cardInput({ number: '4000000000009995' }) } });
    const declineCodes = async () => {
      const codes: unknown[] = [];
      for (let i = 0; i < 7; i++)
        codes.push(await shop.payments.create(declining).catch(({ declineCode, code }) => declineCode ?? code));
      return codes;
    };
    const first = await declineCodes();
    expect(first.slice(0, 2)).toEqual(['expired_card', 'insufficient_funds']);
    expect(left()).toEqual([0]);
    await live.refunds.create(paid.id, { amount: paid.amount });

    platform.snapshots.restore('base');
    expect(left()).toEqual([1]);
    expect((await live.payments.get(paid.id)).amount_refunded).toBe(0);
    expect(await shop.payments.list().toArray()).toHaveLength(1);
    // The card is as fresh as it was: it is declined, and blocked, by the same attempts.
    expect(await declineCodes()).toEqual(first);

    platform.snapshots.restore('base');
    inbox.clear();
    const declined = await shop.payments.create(paymentInput()).catch((error: unknown) => error);
    expect(declined).toMatchObject({ declineCode: 'expired_card' });
    await inbox.next('payment.failed', { where: ({ account_id }) => account_id === seller });
    await live.payments.create(liveOrder);
    platform.undo(2);
    expect([left(), (await live.payments.list().toArray()).length]).toEqual([[1], 1]);
    expect(await shop.payments.list().toArray()).toHaveLength(1);
    expect((await client.subAccounts.get(seller)).name).toBe('Tea Shop');
  },
};
