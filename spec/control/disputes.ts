import { disputeOutcomes } from '../tables/dispute-outcomes';
import { disputeReasons } from '../tables/dispute-reasons';
import { limits } from '../tables/limits';
import { dispute } from '../resources/payments';
import { defineResource, one } from '../vocabulary/operation';
import { choice, money, request, required } from '../vocabulary/schema';

const days = limits.dispute_response_seconds.value / 86_400;

/** Source: Resources, Payment (`disputes`); Payment status. */
export const disputes = defineResource({
  tag: 'Disputes',
  description: 'What payers contest, and what the card network makes of it. No operation of the API does that.',
  schemas: { Dispute: dispute },
  operations: {
    openDispute: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/payments/{payment_id}/disputes',
      summary: 'Dispute a payment',
      description: `Takes the disputed part off the balance of the payment, which is \`disputed\` from then on, and tells of it by \`payment.dispute.created\`. A dispute without a response is lost after ${days} days.`,
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        amount: money('The disputed part. Without it, all that is left of the payment.', {
          exclusiveMinimum: 0,
          'x-errors': { type: 'amount_must_be_an_integer', exclusiveMinimum: 'amount_below_minimum' },
        }),
        reason: choice(disputeReasons, 'What the payer says.', { default: disputeReasons[0] }),
      }),
      bodyOptional: true,
      success: one(201, 'dispute', 'Dispute'),
      errors: [
        'resource_not_found',
        'payment_cannot_be_disputed',
        'refund_in_progress',
        'dispute_exceeds_amount_available',
      ],
    },
    decideDispute: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/disputes/{dispute_id}/outcome',
      summary: 'Respond to a dispute, win or lose it',
      description:
        'A dispute with a response waits for the decision, however long that takes. One that is won gives its amount back to the payment; one that is lost keeps it. `payment.dispute.closed` tells of both.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({ outcome: required(choice(disputeOutcomes, 'What becomes of it.')) }),
      success: one(200, 'dispute', 'Dispute'),
      errors: ['resource_not_found', 'dispute_unexpected_state'],
    },
  },
});
