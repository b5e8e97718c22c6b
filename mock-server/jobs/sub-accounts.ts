import { subAccountStates } from '../../spec/states';
import { canTransition, transition } from '../domain/transition';
import { presentSubAccount } from '../present/sub-accounts';
import type { AccountRow } from '../store/rows';
import type { Job } from './index';

/** The automatic review of a test account. Source: States and transitions, Sub account status. */
export const enableSubAccount: Job = (work, id) => {
  const account = work.rows.require('accounts', id);
  if (!canTransition(subAccountStates, account.status, 'auto_enable')) return;
  const status = transition(subAccountStates, account.status, 'auto_enable');
  const row: AccountRow = { ...account, status, updated_at: work.now };
  work.rows.put('accounts', row);
  const data = presentSubAccount(row);
  const owner = { account_id: row.id, mode: row.mode };
  work.emit('sub_account.updated', owner, data);
  work.emit('seller_account.updated', owner, data);
};
