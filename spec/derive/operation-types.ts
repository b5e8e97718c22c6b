import type { operations } from '../generated/types';
import type { ErrorCode } from '../tables/errors';
import type { RequestBody } from './request-body';

/** The name of an operation of the API. */
export type OperationId = keyof operations;

type SuccessStatus = 200 | 201 | 202;

type Json<Response> = Response extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;

type Responses<Id extends OperationId> = operations[Id]['responses'];

type SuccessBody<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & SuccessStatus]>;

type FailureBody<Id extends OperationId> = Json<Responses<Id>[Exclude<keyof Responses<Id>, SuccessStatus>]>;

/** The parameters in the path of an operation, decoded. */
export type PathParams<Id extends OperationId> = Readonly<
  [NonNullable<operations[Id]['parameters']['path']>] extends [never]
    ? Record<never, string>
    : NonNullable<operations[Id]['parameters']['path']>
>;

/** The JSON body of a request to an operation; undefined for an operation without a body. */
export type Body<Id extends OperationId> = RequestBody<Id>;

/** The error codes of an operation. Source: Errors. */
export type ErrorCodeOf<Id extends OperationId> =
  FailureBody<Id> extends { readonly error: { readonly code: infer Code } } ? Extract<ErrorCode, Code> : never;

type Unwrapped<Body> = Body extends { readonly data: readonly (infer Item)[] }
  ? readonly Item[]
  : Body extends { readonly data: infer Data }
    ? Data
    : Body;

/** By name, not by a condition: a literal that a generic function returns then keeps its type. */
interface Resources extends Readonly<{ [Id in OperationId]: Unwrapped<SuccessBody<Id>> }> {}

/** The result of an operation, without its envelope: the resource, or for a list the array. */
export type ResourceOf<Id extends OperationId> = Resources[Id];
