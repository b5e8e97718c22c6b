import type { ExchangedResponse } from '../../../mock-server/recordings/exchange';
import type { Fetch } from '../../support/api';

/** A request and its response, as a client exchanged them. */
export interface Taken {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly request: { readonly headers: Headers; readonly body: string | undefined };
  readonly response: ExchangedResponse;
}

/** Returns a `fetch` that keeps the exchanges with the API. `now` is the instant of the platform. */
export function taking(fetch: Fetch, exchanges: Taken[], now: () => number): Fetch {
  return async (url, init = {}) => {
    const { method = 'GET', headers, body } = init;
    const response = await fetch(url, init);
    const text = await response.text();
    const { pathname, search } = new URL(url);
    exchanges.push({
      at: now(),
      method,
      path: pathname + search,
      request: { headers: new Headers(headers), body: typeof body === 'string' ? body : undefined },
      response: { status: response.status, headers: response.headers, body: text },
    });
    return new Response(response.status === 204 ? null : text, { status: response.status, headers: response.headers });
  };
}
