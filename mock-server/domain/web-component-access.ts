import type { WebComponentRule } from '../../spec/tables/web-component-access';
import type { WebComponentGrant } from './web-component-token';

/** A request, as far as its token's rules need it. A name that is absent in the request is undefined. */
export interface NamedIds {
  readonly path: (name: string) => string;
  readonly query: (name: string) => string | undefined;
  readonly body: (name: string) => string | undefined;
  /** Returns the id that the row of an object in the path names. */
  readonly owner: (name: string) => string | undefined;
}

/** A grant of a token that allows an operation, by one of its rules. */
export interface Permission {
  readonly grant: WebComponentGrant;
  readonly rule: WebComponentRule;
}

/** Returns the permissions of a token for an operation, before anything is known of the objects of the request. */
export function permissionsFor(
  grants: readonly WebComponentGrant[],
  rules: readonly WebComponentRule[],
): readonly Permission[] {
  return grants.flatMap((grant) => rules.filter((rule) => allows(grant, rule)).map((rule) => ({ grant, rule })));
}

function allows(grant: WebComponentGrant, rule: WebComponentRule): boolean {
  return grant.kind === rule.kind && (grant.role === 'write' || rule.role === 'read');
}

/** Whether a request names what the permission is for. Where that is an account, the account decides that is selected later. */
export function isNamed({ grant, rule: { at } }: Permission, ids: NamedIds): boolean {
  return at.in === 'account' || ids[at.in](at.name) === grant.id;
}
