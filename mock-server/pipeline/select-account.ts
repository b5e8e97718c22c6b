import type { Operation } from '../../spec/vocabulary/operation';
import { SandboxError } from '../sandbox-error';
import type { AccountRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Caller } from './authenticate';
import type { RequestHeaders } from '../wire/message';

/** The account that a request runs on. */
export interface Selection {
  readonly account: AccountRow;
  /** Whether a header selects a sub account. Otherwise the request runs on the platform account. */
  readonly selected: boolean;
}

/** Selects the account of a request. `Sub-Account` wins over the older `Seller-Account`. Source: Endpoints, Common rules. */
export function selectAccount(rows: Reader, { platform, mode }: Caller, headers: RequestHeaders): Selection {
  const id = headers.get('sub-account') ?? headers.get('seller-account');
  if (id === null) {
    return { account: rows.require('accounts', platform.keyPair(mode).account_id), selected: false };
  }
  const account = rows.find('accounts', id);
  if (account?.mode !== mode) throw new SandboxError('resource_not_found', {});
  return { account, selected: true };
}

/** Whether a request uses a deprecated operation or the deprecated header. */
export function usesDeprecated({ deprecated }: Operation, headers: RequestHeaders): boolean {
  return deprecated === true || headers.has('seller-account');
}
