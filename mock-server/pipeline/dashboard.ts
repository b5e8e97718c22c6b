import type { DashboardPort, PagesPort, PlatformsPort } from '../pages/dashboard';
import { seeOther } from '../pages/html-response';
import { ownBaseUrl } from '../wire/host';
import type { WireRequest } from '../wire/message';
import { SandboxError } from '../sandbox-error';
import type { AddRoute, ErrorPage, Send } from './send';
import { URL } from '../../spec/vocabulary/globals';

const ROOT = '/_sandbox/dashboard';

/** The platform that the root of the sandbox leads to. */
const FIRST_PLATFORM = 'default';

/** Whether a path is one of the dashboard, known or not. */
export const isDashboardPath = (path: string): boolean => path === ROOT || path.startsWith(`${ROOT}/`);

/** The pages are loaded by the first request to one of them: few programs use them, and a start need not wait for them. */
const load = () => import('../pages/dashboard');

/** The sandbox, as its dashboards need it. */
interface Dashboards extends PagesPort, PlatformsPort {
  readonly hasDocs: boolean;
}

/**
 * Adds the dashboard of each platform, the list of platforms, and the addresses that lead to them. Where the sandbox has a
 * control token, both ask for it. Their requests are not part of the API, so the request log does not have them.
 */
export function addDashboard(port: Dashboards, addRoute: AddRoute, send: Send): void {
  addRoute('GET', '/', (request) => lead(send, request, `${encodeURIComponent(FIRST_PLATFORM)}/`));
  addRoute('GET', ROOT, (request) => lead(send, request, ''));
  addRoute('GET', `${ROOT}/{platform_id}`, (request, found) =>
    lead(send, request, `${encodeURIComponent(found('platform_id'))}/`),
  );
  for (const method of ['GET', 'POST']) {
    addRoute(method, `${ROOT}/`, (request) => respondWithList(port, send, request));
    addRoute(method, `${ROOT}/{platform_id}/`, (request, found) =>
      respond(port, send, request, found('platform_id'), ['']),
    );
    addRoute(method, `${ROOT}/{platform_id}/{page}`, (request, found) =>
      respond(port, send, request, found('platform_id'), [found('page')]),
    );
    addRoute(method, `${ROOT}/{platform_id}/{page}/{id}`, (request, found) =>
      respond(port, send, request, found('platform_id'), [found('page'), found('id')]),
    );
  }
}

function lead(send: Send, request: WireRequest, path: string) {
  return send(request, async () => seeOther(new URL(`${ownBaseUrl(request)}${ROOT}/${path}${request.query}`)));
}

function respondWithList(port: PlatformsPort, send: Send, request: WireRequest) {
  return send(request, async () => {
    const { respondToPlatforms } = await load();
    return respondToPlatforms(port, { request, platformId: '', path: undefined });
  });
}

/** Returns what makes a page of the error of a request to the dashboard, whose caller is a browser. */
export function dashboardErrors(platforms: DashboardPort['platforms'], session: DashboardPort['session']): ErrorPage {
  return (request, error) =>
    isDashboardPath(request.path)
      ? load().then(({ refuseVisit }) => refuseVisit({ platforms, session }, request, error))
      : undefined;
}

function respond(port: Dashboards, send: Send, request: WireRequest, platformId: string, path: readonly string[]) {
  return send(request, async ({ request_id }) => {
    // An encoded slash is in the name of no page and in no id.
    if (path.some((segment) => segment.includes('/'))) throw new SandboxError('resource_not_found', {});
    const { respondToDashboard } = await load();
    return respondToDashboard(port, {
      request,
      platformId,
      path: path.join('/'),
      hasDocs: port.hasDocs,
      requestId: request_id,
    });
  });
}
