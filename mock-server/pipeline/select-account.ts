import type { Operation } from '../../spec/vocabulary/operation';
import { SandboxError } from '../sandbox-error';
import type { AccountRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Caller } from './authenticate';
import type { RequestHeaders } from '../wire/message';
import type { Path } from '../wire/router';
import type { Route } from './routes';

/** The warning that no header names an account. */
export const UNNAMED_ACCOUNT =
  'no Sub-Account header: the request ran on the account of the platform itself, which has sub accounts';

const REQUIRED =
  'The sandbox was started with requireSubAccount: send the header Sub-Account with the id of a sub account.';

const unnamedAccount = () =>
  new SandboxError('parameter_missing', { name: 'Sub-Account' }, { status: 400, hint: REQUIRED });

/** The account that a request runs on. */
export interface Selection {
  readonly account: AccountRow;
  /** Whether a header selects a sub account. Otherwise the request runs on the platform account. */
  readonly selected: boolean;
}

/** The parts of a request that select its account. */
export interface Selecting {
  readonly route: Pick<Route, 'operation' | 'accountParameter'>;
  readonly path: Path;
  readonly request: { readonly headers: RequestHeaders };
}

/**
 * Selects the account of a request: that of its path, else that of a header, else the platform account, unless the token of the
 * request permits another one only. `Sub-Account` wins over the older `Seller-Account`, and both over `Account`, which lists
 * take, and operations that create something of an account. An operation on the platform ignores all of them. Source: Endpoints,
 * Common rules.
 */
export function selectAccount(
  rows: Reader,
  { platform, mode }: Caller,
  selecting: Selecting,
  permitted?: (named: string | null) => string | null,
): Selection {
  const named = selectedId(selecting);
  const id = permitted ? permitted(named) : named; // not_authorized resource_not_found parameter_missing
  if (id === null) {
    if (selecting.route.operation.ofAccount === true && platform.settings.requireSubAccount) throw unnamedAccount();
    return { account: rows.require('accounts', platform.keyPair(mode).account_id), selected: false };
  }
  const account = rows.find('accounts', id);
  if (account?.mode !== mode) throw new SandboxError('resource_not_found', {});
  return { account, selected: true };
}

function selectedId({ route: { operation, accountParameter }, path, request: { headers } }: Selecting): string | null {
  if (accountParameter !== undefined) return path(accountParameter);
  if (operation.onPlatform === true) return null;
  const id = headers.get('sub-account') ?? headers.get('seller-account');
  const takesAccount = operation.success.wrapping === 'page' || operation.ofAccount === true;
  return id === null && takesAccount ? headers.get('account') : id;
}

/** Whether a request uses a deprecated operation or the deprecated header. */
export function usesDeprecated({ deprecated }: Operation, headers: RequestHeaders): boolean {
  return deprecated === true || headers.has('seller-account');
}
