import { headersClass, responseClass } from '../../spec/vocabulary/globals';
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

/** The call of an error, and the secrets that it must not repeat. */
export interface ErrorContext {
  readonly call: Partial<CallContext> | undefined;
  /** The client secret, the access token of the attempt, and other secrets that were sent. */
  readonly secrets: readonly string[];
}

const classByStatus: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: PaymentError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  422: InvalidRequestError,
  429: RateLimitError,
};

function classOf(status: number, code: string | undefined): typeof ApiError {
  if (status === 402 && code === 'card_declined') return CardDeclinedError;
  if (status === 422 && code === 'idempotency_params_mismatch') return IdempotencyError;
  return classByStatus[status] ?? (status >= 500 ? ServerError : ApiError);
}

/** Returns headers of any class, such as those of a polyfill, as those of the runtime. */
export function ownHeaders(headers: Headers): Headers {
  const own = new (headersClass())();
  headers.forEach((value, name) => own.append(name, value));
  return own;
}

/** Returns a response that can be read again. */
export function responseOf({ status, headers, text }: AttemptResponse): Response {
  // In a browser, a redirect that is not followed has the status 0.
  if (status === 0) return responseClass().error();
  return new (responseClass())(text || null, { status, headers: ownHeaders(headers) });
}

/** Returns the value of the Should-Retry header; undefined when it is absent or invalid. */
export function shouldRetryOf(headers: Headers): boolean | undefined {
  const value = parseJson(headers.get('Should-Retry')?.toLowerCase() ?? '');
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns the id of a request in the logs of the service. */
export function requestIdOf(headers: Headers): string | undefined {
  return headers.get('Request-Id') ?? undefined;
}

/** Whether a response is what was asked for, and not an error or a redirect. */
export function isSuccess({ status }: ResponseHead): boolean {
  return status >= 200 && status <= 299;
}

/**
 * Whether the body of a response of the service was damaged on its way: it is no JSON, though the service names the request. What
 * something else sends, such as a page to log in, is not.
 */
export function isDamaged({ status, headers }: ResponseHead, data: unknown, method: string): boolean {
  const hasNoBody = method === 'HEAD' || status === 204 || status < 200 || (status >= 300 && status < 400);
  return data === undefined && !hasNoBody && requestIdOf(headers) !== undefined;
}

/** Returns the error of a response that failed, or whose body is not from the service, such as that of a proxy. */
export function errorOf({ status, headers, text: body }: AttemptResponse, { call, secrets }: ErrorContext): ApiError {
  const data = parseJson(body);
  const error = field(data, 'error');
  const code = textField(error, 'code');
  const isOfService = isDamaged({ status, headers }, data, call?.method ?? '');
  return new (classOf(status, code))({
    ...call,
    secrets,
    status,
    body,
    requestId: requestIdOf(headers),
    shouldRetry: shouldRetryOf(headers),
    code: code ?? 'answer_unreadable',
    message: textField(error, 'message') ?? code ?? describe(status, isOfService),
    explanation:
      (code || !isOfService ? headers.get('Sandbox-Explain') : undefined) ?? (code ? undefined : nextStep(isOfService)),
    declineCode: textField(error, 'decline_code'),
    networkErrorCode: textField(error, 'network_error_code'),
    network: textField(error, 'network'),
    networkErrorCategory: textField(error, 'network_error_category'),
  });
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

const nextStep = (isOfService: boolean) =>
  isOfService
    ? 'The body was damaged on its way. Send it again, a write with the same idempotencyKey: its response is stored.'
    : 'Check baseUrl.';

function describe(status: number, isOfService: boolean): string {
  // In a browser, a redirect that is not followed has the status 0.
  if (status === 0 || (status >= 300 && status < 400))
    return 'a redirect, not followed because a request may contain a card number: correct baseUrl';
  if (isOfService && status < 300) return `status ${status} of the service, with a body that cannot be read`;
  return `status ${status} ${status < 300 ? 'with a body that is not from the service: is baseUrl its URL?' : 'without a readable error'}`;
}
