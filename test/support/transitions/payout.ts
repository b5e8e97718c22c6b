import type { PayoutOutcome } from '../../../spec/tables/outcomes';
import { payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Look, type Move, type Start, type Ways } from './recipe';

const look: Look = async (world, id) => (await world.get(`/v1/proceeds/${id}`)).payout;

/** The clock of the platform is set to a Monday, so that no weekend comes between. */
const scheduled: Start = async (world) => {
  succeeded(await world.platform.clock({ set: '2032-03-01T12:00:00Z' }));
  await world.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await world.wait('12h');
  const [payout] = (await world.get('/v1/proceeds')).as('PayoutList').data;
  return look(world, payout?.id ?? '');
};
const aDay: Move = (world) => world.wait('1d');
const inTransit = after(scheduled, aDay, look);
const end =
  (outcome: PayoutOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.endPayout(id, outcome));

export const payoutWays: Ways<'payout'> = {
  look,
  ways: {
    send: { scheduled: { start: scheduled, move: aDay } },
    pay: { in_transit: { start: inTransit, move: aDay } },
    fail: { in_transit: { start: inTransit, move: end('fail') } },
    cancel: { scheduled: { start: scheduled, move: end('cancel') } },
  },
};
