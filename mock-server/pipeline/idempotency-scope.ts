import type { operations } from '../../spec/generated/types';
import { pathParameters } from '../../spec/vocabulary/operation';
import { findSubAccount, findVisible, type OwnedTable, type Viewer } from '../actions/visibility';
import type { PathNamesOf } from '../context';
import type { WriteOperationId } from '../handlers';

/** The parameters in the paths of operations that may change something. */
type WriteParameter = { [Id in WriteOperationId]: PathNamesOf<operations[Id]> }[WriteOperationId];

/** The table of the object that a parameter names; null for what is no object. */
const tables: Readonly<Record<WriteParameter, OwnedTable | 'accounts' | null>> = {
  sub_account_id: 'accounts',
  fee_type: null,
  payment_id: 'payments',
  payment_intent_id: 'payment_intents',
  refund_id: 'refunds',
  dispute_id: 'disputes',
  token: 'payment_methods',
  payment_method_group_id: 'payment_method_groups',
  payment_method_id: 'payment_methods',
  checkout_id: 'checkouts',
  payout_id: 'payouts',
  business_id: 'businesses',
  identity_id: 'identities',
  address_id: 'addresses',
};

/** The object that the path of an operation names. */
export interface PathObject {
  readonly parameter: string;
  readonly table: OwnedTable | 'accounts';
}

/** Returns the first object that a path names: it owns what the path names after it. */
export function pathObjectOf(path: string): PathObject | undefined {
  for (const parameter of pathParameters(path)) {
    const table = isWriteParameter(parameter) ? tables[parameter] : null;
    if (table !== null) return { parameter, table };
  }
  return undefined;
}

function isWriteParameter(name: string): name is WriteParameter {
  return Object.hasOwn(tables, name);
}

/** Returns the id of the account of the object in a path; undefined without one that the request may use. */
export function accountOfObject(
  viewer: Viewer,
  object: PathObject | undefined,
  path: (name: string) => string,
): string | undefined {
  if (object === undefined) return undefined;
  const id = path(object.parameter);
  return object.table === 'accounts'
    ? findSubAccount(viewer, id)?.id
    : findVisible(viewer, object.table, id)?.account_id;
}
