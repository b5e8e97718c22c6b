import { limits } from '../../spec/tables/limits';
import { pathBelow } from '../../spec/vocabulary/base-path';
import { URL } from '../../spec/vocabulary/globals';
import type { RequestHeaders, WireRequest } from '../wire/message';
import { streamsBody } from '../wire/streams-body';
import { hangUpOf } from './own-request';
import { isUnchangedByUtf8 } from './unchanged-text';

/** No character takes more than three bytes, so a text of this length is within the limit without counting. */
const MAX_BODY_CHARACTERS = limits.request_body_bytes.value / 3;
/** The type that a `Request` gives to a text. */
const TEXT_CONTENT_TYPE = 'text/plain;charset=UTF-8';

/** Methods that `Request` leaves as they are. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const withoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const redirects: ReadonlySet<unknown> = new Set([undefined, 'follow', 'error', 'manual']);
const caches: ReadonlySet<unknown> = new Set([undefined, 'default', 'no-store']);
/** Members that are read here, or that change nothing where there is no network. */
const plainMembers: ReadonlySet<string> = new Set(['method', 'headers', 'body', 'signal', 'redirect', 'cache']);

/**
 * Reads a call of `fetch` with plain values: a URL, a usual method, headers as an object or `Headers`, and a text as its body. A
 * `Request` of such a call would cost more than its response. Returns undefined for every other call, invalid ones included: what
 * they mean is for the `Request` of the platform to say, so there is one rule for what is valid.
 */
export function plainRequest(input: URL | string, init: RequestInit = {}, basePath = ''): WireRequest | undefined {
  for (const name in init) if (!plainMembers.has(name)) return undefined;
  const { method = 'GET', body: given = null, redirect, cache } = init;
  const address = addressOf(input);
  const headers = plainHeaders(init.headers);
  if (!methods.has(method) || !redirects.has(redirect) || !caches.has(cache)) return undefined;
  if (!isPlainSignal(init.signal)) return undefined;
  if (address === undefined || headers === undefined) return undefined;
  const { pathname, search: query, origin } = address;
  const path = basePath === '' ? pathname : pathBelow(basePath, pathname);
  if (streamsBody(method, path)) return undefined;
  const onHangUp = hangUpOf(init.signal);
  if (given === null) return { method, path, query, origin, headers, basePath, onHangUp, body: '' };
  const body = withoutBody.has(method) ? undefined : plainBody(given, headers);
  return body === undefined ? undefined : { method, path, query, origin, headers, basePath, onHangUp, body };
}

const isPlainSignal = (signal: unknown) => signal === undefined || signal === null || isSignal(signal);

/** Whether a value is a signal, of any class: a test may replace that of the runtime. */
function isSignal(value: unknown): value is AbortSignal {
  return typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value;
}

/**
 * Returns the parts of a URL without credentials, which `fetch` refuses; undefined for one that only the platform can resolve.
 */
function addressOf(input: URL | string): URL | undefined {
  const url = typeof input !== 'string' ? input : URL.canParse(input) ? new URL(input) : undefined;
  return url?.username === '' && url.password === '' ? url : undefined;
}

/** Returns a text that arrives as it was given, and sets its type. */
function plainBody(body: unknown, headers: PlainHeaders): string | undefined {
  if (typeof body !== 'string' || body.length > MAX_BODY_CHARACTERS || isDescribed(headers)) return undefined;
  if (!isUnchangedByUtf8(body)) return undefined;
  if (!headers.has('content-type')) headers.add('content-type', TEXT_CONTENT_TYPE);
  return body;
}

/** Whether headers say more about a body than its type. */
const isDescribed = (headers: PlainHeaders) => headers.has('content-length') || headers.has('content-encoding');

function plainHeaders(given: unknown): PlainHeaders | undefined {
  const headers = new PlainHeaders();
  if (given === undefined) return headers;
  if (typeof given !== 'object' || given === null) return undefined;
  let isValid = true;
  const add = (sent: unknown, name: string) => {
    if (typeof sent === 'string' && isName.test(name) && isValue.test(sent) && sent === sent.trim())
      headers.add(name, sent);
    else isValid = false;
  };
  if (isHeaders(given)) given.forEach(add);
  else if (Symbol.iterator in given) return undefined;
  else for (const [name, value] of Object.entries(given)) add(value, name);
  return isValid ? headers : undefined;
}

/** Whether a value is `Headers`, of any class: a test may replace that of the runtime. */
function isHeaders(value: object): value is Headers {
  return 'forEach' in value && 'append' in value && typeof value.forEach === 'function';
}

const isName = /^[\w!#$%&'*+.^`|~-]+$/;
const isValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers of a request that were valid as they were given. */
class PlainHeaders implements RequestHeaders {
  readonly #values = new Map<string, string>();

  add(name: string, value: string): void {
    const key = name.toLowerCase();
    const other = this.#values.get(key);
    this.#values.set(key, other === undefined ? value : `${other}, ${value}`);
  }

  get(name: string): string | null {
    return this.#values.get(name) ?? this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  forEach(run: (value: string, name: string) => void): void {
    this.#values.forEach(run);
  }
}
