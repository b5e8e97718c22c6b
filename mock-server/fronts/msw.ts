import * as msw from 'msw';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { ConnectionDropped } from '../faults/connection-dropped';
import type { Sandbox } from '../sandbox';

export interface HandlersOptions {
  /** Requests below this address are the sandbox's; all others are left alone. */
  readonly baseUrl: string;
}

/**
 * Answers requests below an address from a sandbox, within MSW: `setupServer(...handlers(sandbox, { baseUrl }))`, or the same
 * with `setupWorker`. One handler takes them all, so that unknown paths and missing tokens are answered as everywhere else.
 */
export function handlers(sandbox: Pick<Sandbox, 'fetch'>, { baseUrl }: HandlersOptions): HttpHandler[] {
  requireWorkingMsw();
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const isOurs = ({ request }: { readonly request: Request }): boolean => {
    const { origin, pathname } = new URL(request.url);
    return origin === base.origin && (prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`));
  };
  return [http.all(isOurs, ({ request }) => sandbox.fetch(withoutPrefix(request, prefix)).catch(asNetworkError))];
}

/** What MSW makes the client's `fetch` reject with. */
function asNetworkError(error: unknown): Response {
  if (error instanceof ConnectionDropped) return HttpResponse.error();
  throw error;
}

function withoutPrefix(request: Request, prefix: string): Request {
  if (prefix === '') return request;
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || '/';
  return new Request(url, request);
}

/** MSW 3 installs on Node 20 without a word, and then intercepts nothing there. Its root no longer exports `graphql`. */
function requireWorkingMsw(): void {
  const node = typeof process === 'object' ? process.versions?.node : undefined;
  if (node === undefined || 'graphql' in msw || Number(node.split('.')[0]) >= 22) return;
  throw new Error(`msw 3 does not intercept anything on Node ${node}: use Node 22 or newer, or install msw@2`);
}
