import type { Success } from '../../spec/vocabulary/operation';
import type { SandboxError } from '../sandbox-error';
import { resourceId } from '../domain/resource-id';
import type { PageOf } from './page';

/** An answer as a value: what is kept for an idempotency key, and, with all its headers, what a front sends. */
export interface WireResponse {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const noHeaders = {};
const MAX_EXPLANATION_CHARACTERS = 300;

/** Puts the envelope around what a handler gave. Source: Resources, Response envelope. */
export function successResponse({ status, wrapping, type }: Success, answer: object): WireResponse {
  const body = wrapping === 'bare' ? answer : isPage(answer) ? pageBody(answer) : oneBody(type, answer);
  return { status, body: JSON.stringify(body), headers: noHeaders };
}

function oneBody(type: string, data: object): object {
  return { id: resourceId(data), type, data, page_info: null };
}

function pageBody({ items, ...page_info }: PageOf<unknown>): object {
  return { id: null, type: 'array', data: items, page_info };
}

function isPage(answer: object): answer is PageOf<unknown> {
  return 'items' in answer;
}

/** Source: Errors, Error body; the headers as decided for each code. */
export function errorResponse(error: SandboxError): WireResponse {
  const { code, message, details, row, headers, status } = error;
  return {
    status,
    body: JSON.stringify({ error: { code, message, ...details } }),
    headers: {
      ...(row.shouldRetry !== undefined && { 'Should-Retry': String(row.shouldRetry) }),
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      'Sandbox-Explain': inHeader(error.explanation),
      ...headers,
    },
  };
}

/** Whatever a caller's names are made of, a header is one line of ASCII, and short. */
function inHeader(text: string): string {
  const line = text.replaceAll('…', '...').replace(/[^ -~]/g, '?');
  return line.length > MAX_EXPLANATION_CHARACTERS ? `${line.slice(0, MAX_EXPLANATION_CHARACTERS - 3)}...` : line;
}
