import { validators } from '../../../spec/generated/validators';
import { type OperationId, operations } from '../../../spec/resources';
import type { Operation } from '../../../spec/vocabulary/operation';
import type { Context, HandlerResult, UnitOfWork } from '../../context';
import { type AccountOperationId, handlers } from '../../handlers';
import { readParameters } from '../../platform/input-rules';
import { Declined } from '../../sandbox-error';
import { callerAddress, ownBaseUrl } from '../../wire/host';
import { validate } from '../../wire/validate';
import type { Visit } from './page';

/** The operations of the API that change nothing. */
export type ReadOperationId = AccountOperationId & Extract<OperationId, `get${string}` | `list${string}`>;

/** Number of objects in a list of related ones, on the page of an object. */
export const MAX_RELATED = 20;

const noSearch = new URLSearchParams();

/** Returns the query for the newest objects of a list that filters select. */
export const newest = (filters: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({ ...filters, limit: String(MAX_RELATED) });

/**
 * Returns the result of an operation of the API that changes nothing, as the platform account gets it in the mode of the visit, or a sub
 * account, which sees its own objects only. It is not in the request log. Throws a `SandboxError` as the operation does.
 */
export function readApi<Id extends ReadOperationId>(
  visit: Visit,
  id: Id,
  path: Readonly<Record<string, string>> = {},
  search = noSearch,
  subAccountId?: string,
): HandlerResult<Id> {
  return runApi(visit, id, { path, search }, subAccountId);
}

/** The input of an operation of the API, not validated. */
interface RawInput {
  readonly path: Readonly<Record<string, string>>;
  readonly search?: URLSearchParams;
  readonly body?: unknown;
}

/**
 * Returns the result of an operation of the API, as the platform account gets it in the mode of the visit, or a sub account. It is not in
 * the request log. The caller waits until its changes are durable. Throws a `SandboxError` as the operation does.
 */
export function runApi<Id extends AccountOperationId>(
  visit: Visit,
  id: Id,
  { path, search = noSearch, body: sent }: RawInput,
  subAccountId?: string,
): HandlerResult<Id> {
  const operation: Operation = operations[id];
  const { platform, mode, cause } = visit;
  const valueOf = (name: string) => path[name] ?? '';
  const account = subAccountId ?? platform.keyPair(mode).account_id;
  const owner = { hash: platform.hash, account, selected: subAccountId !== undefined, path: valueOf };
  const { query, page } = readParameters(operation, search, owner);
  const body = validate(sent, operation.body ?? {}, validators[id]);
  const input = { path: valueOf, query, page, body };
  const result = platform.transact(cause, (work) => handlers[id](contextOf(work, visit, subAccountId), input));
  if (result instanceof Declined) throw result.error;
  return result;
}

/** Returns the context of a request: of the platform account, which sees the objects of all accounts, or of a sub account. */
function contextOf(work: UnitOfWork, visit: Visit, subAccountId: string | undefined): Context {
  const { platform, mode, request } = visit;
  const account = work.rows.require('accounts', subAccountId ?? platform.keyPair(mode).account_id);
  const ignore = () => undefined;
  const selected = subAccountId !== undefined;
  return {
    ...work,
    mode,
    account,
    selected,
    warn: ignore,
    ownBaseUrl: () => ownBaseUrl(request),
    callerAddress: () => callerAddress(request),
  };
}
