import { subAccountStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import type { ReviewOutcome } from '../../spec/tables/outcomes';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { transition } from '../domain/transition';
import { isEnabled, reviewProblem } from '../domain/account';
import { presentPayoutAccount } from '../present/payouts';
import { presentPayoutSettings } from '../present/sub-account-settings';
import { presentSubAccount } from '../present/sub-accounts';
import type { AccountRow } from '../rows';
import { findPayoutAccount } from './payout-account';
import { resumeBatches } from './payout-batches';

export type AccountEvent = EventOf<typeof subAccountStates>;

/**
 * Schedules the automatic review of a test account, due right after the response, unless the sandbox was started without it. Live
 * accounts have no automatic review. Source: States and transitions, Sub account status.
 */
export function awaitAutomaticReview({ schedule, settings, now }: UnitOfWork, { id, mode }: AccountRow): void {
  if (mode === 'test' && settings.autoEnable) schedule('enable_sub_account', id, now);
}

/** Reviews a sub account of either mode, as a reviewer of the service does. */
export function reviewAccount(work: UnitOfWork, subAccountId: string, outcome: ReviewOutcome): AccountRow {
  const account = work.rows.find('accounts', subAccountId);
  if (account?.kind !== 'sub') throw new SandboxError('resource_not_found', {});
  requireNoProblem(reviewProblem(account, outcome));
  return moveAccount(work, account, outcome);
} // resource_not_found parameter_invalid sub_account_unexpected_state

/**
 * Moves a sub account to its next status, and emits the event under both names of the resource. The caller has checked that the
 * transition is allowed. Source: States and transitions, Sub account status; Events.
 */
export function moveAccount(work: UnitOfWork, account: AccountRow, event: AccountEvent): AccountRow {
  const status = transition(subAccountStates, account.status, event);
  return updateAccount(work, { ...account, status });
}

/**
 * Stores a sub account that has changed, and emits the event under both names of the resource, and those about its payouts.
 * Source: Events.
 */
export function updateAccount(work: UnitOfWork, changed: AccountRow): AccountRow {
  const before = work.rows.require('accounts', changed.id);
  const row: AccountRow = { ...changed, updated_at: work.now };
  work.rows.replace('accounts', row);
  if (isEnabled(row)) resumeBatches(work, row);
  const owner = { account_id: row.id, mode: row.mode };
  const data = presentSubAccount(work.rows, row);
  work.emit('sub_account.updated', owner, data);
  work.emit('seller_account.updated', owner, data);
  emitPayoutEvents(work, before, row, data.payout_account_id);
  return row;
}

/**
 * Emits what a change of a sub account means for its payouts: whether, and on which bank account of its own, it receives them.
 */
function emitPayoutEvents(
  work: UnitOfWork,
  before: AccountRow,
  after: AccountRow,
  ownBankAccount: string | null,
): void {
  const owner = { account_id: after.id, mode: after.mode };
  const isEnabledNow = isEnabled(after);
  const isSwitched = isEnabledNow !== isEnabled(before);
  if (isSwitched) work.emit('account.payout_setting.updated', owner, presentPayoutSettings(after));
  if (!isEnabledNow || ownBankAccount === null) return;
  if (!isSwitched && before.payout_account_id === after.payout_account_id) return;
  const bank = presentPayoutAccount(findPayoutAccount(work.rows, after), after.currency);
  work.emit('payout.bank_account.activated', owner, bank);
}
