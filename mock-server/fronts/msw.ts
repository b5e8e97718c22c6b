import * as msw from 'msw';
import { HttpHandler, HttpResponse } from 'msw';
import { ConnectionDropped } from '../faults/connection-dropped';
import type { Sandbox } from '../sandbox';
import { addressOf, withoutPrefix } from './base-url';
import { withOwnRequest } from './own-request';

/** Options of the MSW handlers. */
export interface HandlersOptions {
  /** The base URL of the sandbox. Requests to other URLs are not handled. */
  readonly baseUrl: string;
}

/**
 * Returns MSW handlers that answer requests below a base URL from a sandbox: `setupServer(...handlers(sandbox, { baseUrl }))`, or
 * the same with `setupWorker`. One handler takes every path, so that unknown paths and missing tokens get the sandbox's own
 * errors. Throws an `Error` where the installed MSW cannot intercept requests, and a `TypeError` for an invalid `baseUrl`.
 */
export function handlers(sandbox: Pick<Sandbox, 'fetch'>, { baseUrl }: HandlersOptions): HttpHandler[] {
  requireWorkingMsw();
  const { prefix, pathBelow } = addressOf(baseUrl);
  const send: Respond = (request) => sandbox.fetch(withoutPrefix(request, prefix));
  const respond: Respond = (request) => withOwnRequest(request, undefined, send).catch(asNetworkError);
  return [new SandboxHandler(respond, ({ url }) => pathBelow(url) !== undefined)];
}

type Respond = (request: Request) => Promise<Response>;
type IsBelowBase = (request: Request) => boolean;
type Run = HttpHandler['run'];

const ANY_METHOD = /.+/;

/**
 * Before MSW runs a handler, it copies the request with its body, and collects cookies that it has kept: more work than to create
 * a payment. No handler comes after this one to read the copy, and MSW keeps no cookies of these responses.
 */
class SandboxHandler extends HttpHandler {
  readonly #respond: Respond;
  readonly #isBelowBase: IsBelowBase;

  constructor(respond: Respond, isBelowBase: IsBelowBase) {
    super(
      ANY_METHOD,
      ({ request }) => isBelowBase(request),
      ({ request }) => respond(request),
    );
    this.#respond = respond;
    this.#isBelowBase = isBelowBase;
  }

  override async run({ request, requestId }: Parameters<Run>[0]): ReturnType<Run> {
    if (!this.#isBelowBase(request)) return null;
    this.isUsed = true;
    return { handler: this, request, requestId, response: await this.#respond(request) };
  }
}

/** With a network error MSW makes the client's `fetch` reject. */
function asNetworkError(error: unknown): Response {
  if (error instanceof ConnectionDropped) return HttpResponse.error();
  throw error;
}

/**
 * MSW 3 installs on Node 20 without a warning, but intercepts nothing there. Unlike MSW 2, its root does not export `graphql`.
 */
export function requireWorkingMsw(): void {
  const node = typeof process === 'object' ? process.versions?.node : undefined;
  if (node === undefined || 'graphql' in msw || Number(node.split('.')[0]) >= 22) return;
  throw new Error(`msw 3 does not intercept anything on Node ${node}: use Node 22 or newer, or install msw@2`);
}
