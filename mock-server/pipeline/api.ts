import type { Operation } from '../../spec/vocabulary/operation';
import { respondUnderFault } from '../faults/respond-under-fault';
import { SandboxError, Declined, isSandboxError } from '../sandbox-error';
import type { Context, UnitOfWork } from '../context';
import type { ResponseEvent } from '../rows';
import { renderEventState } from '../present/event-state';
import type { RequestRecord } from '../request-log/record';
import type { RawInput, Route } from './routes';
import type { Authenticator, Caller } from './authenticate';
import { errorResponse, type WireResponse, successResponse } from '../wire/envelope';
import { findResponse, idempotencyKey, keepResponse, type KeyedRequest, keyedRequest } from './idempotency';
import type { WireRequest } from '../wire/message';
import { readQuery } from '../wire/query';
import { readBody } from '../wire/read';
import { type Selection, selectAccount, usesDeprecated } from './select-account';

export interface Exchange {
  readonly request: WireRequest;
  readonly route: Route;
  readonly search: URLSearchParams;
  readonly path: (name: string) => string;
  /** Filled along the way, and sent with whatever the answer turns out to be. */
  readonly headers: Record<string, string>;
  /** Filled along the way, for the journal. */
  readonly note: RequestRecord;
}

/**
 * Answers a request that runs on an account. The order of its lines is the order in which errors take precedence. Once the
 * body is read nothing else runs until the work is done; the answer leaves when all that it tells of is durable.
 */
export async function respondToApi(authenticator: Authenticator, exchange: Exchange): Promise<WireResponse> {
  const { request, route, headers, note } = exchange;
  const { operation } = route;
  if (usesDeprecated(operation, request.headers)) headers['Deprecation'] = 'true';
  const parseBody = readBody(request, operation, note);
  const caller = authenticator.authenticate(request.headers); // not_authenticated
  const { platform } = caller;
  note.arrive(platform, caller.mode);
  platform.runDueJobs();
  const selection = selectAccount(platform.rows, caller, request.headers); // resource_not_found
  note.account_id = selection.account.id;
  const key = idempotencyKey(request.headers, operation); // idempotency_key_required idempotency_key_invalid
  note.idempotency_key = key;
  const body = parseBody(); // body_too_large malformed_request
  const faulty = platform.faultInjector.active;
  if (key === null) {
    if (faulty) return respondWithFaults(exchange, caller, body);
    return durable(caller, execute(exchange, caller, selection, body));
  }

  const { method, path } = request;
  const keyed = keyedRequest(platform.hash, selection.account, key, { method, path, body });
  if (platform.inProgress.has(keyed.id)) throw new SandboxError('idempotency_request_in_progress', {});
  const kept = findResponse(platform.rows, operation, keyed, platform.now()); // idempotency_params_mismatch
  if (kept && !faulty) {
    headers['Idempotent-Replayed'] = 'true';
    return durable(caller, kept);
  }
  platform.inProgress.add(keyed.id);
  try {
    if (faulty) return await respondWithFaults(exchange, caller, body, { key, keyed }, kept);
    return await durable(caller, execute(exchange, caller, selection, body, { key, keyed }));
  } finally {
    platform.inProgress.delete(keyed.id);
  }
}

async function durable({ platform }: Caller, reply: WireResponse): Promise<WireResponse> {
  if (platform.pending) await platform.settled();
  return reply;
}

interface IdempotencyContext {
  readonly key: string;
  readonly keyed: KeyedRequest;
}

/** The same on a platform with faults. One may make the request wait, so its account is looked up when it goes on. */
function respondWithFaults(
  exchange: Exchange,
  caller: Caller,
  body: object | undefined,
  keeping?: IdempotencyContext,
  kept?: WireResponse,
): Promise<WireResponse> {
  const run = async (route: Route): Promise<WireResponse> => {
    const selection = selectAccount(caller.platform.rows, caller, exchange.request.headers); // resource_not_found
    return durable(caller, execute({ ...exchange, route }, caller, selection, body, keeping));
  };
  return respondUnderFault(caller.platform, {
    operation: exchange.route.id,
    record: exchange.note,
    execute: async () => {
      if (kept === undefined) return run(exchange.route);
      exchange.headers['Idempotent-Replayed'] = 'true';
      return durable(caller, kept);
    },
    refuse: async (error) => {
      const refusal = () => {
        throw error;
      };
      return kept === undefined ? run({ ...exchange.route, run: refusal }) : errorResponse(error);
    },
  });
}

/** Validates and runs the operation in one transaction, with which its answer is kept for the key. */
function execute(
  { route, path, search, headers, note }: Exchange,
  { platform, mode }: Caller,
  { account, selected }: Selection,
  body: object | undefined,
  keeping?: IdempotencyContext,
): WireResponse {
  const warn = (text: string) => {
    headers['Sandbox-Warning'] = text;
  };
  try {
    // Copied by name, here and for the context: to spread an object costs more than all the rest of this function.
    const { query, page } = readQuery(route.operation, search);
    const input: RawInput = { path, query, page, body };
    return platform.transact(note, (work) => {
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
      };
      const result = route.run(context, input);
      const { response, event } = responseOf(result, route.operation, work);
      if (event) note.rememberAnswer(response, rebuildResponse(route.operation, event));
      if (keeping) keepResponse(work, keeping.keyed, response, event?.event_id);
      return response;
    });
  } catch (error) {
    note.emitted = null;
    if (!isSandboxError(error)) throw error;
    const reply = errorResponse(error);
    if (keeping) platform.transact(note, (work) => keepResponse(work, keeping.keyed, reply));
    return reply;
  }
}

interface ExecutedRequest {
  readonly response: WireResponse;
  /** The event that keeps what it says, if there is one. */
  readonly event?: ResponseEvent | undefined;
}

function responseOf(result: object, { success }: Operation, { eventFor }: UnitOfWork): ExecutedRequest {
  if (result instanceof Declined) return { response: errorResponse(result.error) };
  return { response: successResponse(success, result), event: eventFor(result) };
}

/** Makes an answer once more. It holds on to nothing else of the request: see `RequestNote`. */
function rebuildResponse({ success }: Operation, { state }: ResponseEvent): () => WireResponse {
  return () => successResponse(success, renderEventState(state));
}
