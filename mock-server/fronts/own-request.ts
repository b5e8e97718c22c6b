import { headersClass, requestClass, TextEncoder } from '../../spec/vocabulary/globals';
import { onAbort } from '../../spec/vocabulary/on-abort';
import type { WireRequest } from '../wire/message';

/** Returns the address that `fetch` was called with: a text, or a `URL` of any class. Undefined for a request. */
export function addressIn(input: Request | URL | string): string | undefined {
  if (typeof input === 'string') return input;
  return 'href' in input ? input.href : undefined;
}

/** Calls a function with a request. One of another class, such as that of a polyfill, is first read, and made again. */
export function withOwnRequest<Result>(
  request: Request,
  init: RequestInit | undefined,
  run: (own: Request) => Promise<Result>,
): Promise<Result> {
  if (isForeign(request)) return ownRequest(request, init).then(run);
  return run(init ? new (requestClass())(request, withoutSignal(init)) : request);
}

/** Returns what observes whether the caller of `fetch` aborts; undefined for one without a signal. */
export function hangUpOf(signal: AbortSignal | null | undefined): WireRequest['onHangUp'] {
  if (!signal) return undefined;
  return (run) => {
    if (!signal.aborted) return onAbort(signal, run);
    run();
    return () => undefined;
  };
}

/** Returns options without a signal, which the caller of this follows: `Request` takes none of another class. */
export function withoutSignal(init: RequestInit | undefined): RequestInit | undefined {
  const { signal } = init ?? {};
  const isSignal = typeof signal === 'object' && signal !== null && 'aborted' in signal;
  return init && isSignal && Object.hasOwn(init, 'signal') ? { ...init, signal: null } : init;
}

function isForeign(request: Request): boolean {
  const isRequest = typeof request.url === 'string' && typeof request.headers?.forEach === 'function';
  return isRequest && !(request instanceof requestClass());
}

async function ownRequest(request: Request, init: RequestInit | undefined): Promise<Request> {
  const { url, method } = request;
  const headers = new (headersClass())();
  request.headers.forEach((value, name) => headers.append(name, value));
  const body = method === 'GET' || method === 'HEAD' ? null : await bytesOf(request);
  return new (requestClass())(url, { method, headers, body, ...withoutSignal(init) });
}

/** A polyfill may have no bytes of a text. */
async function bytesOf(request: Request): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  try {
    return await request.arrayBuffer();
  } catch {
    return new TextEncoder().encode(await request.text());
  }
}
