import { applicationFeeRate, subAccount } from '../resources/sub-accounts';
import { reviewOutcomes } from '../tables/review-outcomes';
import { defineResource, one } from '../vocabulary/operation';
import { choice, request, required } from '../vocabulary/schema';

/** Source: States and transitions, Sub account status. */
export const reviews = defineResource({
  tag: 'Reviews',
  description:
    'What the service decides on a sub account once it has looked at its onboarding entry, or later. No operation of the API does.',
  schemas: { SubAccount: subAccount, ApplicationFeeRate: applicationFeeRate },
  operations: {
    reviewSubAccount: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/sub_accounts/{sub_account_id}/review',
      summary: 'Review a sub account',
      description: 'Moves a test or a live sub account to another status, and tells of it by `sub_account.updated`.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        outcome: required(
          choice(reviewOutcomes, 'What was decided. Which of them are possible depends on the status.'),
        ),
      }),
      success: one(200, 'sub_account', 'SubAccount'),
      errors: ['resource_not_found', 'sub_account_unexpected_state'],
    },
  },
});
