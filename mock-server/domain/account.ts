import { ApiError } from '../api-error';
import type { AccountRow } from '../store/rows';

/** Why an account cannot process payments. Source: States and transitions, Sub account status. */
export function enabledProblem(account: AccountRow): ApiError | undefined {
  return account.status === 'enabled' ? undefined : new ApiError('sub_account_not_enabled', { status: account.status });
}
