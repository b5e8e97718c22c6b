import type { DisputeOutcome } from '../../../spec/tables/outcomes';
import { payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Read, type Move, type Start, type MachineRecipes } from './recipe';

const read: Read = async (timed, id) => (await timed.get(`/v1/disputes/${id}`)).as('DisputeEnvelope').data;
const respond =
  (forfeit: boolean): Move =>
  async (timed, id) =>
    void (await timed.post(`/v1/disputes/${id}/response`, { forfeit }));

const needsResponse: Start = async (timed) => {
  const { id } = (await timed.post('/v1/payments', payment())).payment;
  return read(timed, succeeded(await timed.platform.openDispute(id)).dispute.id);
};
const decide =
  (outcome: DisputeOutcome): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.decideDispute(id, outcome));
const underReview = after(needsResponse, decide('respond'), read);
const lost = after(needsResponse, decide('lose'), read);

export const disputeRecipes: MachineRecipes<'dispute'> = {
  read,
  recipes: {
    respond: { needs_response: { start: needsResponse, move: respond(false) } },
    forfeit: { needs_response: { start: needsResponse, move: respond(true) } },
    win: {
      needs_response: { start: needsResponse, move: decide('win') },
      under_review: { start: underReview, move: decide('win') },
    },
    lose: {
      needs_response: { start: needsResponse, move: (timed) => timed.wait('14d') },
      under_review: { start: underReview, move: decide('lose') },
    },
    reverse: { lost: { start: lost, move: decide('reverse') } },
  },
};
