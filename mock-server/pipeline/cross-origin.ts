import { SandboxError } from '../sandbox-error';
import {
  type AllowedPages,
  isPageAllowed,
  isPreflight,
  preflightResponse,
  readableBy,
  variesByOrigin,
} from '../wire/cross-origin';
import { isUpload } from '../wire/signed-paths';
import type { WireResponse } from '../wire/envelope';
import type { App, WireRequest } from '../wire/message';
import type { Send } from './send';

/** The parts of the app that responses to pages need. */
export interface CrossOriginPort {
  readonly pages: AllowedPages;
  readonly send: Send;
  readonly routes: readonly { readonly method: string }[];
}

const MAX_ORIGIN_CHARACTERS = 100;

/**
 * Lets pages of allowed origins read every response, errors included, and refuses all other pages: one could read and delete the data
 * of a sandbox on its visitor's machine. Every page may send a file to an address that was made for it. Programs send no `Origin`,
 * and pay for one look at the headers only.
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
  return { ...response, headers: { ...response.headers, ...headers } };
}
