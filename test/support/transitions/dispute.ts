import type { DisputeOutcome } from '../../../spec/tables/outcomes';
import { payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Read, type Move, type Start, type MachineRecipes } from './recipe';

/** Reads a dispute from the newest payment: there is no operation for disputes. */
const read: Read = async (timed, id) => {
  const [paid] = (await timed.get('/v1/payments?limit=1')).as('PaymentList').data;
  const dispute = paid?.disputes.find((each) => each.id === id);
  return { id, status: dispute?.status ?? 'not there' };
};

const needsResponse: Start = async (timed) => {
  const { id } = (await timed.post('/v1/payments', payment())).payment;
  return read(timed, succeeded(await timed.platform.openDispute(id)).dispute.id);
};
const decide =
  (outcome: DisputeOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.decideDispute(id, outcome));
const underReview = after(needsResponse, decide('respond'), read);

export const disputeRecipes: MachineRecipes<'dispute'> = {
  read,
  recipes: {
    respond: { needs_response: { start: needsResponse, move: decide('respond') } },
    win: {
      needs_response: { start: needsResponse, move: decide('win') },
      under_review: { start: underReview, move: decide('win') },
    },
    lose: {
      needs_response: { start: needsResponse, move: (timed) => timed.wait('14d') },
      under_review: { start: underReview, move: decide('lose') },
    },
  },
};
