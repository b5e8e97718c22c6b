import type { ReviewOutcome } from '../../spec/tables/review-outcomes';
import { SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { reviewProblem } from '../domain/account';
import type { AccountRow } from '../rows';
import { moveAccount } from './account-status';

/** Decides on a sub account of either mode, as the review of the service does. */
export function reviewAccount(work: UnitOfWork, subAccountId: string, outcome: ReviewOutcome): AccountRow {
  const account = work.rows.find('accounts', subAccountId);
  if (account?.kind !== 'sub') throw new SandboxError('resource_not_found', {});
  const problem = reviewProblem(account, outcome);
  if (problem) throw problem;
  return moveAccount(work, account, outcome);
} // resource_not_found parameter_invalid sub_account_unexpected_state
