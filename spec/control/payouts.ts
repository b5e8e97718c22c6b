import { payoutOutcomes } from '../tables/outcomes';
import { payout, payoutBankAccount } from '../resources/proceeds-payouts';
import { defineResource, one } from '../vocabulary/operation';
import { choice, request, required } from '../vocabulary/schema';

/** Source: Resources, Proceeds payout; Payout status. */
export const payouts = defineResource({
  tag: 'Payouts',
  description: 'Payouts that are not paid. No operation of the API fails or cancels a payout.',
  schemas: { Payout: payout, PayoutBankAccount: payoutBankAccount },
  operations: {
    endPayout: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/proceeds/{payout_id}/end',
      summary: 'Fail or cancel a payout',
      description:
        'A payout in transit can fail, which emits `proceeds.payout.failed`. A scheduled payout can be canceled. The next payout includes the amount as `other_total`.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({ outcome: required(choice(payoutOutcomes, 'Outcome of the payout.')) }),
      success: one(200, 'payout', 'Payout'),
      errors: ['resource_not_found', 'payout_unexpected_state'],
    },
  },
});
