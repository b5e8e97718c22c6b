import { requestHeaders, responseHeaders, tracingHeaders } from '../../spec/tables/headers';
import { URL } from '../../spec/vocabulary/globals';
import { SandboxError } from '../sandbox-error';
import { emptyResponse, type WireResponse } from '../wire/envelope';
import { isOriginAllowed } from '../wire/host';
import type { App, RequestHeaders, WireRequest } from '../wire/message';
import { isUpload } from '../wire/streams-body';
import type { Send } from './send';

/** The pages that may send requests, besides those of this machine and of the sandbox itself. */
interface AllowedPages {
  readonly origins: readonly string[];
  /** Pages of these hosts, on any port. */
  readonly hosts: readonly string[];
}

/** The parts of the app that responses to pages need. */
export interface CrossOriginPort {
  readonly pages: AllowedPages;
  readonly send: Send;
  readonly routes: readonly { readonly method: string }[];
}

const MAX_ORIGIN_CHARACTERS = 100;
/** Seconds for which a browser may keep the response to a preflight. */
const MAX_AGE_SECONDS = '600';
const exposedHeaders = [...Object.values(responseHeaders), ...tracingHeaders].join(', ');
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Lets pages of allowed origins read every response, errors included, and refuses all other pages: one could read and delete the
 * data of a sandbox on its visitor's machine. Every page may send a file to an address that was made for it. Programs send no
 * `Origin`, and pay for one look at the headers only.
 */
export function withPages(respond: App, { pages, send, routes }: CrossOriginPort): App {
  const methods = [...new Set(['HEAD', ...routes.map(({ method }) => method)])];
  const respondToPage = async (origin: string, request: WireRequest): Promise<WireResponse> => {
    const isOpen = isUpload(request.path);
    if (!isOpen && !isPageAllowed(origin, request, pages))
      return withHeaders(await refuse(origin, request), variesByOrigin);
    const response = isPreflight(request)
      ? await send(request, () => Promise.resolve(preflightResponse(request, methods)))
      : await respond(request);
    return withHeaders(response, readableBy(isOpen ? '*' : origin));
  };
  const refuse = (origin: string, request: WireRequest) =>
    send(request, () =>
      Promise.reject(new SandboxError('origin_not_allowed', { origin: origin.slice(0, MAX_ORIGIN_CHARACTERS) })),
    );
  return (request) => {
    const origin = request.headers.get('origin');
    return origin === null ? respond(request) : respondToPage(origin, request);
  };
}

function withHeaders(response: WireResponse, headers: Readonly<Record<string, string>>): WireResponse {
  const { Vary: varies } = response.headers;
  const vary = varies === undefined ? {} : { Vary: `${varies}, ${variesByOrigin['Vary']}` };
  return { ...response, headers: { ...response.headers, ...headers, ...vary } };
}

/** Whether a page may send a request, and read the response. */
function isPageAllowed(origin: string, request: WireRequest, { origins, hosts }: AllowedPages): boolean {
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
function isPreflight({ method, headers }: WireRequest): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

/**
 * Returns the response to a preflight. The requested method and headers are allowed, even when the sandbox does not know them:
 * then the page can read the error of its request.
 */
function preflightResponse({ headers }: WireRequest, methods: readonly string[]): WireResponse {
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
function readableBy(origin: string): Readonly<Record<string, string>> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposedHeaders, ...variesByOrigin };
}

/** Keeps caches from giving the response for one origin to another one. */
const variesByOrigin: Readonly<Record<string, string>> = { Vary: 'Origin' };
