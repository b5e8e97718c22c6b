import { requestClass, URL } from '../../spec/vocabulary/globals';

/** Returns the request as the sandbox reads it: without the path of the base URL, which a header names. */
export function withoutPrefix(request: Request, prefix: string): Request {
  if (prefix === '') return request;
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || '/';
  const below = new (requestClass())(url, request);
  below.headers.set('X-Forwarded-Prefix', prefix);
  return below;
}

/** Requests below a base URL. */
interface Address {
  /** The path of the base URL, without a slash at its end; empty for none. */
  readonly prefix: string;
  /** Returns the path of a URL below the base URL; undefined for any other URL. */
  readonly pathBelow: (url: string) => string | undefined;
}

/** Returns the address of a base URL. Throws a `TypeError` for an invalid one. */
export function addressOf(baseUrl: string): Address {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pathBelow = (url: string): string | undefined => {
    const { origin, pathname } = new URL(url);
    const isBelow = origin === base.origin && (pathname === prefix || pathname.startsWith(`${prefix}/`));
    return isBelow ? pathname.slice(prefix.length) || '/' : undefined;
  };
  return { prefix, pathBelow };
}
