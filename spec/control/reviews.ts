import { applicationFeeRate, subAccount } from '../resources/sub-accounts';
import { reviewOutcomes } from '../tables/outcomes';
import { platformControl } from '../vocabulary/define-operation';
import { defineResource, one } from '../vocabulary/operation';
import { choice, request, required } from '../vocabulary/schema';

/** Source: States and transitions, Sub account status. */
export const reviews = defineResource({
  tag: 'Reviews',
  description:
    'Decisions of the service on a sub account, after its onboarding entry or later. No operation of the API makes them.',
  schemas: { SubAccount: subAccount, ApplicationFeeRate: applicationFeeRate },
  operations: {
    reviewSubAccount: platformControl.post('/_sandbox/platforms/{platform_id}/sub_accounts/{sub_account_id}/review', {
      summary: 'Review a sub account',
      description: 'Changes the status of a test or live sub account, and emits `sub_account.updated`.',
      body: request({
        outcome: required(
          choice(
            reviewOutcomes,
            'Decision of the review. The status of the sub account determines which outcomes are possible.',
          ),
        ),
      }),
      success: one(200, 'sub_account', 'SubAccount'),
      errors: ['resource_not_found', 'sub_account_unexpected_state'],
    }),
  },
});
