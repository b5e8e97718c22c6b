import { openTestDispute } from '../actions/dispute-tests';
import { moveDispute } from '../actions/disputes';
import { canTransition } from '../domain/transition';
import { paymentStates } from '../../spec/tables/states';
import { jobOn } from './job';

/** Loses a dispute that has no response at its due date. One with a response stays open until the card network decides. */
export const loseDispute = jobOn(
  'disputes',
  ({ status }) => status === 'needs_response',
  (work, dispute) => moveDispute(work, dispute, 'lose'),
);

/** Opens the dispute that the metadata of a payment ask for. */
export const openDispute = jobOn(
  'payments',
  ({ status }) => canTransition(paymentStates, status, 'dispute'),
  openTestDispute,
);

/** Decides a dispute with a response as the metadata of its payment ask for, unless that has happened meanwhile. */
export const decideDispute = jobOn(
  'disputes',
  ({ status, test_outcome }) => status === 'under_review' && test_outcome !== null,
  (work, dispute) => moveDispute(work, dispute, dispute.test_outcome?.expected_result === 'won' ? 'win' : 'lose'),
);
