import { validators } from '../../../spec/generated/validators';
import { operations } from '../../../spec/resources';
import type { Operation } from '../../../spec/vocabulary/operation';
import { URLSearchParams } from '../../../spec/vocabulary/globals';
import type { HandlerResult, Input, ReadOperationId } from '../../context';
import { type AccountOperationId, readHandlers, type WriteOperationId, writeHandlers } from '../../handlers';
import { pageCall } from '../../events/cause';
import { readParameters } from '../../platform/input-rules';
import { Declined } from '../../sandbox-error';
import type { Reader } from '../../store/reader';
import { callerAddress, ownBaseUrl } from '../../wire/host';
import type { FieldScan } from '../../wire/scan';
import { validate } from '../../wire/validate';
import type { Visit } from './page';

/** Number of objects in a list of related ones, on the page of an object. */
export const MAX_RELATED = 20;

const noSearch = new URLSearchParams();

/** The part of a visit that a read needs. */
export type ReadVisit = Pick<Visit, 'platform' | 'mode' | 'request'>;

/** Returns the query for the newest objects of a list that filters select. */
export const newest = (filters: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({ ...filters, limit: String(MAX_RELATED) });

/**
 * Returns the result of an operation of the API that changes nothing, as the platform account gets it in the mode of the visit,
 * or a sub account, which sees its own objects only. It is not in the request log. Throws a `SandboxError` as the operation does.
 */
export function readApi<Id extends ReadOperationId>(
  visit: ReadVisit,
  id: Id,
  path: Readonly<Record<string, string>> = {},
  search = noSearch,
  subAccountId?: string,
): HandlerResult<Id> {
  return readListed(visit, id, path, { search, accountId: subAccountId });
}

/** The part of a list that a page of the dashboard reads. */
export interface ListRead {
  /** The query of the operation. */
  readonly search: URLSearchParams;
  /** The account whose objects are listed; undefined for those of all accounts. */
  readonly accountId?: string | undefined;
  readonly scan?: FieldScan | undefined;
}

/** Returns the same of a list, as the dashboard filters it. */
export function readListed<Id extends ReadOperationId>(
  visit: ReadVisit,
  id: Id,
  path: Readonly<Record<string, string>>,
  { search, accountId, scan }: ListRead,
): HandlerResult<Id> {
  const reading = visit.platform.reading();
  const context = { ...reading, ...requestFacts(reading, visit, accountId) };
  const input = inputOf(visit, id, { path, search }, accountId);
  return readHandlers[id](context, { ...input, page: { ...input.page, scan } });
}

/**
 * Carries out an operation of the API that may change something, as the platform account in the mode of the visit. It is not in
 * the request log. The caller waits until its changes are durable. Throws a `SandboxError` as the operation does.
 */
export function runApi<Id extends WriteOperationId>(visit: Visit, id: Id, sent: RawInput): HandlerResult<Id> {
  const input = inputOf(visit, id, sent);
  const result = visit.platform.transact(pageCall(visit.requestId, id), (work) =>
    writeHandlers[id]({ ...work, ...requestFacts(work, visit) }, input),
  );
  if (result instanceof Declined) throw result.error;
  return result;
}

/** The input of an operation of the API, not validated. */
interface RawInput {
  readonly path: Readonly<Record<string, string>>;
  readonly search?: URLSearchParams;
  readonly body?: unknown;
}

function inputOf<Id extends AccountOperationId>(
  { platform, mode }: ReadVisit,
  id: Id,
  { path, search = noSearch, body: sent }: RawInput,
  subAccountId?: string,
): Input<Id> {
  const operation: Operation = operations[id];
  const valueOf = (name: string) => path[name] ?? '';
  const account = subAccountId ?? platform.keyPair(mode).account_id;
  const owner = { hash: platform.hash, account, selected: subAccountId !== undefined, path: valueOf };
  const { query, page } = readParameters(operation, search, owner);
  return { path: valueOf, query, page, body: validate(sent, operation.body ?? {}, validators[id]) };
}

/** Returns what a context has of a visit: the platform account, which sees the objects of all accounts, or a sub account. */
function requestFacts(
  { rows }: { readonly rows: Reader },
  { platform, mode, request }: ReadVisit,
  subAccountId?: string,
) {
  return {
    mode,
    account: rows.require('accounts', subAccountId ?? platform.keyPair(mode).account_id),
    selected: subAccountId !== undefined,
    warn: () => undefined,
    ownBaseUrl: () => ownBaseUrl(request),
    callerAddress: () => callerAddress(request),
  };
}
