import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';

test('a job that another job schedules runs in the same advance, relative to the instant of that job', async () => {
  const sandbox = createSandbox({ clock: new TestClock() });
  const platform = sandbox.platform();
  await sandbox.client().payments.create({
    ...payment(),
    currency: 'usd',
    fees: [{ type: 'platform_fee', amount: 100 }],
  });
  const ran = (by: string) => platform.clock.advance(by).ran.map(({ kind, due_at }) => [kind, due_at.slice(0, 10)]);
  // Posted on a Sunday: the batches close with the day, and their payouts are sent and paid on business days.
  expect(ran('30d')).toEqual([
    ['close_payout_batch', '2031-05-05'],
    ['close_proceeds_batch', '2031-05-05'],
    ['send_payout', '2031-05-06'],
    ['send_proceeds_payout', '2031-05-06'],
    ['pay_payout', '2031-05-07'],
    ['pay_proceeds_payout', '2031-05-07'],
  ]);
});
