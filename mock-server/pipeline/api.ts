import type { Operation } from '../../spec/vocabulary/operation';
import { respondUnderFault } from '../faults/respond-under-fault';
import { SandboxError, Declined, isSandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { longNumber, maskCardNumbers } from '../domain/card-numbers';
import type { Permission } from '../domain/web-component-access';
import type { Mode, ResponseEvent } from '../rows';
import type { Reader } from '../store/reader';
import type { RawInput, ReadRoute, Route, WriteRoute } from './routes';
import type { Exchange } from './api-exchange';
import type { Authenticator, Caller } from './authenticate';
import { errorResponse, successResponse, type TextResponse, type WireResponse } from '../wire/envelope';
import { onBuiltIndexes } from '../store/unbuilt-index';
import { andThen, type Awaitable, endingWith } from '../time/awaitable';
import { afterRunningCode } from '../time/tick';
import {
  findResponse,
  idempotencyKey,
  type KeyedRequest,
  keyedRequest,
  replayed,
  storable,
  storeResponse,
} from './idempotency';
import { callerAddress, ownBaseUrl } from '../wire/host';
import { readQuery } from '../wire/query';
import { warningHeader } from '../wire/warnings';
import { type Selection, selectAccount, UNNAMED_ACCOUNT, usesDeprecated } from './select-account';
import { permittedAccount, requireRole } from './web-component-access';

/**
 * Responds to a request that runs on an account. The order of the lines is the order in which errors take precedence. From the
 * parsing of the body to the end of the transaction the code is synchronous. The response leaves once its transaction is
 * durable.
 */
export function respondToApi(authenticator: Authenticator, exchange: Exchange): Awaitable<WireResponse> {
  const { request, route, headers, record } = exchange;
  const { operation } = route;
  if (usesDeprecated(operation, request.headers)) headers['Deprecation'] = 'true';
  const caller = authenticator.authenticate(request.headers); // not_authenticated
  const { platform } = caller;
  record.arrive(platform, caller.mode, caller.grants ?? 'access_token');
  platform.assertAvailable(); // service_unavailable
  if (!route.isRead || !route.readsTotals) return respondToCaller(exchange, caller);
  return platform.totals.prepare().then(() => respondToCaller(exchange, caller));
}

/** Continues with a request whose caller is known, on a platform that is available. */
function respondToCaller(exchange: Exchange, caller: Caller): Awaitable<WireResponse> {
  const { request, route, record } = exchange;
  const { operation } = route;
  const { platform } = caller;
  platform.runDueJobs();
  const permissions = requireRole(caller, route); // not_authorized
  const select: Select = () => selectionOf(exchange, caller, permissions); // resource_not_found not_authorized parameter_missing
  const selection = select();
  record.account_id = selection.account.id;
  const key = idempotencyKey(request.headers, operation); // idempotency_key_required idempotency_key_invalid
  record.sentKey = key;
  const shownKey = key !== null && longNumber.test(key) ? maskCardNumbers(key) : key;
  record.idempotency_key = shownKey;
  if (shownKey !== key) record.maskedNumbers = ['header.Idempotency-Key'];
  const body = record.parseBody(operation); // body_too_large malformed_request
  const faulty = platform.faultInjector.active;
  if (key === null) {
    if (faulty) return respondWithFaults(exchange, caller, select, body);
    return durable(caller, execute(exchange, caller, selection, body));
  }
  const { method, path } = request;
  const keyed = keyedRequest(platform.hash, selection.account, key, {
    isMasked: shownKey !== key,
    method,
    path,
    body,
    text: record.facts.body.text,
  });
  if (platform.inProgress.has(keyed.id)) throw new SandboxError('idempotency_request_in_progress', {});
  const found = findResponse(platform.rows, operation, keyed, platform.now()); // idempotency_params_mismatch
  const stored = found && replayed(found, operation, caller);
  if (stored && !faulty) {
    exchange.headers['Idempotent-Replayed'] = 'true';
    return durable(caller, stored);
  }
  return inProgress(caller, keyed, () => {
    if (faulty) return respondWithFaults(exchange, caller, select, body, keyed, stored);
    return durable(caller, execute(exchange, caller, selection, body, keyed));
  });
}

/** Refuses other requests with an idempotency key until the response may reach the caller: not before the running code has ended. */
function inProgress(
  { platform }: Caller,
  { id }: KeyedRequest,
  run: () => Awaitable<WireResponse>,
): Awaitable<WireResponse> {
  platform.inProgress.add(id);
  return endingWith(run, () => afterRunningCode(() => platform.inProgress.delete(id)));
}

/** Selects the account of a request: see `selectAccount`. */
type Select = () => Selection;

function selectionOf(exchange: Exchange, caller: Caller, permissions: readonly Permission[] | undefined): Selection {
  const { rows } = caller.platform;
  const permitted = permissions && ((named: string | null) => permittedAccount(permissions, exchange, rows, named));
  return selectAccount(rows, caller, exchange, permitted);
}

/** Continues with a response once it is durable. */
function durable({ platform }: Caller, responding: Awaitable<TextResponse>): Awaitable<TextResponse> {
  return andThen(responding, (response) => (platform.pending ? platform.settled().then(() => response) : response));
}

/** The same on a platform with active faults. A fault may delay the request, so its account is selected again afterwards. */
function respondWithFaults(
  exchange: Exchange,
  caller: Caller,
  select: Select,
  body: object | undefined,
  keyed?: KeyedRequest,
  stored?: TextResponse,
): Promise<WireResponse> {
  const run = async (route: Route): Promise<TextResponse> => {
    return durable(caller, execute({ ...exchange, route }, caller, select(), body, keyed));
  };
  return respondUnderFault(caller.platform, {
    operation: exchange.route.id,
    record: exchange.record,
    execute: async () => {
      if (stored === undefined) return run(exchange.route);
      exchange.headers['Idempotent-Replayed'] = 'true';
      return durable(caller, stored);
    },
    refuse: async (error) => {
      const refusal = () => {
        throw error;
      };
      return stored === undefined ? run({ ...exchange.route, run: refusal }) : errorResponse(error);
    },
  });
}

/** Executes an operation. One that reads may need an index that is built first, while other requests are carried out. */
function execute(
  exchange: Exchange,
  caller: Caller,
  selection: Selection,
  body: object | undefined,
  keyed?: KeyedRequest,
): Awaitable<TextResponse> {
  const { route } = exchange;
  if (route.isRead) return onBuiltIndexes(() => read({ ...exchange, route }, caller, selection, body));
  return write({ ...exchange, route }, caller, selection, body, keyed);
}

/** Validates and runs an operation that changes nothing. */
function read(
  exchange: Exchange<ReadRoute>,
  caller: Caller,
  selection: Selection,
  body: object | undefined,
): TextResponse {
  const { route, path } = exchange;
  try {
    const input = inputOf(exchange, caller, selection, body);
    const context = Object.assign(caller.platform.reading(), requestFacts(exchange, caller, selection));
    return successResponse(route.operation.success, route.run(context, input), path);
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    return errorResponse(error);
  }
}

/** Validates and runs an operation in one transaction, which also stores the response for the idempotency key. */
function write(
  exchange: Exchange<WriteRoute>,
  caller: Caller,
  selection: Selection,
  body: object | undefined,
  keyed?: KeyedRequest,
): TextResponse {
  const { route, path, headers, record } = exchange;
  const { operation } = route;
  const { platform, mode } = caller;
  try {
    const input = inputOf(exchange, caller, selection, body);
    return platform.transact(record, (work) => {
      if (operation.ofAccount === true && !selection.selected) warnOfSubAccounts({ headers, record }, work.rows, mode);
      const result = route.run(Object.assign(work, requestFacts(exchange, caller, selection)), input);
      const { response, event } = responseOf(result, operation, path, work);
      if (keyed) storeResponse(work, keyed, storable(response, operation), event?.event_id);
      return response;
    });
  } catch (error) {
    record.emitted = null;
    if (!isSandboxError(error)) throw error;
    const response = errorResponse(error);
    if (keyed) platform.transact(record, (work) => storeResponse(work, keyed, response));
    return response;
  }
}

function inputOf(
  { route, search, path, record }: Exchange,
  { platform }: Caller,
  { account, selected }: Selection,
  body: object | undefined,
): RawInput {
  const { query, page } = readQuery(route.operation, search, {
    hash: platform.hash,
    account: account.id,
    selected,
    path,
  });
  return { path, query, page, body, problemRecord: record };
}

/** Returns what a context has of the request. */
function requestFacts({ request, headers, record }: Exchange, { mode }: Caller, { account, selected }: Selection) {
  const warnings: string[] = [];
  const warn = (text: string) => {
    warnings.push(text);
    record.warnings = warnings;
    Object.assign(headers, warningHeader(record.isAccountUnnamed ? [UNNAMED_ACCOUNT, ...warnings] : warnings));
  };
  return {
    mode,
    account,
    selected,
    warn,
    ownBaseUrl: () => ownBaseUrl(request),
    callerAddress: () => callerAddress(request),
  };
}

/** Warns of a request that creates something on the platform account, if there are sub accounts. */
function warnOfSubAccounts({ headers, record }: Pick<Exchange, 'headers' | 'record'>, rows: Reader, mode: Mode): void {
  if (rows.first('accounts', 'byName', mode) === undefined) return;
  record.isAccountUnnamed = true;
  Object.assign(headers, warningHeader([UNNAMED_ACCOUNT]));
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
