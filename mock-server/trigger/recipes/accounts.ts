import type { ReviewOutcome } from '../../../spec/tables/outcomes';
import { reviewAccount } from '../../actions/account-status';
import type { AccountRow } from '../../rows';
import { runJobOf } from '../perform';
import { onlyAtCreation, type Recipe } from '../recipe';

/** The review outcomes that change an account. One that is enabled is enabled again at the end. */
const reviews: { readonly [Status in AccountRow['status']]: readonly ReviewOutcome[] } = {
  created: ['approve'],
  submitted: ['approve'],
  information_needed: ['approve'],
  enabled: ['disable', 'enable'],
  disabled: ['enable'],
  rejected: ['archive'],
  archived: ['archive'],
};

/** By the automatic review if it is pending, or else by a reviewer. */
const update: Recipe = (work, id) => {
  const account = () => work.rows.require('accounts', id);
  const before = account();
  runJobOf(work, 'enable_sub_account', id);
  if (account().status !== before.status) return;
  for (const outcome of reviews[before.status]) reviewAccount(work, id, outcome);
};

export const accountRecipes = {
  'sub_account.updated': { sub_account: update },
  'seller_account.updated': { sub_account: update },
  'account.payout_setting.updated': { sub_account: update },
  'payout.bank_account.activated': { sub_account: update },
  'application_fee_rate.created': { sub_account: onlyAtCreation },
} as const;
