import type { UnitOfWork } from '../../context';
import { decideDispute, openDispute } from '../../actions/disputes';
import { firstOf } from '../../domain/first-of';
import { canTransition } from '../../domain/transition';
import { disputeStates } from '../../../spec/tables/states';
import type { DisputeOutcome } from '../../../spec/tables/outcomes';
import type { DisputeRow } from '../../rows';
import { perform, sendEmptyFile } from '../perform';
import { onlyAtCreation, type Recipe } from '../recipe';
import { settleOrCapture } from './payments';

const disputeOf = ({ rows }: UnitOfWork, id: string): DisputeRow => rows.require('disputes', id);

const open: Recipe = (work, id) => {
  settleOrCapture(work, id);
  openDispute(work, id, {});
};

const decide =
  (outcome: DisputeOutcome): Recipe =>
  (work, id) => {
    decideDispute(work, id, outcome);
  };

const forfeit: Recipe = (work, id) => {
  perform(work, 'submitDisputeResponse', disputeOf(work, id), { path: { dispute_id: id }, body: { forfeit: true } });
};

/** Wins an open dispute, and reverses a lost one. */
const returnFunds: Recipe = (work, id) => {
  decideDispute(work, id, disputeOf(work, id).status === 'lost' ? 'reverse' : 'win');
};

/** Follows a recipe with the newest dispute of a payment if it can take one of some moves, or else with a new one. */
const onDisputeOf =
  (moves: readonly DisputeOutcome[], recipe: Recipe): Recipe =>
  (work, id) => {
    const newest = () => firstOf(work.rows.walk('disputes', 'ofPayment', id, 'descending'));
    const status = newest()?.status;
    if (status === undefined || !moves.some((move) => canTransition(disputeStates, status, move))) open(work, id);
    const row = newest();
    if (row) recipe(work, row.id);
  };

/** The file of evidence arrives. */
const upload: Recipe = (work, id) => sendEmptyFile(work, work.rows.require('dispute_evidence', id).upload_id);

export const disputeRecipes = {
  'payment.dispute.created': { payment: open, dispute: onlyAtCreation },
  'payment.dispute.submitted': { payment: onDisputeOf(['respond'], decide('respond')), dispute: decide('respond') },
  'payment.dispute.forfeited': { payment: onDisputeOf(['respond'], forfeit), dispute: forfeit },
  'payment.dispute.closed': { payment: onDisputeOf(['lose'], decide('lose')), dispute: decide('lose') },
  'payment.dispute.funds_returned': {
    payment: onDisputeOf(['win', 'reverse'], returnFunds),
    dispute: returnFunds,
  },
  'payment.dispute_evidence.created': { dispute_evidence: onlyAtCreation },
  'payment.dispute_evidence.uploaded': { dispute_evidence: upload },
} as const;
