import type { Child } from 'hono/jsx';
import { platformOfToken } from '../../../spec/vocabulary/platform-token';
import { defaultPlatform } from '../../platform/definition';
import type { SandboxError } from '../../sandbox-error';
import { isSandboxError } from '../../sandbox-error';
import type { Platform } from '../../platform/platform';
import type { Mode } from '../../rows';
import { retryHeaders, type TextResponse } from '../../wire/envelope';
import { isOwnForm, ownBaseUrl } from '../../wire/host';
import type { WireRequest } from '../../wire/message';
import { readForm } from '../../wire/read';
import { htmlResponse, seeOther, sentAgain } from '../html-response';
import type { Attention } from './attention';
import { Document, Frame, type NamedPlatform } from './frame';
import { linksOf } from './links';
import type { Access, Content, Visit } from './page';
import { dashboardPolicy } from './policy';
import { listAddress, PlatformsFrame } from './platforms/frame';
import { SignIn } from './sign-in';
import { visibleText } from './text';
import { URL, URLSearchParams } from '../../../spec/vocabulary/globals';

/** Who may see the dashboard. */
export interface SessionPort {
  /** Returns what a visitor of an address may see; undefined for one who has to sign in. */
  readonly accessOf: (headers: WireRequest['headers'], platform?: Platform) => Access | undefined;
  /** Whether a visitor may have signed in for a platform whose tokens are not known now. */
  readonly mayHaveAccess: (headers: WireRequest['headers'], platformId: string) => boolean;
  /** Returns the cookie of a sign-in, for the paths below a URL; undefined for a wrong token. */
  readonly signIn: (token: string, url: URL, platform?: Platform) => string | undefined;
}

/** The sandbox, as its dashboard uses it. */
export interface DashboardPort {
  readonly platforms: {
    /** Returns a platform that is open: the one that the path of the request names is. */
    readonly get: (id: string) => Platform | undefined;
    /** The platforms that are open. */
    readonly values: () => Iterable<Platform>;
  };
  readonly session: SessionPort;
}

/** A request with what its address names. */
export interface VisitedAddress {
  readonly request: WireRequest;
  readonly platformId: string;
  /** The path of the page within the dashboard; undefined for an address above the pages of a platform. */
  readonly path: string | undefined;
  /** The extent of what the visitor may see; undefined for one who has not signed in. */
  readonly access?: Access | undefined;
  /** The counts in the navigation; undefined for an unknown platform. */
  readonly attention?: Attention;
  /** The name of the platform; null or undefined without one. */
  readonly platformName?: string | null;
  /** Some other platforms that are open (default: none). */
  readonly otherPlatforms?: readonly NamedPlatform[];
  /** Whether the sandbox serves its documentation, which the page then links to (default: false). */
  readonly hasDocs?: boolean;
}

const SIGN_IN = 'sign_in';
const DASHBOARD = '/_sandbox/dashboard/';

export const modeOf = (search: URLSearchParams): Mode => (search.get('mode') === 'live' ? 'live' : 'test');

/**
 * Returns the page for a request to an address of the dashboard that ended with an error. A visitor who is not signed in sees
 * only the form that asks for a token.
 */
export function refuseVisit(
  { session, platforms }: DashboardPort,
  request: WireRequest,
  error: SandboxError,
): TextResponse {
  const address = addressOf(request);
  const platform = platforms.get(address.platformId);
  const visited = { ...address, access: session.accessOf(request.headers, platform) };
  const isForm = request.method === 'POST';
  if (isForm && (error.code === 'origin_not_allowed' || !isOwnForm(request, []))) return forbidden(visited);
  if (error.code === 'origin_not_allowed') return problemPage(visited, error);
  try {
    const isUnknown = platform === undefined && error.status === 503;
    const maySee = visited.access ?? (isUnknown && session.mayHaveAccess(request.headers, visited.platformId));
    if (!maySee) return signIn(session, visited, platform);
  } catch (thrown) {
    if (!isSandboxError(thrown)) throw thrown;
    return problemPage(visited, thrown); // body_too_large malformed_request
  }
  if (error.status !== 404) return problemPage(visited, error);
  return platform === undefined ? unknownPlatform(visited) : notFound(visited);
}

/** Reads an address of any depth: `/_sandbox/dashboard/{platform_id}/{path}`. */
function addressOf(request: WireRequest): VisitedAddress {
  const [, , , id = '', ...path] = request.path.split('/');
  return { request, platformId: decoded(id), path: path.length === 0 ? undefined : path.join('/') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the form that asks for the control token, or for one of the platform of the address; after the right one, what leads to
 * the page that was asked for. At the address of the sandbox, where the token of another platform was entered, leads to that one,
 * which asks for no token again.
 */
export function signIn(session: SessionPort, visited: VisitedAddress, platform?: Platform): TextResponse {
  const { request } = visited;
  const form = request.method === 'POST' ? readForm(request) : undefined; // body_too_large malformed_request
  const token = form?.get('action') === SIGN_IN ? (form.get('control_token') ?? '') : undefined;
  const cookie = token === undefined ? undefined : session.signIn(token, new URL(ownBaseUrl(request)), platform);
  if (cookie === undefined && isFirstAddress(visited)) {
    const own = platformOfToken(token ?? '');
    if (own !== '') return sentAgain(new URL(`${ownBaseUrl(request)}${DASHBOARD}${own}/`));
  }
  if (cookie === undefined)
    return htmlResponse(401, <SignIn root={rootOf(request)} isRefused={token !== undefined} />, dashboardPolicy);
  const page = seeOther(new URL(`${ownBaseUrl(request)}${request.path}${request.query}`));
  return { ...page, headers: { ...page.headers, 'Set-Cookie': cookie } };
}

/** Whether an address is what the one of the sandbox leads to, or the list of platforms. */
const isFirstAddress = ({ platformId, path }: VisitedAddress): boolean =>
  platformId === '' || (platformId === defaultPlatform.id && path === '');

/** Returns the path from a page to the root of the sandbox. */
export const rootOf = ({ path }: WireRequest): string => '../'.repeat(path.split('/').length - 2);

/** Returns a page with content in the frame of the dashboard. */
export function framed(visited: VisitedAddress, status: number, content: Content, version?: number): TextResponse {
  const { request, platformId, platformName, path, attention, hasDocs, access, otherPlatforms = [] } = visited;
  const { isLive = true } = content;
  if (path === undefined) return htmlResponse(status, bare(request, content), dashboardPolicy);
  const search = new URLSearchParams(request.query);
  const mode = modeOf(search);
  const visit: Pick<Visit, 'mode' | 'links' | 'search'> = { mode, search, links: linksOf(path, search, mode) };
  const name = platformName ?? visibleText(platformId);
  const page = (
    <Frame
      visit={visit}
      platformName={name}
      path={path}
      content={content}
      version={isLive ? version : undefined}
      attention={attention}
      hasDocs={hasDocs}
      otherPlatforms={access === 'platform' ? undefined : otherPlatforms}
    />
  );
  return htmlResponse(status, page, dashboardPolicy);
}

/** An address above the pages of a platform has no navigation: there is no platform whose pages it could lead to. */
function bare(request: WireRequest, { title, body }: Content) {
  return (
    <Document title={title} links={{ root: rootOf(request) }}>
      <main class="sign-in">
        <section class="card">
          <h1>{title}</h1>
          {body}
        </section>
      </main>
    </Document>
  );
}

/** `elsewhere` says where it is instead, if it is known. */
export function notFound(visited: VisitedAddress, version?: number, elsewhere?: Child): TextResponse {
  const body = elsewhere ?? <p>Nothing is at this address. It may have been removed by a reset.</p>;
  return framed(visited, 404, { title: 'Not found', body }, version);
}

/** The page for a platform that does not exist. */
export function unknownPlatform(visited: VisitedAddress): TextResponse {
  const root = rootOf(visited.request);
  const page = (
    <PlatformsFrame root={root} title="Not found">
      <p>
        This sandbox has no platform <code>{visibleText(visited.platformId)}</code>. It may have been deleted, or it was
        in the memory of an earlier process.
      </p>
      <p>
        <a href={listAddress(root)}>All platforms</a>
      </p>
      <p>
        A platform gets its id when it is created: there, or by <code>payments-sandbox platforms create</code>.
      </p>
    </PlatformsFrame>
  );
  return htmlResponse(404, page, dashboardPolicy);
}

/** The page for a form that another page sent. */
export function forbidden(visited: VisitedAddress): TextResponse {
  const text = 'The form was sent by another page. Open this address in your browser and send it from here.';
  return framed(visited, 403, { title: 'Form not accepted', body: <p>{text}</p> });
}

function problemPage(visited: VisitedAddress, error: SandboxError): TextResponse {
  const body = (
    <>
      <p class="alert" role="alert">
        {visibleText(error.message)}
      </p>
      <p>{visibleText(error.explanation)}</p>
    </>
  );
  const page = framed(visited, error.status, { title: 'Something went wrong', body });
  return { ...page, headers: { ...page.headers, ...retryHeaders(error), ...error.headers } };
}
