import { type ReviewOutcome, reviewOutcomes } from '../../spec/tables/outcomes';
import { subAccountStates } from '../../spec/tables/states';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { AccountRow } from '../rows';
import { canTransition } from './transition';

/** Whether an account processes payments and receives payouts. */
export function isEnabled({ status }: AccountRow): boolean {
  return status === 'enabled';
}

/** Returns an error if an account cannot process payments. Source: States and transitions, Sub account status. */
export function enabledProblem(account: AccountRow): SandboxError | undefined {
  return isEnabled(account) ? undefined : new SandboxError('sub_account_not_enabled', { status: account.status });
}

/** Returns the first error that prevents an outcome of a review. */
export function reviewProblem({ status }: AccountRow, outcome: ReviewOutcome): SandboxError | undefined {
  // Callers without types may pass an event that is not a review outcome, such as `submit`.
  if (!reviewOutcomes.includes(outcome)) return invalidControlParameter('outcome');
  if (!canTransition(subAccountStates, status, outcome)) {
    const allowed = reviewOutcomes.filter((other) => canTransition(subAccountStates, status, other));
    return new SandboxError('sub_account_unexpected_state', {
      status,
      outcome,
      allowed: allowed.join(' or ') || 'none',
    });
  }
  return undefined;
}
