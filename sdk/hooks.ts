import type { ApiError } from './errors';

/** A request as a hook sees it: without a card number, and without a secret or an access token except as an id. */
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
  readonly idempotencyKey: string | undefined;
  readonly subAccountId: string | undefined;
}

/** A response of any status as a hook sees it. `headers` are those of the request. */
export interface HookResponse extends HookRequest {
  readonly status: number;
  /** The id of the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** Milliseconds from the request to the end of the response. */
  readonly durationMs: number;
  /** Whether the response was stored under the idempotency key and nothing was carried out again. */
  readonly replayed: boolean;
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

/** The methods of `console`, or of a logger that works like it. */
export type Logger = Pick<Console, 'error' | 'warn' | 'info' | 'debug'>;

/** Observers of every attempt, including those of token requests. What a hook throws rejects the call. */
export interface Hooks {
  /** Called before each attempt. */
  readonly onRequest?: ((request: HookRequest) => void) | undefined;
  /** Called after each response, whatever its status. */
  readonly onResponse?: ((response: HookResponse) => void) | undefined;
  /** Called before the wait for another attempt. */
  readonly onRetry?: ((retry: HookRetry) => void) | undefined;
  /**
   * Receives lines about requests and responses, without secrets and card numbers: `debug` each request and response with
   * headers and bodies, `info` a line per response, `warn` each retry, `error` a call that failed without a response.
   * Default: none, and nothing is logged.
   */
  readonly logger?: Logger | undefined;
  /** Default: `warn`. */
  readonly logLevel?: LogLevel | undefined;
}
