import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  CardDeclinedError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PaymentError,
  PermissionError,
  RateLimitError,
  ServerError,
} from '../errors';
import { redact } from './redact';

/** An answer whose body has been read. */
export interface AttemptResponse extends ResponseHead {
  readonly text: string;
}

/** What an answer says besides its body. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
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
  if (status >= 500) return ServerError;
  return classByStatus.get(status) ?? ApiError;
}

/** What the Should-Retry header says; undefined when it is absent. */
export function shouldRetryOf(headers: Headers): boolean | undefined {
  const value = headers.get('Should-Retry')?.toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** The answer as openapi-fetch wants it. Throws `ApiError` for all but a success with JSON. */
export function responseOf(answer: AttemptResponse, secrets: readonly string[]): Response {
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) throw errorOf(answer, secrets);
  if (parsed(text) === undefined) throw unreadable(answer, text);
  return new Response(text, { status, headers });
}

/** The error of an answer that is none of success. A body that is not the service's own still makes a whole error. */
function errorOf(answer: AttemptResponse, secrets: readonly string[]): ApiError {
  const error = field(parsed(answer.text), 'error');
  const code = textField(error, 'code');
  return new (classOf(answer.status, code))({
    ...fromHead(answer),
    body: answer.text,
    code: code ?? 'answer_unreadable',
    message: redact(textField(error, 'message') ?? code ?? describe(answer.status), secrets),
    declineCode: textField(error, 'decline_code'),
    networkErrorCode: textField(error, 'network_error_code'),
    network: textField(error, 'network'),
    networkErrorCategory: textField(error, 'network_error_category'),
  });
}

/** The error of a success whose body is not what it should be, as when a proxy answers in the place of the service. */
export function unreadable(head: ResponseHead, body?: string): ApiError {
  const message = `answered ${head.status} with a body that is not the service's: does baseUrl point at it?`;
  return new ApiError({ ...fromHead(head), body, code: 'answer_unreadable', message });
}

/** Undefined for what is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A property of something that may be anything. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textField(value: unknown, name: string): string | undefined {
  const text = field(value, name);
  return typeof text === 'string' ? text : undefined;
}

function fromHead({ status, headers }: ResponseHead) {
  return { status, requestId: headers.get('Request-Id') ?? undefined, shouldRetry: shouldRetryOf(headers) };
}

function describe(status: number): string {
  // Status 0 is how a browser shows a redirect that it was told not to follow.
  const redirected = status === 0 || (status >= 300 && status < 400);
  return redirected
    ? 'answered with a redirect, which is not followed because the request may hold a card number: correct baseUrl'
    : `answered ${status} without an error that can be read`;
}
