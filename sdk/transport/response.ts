import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  CardDeclinedError,
  ConflictError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PaymentError,
  PermissionError,
  RateLimitError,
  ServerError,
} from '../errors';
import type { CallContext } from './call-context';

/** The response to one attempt, with its body. */
export interface AttemptResponse extends ResponseHead {
  readonly text: string;
}

/** Status and headers of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
}

/** What an error says of its call, and what it must not repeat. */
export interface ErrorContext {
  readonly call: Partial<CallContext> | undefined;
  /** The client secret, the access token of the attempt, and other secrets that were sent. */
  readonly secrets: readonly string[];
}

const classByStatus = new Map<number, typeof ApiError>([
  [400, BadRequestError],
  [401, AuthenticationError],
  [402, PaymentError],
  [403, PermissionError],
  [404, NotFoundError],
  [409, ConflictError],
  [422, InvalidRequestError],
  [429, RateLimitError],
]);

function classOf(status: number, code: string | undefined): typeof ApiError {
  if (status === 402 && code === 'card_declined') return CardDeclinedError;
  if (status === 422 && code === 'idempotency_params_mismatch') return IdempotencyError;
  if (status >= 500) return ServerError;
  return classByStatus.get(status) ?? ApiError;
}

/** Returns the value of the Should-Retry header; undefined when it is absent or invalid. */
export function shouldRetryOf(headers: Headers): boolean | undefined {
  const value = headers.get('Should-Retry')?.toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Whether a response is what was asked for, and not an error or a redirect. */
export function isSuccess({ status }: ResponseHead): boolean {
  return status >= 200 && status <= 299;
}

/** Returns the error of a failed response, even when its body is not from the service. */
export function errorOf(attempt: AttemptResponse, context: ErrorContext): ApiError {
  const error = field(parseJson(attempt.text), 'error');
  const code = textField(error, 'code');
  return new (classOf(attempt.status, code))({
    ...fromHead(attempt, context),
    body: attempt.text,
    code: code ?? 'answer_unreadable',
    message: textField(error, 'message') ?? code ?? describe(attempt.status),
    explanation: attempt.headers.get('Sandbox-Explain') ?? undefined,
    declineCode: textField(error, 'decline_code'),
    networkErrorCode: textField(error, 'network_error_code'),
    network: textField(error, 'network'),
    networkErrorCategory: textField(error, 'network_error_category'),
  });
}

/** Returns the error of a successful response with an unexpected body, for example that of a proxy. */
export function unreadable(attempt: AttemptResponse, context: ErrorContext): ApiError {
  const message = `status ${attempt.status} with a body that is not from the service: is baseUrl its URL?`;
  return new ApiError({ ...fromHead(attempt, context), body: attempt.text, code: 'answer_unreadable', message });
}

/** Returns the value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a property of a value of unknown type; undefined when it has none of that name. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textField(value: unknown, name: string): string | undefined {
  const text = field(value, name);
  return typeof text === 'string' ? text : undefined;
}

function fromHead({ status, headers }: ResponseHead, { call, secrets }: ErrorContext) {
  const requestId = headers.get('Request-Id') ?? undefined;
  return { ...call, secrets, status, requestId, shouldRetry: shouldRetryOf(headers) };
}

function describe(status: number): string {
  // In a browser, a redirect that is not followed has the status 0.
  const redirected = status === 0 || (status >= 300 && status < 400);
  return redirected
    ? 'a redirect, which is not followed because the request may contain a card number: correct baseUrl'
    : `status ${status} without a readable error`;
}
