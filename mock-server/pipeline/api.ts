import type { Operation } from '../../spec/vocabulary/operation';
import { answerUnderFault } from '../faults/respond-under-fault';
import { ApiError, Declined, isApiError } from '../sandbox-error';
import type { Context, Work } from '../context';
import type { Keeper } from '../events/outbox';
import { presentTold } from '../present/event-state';
import type { RequestNote } from '../request-log/record';
import type { RawInput, Route } from './routes';
import type { Authenticator, Caller } from './authenticate';
import { errorReply, type Reply, successReply } from '../wire/envelope';
import { findAnswer, idempotencyKey, keepAnswer, type KeyedRequest, keyedRequest } from './idempotency';
import type { Incoming } from '../wire/message';
import { readQuery } from '../wire/query';
import { readBody } from '../wire/read';
import { type Selection, selectAccount, usesDeprecated } from './select-account';

export interface Exchange {
  readonly request: Incoming;
  readonly route: Route;
  readonly search: URLSearchParams;
  readonly path: (name: string) => string;
  /** Filled along the way, and sent with whatever the answer turns out to be. */
  readonly headers: Record<string, string>;
  /** Filled along the way, for the journal. */
  readonly note: RequestNote;
}

/**
 * Answers a request that runs on an account. The order of its lines is the order in which errors take precedence. Once the
 * body is read nothing else runs until the work is done; the answer leaves when all that it tells of is durable.
 */
export async function answer(authenticator: Authenticator, exchange: Exchange): Promise<Reply> {
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
  const faulty = platform.interference.armed;
  if (key === null) {
    if (faulty) return answerFaulty(exchange, caller, body);
    return durable(caller, carryOut(exchange, caller, selection, body));
  }

  const { method, path } = request;
  const keyed = keyedRequest(platform.hash, selection.account, key, { method, path, body });
  if (platform.inProgress.has(keyed.id)) throw new ApiError('idempotency_request_in_progress', {});
  const kept = findAnswer(platform.rows, operation, keyed, platform.now()); // idempotency_params_mismatch
  if (kept && !faulty) {
    headers['Idempotent-Replayed'] = 'true';
    return durable(caller, kept);
  }
  platform.inProgress.add(keyed.id);
  try {
    if (faulty) return await answerFaulty(exchange, caller, body, { key, keyed }, kept);
    return await durable(caller, carryOut(exchange, caller, selection, body, { key, keyed }));
  } finally {
    platform.inProgress.delete(keyed.id);
  }
}

async function durable({ platform }: Caller, reply: Reply): Promise<Reply> {
  if (platform.pending) await platform.settled();
  return reply;
}

interface Keeping {
  readonly key: string;
  readonly keyed: KeyedRequest;
}

/** The same on a platform with faults. One may make the request wait, so its account is looked up when it goes on. */
function answerFaulty(
  exchange: Exchange,
  caller: Caller,
  body: object | undefined,
  keeping?: Keeping,
  kept?: Reply,
): Promise<Reply> {
  const run = async (route: Route): Promise<Reply> => {
    const selection = selectAccount(caller.platform.rows, caller, exchange.request.headers); // resource_not_found
    return durable(caller, carryOut({ ...exchange, route }, caller, selection, body, keeping));
  };
  return answerUnderFault(caller.platform, {
    operation: exchange.route.id,
    note: exchange.note,
    carryOut: async () => {
      if (kept === undefined) return run(exchange.route);
      exchange.headers['Idempotent-Replayed'] = 'true';
      return durable(caller, kept);
    },
    refuse: async (error) => {
      const refusal = () => {
        throw error;
      };
      return kept === undefined ? run({ ...exchange.route, run: refusal }) : errorReply(error);
    },
  });
}

/** Validates and runs the operation in one transaction, with which its answer is kept for the key. */
function carryOut(
  { route, path, search, headers, note }: Exchange,
  { platform, mode }: Caller,
  { account, selected }: Selection,
  body: object | undefined,
  keeping?: Keeping,
): Reply {
  const warn = (text: string) => {
    headers['Sandbox-Warning'] = text;
  };
  try {
    // Copied by name, here and for the context: to spread an object costs more than all the rest of this function.
    const { query, page } = readQuery(route.operation, search);
    const input: RawInput = { path, query, page, body };
    return platform.transact(note, (work) => {
      const { rows, settings, now, newId, hash, emit, keeperOf, schedule } = work;
      const context: Context = {
        rows,
        settings,
        now,
        newId,
        hash,
        emit,
        keeperOf,
        schedule,
        mode,
        account,
        selected,
        warn,
      };
      const result = route.run(context, input);
      const { reply, keeper } = replyOf(result, route.operation, work);
      if (keeper) note.rememberAnswer(reply, answerAgain(route.operation, keeper));
      if (keeping) keepAnswer(work, keeping.keyed, reply, keeper?.event_id);
      return reply;
    });
  } catch (error) {
    note.emitted = null;
    if (!isApiError(error)) throw error;
    const reply = errorReply(error);
    if (keeping) platform.transact(note, (work) => keepAnswer(work, keeping.keyed, reply));
    return reply;
  }
}

interface Outcome {
  readonly reply: Reply;
  /** The event that keeps what it says, if there is one. */
  readonly keeper?: Keeper | undefined;
}

function replyOf(result: object, { success }: Operation, { keeperOf }: Work): Outcome {
  if (result instanceof Declined) return { reply: errorReply(result.error) };
  return { reply: successReply(success, result), keeper: keeperOf(result) };
}

/** Makes an answer once more. It holds on to nothing else of the request: see `RequestNote`. */
function answerAgain({ success }: Operation, { state }: Keeper): () => Reply {
  return () => successReply(success, presentTold(state));
}
