import { payoutOutcomes } from '../tables/outcomes';
import { payout } from '../resources/payouts';
import { payoutBankAccount, proceedsPayout } from '../resources/proceeds-payouts';
import { platformControl } from '../vocabulary/define-operation';
import { defineResource, one } from '../vocabulary/operation';
import { choice, ref, request, required } from '../vocabulary/schema';

const end = {
  body: request({ outcome: required(choice(payoutOutcomes, 'Outcome of the payout.')) }),
  success: one(200, 'payout', 'EndedPayout'),
  errors: ['resource_not_found', 'payout_unexpected_state'],
} as const;

/** Source: Resources, Proceeds payout; Payout status. */
export const payouts = defineResource({
  tag: 'Payouts',
  description: 'Payouts that are not paid. No operation of the API fails or cancels a payout.',
  schemas: {
    EndedPayout: {
      anyOf: [ref('Payout'), ref('ProceedsPayout')],
      description: 'A payout of an account, or of proceeds.',
      'x-provenance': 'chosen',
    },
    Payout: payout,
    ProceedsPayout: proceedsPayout,
    PayoutBankAccount: payoutBankAccount,
  },
  operations: {
    endPayout: platformControl.post('/_sandbox/platforms/{platform_id}/payouts/{payout_id}/end', {
      summary: 'Fail or cancel a payout',
      description:
        'Of an account, or of proceeds. A payout in transit can fail, which emits `payout.failed` or `proceeds.payout.failed`. A scheduled payout can be canceled. The next payout includes the amount as `other_total`.',
      ...end,
    }),
    endProceedsPayout: platformControl.post('/_sandbox/platforms/{platform_id}/proceeds/{payout_id}/end', {
      summary: 'Fail or cancel a payout of proceeds',
      description: 'The same under an older path, which also takes payouts of accounts.',
      ...end,
    }),
  },
});
