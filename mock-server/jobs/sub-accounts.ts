import { subAccountStates } from '../../spec/tables/states';
import { moveAccount } from '../actions/account-status';
import { canTransition } from '../domain/transition';
import { jobOn } from './job';

/** Enables a test account by its automatic review. Source: States and transitions, Sub account status. */
export const enableSubAccount = jobOn(
  'accounts',
  ({ status }) => canTransition(subAccountStates, status, 'auto_enable'),
  (work, account) => moveAccount(work, account, 'auto_enable'),
);
