import type { CallContext } from './call-context';

/** Request options that fetch does not have. */
export interface RequestExtras {
  /** Milliseconds for each attempt. */
  readonly timeoutMs?: number;
  /** Safe to send twice, although it is a write without an idempotency key. */
  readonly repeatable?: boolean;
  /** The call, for its errors. */
  readonly call?: Partial<CallContext> | undefined;
}

/**
 * The part of a `Request` that openapi-fetch needs. A real one turns its body into a stream that can be sent once. Here
 * it stays a string, so that every attempt sends the same body.
 */
export class PlainRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly text: string | undefined;
  readonly callerSignal: AbortSignal | undefined;
  readonly timeoutMs: number | undefined;
  readonly repeatable: boolean;
  readonly call: Partial<CallContext> | undefined;

  constructor(
    readonly url: string,
    init: RequestInit & RequestExtras,
  ) {
    this.method = init.method ?? 'GET';
    this.headers = new Headers(init.headers);
    this.text = typeof init.body === 'string' ? init.body : undefined;
    this.callerSignal = init.signal ?? undefined;
    this.timeoutMs = init.timeoutMs;
    this.call = init.call;
    this.repeatable = init.repeatable ?? (this.method === 'GET' || this.headers.has('Idempotency-Key'));
  }
}
