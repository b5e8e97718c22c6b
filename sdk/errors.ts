import type { DeclineCode } from '../spec/tables/decline-codes';
import type { ErrorCode } from '../spec/tables/errors';
import type { NetworkErrorCode } from '../spec/tables/network-errors';

/** Codes of failures that the service did not name, because it did not answer, or not in its own format. */
export type LocalErrorCode = 'connection_failed' | 'timed_out' | 'answer_unreadable';

/** Any other text too: a newer service may know codes that this version does not. */
type OrNewer<Known extends string> = Known | (string & Record<never, never>);

/** What an error is made of. */
export interface ErrorDetails {
  readonly code: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly shouldRetry?: boolean | undefined;
  readonly body?: string | undefined;
  readonly cause?: unknown;
  readonly declineCode?: string | undefined;
  readonly networkErrorCode?: string | undefined;
  readonly network?: string | undefined;
  readonly networkErrorCategory?: string | undefined;
}

/**
 * A call that failed; all errors of calls extend it. Neither the message nor an enumerable property holds a card number
 * or a secret, so it can be logged as it is. Source: Errors.
 */
export class ApiError extends Error {
  static {
    this.prototype.name = 'ApiError';
  }

  /** What went wrong: a stable name to decide by. */
  readonly code: OrNewer<ErrorCode | LocalErrorCode>;
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** Names the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** What the service says about sending the same again; undefined when it says nothing. */
  readonly shouldRetry: boolean | undefined;
  // Private, since an answer that is not the service's own may repeat anything it was sent.
  readonly #body: string | undefined;

  constructor(details: ErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.shouldRetry = details.shouldRetry;
    this.#body = details.body;
  }

  /** The body of the answer as it came, unfiltered: not for logs. Undefined when there was no answer. */
  get body(): string | undefined {
    return this.#body;
  }
}

/** 400: the request is malformed, or the sub account is not enabled. */
export class BadRequestError extends ApiError {
  static {
    this.prototype.name = 'BadRequestError';
  }
}

/** 401: wrong client id or secret, or a token refused twice. */
export class AuthenticationError extends ApiError {
  static {
    this.prototype.name = 'AuthenticationError';
  }
}

/** 402: the payment, or the payment method, did not go through. Source: Errors, Error body. */
export class PaymentError extends ApiError {
  static {
    this.prototype.name = 'PaymentError';
  }

  /** Why the processor declined; null when it did not, or gave no reason. */
  readonly declineCode: OrNewer<DeclineCode> | null;
  /** What the card network answered; null when it gave no code. */
  readonly networkErrorCode: OrNewer<NetworkErrorCode> | null;
  /** The network that gave the category, as `VISA` or `MASTERCARD`; null without a category. */
  readonly network: string | null;
  /** What the network advises about trying again; its meaning depends on the network. */
  readonly networkErrorCategory: string | null;

  constructor(details: ErrorDetails) {
    super(details);
    this.declineCode = details.declineCode ?? null;
    this.networkErrorCode = details.networkErrorCode ?? null;
    this.network = details.network ?? null;
    this.networkErrorCategory = details.networkErrorCategory ?? null;
  }
}

/** 402 with the code `card_declined`: `declineCode` gives the reason. */
export class CardDeclinedError extends PaymentError {
  static {
    this.prototype.name = 'CardDeclinedError';
  }
}

/** 403: the key may not do this, or the record exists already. */
export class PermissionError extends ApiError {
  static {
    this.prototype.name = 'PermissionError';
  }
}

/** 404: there is no such thing for this account. */
export class NotFoundError extends ApiError {
  static {
    this.prototype.name = 'NotFoundError';
  }
}

/** 409: something else is under way; it was tried again in vain. */
export class ConflictError extends ApiError {
  static {
    this.prototype.name = 'ConflictError';
  }
}

/** 422: a parameter is missing or wrong, or the state of the object does not allow the operation. */
export class InvalidRequestError extends ApiError {
  static {
    this.prototype.name = 'InvalidRequestError';
  }
}

/** 429: too many requests; it was tried again in vain. */
export class RateLimitError extends ApiError {
  static {
    this.prototype.name = 'RateLimitError';
  }
}

/** 5xx: the service, or something before it, failed; it was tried again in vain. */
export class ServerError extends ApiError {
  static {
    this.prototype.name = 'ServerError';
  }
}

/** There was no answer. Whether the request was carried out is unknown: send it again with the same idempotency key. */
export class ConnectionError extends ApiError {
  static {
    this.prototype.name = 'ConnectionError';
  }
}

/** There was no answer in time. Otherwise as `ConnectionError`. */
export class TimeoutError extends ConnectionError {
  static {
    this.prototype.name = 'TimeoutError';
  }
}
