import { bankPayment } from '../bodies';
import type { TimedPlatform } from '../timed-platform';
import type { Look, Start, Ways } from './recipe';

const look: Look = async (world, id) => (await world.get(`/v1/refunds/${id}`)).refund;

async function refunded(world: TimedPlatform, account_number: string, settlement: string) {
  const { id } = (await world.post('/v1/payments', bankPayment({ account_number }))).payment;
  await world.wait(settlement);
  return (await world.post(`/v1/payments/${id}/refunds`)).refund;
}

const toSlowBank: Start = async (world) => look(world, (await refunded(world, '000555555559', '5d')).id);

/** Its bank answers at once: only the answer to the refund shows it pending. */
const toRefusingBank: Start = (world) => refunded(world, '000444444440', '0s');

export const refundWays: Ways<'refund'> = {
  look,
  ways: {
    settle: { pending: { start: toSlowBank, move: (world) => world.wait('5d') } },
    fail: { pending: { start: toRefusingBank, move: look } },
  },
};
