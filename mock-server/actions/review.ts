import type { ReviewOutcome } from '../../spec/tables/outcomes';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { reviewProblem } from '../domain/account';
import type { AccountRow } from '../rows';
import { moveAccount } from './account-status';

/** Reviews a sub account of either mode, as a reviewer of the service does. */
export function reviewAccount(work: UnitOfWork, subAccountId: string, outcome: ReviewOutcome): AccountRow {
  const account = work.rows.find('accounts', subAccountId);
  if (account?.kind !== 'sub') throw new SandboxError('resource_not_found', {});
  requireNoProblem(reviewProblem(account, outcome));
  return moveAccount(work, account, outcome);
} // resource_not_found parameter_invalid sub_account_unexpected_state
