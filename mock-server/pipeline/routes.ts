import { type Operation } from '../../spec/vocabulary/operation';
import { operations } from '../../spec/resources';
import type { Declined } from '../sandbox-error';
import type { Context } from '../context';
import { type AccountOperationId, handlers } from '../handlers';
import type { Query } from '../wire/query';
import { type ProblemRecord, validate } from '../wire/validate';
import { validatorOf } from '../wire/validators';

/** The input of an operation, not validated. */
export interface RawInput extends Query {
  readonly path: (name: string) => string;
  /** Undefined for an operation without a body. */
  readonly body: object | undefined;
  /** Where the problems of the body are kept. */
  readonly problemRecord: ProblemRecord;
}

/** An operation with its validator and its handler. */
export interface Route {
  readonly id: AccountOperationId;
  readonly operation: Operation;
  /** The parameter of the path that selects the account; undefined where headers do. */
  readonly accountParameter: string | undefined;
  /** Whether it reads totals, which are counted before it runs. */
  readonly readsTotals: boolean;
  readonly run: (context: Context, input: RawInput) => object | Declined;
}

/** Returns the routes of all operations that run on an account. */
export function accountRoutes(): Route[] {
  const routes: Route[] = [];
  for (const id in operations) if (isAccountOperation(id)) routes.push(bind(id));
  return routes;
}

function isAccountOperation(id: string): id is AccountOperationId {
  return Object.hasOwn(handlers, id);
}

function bind<Id extends AccountOperationId>(id: Id): Route {
  const operation: Operation = operations[id];
  const handler = handlers[id];
  return {
    id,
    operation,
    accountParameter: operation.path.startsWith('/v1/account/') ? 'account_id' : undefined,
    readsTotals: id === 'getGrossVolume',
    run: (context, { path, query, page, body: sent, problemRecord }) => {
      const body = validate(sent, operation.body ?? {}, validatorOf(id), problemRecord);
      return handler(context, { path, query, page, body });
    },
  };
}
