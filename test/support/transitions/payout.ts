import type { PayoutOutcome } from '../../../spec/tables/outcomes';
import { payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Read, type Move, type Start, type MachineRecipes } from './recipe';

const read: Read = async (timed, id) => (await timed.get(`/v1/payouts/${id}`)).payout;

/** Sets the clock to a Monday, so that no weekend delays the payout. */
const scheduled: Start = async (timed) => {
  succeeded(await timed.platform.clock({ set: '2032-03-01T12:00:00Z' }));
  await timed.post('/v1/payments', payment());
  await timed.wait('12h');
  const [payout] = (await timed.get('/v1/payouts')).as('PayoutList').data;
  return read(timed, payout?.id ?? '');
};
const aDay: Move = (timed) => timed.wait('1d');
const inTransit = after(scheduled, aDay, read);
const end =
  (outcome: PayoutOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.endPayout(id, outcome));

export const payoutRecipes: MachineRecipes<'payout'> = {
  read,
  recipes: {
    send: { scheduled: { start: scheduled, move: aDay } },
    pay: { in_transit: { start: inTransit, move: aDay } },
    fail: { in_transit: { start: inTransit, move: end('fail') } },
    cancel: { scheduled: { start: scheduled, move: end('cancel') } },
  },
};
