import { limits } from '../../../spec/tables/limits';
import type { Cause } from '../../events/cause';
import type { Platform } from '../../platform/platform';
import { isSandboxError, type SandboxError } from '../../sandbox-error';
import type { Mode } from '../../rows';
import type { TextResponse, WireResponse } from '../../wire/envelope';
import { retryHeaders } from '../../wire/envelope';
import { isOwnForm, ownBaseUrl } from '../../wire/host';
import type { WireRequest } from '../../wire/message';
import { readForm } from '../../wire/read';
import { downloadResponse, htmlResponse, seeOther } from '../html-response';
import { changesResponse } from './changes';
import { dashboardPolicy } from './policy';
import { Frame } from './frame';
import { linksOf } from './links';
import type { Content, DashboardPage, Visit } from './page';
import { pageAt } from './pages';
import { searchResult } from './search';
import { SignIn } from './sign-in';
import { visibleText } from './text';

/** The sandbox, as its dashboard uses it. */
export interface DashboardPort {
  readonly platforms: {
    /** Returns a platform that is open: the one that the path of the request names is. */
    readonly get: (id: string) => Platform | undefined;
  };
  readonly session: {
    readonly isSignedIn: (headers: WireRequest['headers']) => boolean;
    readonly signIn: (token: string) => string | undefined;
  };
}

/** A request to the dashboard of a platform. */
export interface DashboardRequest {
  readonly request: WireRequest;
  readonly platformId: string;
  /** The path of the page within the dashboard, decoded. */
  readonly path: string;
  readonly cause: Cause;
}

const SIGN_IN = 'sign_in';

/** Responds to a request to a page of the dashboard. Errors become pages, too. */
export async function respondToDashboard(port: DashboardPort, visited: DashboardRequest): Promise<WireResponse> {
  const { request } = visited;
  const isForm = request.method === 'POST';
  if (isForm && !isOwnForm(request, [])) return forbidden(visited);
  try {
    if (!port.session.isSignedIn(request.headers)) return signIn(port, visited);
    const platform = port.platforms.get(visited.platformId);
    if (platform === undefined) return notFound(visited);
    return await respondOn(platform, visited);
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    return problemPage(visited, error);
  }
}

async function respondOn(platform: Platform, visited: DashboardRequest): Promise<WireResponse> {
  const { request, path, cause } = visited;
  const search = new URLSearchParams(request.query);
  const mode = modeOf(search);
  const links = linksOf(path, search, mode);
  platform.assertAvailable(); // service_unavailable
  platform.runDueJobs();
  if (path === 'changes' && request.method !== 'POST') return changesResponse(platform.changes);
  const [list = '', id = ''] = path.split('/');
  const visit: Visit = { platform, mode, request, search, id, cause, links };
  if (path === 'search') return searched(visited, visit);
  const page = pageAt(list, path.includes('/'));
  if (page === undefined) return notFound(visited);
  const response = request.method === 'POST' ? await act(visited, page, visit) : await show(visited, page, visit, 200);
  if (platform.pending) await platform.settled();
  return response;
}

async function show(
  visited: DashboardRequest,
  page: DashboardPage,
  visit: Visit,
  status: number,
): Promise<WireResponse> {
  // What changes while the page is rendered is shown by the next update.
  const { version } = visit.platform.changes;
  const content = await page.show(visit);
  if (content === undefined) return notFound(visited, version);
  if ('chunks' in content) return downloadResponse(content);
  return framed(visited, content.status ?? status, content, version);
}

/** Carries out the action of a form, and shows its result or leads to the page that does. A refused form is shown again with its error. */
async function act(visited: DashboardRequest, page: DashboardPage, visit: Visit): Promise<WireResponse> {
  const form = readForm(visit.request, limits.request_body_bytes.value); // body_too_large malformed_request
  const name = form.get('action') ?? '';
  const action = Object.hasOwn(page.actions ?? {}, name) ? page.actions?.[name] : undefined;
  if (action === undefined) return notFound(visited);
  try {
    const result = await action(visit, form);
    if (typeof result === 'object') return framed(visited, 200, result);
    return redirect(visited, result ?? visited.path, visit.mode);
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    const refused = { action: name, values: form, field: error.parameter, message: error.message };
    return show(visited, page, { ...visit, refused }, error.status);
  }
}

/** Leads to the page that shows an id. */
function searched(visited: DashboardRequest, visit: Visit): TextResponse {
  const id = (visit.search.get('id') ?? '').trim();
  if (id === '') return redirect(visited, '', visit.mode);
  const result = searchResult(visit, id);
  if (result) return redirect(visited, result.path, result.mode, result.query);
  const body = (
    <p>
      Nothing on this platform has the id <code>{visibleText(id)}</code>. It may have been removed by a reset.
    </p>
  );
  return framed(visited, 404, { title: 'Not found', body });
}

function redirect(
  { request, platformId }: DashboardRequest,
  path: string,
  mode: Mode,
  query: Readonly<Record<string, string>> = {},
): TextResponse {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const search = new URLSearchParams({ ...query, ...(mode === 'live' && { mode }) });
  const url = new URL(`${ownBaseUrl(request)}/_sandbox/dashboard/${platformId}/${encoded}`);
  url.search = search.toString();
  return seeOther(url);
}

const modeOf = (search: URLSearchParams) => (search.get('mode') === 'live' ? 'live' : 'test');

function signIn({ session }: DashboardPort, visited: DashboardRequest): TextResponse {
  const { request, path } = visited;
  const search = new URLSearchParams(request.query);
  const { root } = linksOf(path, search, modeOf(search));
  const form = request.method === 'POST' ? readForm(request) : undefined;
  const token = form?.get('action') === SIGN_IN ? (form.get('control_token') ?? '') : undefined;
  const cookie = token === undefined ? undefined : session.signIn(token);
  if (cookie === undefined)
    return htmlResponse(401, <SignIn root={root} isRefused={token !== undefined} />, dashboardPolicy);
  const page = seeOther(new URL(`${ownBaseUrl(request)}${request.path}${request.query}`));
  return { ...page, headers: { ...page.headers, 'Set-Cookie': cookie } };
}

function framed(visited: DashboardRequest, status: number, content: Content, version?: number): TextResponse {
  const { request, platformId, path } = visited;
  const { title, body, isLive = true } = content;
  const search = new URLSearchParams(request.query);
  const mode = modeOf(search);
  const visit: Pick<Visit, 'mode' | 'links'> = { mode, links: linksOf(path, search, mode) };
  const page = (
    <Frame visit={visit} platformId={platformId} path={path} title={title} version={isLive ? version : undefined}>
      {body}
    </Frame>
  );
  return htmlResponse(status, page, dashboardPolicy);
}

function notFound(visited: DashboardRequest, version?: number): TextResponse {
  const body = <p>Nothing is at this address. It may have been removed by a reset.</p>;
  return framed(visited, 404, { title: 'Not found', body }, version);
}

function forbidden(visited: DashboardRequest): TextResponse {
  const text = 'The form was sent by another page. Open this address in your browser and send it from here.';
  return framed(visited, 403, { title: 'Form not accepted', body: <p>{text}</p> });
}

function problemPage(visited: DashboardRequest, error: SandboxError): TextResponse {
  const body = (
    <>
      <p class="alert" role="alert">
        {error.message}
      </p>
      <p>{error.explanation}</p>
    </>
  );
  const page = framed(visited, error.status, { title: 'Something went wrong', body });
  return { ...page, headers: { ...page.headers, ...retryHeaders(error), ...error.headers } };
}
