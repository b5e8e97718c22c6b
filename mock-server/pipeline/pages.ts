import type { PageName, PagesPort } from '../pages';
import { framePages } from '../../spec/tables/frames';
import { URLSearchParams } from '../../spec/vocabulary/globals';
import { isUnavailable } from '../platform/availability';
import { SandboxError } from '../sandbox-error';
import { emptyResponse, type WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import type { Path } from '../wire/router';
import type { AddRoute, Send } from './send';

const pagePaths: readonly (readonly [name: PageName, path: string])[] = [
  ['checkout', '/r/{id}'],
  ['onboarding', '/onboarding/{id}'],
];

const patterns = pagePaths.map(([name, path]) => ({ name, pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`) }));

/** The pages are loaded by the first request to one of them: few programs use them, and a start need not wait for them. */
const load = () => import('../pages');

type Pages = Awaited<ReturnType<typeof load>>;

/**
 * Returns the error page for a request to a hosted page that cannot be carried out now: its caller is a browser. Throws every
 * other error of a request.
 */
export async function refusePage(
  { hostedPages }: Pick<PagesPort, 'hostedPages'>,
  path: string,
  error: unknown,
): Promise<WireResponse> {
  const page = pageAt(path);
  if (page === undefined || !isUnavailable(error)) throw error;
  return (await load()).refusePage(hostedPages, page, error);
}

/** Returns the name of the page at a path. */
export function pageAt(path: string): PageName | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.name;
}

/**
 * Adds the hosted pages, the frames of page components, and the styles, scripts and icon that they share. They need no access
 * token and no control token. They are not part of the API, so the request log does not have them: it judges requests by the
 * API's document.
 */
export function addPages(port: PagesPort, addRoute: AddRoute, send: Send): void {
  for (const [name, path] of pagePaths) {
    for (const method of ['GET', 'POST'])
      addRoute(method, path, (request, found) =>
        send(request, async ({ request_id }) => {
          const { respondToPage } = await load();
          const search = new URLSearchParams(request.query);
          return respondToPage(port, name, {
            request,
            id: found('id'),
            search,
            requestId: request_id,
            hostedPages: port.hostedPages,
          });
        }),
      );
  }
  const addFile = (path: string, find: (pages: Pages, found: Path, request: WireRequest) => WireResponse | undefined) =>
    addRoute('GET', path, (request, found) =>
      send(request, async () => {
        const response = find(await load(), found, request);
        if (response === undefined) throw new SandboxError('resource_not_found', {});
        return response;
      }),
    );
  addFile('/_pages/{name}', ({ assetResponse }, found, request) => assetResponse(found('name'), request));
  for (const name of framePages) addFile(`/v2/${name}`, ({ frameResponse }) => frameResponse(port.hostedPages, name));
  // Page components report what happens in them, without a token, and expect a success.
  addRoute('POST', '/v1/analytics', (request) => send(request, () => Promise.resolve(emptyResponse({}))));
}
