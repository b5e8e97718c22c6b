import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { goTo } from '../support/weekdays';

eachFront((front) => {
  const { clock } = front;

  // The second one is the older path.
  test.each(['payouts', 'proceeds'])('a payout of an account, and one of proceeds, is ended below %s', async (path) => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    await shop.api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 30 }] }));
    goTo(clock, 'Tuesday');
    const api = platform.testMode.renewed();
    const [ofAccount] = (await api.get('/v1/payouts')).as('PayoutList').data;
    const [ofProceeds] = (await api.get('/v1/proceeds')).as('ProceedsPayoutList').data;
    for (const [payout, amount] of [
      [ofAccount, 970],
      [ofProceeds, 30],
    ] as const) {
      const ended = await platform.control(`${path}/${payout?.id}/end`, { outcome: 'cancel' });
      expect(ended.status).toBe(200);
      expect(ended.asControl('EndedPayoutEnvelope').data).toMatchObject({ id: payout?.id, amount, status: 'canceled' });
    }
  });
});
