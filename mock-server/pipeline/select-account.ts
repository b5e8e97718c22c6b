import type { Operation } from '../../spec/vocabulary/operation';
import { SandboxError } from '../sandbox-error';
import type { AccountRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Caller } from './authenticate';
import type { RequestHeaders } from '../wire/message';

export interface Selection {
  readonly account: AccountRow;
  /** A sub account was asked for; otherwise the request runs on the platform account. */
  readonly selected: boolean;
}

/** The account that a request runs on. Of both headers the newer one wins. Source: Endpoints, Common rules. */
export function selectAccount(rows: Reader, { platform, mode }: Caller, headers: RequestHeaders): Selection {
  const asked = headers.get('sub-account') ?? headers.get('seller-account');
  if (asked === null) {
    return { account: rows.require('accounts', platform.keyPair(mode).account_id), selected: false };
  }
  const account = rows.find('accounts', asked);
  if (account?.mode !== mode) throw new SandboxError('resource_not_found', {});
  return { account, selected: true };
}

/** Whether a request uses what is deprecated: the older name of the header, or an operation by its older name. */
export function usesDeprecated({ deprecated }: Operation, headers: RequestHeaders): boolean {
  return deprecated === true || headers.has('seller-account');
}
