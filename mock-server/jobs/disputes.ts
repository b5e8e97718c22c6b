import { moveDispute } from '../actions/disputes';
import type { Job } from './job';

/** Loses a dispute that has no response at its due date. One with a response stays open until the card network decides. */
export const loseDispute: Job = (work, id) => {
  const dispute = work.rows.require('disputes', id);
  if (dispute.status === 'needs_response') moveDispute(work, dispute, 'lose');
};
