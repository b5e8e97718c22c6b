import { requireSubAccount } from '../actions/visibility';
import type { Handler } from '../context';
import { presentSubAccountSettings } from '../present/sub-account-settings';

export const getSubAccountSettings: Handler<'getSubAccountSettings'> = (context, { path }) =>
  presentSubAccountSettings(requireSubAccount(context, path('sub_account_id'))); // resource_not_found
