import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { postProceeds } from '../../mock-server/actions/proceeds';
import { TestClock } from '../support/clock';

test('a job that another job schedules runs in the same advance, relative to the instant of that job', () => {
  const sandbox = createSandbox({ clock: new TestClock() });
  const platform = sandbox.platform();
  platform.transact({ request_id: null, idempotency_key: null }, (work) =>
    postProceeds(work, { mode: 'test', currency: 'usd' }, 'payment', 100),
  );
  const ran = (by: string) => platform.clock.advance(by).ran.map(({ kind, due_at }) => [kind, due_at.slice(0, 10)]);
  // Posted on a Sunday: the batch closes with the day, and its payout is sent and paid on business days.
  expect(ran('30d')).toEqual([
    ['close_proceeds_batch', '2031-05-05'],
    ['send_proceeds_payout', '2031-05-06'],
    ['pay_proceeds_payout', '2031-05-07'],
  ]);
});
