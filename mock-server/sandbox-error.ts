import { type ErrorCode, type ErrorParams, type ErrorRow, errorMessage, errors } from '../spec/tables/errors';
import { explainError } from '../spec/explanations';

/** What an error body says besides its code and message. Source: Errors, Error body. */
export interface ErrorDetails {
  readonly decline_code?: string | null;
  readonly network_error_code?: string;
  readonly network?: string;
  readonly network_error_category?: string;
}

interface ErrorOptions {
  readonly details?: ErrorDetails;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  /** What asked for this very answer, when it is no fault of the request. */
  readonly requestedBy?: string | undefined;
}

/**
 * An answer that is an error of the API. Thrown, it undoes what its request did. A declined payment is no exception: it
 * is stored, and its handler returns a `Declined`.
 */
export class SandboxError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly row: ErrorRow;
  readonly details: ErrorDetails;
  /** Headers that belong to this answer alone. */
  readonly headers: Readonly<Record<string, string>>;
  /** That of its code, unless another one was asked for. */
  readonly status: number;
  readonly #explain: () => string;

  constructor(
    readonly code: Code,
    params: ErrorParams<Code>,
    { details = {}, headers = {}, status, requestedBy }: ErrorOptions = {},
  ) {
    super(errorMessage(code, params));
    this.name = 'ApiError';
    this.row = errors[code];
    this.details = details;
    this.headers = headers;
    this.#explain = () =>
      (requestedBy === undefined ? '' : `Asked for by ${requestedBy}. `) + explainError(code, params);
    this.status = status ?? this.row.status;
  }

  /** Which rule it comes from, and what to change. */
  get explanation(): string {
    return this.#explain();
  }
}

/** By `instanceof` alone the code would be of type any. */
export function isSandboxError(error: unknown): error is SandboxError {
  return error instanceof SandboxError;
}

/** A final answer that is an error although its request was carried out and is kept. */
export class Declined {
  constructor(readonly error: SandboxError) {}
}
