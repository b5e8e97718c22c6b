import type { ReviewOutcome } from '../../../spec/tables/review-outcomes';
import { reviewAccount } from '../../actions/review';
import type { AccountRow } from '../../rows';
import { runStep } from '../perform';
import type { Recipe } from '../recipe';

/** What the review does next. An account that can process payments still can afterwards. */
const reviews: { readonly [Status in AccountRow['status']]: readonly ReviewOutcome[] } = {
  created: ['approve'],
  submitted: ['approve'],
  information_needed: ['approve'],
  enabled: ['disable', 'enable'],
  disabled: ['enable'],
  rejected: ['archive'],
  archived: ['archive'],
};

/** By its automatic review, where that waits, or else by a person's. */
const update: Recipe = (work, id) => {
  const account = () => work.rows.require('accounts', id);
  const before = account();
  runStep(work, 'enable_sub_account', id);
  if (account().status !== before.status) return;
  for (const outcome of reviews[before.status]) reviewAccount(work, id, outcome);
};

export const accountRecipes = {
  'sub_account.updated': { sub_account: update },
  'seller_account.updated': { sub_account: update },
} as const;
