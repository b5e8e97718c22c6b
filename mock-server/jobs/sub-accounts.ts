import { subAccountStates } from '../../spec/tables/states';
import { moveAccount } from '../actions/account-status';
import { canTransition } from '../domain/transition';
import type { Job } from './job';

/** Enables a test account by its automatic review. Source: States and transitions, Sub account status. */
export const enableSubAccount: Job = (work, id) => {
  const account = work.rows.require('accounts', id);
  if (canTransition(subAccountStates, account.status, 'auto_enable')) moveAccount(work, account, 'auto_enable');
};
