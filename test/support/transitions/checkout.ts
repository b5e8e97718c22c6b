import { cardToken, complete, decliningCard, makeCheckout } from '../checkouts';
import { succeeded } from '../timed-platform';
import { after, type Look, type Move, type Start, type Ways } from './recipe';

const look: Look = async (world, id) => (await world.get(`/v1/checkouts/${id}`)).checkout;

const created: Start = async (world) => look(world, (await makeCheckout(world.api)).id);
const completeWith =
  (number?: string): Move =>
  async ({ api }, id) =>
    succeeded(await complete(api, id, await cardToken(api, number)));
const attempted = after(created, completeWith(decliningCard), look);
const expire: Move = (world) => world.wait('24h');

export const checkoutWays: Ways<'checkout'> = {
  look,
  ways: {
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
