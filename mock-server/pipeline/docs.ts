import { LLMS_FULL, LLMS_INDEX } from '../docs/files';
import { defaultPlatform } from '../platform/definition';
import type { Platform } from '../platform/platform';
import type { FindNewest, OwnSandbox, RespondToDocs } from '../wire/docs-visit';
import { seeOther } from '../pages/html-response';
import { ownBaseUrl } from '../wire/host';
import type { WireResponse } from '../wire/envelope';
import type { App, WireRequest } from '../wire/message';
import type { DashboardSession } from './dashboard-session';
import type { AddRoute, Respond, Send } from './send';
import { URL } from '../../spec/vocabulary/globals';

/** The sandbox, as its documentation needs it. */
export interface DocsPort {
  /** Undefined for a sandbox without documentation: one that a program made. */
  readonly docs: RespondToDocs | undefined;
  readonly hasControlToken: boolean;
  readonly dashboardSession: Pick<DashboardSession, 'accessOf'>;
  readonly platforms: {
    /** Returns a platform that is open. */
    readonly get: (id: string) => Platform | undefined;
    /** The platforms that are open. */
    readonly values: () => Iterable<Platform>;
  };
}

const ROOT = '/docs';

/** The texts for language models, which are sought at the root. */
const texts: readonly string[] = [`/${LLMS_INDEX}`, `/${LLMS_FULL}`];

/** Whether a path is one of the documentation, known or not. */
export const isDocsPath = (path: string): boolean =>
  path === ROOT || path.startsWith(`${ROOT}/`) || texts.includes(path);

/** Adds the documentation. It needs no token. Its requests are not part of the API, so the request log does not have them. */
export function addDocs(port: DocsPort, respond: App, addRoute: AddRoute, send: Send): void {
  const { docs, hasControlToken } = port;
  const show: Respond = (request) =>
    send(request, async ({ request_id: requestId }) => {
      if (docs === undefined) return noDocs;
      if (request.path === ROOT) return seeOther(new URL(`${ownBaseUrl(request)}${ROOT}/`));
      const path = request.path.slice(texts.includes(request.path) ? 1 : ROOT.length + 1);
      const own = ownSandbox(port, request);
      return docs({ request, path, requestId, respond, hasControlToken, own, newest: newestOf(port, request, own) });
    });
  for (const path of ['', '/', '/{name}', '/{folder}/', '/{folder}/{name}', '/{folder}/{inner}/{name}'])
    addRoute('GET', ROOT + path, show);
  for (const path of texts) addRoute('GET', path, show);
  addRoute('POST', `${ROOT}/operations/{id}`, show);
}

const noDocs: WireResponse = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  body:
    'A sandbox that a program made serves no documentation. Run "payments-sandbox start", then "payments-sandbox open docs", or ' +
    'read https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/guides/README.md\n',
};

/** The platform of a reader who is signed in to one; else the default platform, whose secret the dashboard would show. */
function ownSandbox({ dashboardSession, platforms }: DocsPort, request: WireRequest): OwnSandbox {
  const { headers } = request;
  const baseUrl = shownBaseUrl(request);
  const maySeeAll = dashboardSession.accessOf(headers) !== undefined;
  const platform = maySeeAll ? undefined : signedInTo({ dashboardSession, platforms }, headers);
  if (platform !== undefined) {
    const { client_id: clientId, client_secret } = platform.keys.test;
    return { baseUrl, platform: platform.id, clientId, clientSecret: client_secret ?? undefined };
  }
  const { id, test } = defaultPlatform;
  return { baseUrl, platform: id, clientId: test.client_id, clientSecret: maySeeAll ? test.client_secret : undefined };
}

function newestOf(port: DocsPort, request: WireRequest, own: OwnSandbox): FindNewest | undefined {
  const platform = port.platforms.get(own.platform);
  if (platform === undefined || port.dashboardSession.accessOf(request.headers, platform) === undefined)
    return undefined;
  return async (list, states) => {
    const { newestInState } = await import('../pages/dashboard/newest-in-state');
    return newestInState({ platform, mode: 'test', request }, list, states);
  };
}

/** Only a reader with a credential makes it look at platforms. */
function signedInTo(
  { dashboardSession, platforms }: Pick<DocsPort, 'dashboardSession' | 'platforms'>,
  headers: WireRequest['headers'],
) {
  if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
  return Array.from(platforms.values()).find((platform) => dashboardSession.accessOf(headers, platform) !== undefined);
}

/** A proxy that ends TLS may name its scheme: what a page shows is for the sender of the request only. */
function shownBaseUrl(request: WireRequest): string {
  const url = ownBaseUrl(request);
  return request.headers.get('x-forwarded-proto') === 'https' ? url.replace(/^http:/, 'https:') : url;
}
