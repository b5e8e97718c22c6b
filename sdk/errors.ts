import type { DeclineCode } from '../spec/tables/decline-codes';
import type { ErrorCode } from '../spec/tables/errors';
import type { Network, NetworkErrorCategory, NetworkErrorCode } from '../spec/tables/network-errors';
import { adviceOf, type RetryAdvice } from './advice';
import { brand } from './brand';
import { describeCall, docUrlOf, type ErrorDetails } from './error-details';
import { copyOf } from './transport/copy';
import { redact, redactCause, redactId } from './transport/redact';

/** Codes of the SDK itself, for a failure without a response, or with one that is not in the format of the service. */
export type LocalErrorCode = 'connection_failed' | 'timed_out' | 'answer_unreadable';

/** Known codes and any other string: a newer service may send codes that this version does not know. */
type OrNewer<Known extends string> = Known | (string & Record<never, never>);

/**
 * A failed call. All errors of calls extend this class. The message ends with the call: `… (GET /v1/payments/{payment_id},
 * payment_id py_…, request …)`. The error is safe to print, to serialize and to log: except for `body`, no text in it, its
 * causes included, repeats the client secret, an access token or a card number. Codes and ids are not rewritten, except for card
 * numbers in ids. Source: Errors.
 *
 * `instanceof` holds across the ECMAScript module and the CommonJS build.
 */
export class ApiError extends Error {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'ApiError');

  /** The error code: stable, unlike the message. */
  declare readonly code: OrNewer<ErrorCode | LocalErrorCode>;
  /** The HTTP status; undefined without a response. */
  declare readonly status: number | undefined;
  /** The id of the request in the logs of the service. */
  declare readonly requestId: string | undefined;
  /** Whether the service advises to send the same request again (`Should-Retry`); undefined without advice. */
  declare readonly shouldRetry: boolean | undefined;
  /**
   * The advice: the rule that was broken, and the change to make (`Sandbox-Explain`); of the SDK where nothing readable came.
   * Undefined for other responses outside of the sandbox.
   */
  declare readonly explanation: string | undefined;
  /** The address of the page about the code: what it means, and what to do. */
  declare readonly docUrl: string;
  /** The HTTP method, such as `GET`. */
  declare readonly method: string | undefined;
  /** The path of the operation with its placeholders, such as `/v1/payments/{payment_id}`. */
  declare readonly path: string | undefined;
  /** The values of the placeholders, such as `{ payment_id: 'py_…' }`. */
  declare readonly pathParams: Readonly<Record<string, string>>;
  /** The idempotency key of a write. The same write under the same key is not carried out twice. */
  declare readonly idempotencyKey: string | undefined;
  // Private: a response that is not from the service may repeat anything that was sent.
  readonly #body: string | undefined;

  constructor({ cause, body, secrets, message, explanation, ...details }: ErrorDetails) {
    // Codes and ids are for programs. Only texts are searched for secrets.
    const { pathParams = {}, ...fields } = copyOf(details, redactId);
    super(
      redact(message, secrets) + describeCall({ ...fields, pathParams }),
      cause === undefined ? undefined : { cause: redactCause(cause, secrets) },
    );
    this.code = fields.code;
    this.status = fields.status;
    this.requestId = fields.requestId;
    this.shouldRetry = fields.shouldRetry;
    this.explanation = explanation && redact(explanation, secrets);
    this.docUrl = docUrlOf(fields);
    this.method = fields.method;
    this.path = fields.path;
    this.pathParams = pathParams;
    this.idempotencyKey = fields.idempotencyKey;
    this.#body = body;
  }

  /** Returns name and message, then what to do, then the address of the page, a line each. */
  override toString(): string {
    return [super.toString(), this.explanation, this.docUrl].filter(Boolean).join('\n');
  }

  /** The unfiltered body of the response: do not log it. Undefined without a response. */
  get body(): string | undefined {
    return this.#body;
  }
}

/** 400: the request is malformed, or the sub account is not enabled. */
export class BadRequestError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'BadRequestError');
}

/** 401: the client id or secret is wrong, or two access tokens were rejected. */
export class AuthenticationError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'AuthenticationError');
}

/** 402: the payment or the payment method was declined. Source: Errors, Error body. */
export class PaymentError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'PaymentError');

  /** The reason of the decline; null without one. */
  declare readonly declineCode: OrNewer<DeclineCode> | null;
  /** The code of the card network; null without one. */
  declare readonly networkErrorCode: OrNewer<NetworkErrorCode> | null;
  /** The network of the category; null without a category. */
  declare readonly network: OrNewer<Network> | null;
  /** The network's category of the decline; null without one. */
  declare readonly networkErrorCategory: OrNewer<NetworkErrorCategory['category']> | null;
  /** Whether another attempt makes sense, by the category; null without one. Source: Errors, Network error category. */
  declare readonly advice: RetryAdvice | null;

  constructor(details: ErrorDetails) {
    super(details);
    const fields = copyOf(details, redactId);
    this.declineCode = fields.declineCode ?? null;
    this.networkErrorCode = fields.networkErrorCode ?? null;
    this.network = fields.network ?? null;
    this.networkErrorCategory = fields.networkErrorCategory ?? null;
    this.advice = adviceOf(this.networkErrorCategory);
  }
}

/** 402 with the code `card_declined`: `declineCode` is the reason. */
export class CardDeclinedError extends PaymentError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'CardDeclinedError');
}

/** 403: the operation is not allowed, or the record exists already. */
export class PermissionError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'PermissionError');
}

/** 404: the account has no such resource. */
export class NotFoundError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'NotFoundError');
}

/** 409: another request is in progress, and the retries failed as well. */
export class ConflictError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'ConflictError');
}

/** 422: a parameter is missing or invalid, or the state of the resource does not allow the operation. */
export class InvalidRequestError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'InvalidRequestError');
}

/** 422 with the code `idempotency_params_mismatch`: the idempotency key was used with other parameters. */
export class IdempotencyError extends InvalidRequestError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'IdempotencyError');
}

/** 429: too many requests, and the retries failed as well. */
export class RateLimitError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'RateLimitError');
}

/** 5xx: the service or a proxy failed, and the retries failed as well. */
export class ServerError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'ServerError');
}

/**
 * No response. It is unknown whether the request was carried out: send it again with the same idempotency key.
 */
export class ConnectionError extends ApiError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'ConnectionError');
}

/** No response within the time limit. It is unknown whether the request was carried out. */
export class TimeoutError extends ConnectionError {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'TimeoutError');
}
