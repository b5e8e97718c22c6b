import { type Operation } from '../../spec/vocabulary/operation';
import { operations } from '../../spec/resources';
import type { Declined } from '../sandbox-error';
import type { Context, ReadContext, ReadOperationId } from '../context';
import { type AccountOperationId, readHandlers, type WriteOperationId, writeHandlers } from '../handlers';
import type { Query } from '../wire/query';
import { type PathObject, pathObjectOf } from './idempotency-scope';
import { type ProblemRecord, validate } from '../wire/validate';
import { validatorOf } from '../wire/validators';

/** The input of an operation that changes nothing. */
export interface ReadInput extends Query {
  readonly path: (name: string) => string;
}

/** The input of an operation that may change something, not validated. */
export interface WriteInput extends ReadInput {
  /** Undefined for an operation without a body. */
  readonly body: object | undefined;
  /** Where the problems of the body are kept. */
  readonly problemRecord: ProblemRecord;
}

interface OperationRoute {
  readonly id: AccountOperationId;
  readonly operation: Operation;
  /** The parameter of the path that selects the account; undefined where headers do. */
  readonly accountParameter: string | undefined;
}

/** An operation that changes nothing, with its handler. */
export interface ReadRoute extends OperationRoute {
  readonly isRead: true;
  /** Whether it reads totals, which are counted before it runs. */
  readonly readsTotals: boolean;
  readonly run: (context: ReadContext, input: ReadInput) => object;
}

/** An operation that may change something, with its validator and its handler. */
export interface WriteRoute extends OperationRoute {
  readonly isRead: false;
  /** The object that its path names. */
  readonly object: PathObject | undefined;
  readonly run: (context: Context, input: WriteInput) => object | Declined;
}

export type Route = ReadRoute | WriteRoute;

/**
 * Returns the routes of all operations that run on an account, in the order of the specification: the first path that matches
 * wins.
 */
export function accountRoutes(): Route[] {
  const routes: Route[] = [];
  for (const [id, { method }] of Object.entries<Operation>(operations)) {
    if (method === 'get' && isRead(id)) routes.push(readRoute(id));
    else if (isWrite(id)) routes.push(writeRoute(id));
  }
  return routes;
}

function isRead(id: string): id is ReadOperationId {
  return Object.hasOwn(readHandlers, id);
}

function isWrite(id: string): id is WriteOperationId {
  return Object.hasOwn(writeHandlers, id);
}

function readRoute<Id extends ReadOperationId>(id: Id): ReadRoute {
  const handler = readHandlers[id];
  return {
    ...operationRoute(id),
    isRead: true,
    readsTotals: id === 'getGrossVolume',
    run: (context, input) => handler(context, input),
  };
}

function writeRoute<Id extends WriteOperationId>(id: Id): WriteRoute {
  const handler = writeHandlers[id];
  const route = operationRoute(id);
  return {
    ...route,
    isRead: false,
    object: pathObjectOf(route.operation.path),
    run: (context, { path, query, page, body, problemRecord }) =>
      handler(context, { path, query, page, body: validBody(id, body, problemRecord) }),
  };
}

function operationRoute(id: AccountOperationId): OperationRoute {
  const operation: Operation = operations[id];
  const accountParameter = operation.path.startsWith('/v1/account/') ? 'account_id' : undefined;
  return { id, operation, accountParameter };
}

function validBody<Id extends AccountOperationId>(id: Id, sent: object | undefined, problems: ProblemRecord) {
  const operation: Operation = operations[id];
  return validate(sent, operation.body ?? {}, validatorOf(id), problems);
}
