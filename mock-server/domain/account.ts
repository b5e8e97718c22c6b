import { type ReviewOutcome, reviewOutcomes } from '../../spec/tables/outcomes';
import { subAccountStates } from '../../spec/tables/states';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { NewId } from '../random/ids';
import type { AccountRow, ApplicationFeeRateRow, Currency } from '../rows';
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

/** The rates of a new account, for cards and for bank accounts. */
const rates = [
  { rate_type: 'cc', basis_point_rate: 225, transaction_fee: 37 },
  { rate_type: 'ach', basis_point_rate: 45, transaction_fee: 75 },
] as const;

/** Returns the application fee rates of a new account. */
export function applicationFeeRates(
  currency: Currency,
  { newId, now }: { readonly newId: NewId; readonly now: string },
): readonly ApplicationFeeRateRow[] {
  if (currency === 'cad') return [];
  return rates.map(({ rate_type, basis_point_rate, transaction_fee }) => ({
    id: newId('afr'),
    transaction_fee,
    currency,
    basis_point_rate,
    rate_type,
    created_at: now,
    updated_at: now,
  }));
}

/**
 * Returns the rate of an account for a type of payment method. Rates do not apply in Canadian dollars, although an account that
 * an earlier release created has them.
 */
export function applicableRate(account: AccountRow, rateType: 'cc' | 'ach'): ApplicationFeeRateRow | undefined {
  if (account.currency === 'cad') return undefined;
  return account.application_fee_rates.find((rate) => rate.rate_type === rateType);
}
