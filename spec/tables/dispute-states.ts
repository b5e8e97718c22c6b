import { machine } from '../vocabulary/machine';
import { situations } from './situations';

/** Source: Resources, Payment (`disputes`). */
export const disputeStates = machine({
  initial: ['needs_response'],
  states: {
    needs_response: {
      meaning: 'The dispute waits for a response of the merchant.',
      createdBy: 'openDispute',
      allows: ['updateDisputeResponse', 'createDisputeEvidence'],
      provenance: 'reference',
    },
    under_review: { meaning: 'The card network has not decided on the dispute yet.', provenance: 'reference' },
    won: {
      meaning: 'Decided for the merchant.',
      causes: [
        situations.dispute_won,
        situations.dispute_won_with_fee,
        situations.dispute_reversed,
        situations.dispute_reversed_with_fee,
      ],
      provenance: 'reference',
    },
    lost: {
      meaning: 'Decided for the payer.',
      causes: [
        situations.dispute_lost,
        situations.dispute_decided_early,
        situations.dispute_unanswered,
        situations.dispute_forfeited,
        situations.dispute_returned,
      ],
      provenance: 'reference',
    },
  },
  transitions: {
    respond: {
      from: ['needs_response'],
      to: 'under_review',
      movedBy: 'submitDisputeResponse',
      provenance: 'reference',
    },
    forfeit: {
      from: ['needs_response'],
      to: 'lost',
      movedBy: 'submitDisputeResponse, with `forfeit`',
      provenance: 'reference',
    },
    win: {
      from: ['needs_response', 'under_review'],
      to: 'won',
      movedBy: 'the card network',
      provenance: 'chosen',
    },
    lose: {
      from: ['needs_response', 'under_review'],
      to: 'lost',
      movedBy:
        'the card network, the clock at the due date if there is no response, or the bank that returns the payment',
      provenance: 'chosen',
    },
    reverse: {
      from: ['lost'],
      to: 'won',
      movedBy: 'the card network, which reverses its decision',
      provenance: 'reference',
    },
  },
  simulatedBy: { decideDispute: ['win', 'lose', 'reverse'] },
});
