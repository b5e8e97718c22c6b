import { moveDispute } from '../actions/disputes';
import type { Job } from './index';

/** The due date of a dispute. One with a response waits for the card network, however long that takes. */
export const loseDispute: Job = (work, id) => {
  const dispute = work.rows.require('disputes', id);
  if (dispute.status === 'needs_response') moveDispute(work, dispute, 'lose');
};
