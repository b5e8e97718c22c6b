import { subAccountStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import type { UnitOfWork } from '../context';
import { transition } from '../domain/transition';
import { isEnabled } from '../domain/account';
import { presentSubAccount } from '../present/sub-accounts';
import type { AccountRow } from '../rows';
import { resumeBatches } from './payout-batches';

export type AccountEvent = EventOf<typeof subAccountStates>;

/**
 * Schedules the automatic review of a test account, due right after the response, unless the sandbox was started without it. Live
 * accounts have no automatic review. Source: States and transitions, Sub account status.
 */
export function awaitAutomaticReview({ schedule, settings, now }: UnitOfWork, { id, mode }: AccountRow): void {
  if (mode === 'test' && settings.autoEnable) schedule('enable_sub_account', id, now);
}

/**
 * Moves a sub account to its next status, and emits the event under both names of the resource. The caller has checked that the
 * transition is allowed. Source: States and transitions, Sub account status; Events.
 */
export function moveAccount(work: UnitOfWork, account: AccountRow, event: AccountEvent): AccountRow {
  const status = transition(subAccountStates, account.status, event);
  return updateAccount(work, { ...account, status });
}

/** Stores a sub account that has changed, and emits the event under both names of the resource. Source: Events. */
export function updateAccount(work: UnitOfWork, changed: AccountRow): AccountRow {
  const row: AccountRow = { ...changed, updated_at: work.now };
  work.rows.put('accounts', row);
  if (isEnabled(row)) resumeBatches(work, row);
  const owner = { account_id: row.id, mode: row.mode };
  const data = presentSubAccount(work.rows, row);
  work.emit('sub_account.updated', owner, data);
  work.emit('seller_account.updated', owner, data);
  return row;
}
