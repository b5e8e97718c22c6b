import type { Operation } from '../../spec/vocabulary/operation';
import { type AppliedFault, applyFault } from '../faults/apply-fault';
import { chargeFaults } from '../faults/charge-faults';
import { SandboxError, Declined, isSandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import type { Permission } from '../domain/web-component-access';
import type { Mode, ResponseEvent } from '../rows';
import type { Reader } from '../store/reader';
import type { ReadInput, ReadRoute, WriteRoute } from './routes';
import type { Exchange } from './api-exchange';
import type { Authenticator, Caller } from './authenticate';
import { errorResponse, successResponse, type TextResponse, type WireResponse } from '../wire/envelope';
import { onBuiltIndexes } from '../store/unbuilt-index';
import {
  findResponse,
  idempotencyKey,
  type KeyedRequest,
  type KeyScope,
  keyedRequest,
  recordKey,
  replayed,
  storable,
  storeResponse,
} from './idempotency';
import { accountOfObject } from './idempotency-scope';
import { callerAddress, ownBaseUrl } from '../wire/host';
import { readQuery } from '../wire/query';
import { exactBody } from '../wire/read';
import { type Selection, selectAccount, UNNAMED_ACCOUNT, usesDeprecated } from './select-account';
import { permittedAccount, requireRole } from './web-component-access';

/** A valid request to an operation. */
interface Call {
  readonly exchange: Exchange;
  readonly caller: Caller;
  readonly selection: Selection;
  /** The parsed body; undefined for an operation without one. */
  readonly body?: object | undefined;
  /** The idempotency key; undefined without one. */
  readonly keyed?: KeyedRequest;
  /** The response of an earlier request with the key. */
  readonly stored?: TextResponse | undefined;
}

/**
 * Responds to a request that runs on an account. The order of the lines is the order in which errors take precedence. A request
 * that no fault delays is carried out without an `await`, from the parsing of its body to the end of its transaction: requests
 * commit in the order of their arrival, and of two with the same idempotency key the second one finds the first in progress.
 */
export async function respondToApi(authenticator: Authenticator, exchange: Exchange): Promise<WireResponse> {
  const { request, route, record } = exchange;
  const { operation } = route;
  record.usesDeprecated = usesDeprecated(operation, request.headers);
  const caller = authenticator.authenticate(request.headers); // not_authenticated
  const { platform } = caller;
  record.arrive(platform, caller.mode, caller.grants ?? 'access_token');
  if (caller.isOwn) record.isOwn = true;
  platform.assertAvailable(route.isRead); // service_unavailable
  if (route.isRead && route.readsTotals) await platform.totals.prepare();
  platform.runDueJobs();
  const permissions = caller.grants && requireRole(caller.grants, route); // not_authorized
  const selection = selectionOf(exchange, caller, permissions); // resource_not_found not_authorized parameter_missing
  record.account_id = selection.account.id;
  if (route.isRead) return respondToCall({ exchange, caller, selection }, permissions);
  const key = idempotencyKey(request.headers, operation); // idempotency_key_required idempotency_key_invalid
  const isMasked = recordKey(record, key);
  const body = record.parseBody(operation); // body_too_large malformed_request
  if (key === null) return respondToCall({ exchange, caller, selection, body }, permissions);
  const { method, path } = request;
  const { text } = record.body;
  // Two requests may differ only in what was lost when their bodies were parsed.
  const isExact = record.losses !== null && text !== null;
  const content = { isMasked, method, path, body: isExact ? exactBody(text, operation) : body, isExact, text };
  const keyed = keyedRequest(platform.hash, scopeOf(exchange, route, caller, selection), key, content);
  if (platform.inProgress.has(keyed.id)) throw new SandboxError('idempotency_request_in_progress', {});
  const found = findResponse(platform.rows, operation, keyed, platform.now()); // idempotency_params_mismatch
  const stored = found && replayed(found, operation, caller);
  const call = { exchange, caller, selection, body, keyed, stored };
  if (stored && !platform.faultInjector.active) return respondToCall(call, permissions);
  platform.inProgress.add(keyed.id);
  return respondToCall(call, permissions, () => void platform.inProgress.delete(keyed.id));
}

/**
 * Returns the account that the idempotency key of a request belongs to: that of the object in the path, so that a request is the
 * same with and without a header that names it; otherwise the one that the request runs on.
 */
function scopeOf(
  { path }: Exchange,
  { object }: WriteRoute,
  { platform, mode }: Caller,
  { account, selected }: Selection,
): KeyScope {
  const owner = accountOfObject({ rows: platform.rows, mode, account, selected }, object, path);
  if (owner === undefined) return { account: account.id };
  return { account: owner, former: platform.keyPair(mode).account_id };
}

function selectionOf(exchange: Exchange, caller: Caller, permissions: readonly Permission[] | undefined): Selection {
  const { rows } = caller.platform;
  const permitted = permissions && ((named: string | null) => permittedAccount(permissions, exchange, rows, named));
  return selectAccount(rows, caller, exchange, permitted);
}

/**
 * Responds to a valid request once everything that its response shows is durable. From then on a request with the same
 * idempotency key gets the stored response, also while a fault keeps this one: `freeKey` is called before.
 */
async function respondToCall(
  call: Call,
  permissions: readonly Permission[] | undefined,
  freeKey: () => void = () => undefined,
): Promise<WireResponse> {
  const { exchange, caller } = call;
  const { platform } = caller;
  const isFaulty = platform.faultInjector.active;
  let fault: AppliedFault = {};
  let response: TextResponse;
  try {
    if (isFaulty) fault = await applyFault(platform, exchange.route.id, exchange.record, exchange.request);
    // A fault may have delayed the request, so its account is selected again.
    const selection = isFaulty ? selectionOf(exchange, caller, permissions) : call.selection;
    response = await carryOut({ ...call, selection }, fault.refusal);
    if (platform.pending) await platform.settled(exchange.route.isRead);
  } finally {
    freeKey();
  }
  return fault.change ? fault.change(response) : response;
}

/** Carries out an operation, or returns the stored response of an earlier request with its key. A fault may refuse both. */
function carryOut(call: Call, refusal: SandboxError | undefined): TextResponse | Promise<TextResponse> {
  const { exchange, stored } = call;
  const { route, record } = exchange;
  if (stored && refusal) return errorResponse(refusal);
  if (stored) {
    record.isReplay = true;
    return stored;
  }
  return route.isRead ? onBuiltIndexes(() => read(call, route, refusal)) : write(call, route, refusal);
}

/** Validates and runs an operation that changes nothing. */
function read(call: Call, { operation, run }: ReadRoute, refusal: SandboxError | undefined): TextResponse {
  const { exchange, caller } = call;
  try {
    const input = inputOf(call);
    if (refusal) throw refusal;
    const context = Object.assign(caller.platform.reading(), requestFacts(call));
    return successResponse(operation.success, run(context, input), exchange.path);
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    return errorResponse(error);
  }
}

/** Validates and runs an operation in one transaction, which also stores the response for the idempotency key. */
function write(call: Call, { operation, run }: WriteRoute, refusal: SandboxError | undefined): TextResponse {
  const { exchange, caller, selection, body, keyed } = call;
  const { record, path } = exchange;
  const { platform, mode } = caller;
  const charged = chargeFaults(platform.faultInjector, exchange.route.id, record);
  try {
    const input = Object.assign(inputOf(call), { body, problemRecord: record });
    return platform.transact(record, (work) => {
      if (operation.ofAccount === true && !selection.selected) warnOfSubAccounts(record, work.rows, mode);
      if (refusal) throw refusal;
      const result = run(Object.assign(work, requestFacts(call), charged), input);
      const { response, event } = responseOf(result, operation, path, work);
      if (keyed) storeResponse(work, keyed, storable(response, operation), event?.event_id);
      return response;
    });
  } catch (error) {
    record.emitted = null;
    if (!isSandboxError(error)) throw error;
    charged?.recount();
    const response = errorResponse(error);
    if (keyed) platform.transact(record, (work) => storeResponse(work, keyed, response));
    return response;
  }
}

function inputOf({ exchange, caller: { platform }, selection: { account, selected } }: Call): ReadInput {
  const { route, search, path } = exchange;
  const owner = { hash: platform.hash, account: account.id, selected, path };
  const { query, page } = readQuery(route.operation, search, owner); // parameter_invalid cursor_invalid
  return { path, query, page };
}

/** Returns what a context has of the request. */
function requestFacts({ exchange, caller: { mode }, selection: { account, selected } }: Call) {
  const { request, record } = exchange;
  return {
    mode,
    account,
    selected,
    warn: (text: string) => record.warn(text, 'ignored_metadata'),
    ownBaseUrl: () => ownBaseUrl(request),
    callerAddress: () => callerAddress(request),
  };
}

/** Warns of a request that creates something on the platform account, if there are sub accounts. */
function warnOfSubAccounts(record: Exchange['record'], rows: Reader, mode: Mode): void {
  if (rows.first('accounts', 'byName', mode)) record.warn(UNNAMED_ACCOUNT, 'unnamed_account');
}

interface ExecutedRequest {
  readonly response: TextResponse;
  /** The event that holds the same data, if there is one. */
  readonly event?: ResponseEvent | undefined;
}

function responseOf(
  result: object,
  { success }: Operation,
  path: Exchange['path'],
  { eventFor }: UnitOfWork,
): ExecutedRequest {
  if (result instanceof Declined) return { response: errorResponse(result.error, result.advice) };
  return { response: successResponse(success, result, path), event: eventFor(result) };
}
