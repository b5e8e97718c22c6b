import { type ErrorCode, type ErrorParams, type ErrorRow, errorMessage, errors } from '../spec/errors';

/** What an error body says besides its code and message. Source: Errors, Error body. */
export interface ErrorDetails {
  readonly decline_code?: string | null;
  readonly network_error_code?: string;
  readonly network?: string;
  readonly network_error_category?: string;
}

/**
 * An answer that is an error of the API. Thrown, it undoes what its request did. A declined payment is no exception: it
 * is stored, and its handler returns a `Declined`.
 */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly row: ErrorRow;
  readonly details: ErrorDetails;
  /** Headers that belong to this answer alone. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: Code,
    params: ErrorParams<Code>,
    { details = {}, headers = {} }: { details?: ErrorDetails; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(errorMessage(code, params));
    this.name = 'ApiError';
    this.row = errors[code];
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return this.row.status;
  }
}

/** By `instanceof` alone the code would be of type any. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** A final answer that is an error although its request was carried out and is kept. */
export class Declined {
  constructor(readonly error: ApiError) {}
}
