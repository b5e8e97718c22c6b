import { subAccountStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import type { UnitOfWork } from '../context';
import { transition } from '../domain/transition';
import { presentSubAccount } from '../present/sub-accounts';
import type { AccountRow } from '../rows';

export type AccountEvent = EventOf<typeof subAccountStates>;

/**
 * Leaves a test account to its automatic review, which is due right after the answer; an option of the sandbox holds it
 * back. Live accounts have none. Source: States and transitions, Sub account status.
 */
export function awaitAutomaticReview({ schedule, settings, now }: UnitOfWork, { id, mode }: AccountRow): void {
  if (mode === 'test' && settings.autoEnable) schedule('enable_sub_account', id, now);
}

/**
 * Moves a sub account, and tells of it under both its names. Whoever calls has asked whether the event may happen.
 * Source: States and transitions, Sub account status; Events.
 */
export function moveAccount(work: UnitOfWork, account: AccountRow, event: AccountEvent): AccountRow {
  const status = transition(subAccountStates, account.status, event);
  const row: AccountRow = { ...account, status, updated_at: work.now };
  work.rows.put('accounts', row);
  const owner = { account_id: row.id, mode: row.mode };
  const data = presentSubAccount(row);
  work.emit('sub_account.updated', owner, data);
  work.emit('seller_account.updated', owner, data);
  return row;
}
