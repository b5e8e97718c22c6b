import { type ReviewOutcome, reviewOutcomes } from '../../spec/tables/review-outcomes';
import { subAccountStates } from '../../spec/tables/states';
import { SandboxError } from '../sandbox-error';
import type { AccountRow } from '../rows';
import { canTransition } from './transition';

/** Why an account cannot process payments. Source: States and transitions, Sub account status. */
export function enabledProblem(account: AccountRow): SandboxError | undefined {
  return account.status === 'enabled'
    ? undefined
    : new SandboxError('sub_account_not_enabled', { status: account.status });
}

/** Why a review cannot decide so on an account; the first reason that applies. */
export function reviewProblem({ status }: AccountRow, outcome: ReviewOutcome): SandboxError | undefined {
  // Whoever calls without types may also ask for a way that others take, such as an onboarding entry.
  if (!reviewOutcomes.includes(outcome)) return new SandboxError('parameter_invalid', { name: 'outcome' });
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
