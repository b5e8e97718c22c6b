import { webComponentRolesOf, webComponentRulesOf } from '../../spec/derive/web-component-roles';
import type { Operation } from '../../spec/vocabulary/operation';
import { isNamed, type NamedIds, type Permission, permissionsFor } from '../domain/web-component-access';
import type { WebComponentGrant } from '../domain/web-component-token';
import { SandboxError } from '../sandbox-error';
import type { Reader } from '../store/reader';
import { isPlainObject } from '../wire/json';
import { sentValue } from '../wire/query';
import type { Exchange } from './api-exchange';
import type { Route } from './routes';

/** How the row of an object in the path names its owner, by the parameter of the path: for rules with a place `in: 'owner'`. */
const ownerOf: Readonly<Record<string, (rows: Reader, id: string) => string | null | undefined>> = {
  identity_id: (rows, id) => rows.find('identities', id)?.business_id,
  address_id: (rows, id) => rows.find('addresses', id)?.business_id,
  bank_account_id: (rows, id) => rows.find('bank_accounts', id)?.business_id,
  document_id: (rows, id) => {
    const document = rows.find('documents', id);
    return document?.business_id ?? rows.find('identities', document?.identity_id ?? '')?.business_id;
  },
};

/**
 * Returns the permissions of a request by the grants of its web component token. Throws `not_authorized` when no role of the
 * token allows the operation, whatever the objects of the request are.
 */
export function requireRole(grants: readonly WebComponentGrant[], { id, operation }: Route): readonly Permission[] {
  const permissions = permissionsFor(grants, webComponentRulesOf(id));
  if (permissions.length === 0) throw notAuthorized(roleHint(id, operation));
  return permissions;
}

function roleHint(id: string, operation: Operation): string {
  const roles = webComponentRolesOf(id, operation);
  return roles.length === 0 ? `${id} takes no web component token.` : `${id} takes ${roles.join(' or ')}.`;
}

/**
 * Returns the id of the account that a request with a web component token runs on; null for the platform account, since the
 * entities of a business belong to no account. `named` is the account that a header names. Throws `resource_not_found` for an
 * object that the token is not for, and `not_authorized` for such an account.
 */
export function permittedAccount(
  permissions: readonly Permission[],
  exchange: Exchange,
  rows: Reader,
  named: string | null,
): string | null {
  const ids = namedIds(exchange, rows);
  const held = permissions.filter((permission) => isNamed(permission, ids));
  if (held.some(({ grant }) => grant.kind === 'business')) return null;
  const inPath = held.filter(({ rule }) => rule.at.in === 'path');
  // The account in a path wins over that of a header.
  const account = inPath.find(({ grant }) => grant.kind === 'account')?.grant.id;
  if (account !== undefined) return account;
  const accounts = accountsOf(held, rows);
  if (named !== null && accounts.size > 0) {
    if (!accounts.has(named)) throw notAuthorized('The token is for another account.');
    return named;
  }
  const [id, ...others] = inPath.length > 0 ? accountsOf(inPath, rows) : accounts;
  if (id === undefined) throw new SandboxError('resource_not_found', {});
  if (others.length > 0) throw notAuthorized('The token is for several accounts: send Sub-Account.');
  return id;
}

function accountsOf(permissions: readonly Permission[], rows: Reader): ReadonlySet<string> {
  const ids = permissions.map(({ grant }) => accountOf(grant, rows));
  return new Set(ids.filter((id) => id !== undefined));
}

/** Returns the account of a grant; undefined for a checkout that is not stored any more. */
function accountOf({ kind, id }: WebComponentGrant, rows: Reader): string | undefined {
  return kind === 'checkout' ? rows.find('checkouts', id)?.account_id : id;
}

function namedIds({ path, search, record, route }: Exchange, rows: Reader): NamedIds {
  return {
    path,
    query: (name) => sentValue(search, name),
    body: (name) => {
      const body = record.parseBody(route.operation); // body_too_large malformed_request
      const value = isPlainObject(body) ? body[name] : undefined;
      return typeof value === 'string' ? value : undefined;
    },
    owner: (name) => ownerOf[name]?.(rows, path(name)) ?? undefined,
  };
}

const notAuthorized = (hint: string) => new SandboxError('not_authorized', {}, { hint });
