import { machine } from '../vocabulary/machine';

/** Source: Resources, Payment (`disputes`). */
export const disputeStates = machine({
  initial: ['needs_response'],
  states: {
    needs_response: {
      meaning: 'Waits for evidence from the merchant.',
      createdBy: 'openDispute',
      allows: ['updateDisputeResponse', 'createDisputeEvidence'],
      provenance: 'reference',
    },
    under_review: { meaning: 'The card network examines the evidence.', provenance: 'reference' },
    won: { meaning: 'Decided for the merchant.', provenance: 'reference' },
    lost: { meaning: 'Decided for the card holder.', provenance: 'reference' },
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
