import type { ApiError, ConnectionError } from './errors';

/**
 * A request as a hook sees it: without a card number, and without a secret or an access token except as an id. Only `request`
 * has them, which nothing prints.
 */
export interface HookRequest {
  /** HTTP method in capital letters. */
  readonly method: string;
  /** Path of the operation, such as `/v1/payments/{payment_id}`; `/oauth/token` for the request of an access token. */
  readonly path: string;
  /** The URL with its query. */
  readonly url: string;
  /** A copy of the headers of the request, with `Authorization` as `[redacted]`. */
  readonly headers: Headers;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The idempotency key; undefined for a read. */
  readonly idempotencyKey: string | undefined;
  /** The sub account of the call; undefined for the platform account itself. */
  readonly subAccountId: string | undefined;
  /** The request as it is sent, with its body, its access token and card numbers: do not log it. */
  readonly request: Request;
}

/** A response of any status as a hook sees it. `headers` are those of the request. */
export interface HookResponse extends HookRequest {
  /** The HTTP status. */
  readonly status: number;
  /** The id of the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** Milliseconds from the request to the end of the response. */
  readonly durationMs: number;
  /** Whether the response was stored under the idempotency key and nothing was carried out again. */
  readonly replayed: boolean;
  /** The response as it came, with its body: do not log it. */
  readonly response: Response;
}

/** An attempt without a response as a hook sees it. */
export interface HookError extends HookRequest {
  readonly error: ConnectionError;
}

/** A failed attempt that will be followed by another. `attempt` is the number of the failed one. */
export interface HookRetry extends HookRequest {
  /** Milliseconds until the next attempt. */
  readonly delayMs: number;
  /** The reason for another attempt, as a clause. */
  readonly because: string;
  readonly error: ApiError;
}

/** How much a logger receives: its own level and all to the left of it. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** The levels in their order. Each of them but the first is a method of a logger. */
export const logLevels = ['off', 'error', 'warn', 'info', 'debug'] as const satisfies readonly LogLevel[];

/** The methods of `console`, or of a logger that works like it. */
export type Logger = Pick<Console, 'error' | 'warn' | 'info' | 'debug'>;

/** A hook observes if it returns nothing, and changes something if it returns one of its results. */
export type Hook<Argument, Result> =
  ((argument: Argument) => void) | ((argument: Argument) => Result | undefined | Promise<Result | undefined>);

/**
 * Functions that see every attempt of every call, and may change it: those of `raw` and token requests too. Names and results
 * are those of the middleware of openapi-fetch. What a hook throws rejects the call. After the response to a write, the same call
 * with the `idempotencyKey` of the argument gets that response again.
 */
export interface Hooks {
  /**
   * Called before each attempt. A `Request` that it returns is sent instead, and so are headers that it sets in `request`. A
   * `Response` is taken as that of the service: nothing is sent. The next attempt starts from the call again.
   */
  readonly onRequest?: Hook<HookRequest, Request | Response> | undefined;
  /** Called after each response, whatever its status. A `Response` that it returns replaces it, also for retries. */
  readonly onResponse?: Hook<HookResponse, Response> | undefined;
  /**
   * Called after each attempt without a response. A `Response` that it returns is taken as that of the service. Another error
   * rejects the call, without a retry.
   */
  readonly onError?: Hook<HookError, Response | Error> | undefined;
  /** Called before the wait for another attempt. */
  readonly onRetry?: ((retry: HookRetry) => void) | undefined;
  /**
   * Receives lines about requests and responses, without secrets and card numbers: `debug` each request and response with
   * headers and bodies, `info` a line per response, `warn` each retry, `error` a call that failed without a response or in
   * `onResponse`. What it throws is ignored. Default: none, and nothing is logged.
   */
  readonly logger?: Logger | undefined;
  /** Default: `warn`. */
  readonly logLevel?: LogLevel | undefined;
}
