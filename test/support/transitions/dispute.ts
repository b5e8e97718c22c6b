import type { DisputeOutcome } from '../../../spec/tables/outcomes';
import { payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Look, type Move, type Start, type Ways } from './recipe';

/** Disputes are read with their payment; each of these is the newest of the newest payment. */
const look: Look = async (world, id) => {
  const [paid] = (await world.get('/v1/payments?limit=1')).as('PaymentList').data;
  const dispute = paid?.disputes.find((each) => each.id === id);
  return { id, status: dispute?.status ?? 'not there' };
};

const needsResponse: Start = async (world) => {
  const { id } = (await world.post('/v1/payments', payment())).payment;
  return look(world, succeeded(await world.platform.openDispute(id)).dispute.id);
};
const decide =
  (outcome: DisputeOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.decideDispute(id, outcome));
const underReview = after(needsResponse, decide('respond'), look);

export const disputeWays: Ways<'dispute'> = {
  look,
  ways: {
    respond: { needs_response: { start: needsResponse, move: decide('respond') } },
    win: {
      needs_response: { start: needsResponse, move: decide('win') },
      under_review: { start: underReview, move: decide('win') },
    },
    lose: {
      needs_response: { start: needsResponse, move: (world) => world.wait('14d') },
      under_review: { start: underReview, move: decide('lose') },
    },
  },
};
