import type { DashboardPort } from '../pages/dashboard';
import { seeOther } from '../pages/html-response';
import { ownBaseUrl } from '../wire/host';
import type { WireRequest } from '../wire/message';
import { SandboxError } from '../sandbox-error';
import type { AddRoute, ErrorPage, Send } from './send';

const ROOT = '/_sandbox/dashboard';

/** The platform that the root of the sandbox leads to. */
const FIRST_PLATFORM = 'default';

/** Whether a path is one of the dashboard, known or not. */
export const isDashboardPath = (path: string): boolean => path === ROOT || path.startsWith(`${ROOT}/`);

/** The pages are loaded by the first request to one of them: few programs use them, and a start need not wait for them. */
const load = () => import('../pages/dashboard');

/**
 * Adds the dashboard of each platform, and the addresses that lead to it. Where the sandbox has a control token, the dashboard
 * asks for it. Its requests are not part of the API, so the request log does not have them.
 */
export function addDashboard(port: DashboardPort, addRoute: AddRoute, send: Send): void {
  for (const path of ['/', ROOT, `${ROOT}/`]) addRoute('GET', path, (request) => lead(send, request, FIRST_PLATFORM));
  addRoute('GET', `${ROOT}/{platform_id}`, (request, found) => lead(send, request, found('platform_id')));
  for (const method of ['GET', 'POST']) {
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

function lead(send: Send, request: WireRequest, platform: string) {
  return send(request, async () => {
    const target = `${ROOT}/${encodeURIComponent(platform)}/${request.query}`;
    return seeOther(new URL(ownBaseUrl(request) + target));
  });
}

/** Returns what makes a page of the error of a request to the dashboard, whose caller is a browser. */
export function dashboardErrors(session: DashboardPort['session']): ErrorPage {
  return (request, error) =>
    isDashboardPath(request.path) ? load().then(({ refuseVisit }) => refuseVisit(session, request, error)) : undefined;
}

function respond(port: DashboardPort, send: Send, request: WireRequest, platformId: string, path: readonly string[]) {
  return send(request, async ({ request_id }) => {
    // An encoded slash is in the name of no page and in no id.
    if (path.some((segment) => segment.includes('/'))) throw new SandboxError('resource_not_found', {});
    const { respondToDashboard } = await load();
    return respondToDashboard(port, {
      request,
      platformId,
      path: path.join('/'),
      cause: { request_id, idempotency_key: null },
    });
  });
}
