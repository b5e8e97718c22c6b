import { subAccountStates } from '../../spec/tables/states';
import { moveAccount } from '../actions/account-status';
import { canTransition } from '../domain/transition';
import type { Job } from './index';

/** The automatic review of a test account. Source: States and transitions, Sub account status. */
export const enableSubAccount: Job = (work, id) => {
  const account = work.rows.require('accounts', id);
  if (canTransition(subAccountStates, account.status, 'auto_enable')) moveAccount(work, account, 'auto_enable');
};
