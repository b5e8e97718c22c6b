import { defaultDisputeReason, disputeReasonNames } from '../tables/dispute-reasons';
import { disputeOutcomes } from '../tables/outcomes';
import { limits } from '../tables/limits';
import { disputeSchemas } from '../resources/disputes';
import { daysText } from '../vocabulary/day-text';
import { platformControl } from '../vocabulary/define-operation';
import { defineResource, one } from '../vocabulary/operation';
import { allIfAbsent, choice, money, request, required } from '../vocabulary/schema';

/** Source: Resources, Payment (`disputes`); Payment status. */
export const disputes = defineResource({
  tag: 'Disputes',
  description: 'Disputes by card holders and their outcomes. No operation of the API opens or wins a dispute.',
  schemas: disputeSchemas,
  operations: {
    openDispute: platformControl.post('/_sandbox/platforms/{platform_id}/payments/{payment_id}/disputes', {
      summary: 'Dispute a payment',
      description: `Deducts the disputed amount from the balance of the payment, changes its status to \`disputed\`, and emits \`payment.dispute.created\`. A dispute without a response is lost after ${daysText(limits.dispute_response_seconds.value)}.`,
      body: request({
        amount: allIfAbsent(
          money('The disputed amount. Default: the remaining amount of the payment.', {
            exclusiveMinimum: 0,
            'x-errors': { type: 'amount_must_be_an_integer', exclusiveMinimum: 'amount_below_minimum' },
          }),
        ),
        reason: choice(disputeReasonNames, 'Reason of the payer.', { default: defaultDisputeReason }),
      }),
      bodyOptional: true,
      success: one(201, 'dispute', 'Dispute'),
      errors: [
        'resource_not_found',
        'payment_cannot_be_disputed',
        'refund_in_progress',
        'dispute_exceeds_amount_available',
      ],
    }),
    decideDispute: platformControl.post('/_sandbox/platforms/{platform_id}/disputes/{dispute_id}/outcome', {
      summary: 'Respond to a dispute, win, lose or reverse it',
      description:
        'A dispute with a response waits for the decision without a time limit. Winning returns the disputed amount to the balance of the payment; losing does not. `reverse` turns a lost dispute into a won one. Each of these emits `payment.dispute.closed`, and a dispute that is won `payment.dispute.funds_returned` as well. `respond` emits `payment.dispute.submitted`.',
      body: request({ outcome: required(choice(disputeOutcomes, 'Outcome of the dispute.')) }),
      success: one(200, 'dispute', 'Dispute'),
      errors: ['resource_not_found', 'dispute_unexpected_state'],
    }),
  },
});
