import {
  type ErrorCode,
  type ErrorParams,
  type ErrorRow,
  errorMessage,
  errors,
  explainError,
} from '../spec/tables/errors';
import type { NetworkErrorCode } from '../spec/tables/network-errors';

/** Fields of an error body in addition to its code and message. Source: Errors, Error body. */
export interface ErrorDetails {
  /** The reason for a decline. */
  readonly decline_code?: string | null;
  /** The code of the card network. */
  readonly network_error_code?: NetworkErrorCode;
  /** The card network of the category. */
  readonly network?: string;
  /** The network's category of the decline. */
  readonly network_error_category?: string;
}

interface ErrorOptions {
  readonly details?: ErrorDetails;
  /** Headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The HTTP status (default: that of the code). */
  readonly status?: number;
  /** The source of a simulated error, such as a fault or a test card. */
  readonly requestedBy?: string | undefined;
  /** The explanation, instead of that of the code: for an error without the cause and the effect that the code stands for. */
  readonly explanation?: string | undefined;
  /** A suggestion to the caller, before the explanation of the code. */
  readonly hint?: string | undefined;
  /** The value of the Should-Retry header (default: that of the code). */
  readonly shouldRetry?: boolean;
  readonly cause?: unknown;
  /** The allowed values, in sentences that the message ends with. */
  readonly rule?: string | undefined;
  /** Whether a call of the control API is refused (default: false). */
  readonly isOfControl?: boolean;
}

/**
 * An error of the API. A unit of work that throws it changes nothing. A declined payment is not thrown: it is stored, and its
 * handler returns a `Declined`.
 */
export class SandboxError<Code extends ErrorCode = ErrorCode> extends Error {
  /** @internal */ readonly row: ErrorRow;
  readonly details: ErrorDetails;
  /** Additional headers of this response only. */
  readonly headers: Readonly<Record<string, string>>;
  /** The HTTP status. Default: that of the code. */
  readonly status: number;
  /** The value of the Should-Retry header; undefined for none. */
  readonly shouldRetry: boolean | undefined;
  readonly #explain: () => string;
  readonly #with: (changes: ErrorOptions) => SandboxError<Code>;

  /** The error code. */
  readonly code: Code;
  /** The parameter that the error is about, if it names one. @internal */
  readonly parameter: string | undefined;

  /** @internal */
  constructor(code: Code, params: ErrorParams<Code>, options: ErrorOptions = {}) {
    const { details = {}, headers = {}, status, requestedBy, hint, shouldRetry, cause, rule, isOfControl } = options;
    const { explanation } = options;
    const message = errorMessage(code, params);
    super(rule === undefined ? message : `${message}. ${rule}`, cause === undefined ? {} : { cause });
    this.name = 'SandboxError';
    this.code = code;
    this.parameter = 'name' in params && typeof params.name === 'string' ? params.name : undefined;
    this.row = errors[code];
    this.details = details;
    this.headers = headers;
    this.#with = (changes) => new SandboxError(code, params, { ...options, ...changes });
    this.#explain = () =>
      (requestedBy === undefined ? '' : `Asked for by ${requestedBy}. `) +
      (hint === undefined ? '' : `${hint} `) +
      (explanation ?? explainError(code, params, isOfControl));
    this.status = status ?? this.row.status;
    this.shouldRetry = shouldRetry ?? this.row.shouldRetry;
  }

  /** Returns the same error for a call of the control API, with a message that says what is allowed instead. @internal */
  ofControl(rule: string | undefined): SandboxError<Code> {
    return this.#with({ rule, isOfControl: true, explanation: undefined });
  }

  /** Returns the same error with another explanation; itself without one. @internal */
  explainedBy(explanation: string | undefined): SandboxError<Code> {
    return explanation === undefined ? this : this.#with({ explanation });
  }

  /** The rule that was broken, and what to change. */
  get explanation(): string {
    return this.#explain();
  }
}

/** Returns the error of a parameter whose value a rule refuses: the explanation is that rule. */
export function invalidParameter(name: string, explanation: string): SandboxError<'parameter_invalid'> {
  return new SandboxError('parameter_invalid', { name }, { explanation });
}

/** Returns the error of a control call with an invalid parameter. The message ends with the rule, in sentences. */
export function invalidControlParameter(name: string, rule?: string): SandboxError<'parameter_invalid'> {
  return new SandboxError('parameter_invalid', { name }, { rule, isOfControl: true });
}

/** Throws the problem that a rule found, if there is one. */
export function requireNoProblem(problem: SandboxError | undefined): void {
  if (problem) throw problem;
}

/** With only `instanceof`, the code would be of type any. */
export function isSandboxError(error: unknown): error is SandboxError {
  return error instanceof SandboxError;
}

/** The result of a request that was executed and stored although its response is an error. */
export class Declined {
  constructor(
    readonly error: SandboxError,
    /** The next step for the caller, before the explanation of the error. */
    readonly advice?: string,
  ) {}
}
