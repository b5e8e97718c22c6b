import type { Operation } from '../../spec/vocabulary/operation';
import { respondUnderFault } from '../faults/respond-under-fault';
import { SandboxError, Declined, isSandboxError } from '../sandbox-error';
import type { Context, UnitOfWork } from '../context';
import type { ResponseEvent } from '../rows';
import { eventStateRenderer } from '../present/event-state';
import type { RequestRecord } from '../request-log/record';
import type { Reader } from '../store/reader';
import type { RawInput, Route } from './routes';
import type { Authenticator, Caller } from './authenticate';
import { errorResponse, successResponse, type TextResponse, type WireResponse } from '../wire/envelope';
import { findResponse, idempotencyKey, type KeyedRequest, keyedRequest, storeResponse } from './idempotency';
import { ownBaseUrl } from '../wire/host';
import type { WireRequest } from '../wire/message';
import { readQuery } from '../wire/query';
import { warningHeader } from '../wire/warnings';
import { type Selection, selectAccount, usesDeprecated } from './select-account';

/** A request to an operation, and what becomes known of its response. */
export interface Exchange {
  readonly request: WireRequest;
  readonly route: Route;
  readonly search: URLSearchParams;
  readonly path: (name: string) => string;
  /** Headers of the response, even when it is an error. Filled along the way. */
  readonly headers: Record<string, string>;
  /** The record for the request log. Filled along the way. */
  readonly record: RequestRecord;
}

/**
 * Responds to a request that runs on an account. The order of the lines is the order in which errors take precedence. From the
 * parsing of the body to the end of the transaction the code is synchronous. The response leaves once its transaction is
 * durable.
 */
export async function respondToApi(authenticator: Authenticator, exchange: Exchange): Promise<WireResponse> {
  const { request, route, headers, record } = exchange;
  const { operation } = route;
  if (usesDeprecated(operation, request.headers)) headers['Deprecation'] = 'true';
  const caller = authenticator.authenticate(request.headers); // not_authenticated
  const { platform } = caller;
  record.arrive(platform, caller.mode);
  platform.assertAvailable(); // service_unavailable
  platform.runDueJobs();
  const selection = selectAccount(platform.rows, caller, request.headers); // resource_not_found
  record.account_id = selection.account.id;
  const key = idempotencyKey(request.headers, operation); // idempotency_key_required idempotency_key_invalid
  record.idempotency_key = key;
  const body = record.parseBody(operation); // body_too_large malformed_request
  const faulty = platform.faultInjector.active;
  if (key === null) {
    if (faulty) return respondWithFaults(exchange, caller, body);
    return durable(caller, execute(exchange, caller, selection, body));
  }

  const { method, path } = request;
  const keyed = keyedRequest(platform.hash, selection.account, key, {
    method,
    path,
    body,
    text: record.facts.body.text,
  });
  if (platform.inProgress.has(keyed.id)) throw new SandboxError('idempotency_request_in_progress', {});
  const stored = findResponse(platform.rows, operation, keyed, platform.now()); // idempotency_params_mismatch
  if (stored && !faulty) {
    headers['Idempotent-Replayed'] = 'true';
    return durable(caller, stored);
  }
  platform.inProgress.add(keyed.id);
  try {
    if (faulty) return await respondWithFaults(exchange, caller, body, keyed, stored);
    return await durable(caller, execute(exchange, caller, selection, body, keyed));
  } finally {
    platform.inProgress.delete(keyed.id);
  }
}

async function durable({ platform }: Caller, response: TextResponse): Promise<TextResponse> {
  if (platform.pending) await platform.settled();
  return response;
}

/** The same on a platform with active faults. A fault may delay the request, so its account is selected again afterwards. */
function respondWithFaults(
  exchange: Exchange,
  caller: Caller,
  body: object | undefined,
  keyed?: KeyedRequest,
  stored?: TextResponse,
): Promise<WireResponse> {
  const run = async (route: Route): Promise<TextResponse> => {
    const selection = selectAccount(caller.platform.rows, caller, exchange.request.headers); // resource_not_found
    return durable(caller, execute({ ...exchange, route }, caller, selection, body, keyed));
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

/** Validates and runs the operation in one transaction, which also stores the response for the idempotency key. */
function execute(
  { request, route, path, search, headers, record }: Exchange,
  { platform, mode }: Caller,
  { account, selected }: Selection,
  body: object | undefined,
  keyed?: KeyedRequest,
): TextResponse {
  const warnings: string[] = [];
  const warn = (text: string) => {
    warnings.push(text);
    record.warnings = warnings;
    Object.assign(headers, warningHeader(warnings));
  };
  try {
    // Copied by name, here and for the context: object spread would cost more than the rest of this function.
    const { query, page } = readQuery(route.operation, search);
    const input: RawInput = { path, query, page, body, problemRecord: record };
    return platform.transact(record, (work) => {
      const { rows, settings, now, newId, hash, emit, eventFor, schedule } = work;
      const context: Context = {
        rows,
        settings,
        now,
        newId,
        hash,
        emit,
        eventFor,
        schedule,
        mode,
        account,
        selected,
        warn,
        ownBaseUrl: () => ownBaseUrl(request),
      };
      const result = route.run(context, input);
      const { response, event } = responseOf(result, route.operation, work);
      if (event) record.rebuildWith(response.body, bodyRenderer(route.operation, rows, event));
      if (keyed) storeResponse(work, keyed, response, event?.event_id);
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

interface ExecutedRequest {
  readonly response: TextResponse;
  /** The event that holds the same data, if there is one. */
  readonly event?: ResponseEvent | undefined;
}

function responseOf(result: object, { success }: Operation, { eventFor }: UnitOfWork): ExecutedRequest {
  if (result instanceof Declined) return { response: errorResponse(result.error, result.advice) };
  return { response: successResponse(success, result), event: eventFor(result) };
}

/** Returns a function that renders a response body again. It references nothing of the request: the request log keeps it. */
function bodyRenderer({ success }: Operation, rows: Reader, { state }: ResponseEvent): () => string {
  const render = eventStateRenderer(rows, state);
  return () => successResponse(success, render()).body;
}
