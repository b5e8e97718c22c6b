import { bankPayment } from '../bodies';
import type { TimedPlatform } from '../timed-platform';
import type { Read, Start, MachineRecipes } from './recipe';

const read: Read = async (timed, id) => (await timed.get(`/v1/refunds/${id}`)).refund;

async function refunded(timed: TimedPlatform, account_number: string, settlement: string) {
  const { id } = (await timed.post('/v1/payments', bankPayment({ account_number }))).payment;
  await timed.wait(settlement);
  return (await timed.post(`/v1/payments/${id}/refunds`)).refund;
}

const toSlowBank: Start = async (timed) => read(timed, (await refunded(timed, '000555555559', '5d')).id);

/** The bank responds at once: only the response to the refund shows it pending. */
const toRefusingBank: Start = (timed) => refunded(timed, '000444444440', '0s');

export const refundRecipes: MachineRecipes<'refund'> = {
  read,
  recipes: {
    settle: { pending: { start: toSlowBank, move: (timed) => timed.wait('5d') } },
    fail: { pending: { start: toRefusingBank, move: read } },
  },
};
