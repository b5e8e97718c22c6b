import { payoutOutcomes } from '../tables/payout-outcomes';
import { payout, payoutBankAccount } from '../resources/proceeds-payouts';
import { defineResource, one } from '../vocabulary/operation';
import { choice, request, required } from '../vocabulary/schema';

/** Source: Resources, Proceeds payout; Payout status. */
export const payouts = defineResource({
  tag: 'Payouts',
  description: 'What becomes of a payout that does not arrive. No operation of the API does that.',
  schemas: { Payout: payout, PayoutBankAccount: payoutBankAccount },
  operations: {
    endPayout: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/proceeds/{payout_id}/end',
      summary: 'Fail or cancel a payout',
      description:
        'A payout in transit can fail, which `proceeds.payout.failed` tells; a scheduled one can be canceled. Its amount is paid with the next payout, as `other_total`.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({ outcome: required(choice(payoutOutcomes, 'What becomes of it.')) }),
      success: one(200, 'payout', 'Payout'),
      errors: ['resource_not_found', 'payout_unexpected_state'],
    },
  },
});
