import type { DeclineCode } from '../spec/tables/decline-codes';
import type { ErrorCode } from '../spec/tables/errors';
import type { NetworkErrorCode } from '../spec/tables/network-errors';
import { brand } from './brand';

/** Codes of the SDK itself, for a failure without a response, or with one that is not in the format of the service. */
export type LocalErrorCode = 'connection_failed' | 'timed_out' | 'answer_unreadable';

/** Known codes and any other string: a newer service may send codes that this version does not know. */
type OrNewer<Known extends string> = Known | (string & Record<never, never>);

/** The fields of an error. */
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
 * A failed call. All errors of calls extend this class. Neither the message nor an enumerable property contains a card
 * number or a secret, so it is safe to log. Source: Errors.
 */
export class ApiError extends Error {
  static {
    brand(this, 'ApiError');
  }

  /** The error code: stable, unlike the message. */
  readonly code: OrNewer<ErrorCode | LocalErrorCode>;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The id of the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** Whether the service advises to send the same request again (`Should-Retry`); undefined without advice. */
  readonly shouldRetry: boolean | undefined;
  // Private: a response that is not from the service may repeat anything that was sent.
  readonly #body: string | undefined;

  constructor(details: ErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.shouldRetry = details.shouldRetry;
    this.#body = details.body;
  }

  /** The unfiltered body of the response: do not log it. Undefined without a response. */
  get body(): string | undefined {
    return this.#body;
  }
}

/** 400: the request is malformed, or the sub account is not enabled. */
export class BadRequestError extends ApiError {
  static {
    brand(this, 'BadRequestError');
  }
}

/** 401: the client id or secret is wrong, or two access tokens were rejected. */
export class AuthenticationError extends ApiError {
  static {
    brand(this, 'AuthenticationError');
  }
}

/** 402: the payment or the payment method was declined. Source: Errors, Error body. */
export class PaymentError extends ApiError {
  static {
    brand(this, 'PaymentError');
  }

  /** The reason of the decline; null without one. */
  readonly declineCode: OrNewer<DeclineCode> | null;
  /** The code of the card network; null without one. */
  readonly networkErrorCode: OrNewer<NetworkErrorCode> | null;
  /** The network of the category, such as `VISA` or `MASTERCARD`; null without a category. */
  readonly network: string | null;
  /** The network's advice about another attempt, whose meaning depends on the network; null without advice. */
  readonly networkErrorCategory: string | null;

  constructor(details: ErrorDetails) {
    super(details);
    this.declineCode = details.declineCode ?? null;
    this.networkErrorCode = details.networkErrorCode ?? null;
    this.network = details.network ?? null;
    this.networkErrorCategory = details.networkErrorCategory ?? null;
  }
}

/** 402 with the code `card_declined`: `declineCode` is the reason. */
export class CardDeclinedError extends PaymentError {
  static {
    brand(this, 'CardDeclinedError');
  }
}

/** 403: the operation is not allowed, or the record exists already. */
export class PermissionError extends ApiError {
  static {
    brand(this, 'PermissionError');
  }
}

/** 404: the account has no such resource. */
export class NotFoundError extends ApiError {
  static {
    brand(this, 'NotFoundError');
  }
}

/** 409: another request is in progress, and the retries failed as well. */
export class ConflictError extends ApiError {
  static {
    brand(this, 'ConflictError');
  }
}

/** 422: a parameter is missing or invalid, or the state of the resource does not allow the operation. */
export class InvalidRequestError extends ApiError {
  static {
    brand(this, 'InvalidRequestError');
  }
}

/** 429: too many requests, and the retries failed as well. */
export class RateLimitError extends ApiError {
  static {
    brand(this, 'RateLimitError');
  }
}

/** 5xx: the service or a proxy failed, and the retries failed as well. */
export class ServerError extends ApiError {
  static {
    brand(this, 'ServerError');
  }
}

/**
 * No response. It is unknown whether the request was carried out: send it again with the same idempotency key.
 */
export class ConnectionError extends ApiError {
  static {
    brand(this, 'ConnectionError');
  }
}

/** No response within the time limit. It is unknown whether the request was carried out. */
export class TimeoutError extends ConnectionError {
  static {
    brand(this, 'TimeoutError');
  }
}
