import { linesContentType, type Success } from '../../spec/vocabulary/operation';
import type { SandboxError } from '../sandbox-error';
import { resourceId } from '../domain/resource-id';
import type { PageOf } from './page';

/**
 * The body of a response that is sent in chunks. It is not started for a HEAD request. When the client disconnects, a front
 * calls the iterator's `return`, which must end a pending `next`.
 */
export type ByteStream = AsyncIterable<Uint8Array>;

/** A response as a value. A front adds `Content-Type`, and `Content-Length` where the body is a text. */
export interface WireResponse {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ByteStream;
}

/** A response whose body is a text: the only kind that can be stored. */
export interface TextResponse extends WireResponse {
  readonly body: string;
}

/** The `Cache-Control` of every response that is not a file: each is true at its own instant, and most have secrets. */
export const NO_STORE = 'no-store';

const noHeaders = {};
const MAX_EXPLANATION_CHARACTERS = 300;

/** Returns a response with a JSON text. */
export function jsonResponse(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = noHeaders,
): TextResponse {
  return { status, contentType: 'application/json', headers, body };
}

/** Returns a response without a body. A front sends neither `Content-Type` nor `Content-Length`. */
export function emptyResponse(headers: Readonly<Record<string, string>>): WireResponse {
  return { status: 204, contentType: '', headers, body: '' };
}

/** Whether a response has no body, whatever the method of its request. */
export const isEmpty = ({ status }: WireResponse): boolean => status === 204;

/** Returns a response with lines of JSON. */
export function linesResponse(status: number, body: ByteStream): WireResponse {
  return { status, contentType: linesContentType, headers: noHeaders, body };
}

/** Returns a response with metrics in the text format of Prometheus. */
export function metricsResponse(body: string): TextResponse {
  return { status: 200, contentType: 'text/plain; version=0.0.4; charset=utf-8', headers: noHeaders, body };
}

export const eventStreamContentType = 'text/event-stream; charset=utf-8';

/** Whether a response never ends by itself. */
export const isEventStream = ({ contentType }: WireResponse): boolean => contentType === eventStreamContentType;

/**
 * Wraps a handler's result in the response envelope. `path` has the parameters of the request, of which one may be the id in the
 * envelope. Source: Resources, Response envelope.
 */
export function successResponse(success: Success, result: object, path?: (name: string) => string): TextResponse {
  const { status, wrapping } = success;
  if (wrapping === 'bare') return jsonResponse(status, JSON.stringify(result));
  return jsonResponse(status, isPage(result) ? pageText(result) : JSON.stringify(envelopeOf(success, result, path)));
}

function pageText({ items, texts, counts: _, ...page_info }: PageOf<object>): string {
  const data = texts?.() ?? items.map((item) => JSON.stringify(item));
  return `{"id":null,"type":"array","data":[${data.join()}],"page_info":${JSON.stringify(page_info)}}`;
}

function envelopeOf({ type, withoutId, idParameter }: Success, data: object, path?: (name: string) => string): object {
  const ownId = withoutId ? null : resourceId(data);
  const id = idParameter === undefined ? ownId : (path?.(idParameter) ?? null);
  return { id, type, data, page_info: null };
}

function isPage(result: object): result is PageOf<object> {
  return 'items' in result;
}

/**
 * Returns the response for an error, with the headers that its code calls for. `advice` precedes the explanation of the error.
 * Source: Errors, Error body.
 */
export function errorResponse(error: SandboxError, advice?: string): TextResponse {
  const { code, message, details, headers, status } = error;
  return jsonResponse(status, JSON.stringify({ error: { code, message, ...details } }), {
    ...retryHeaders(error),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    'Sandbox-Explain': headerText(advice === undefined ? error.explanation : `${advice} ${error.explanation}`),
    ...headers,
  });
}

/** Returns the headers that say whether and when a request can be sent again. */
export function retryHeaders({ row, shouldRetry }: SandboxError): Readonly<Record<string, string>> {
  return {
    ...(shouldRetry !== undefined && { 'Should-Retry': String(shouldRetry) }),
    ...(shouldRetry && row.retryAfterSeconds !== undefined && { 'Retry-After': String(row.retryAfterSeconds) }),
  };
}

/** Returns a text that fits a header: one short line of ASCII, whatever names the caller used. */
function headerText(text: string): string {
  const line = text.replaceAll('…', '...').replace(/[^ -~]/g, '?');
  return line.length > MAX_EXPLANATION_CHARACTERS ? `${line.slice(0, MAX_EXPLANATION_CHARACTERS - 3)}...` : line;
}
