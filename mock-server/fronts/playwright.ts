import type { BrowserContext, Page as BrowserPage, Request as PageRequest, Route } from '@playwright/test';
import { ConnectionDropped } from '../faults/connection-dropped';
import type { Sandbox } from '../sandbox';
import { addressOf, withoutPrefix } from './base-url';
import { requestClass } from '../../spec/vocabulary/globals';

/** Options of a route to a sandbox. */
export interface RouteOptions {
  /** The base URL of the service, as the page calls it. Requests to other URLs are not routed. */
  readonly baseUrl: string;
}

/**
 * Routes the requests of a page, or of all pages of a context, below a base URL to a sandbox in this process. A dropped
 * connection is a failed request of the page. A response is sent as a whole: streams of changes are not for it.
 *
 * Rejects with a `TypeError` for an invalid `baseUrl`.
 */
export async function routeToSandbox(
  target: BrowserPage | BrowserContext,
  sandbox: Pick<Sandbox, 'fetch'>,
  { baseUrl }: RouteOptions,
): Promise<void> {
  const { prefix, pathBelow } = addressOf(baseUrl);
  await target.route(
    (url) => pathBelow(url.href) !== undefined,
    async (route, request) => {
      const response = await sandbox.fetch(withoutPrefix(await requestFrom(request), prefix)).catch(droppedAsUndefined);
      await (response === undefined ? route.abort('connectionreset') : fulfill(route, response));
    },
  );
}

async function requestFrom(request: PageRequest): Promise<Request> {
  const bytes = request.postDataBuffer();
  const body = bytes && new Uint8Array(bytes);
  return new (requestClass())(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    body,
  });
}

async function fulfill(route: Route, response: Response): Promise<void> {
  const { status, headers } = response;
  await route.fulfill({
    status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

function droppedAsUndefined(error: unknown): undefined {
  if (!(error instanceof ConnectionDropped)) throw error;
}
