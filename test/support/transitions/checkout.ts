import { cardToken, complete, decliningCard, makeCheckout } from '../checkouts';
import { succeeded } from '../timed-platform';
import { after, type Read, type Move, type Start, type MachineRecipes } from './recipe';

const read: Read = async (timed, id) => (await timed.get(`/v1/checkouts/${id}`)).checkout;

const created: Start = async (timed) => read(timed, (await makeCheckout(timed.api)).id);
const completeWith =
  (number?: string): Move =>
  async ({ api }, id) =>
    succeeded(await complete(api, id, await cardToken(api, number)));
const attempted = after(created, completeWith(decliningCard), read);
const expire: Move = (timed) => timed.wait('7d');

export const checkoutRecipes: MachineRecipes<'checkout'> = {
  read,
  recipes: {
    attempt: {
      created: { start: created, move: completeWith(decliningCard) },
      attempted: { start: attempted, move: completeWith(decliningCard) },
    },
    complete: {
      created: { start: created, move: completeWith() },
      attempted: { start: attempted, move: completeWith() },
    },
    expire: { created: { start: created, move: expire }, attempted: { start: attempted, move: expire } },
  },
};
