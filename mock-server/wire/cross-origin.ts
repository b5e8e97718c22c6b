import { requestHeaders, responseHeaders } from '../../spec/tables/headers';
import { emptyResponse, type WireResponse } from './envelope';
import { isOriginAllowed } from './host';
import type { RequestHeaders, WireRequest } from './message';

/** The pages that may send requests, besides those of this machine and of the sandbox itself. */
export interface AllowedPages {
  readonly origins: readonly string[];
  /** Pages of these hosts, on any port. */
  readonly hosts: readonly string[];
}

/** Seconds for which a browser may keep the response to a preflight. */
const MAX_AGE_SECONDS = '600';
const exposedHeaders = Object.values(responseHeaders).join(', ');
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Whether a page may send a request, and read the response. */
export function isPageAllowed(origin: string, request: WireRequest, { origins, hosts }: AllowedPages): boolean {
  return (
    isOriginAllowed(origin, hosts) ||
    isOriginAllowed(origin, request.hostNames ?? []) ||
    origins.includes(origin) ||
    isOwnOrigin(origin, request)
  );
}

/** Whether a page is one of the sandbox itself: the host that the request used was checked before. */
function isOwnOrigin(origin: string, { origin: own, headers }: WireRequest): boolean {
  const host = own === undefined ? headers.get('host') : new URL(own).host;
  return /^https?:\/\/(.+)$/.exec(origin)?.[1] === host;
}

/** Whether a browser asks if a page may send a request. */
export function isPreflight({ method, headers }: WireRequest): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

/**
 * Returns the response to a preflight. The requested method and headers are allowed, even when the sandbox does not know them: then
 * the page can read the error of its request.
 */
export function preflightResponse({ headers }: WireRequest, methods: readonly string[]): WireResponse {
  return emptyResponse({
    'Access-Control-Allow-Methods': withRequested(methods, headers, 'access-control-request-method'),
    'Access-Control-Allow-Headers': withRequested(requestHeaders, headers, 'access-control-request-headers'),
    'Access-Control-Max-Age': MAX_AGE_SECONDS,
    ...(headers.has('access-control-request-private-network') && { 'Access-Control-Allow-Private-Network': 'true' }),
  });
}

function withRequested(known: readonly string[], headers: RequestHeaders, header: string): string {
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  for (const text of (headers.get(header) ?? '').split(',')) {
    const name = text.trim();
    if (headerName.test(name) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].join(', ');
}

/** Headers of every response to a page: it may read the response, and the headers that the document declares. */
export function readableBy(origin: string): Readonly<Record<string, string>> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposedHeaders, ...variesByOrigin };
}

/** Keeps caches from giving the response for one origin to another one. */
export const variesByOrigin: Readonly<Record<string, string>> = { Vary: 'Origin' };
