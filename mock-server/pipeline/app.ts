import { accountRoutes } from './routes';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import { explainPath } from '../../spec/tables/path-problems';
import { type Operation, pathParameters } from '../../spec/vocabulary/operation';
import { URLSearchParams } from '../../spec/vocabulary/globals';
import { respondToApi } from './api';
import { respondWithToken, type KeyPairs } from './token';
import { SandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import type { ControlPort } from '../control/operation';
import { controlRoutes } from '../control/routes';
import { closedSandbox, endingReplica, isUnavailable } from '../platform/availability';
import { isPlatformToken } from '../../spec/vocabulary/platform-token';
import type { PlatformNaming } from '../platform/platform-name';
import type { Peers } from '../replicas/respond-at-owner';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { Authenticator } from './authenticate';
import { type CrossOriginPort, withPages } from './cross-origin';
import { addDashboard, dashboardErrors, isDashboardPath } from './dashboard';
import type { DashboardSession } from './dashboard-session';
import { addDocs, type DocsPort, isDocsPath } from './docs';
import { addDocuments } from './documents';
import { missingRoutes } from './missing-routes';
import { addPages, pageAt, refusePage } from './pages';
import { isSigned, platformIdOf, platformNameOf, withPlatformId } from '../wire/platform-id';
import { isInUtf8, withWarnings } from './request-warnings';
import { addReports } from './reports';
import { addUploads } from './uploads';
import { type AddRoute, type Respond, type Send, type SendPort, sender } from './send';
import type { PagesPort } from '../pages';
import type { ControlGuard } from './control-token';
import { metricsResponse, type WireResponse } from '../wire/envelope';
import { type App, bearerToken, type WireRequest } from '../wire/message';
import { nearPath } from '../wire/near-path';
import { type Path, pathPattern, Router } from '../wire/router';
import { loadValidators } from '../wire/validators';

/** The sandbox, as far as its pipeline needs it. */
export interface AppPort
  extends ControlPort, DocsPort, Omit<SendPort, 'errorPage' | 'platforms' | 'replica' | 'requests'> {
  readonly platforms: ControlPort['platforms'] & KeyPairs & PlatformUse & PagesPort['platforms'];
  readonly hostedPages: PagesPort['hostedPages'];
  readonly pages: CrossOriginPort['pages'];
  readonly guardControl: ControlGuard;
  /** Returns the metrics of the process; undefined where nothing measures. */
  readonly metrics?: (() => Promise<string>) | undefined;
  readonly dashboardSession: DashboardSession;
  /** Whether the sandbox is being closed, or is closed. */
  readonly isClosed: () => boolean;
  /**
   * Returns an app that responds to a request where its platform is owned: see `respondAtOwner`. Undefined for a sandbox on its
   * own.
   */
  readonly atOwner?: ((app: App, port: Pick<Peers, 'refuse' | 'isClosing'>) => App) | undefined;
}

/** Finds and opens platforms for requests: see `OpenPlatforms`. */
export interface PlatformUse {
  readonly naming: Pick<PlatformNaming, 'platformOf'>;
  readonly during: <Result>(id: string, run: () => Promise<Result>) => Promise<Result>;
}

/** Responds to a request to an operation. `search` is the parsed query. */
type RespondToOperation = (request: WireRequest, path: Path, search: URLSearchParams) => Promise<WireResponse>;
type Add = (operation: Operation, respond: RespondToOperation) => void;

const CONTROL_PREFIX = '/_sandbox/';
const allOperations = [...Object.values(operations), ...Object.values(controlOperations)];
const noSearch = new URLSearchParams();

/** Creates the app with every path of the sandbox: those of the API and those of the control API. */
export function createApp(port: AppPort): App {
  const router = new Router<Respond>();
  const paths: KnownPath[] = [];
  const send = sender({ ...port, errorPage: dashboardErrors(port.platforms, port.dashboardSession) });
  const refuseClosed = (request: WireRequest, deprecated = false) =>
    send(request, (record) => {
      record.usesDeprecated = deprecated;
      return refusePage(port, request.path, port.atOwner ? endingReplica() : closedSandbox());
    });
  const addRoute: AddRoute = (method, path, respond, deprecated = false) => {
    paths.push({ method, pattern: pathPattern(path), deprecated });
    router.add(method, path, (request, found) =>
      port.isClosed() ? refuseClosed(request, deprecated) : respond(request, found),
    );
  };
  const add: Add = (operation, respond) => {
    const { method, path, body, deprecated } = operation;
    const respondToAll: Respond = async (request, found) => {
      const type = (body && request.headers.get('content-type')) ?? '';
      if (request.query === '' && isInUtf8.test(type)) return respond(request, found, noSearch);
      const search = new URLSearchParams(request.query);
      return withWarnings(await respond(request, found, search), operation, search, type);
    };
    addRoute(method.toUpperCase(), path, respondToAll, deprecated);
  };
  addApi(port, add, send);
  addControl(port, add, send);
  addOwnPaths(port, (request) => app(request), addRoute, send);
  const refuse = (request: WireRequest, error: () => unknown) => {
    const isControl = request.path.startsWith(CONTROL_PREFIX);
    const compute = async () => {
      // An error page of the dashboard is for those who are signed in there.
      const refusal = error();
      if (isControl && !isDashboardPath(request.path)) guardRefusal(port, request, refusal); // control_not_authenticated
      return refusePage(port, request.path, refusal);
    };
    return send(request, compute, isLogged(request.path) ? null : undefined);
  };
  const respond: App = (request) => {
    const found = router.find(request.method, request.path);
    if (found) return found.target(request, found.path);
    return port.isClosed() ? refuseClosed(request) : refuse(request, () => unroutable(request, paths));
  };
  const refuseWith = (request: WireRequest, error: unknown) => refuse(request, () => error);
  const onPlatform = respondOnPlatform(port, afterValidators(respond), refuseWith);
  const atOwner = port.atOwner?.(onPlatform, { refuse: refuseWith, isClosing: port.isClosed }) ?? onPlatform;
  const byName = respondByName(port.platforms, atOwner, refuseWith);
  const app = refusingUnread(send, withPages(byName, { pages: port.pages, send, routes: paths }));
  return app;
}

/** Returns an app that refuses what its front could not read as HTTP. */
function refusingUnread(send: Send, respond: App): App {
  return (request) => {
    const { unread } = request;
    if (unread === undefined) return respond(request);
    return send(request, () => Promise.reject(new SandboxError(unread, {})), null);
  };
}

/**
 * Throws for a refused request to the control API without a token. While a platform is not available its tokens are not known: a
 * caller with one is then told that, as a caller with an access token is.
 */
function guardRefusal({ platforms, guardControl }: AppPort, request: WireRequest, refusal: unknown): void {
  const id = platformIdOf(request);
  const platform = id === '' ? undefined : platforms.get(id);
  const isUnknown = id !== '' && platform === undefined && isUnavailable(refusal);
  if (isUnknown && isPlatformToken(bearerToken(request.headers.get('authorization') ?? ''))) return;
  guardControl(request.headers, { platform, isOpenToPlatform: true });
}

/** Whether the request log has requests to a path that no route takes: those that seem to be meant for the API. */
function isLogged(path: string): boolean {
  const isBesideApi = path.startsWith(CONTROL_PREFIX) || isSigned(path) || isDocsPath(path);
  return !isBesideApi && pageAt(path) === undefined;
}

/** Returns an app that waits for the validators before the first request to the API that is not a read. */
function afterValidators(respond: App): App {
  return async (request) => {
    const mayHaveBody = request.method !== 'GET' && !request.path.startsWith(CONTROL_PREFIX);
    const loading = mayHaveBody ? loadValidators() : undefined;
    // Not where they are loaded: requests of one tick are carried out in the order of their arrival.
    if (loading) await loading;
    return respond(request);
  };
}

/**
 * Returns an app that responds while the platform is open that a request names. Responds with the reason if it cannot be opened.
 */
function respondOnPlatform(
  { platforms, isClosed }: AppPort,
  respond: App,
  refuse: (request: WireRequest, error: unknown) => Promise<WireResponse>,
): App {
  return async (request) => {
    const { placedOn: id = platformIdOf(request) } = request;
    if (id === '' || isClosed()) return respond(request);
    try {
      return await platforms.during(id, () => respond(request));
    } catch (error) {
      if (error instanceof ConnectionDropped || isOwnedElsewhere(error)) throw error;
      return refuse(request, error);
    }
  };
}

/**
 * Returns an app to whose requests the path may name a platform by its name: it responds as to one with the id. A name that no
 * platform has is that of an unknown platform.
 */
function respondByName(
  platforms: PlatformUse,
  respond: App,
  refuse: (request: WireRequest, error: unknown) => Promise<WireResponse>,
): App {
  return (request) => {
    const name = platformNameOf(request);
    if (name === undefined) return respond(request);
    return platforms.naming.platformOf(name).then(
      (id) => respond(id === undefined ? request : withPlatformId(request, name, id)),
      (error: unknown) => refuse(request, error),
    );
  };
}

function addApi(port: AppPort, add: Add, send: Send): void {
  const authenticator = new Authenticator(port.platforms);
  add(operations.createAccessToken, (request) =>
    send(request, (record) => respondWithToken(port.platforms, request, record), 'createAccessToken'),
  );
  for (const route of accountRoutes()) {
    const { id, operation } = route;
    add(operation, (request, path, search) =>
      send(request, (record) => respondToApi(authenticator, { request, route, search, path, record }), id),
    );
  }
}

function addControl(port: AppPort, add: Add, send: Send): void {
  for (const { operation, respond } of controlRoutes(port)) {
    const { authentication } = operation;
    const isOpenToPlatform = authentication === 'platform_token';
    const isOfPlatform = pathParameters(operation.path).includes('platform_id');
    add(operation, (request, path, search) =>
      send(request, async (record) => {
        const platform = isOfPlatform ? port.platforms.get(path('platform_id')) : undefined;
        // control_not_authenticated control_not_authorized
        // One on no platform finds out itself who calls.
        if (authentication !== 'none' && (isOfPlatform || !isOpenToPlatform))
          port.guardControl(request.headers, { platform, isOpenToPlatform });
        return respond({ request, search, path, record });
      }),
    );
  }
}

/** Adds the paths of the sandbox that are operations of neither API. `respond` is the whole app. */
function addOwnPaths(port: AppPort, respond: App, addRoute: AddRoute, send: Send): void {
  addPages(port, addRoute, send);
  addReports(port.platforms, addRoute, send);
  addMetrics(port, addRoute, send);
  addUploads(port.platforms, addRoute, send);
  addDocuments(addRoute, send);
  const { platforms, dashboardSession: session, docs } = port;
  addDashboard(
    { platforms, session, control: port, hasDocs: docs !== undefined, memories: new WeakMap() },
    addRoute,
    send,
  );
  addDocs(port, respond, addRoute, send);
}

/** Adds the metrics: a text for programs that collect them, with the control token where one is set. */
function addMetrics({ metrics, guardControl }: AppPort, addRoute: AddRoute, send: Send): void {
  if (metrics === undefined) return;
  addRoute('GET', '/_sandbox/metrics', (request) =>
    send(request, async () => {
      guardControl(request.headers); // control_not_authenticated
      return metricsResponse(await metrics());
    }),
  );
}

interface KnownPath {
  readonly method: string;
  readonly pattern: RegExp;
  readonly deprecated: boolean;
}

/** Returns the error for a request without a route: only the service has it, its path has other methods, or is unknown. */
function unroutable({ method, path }: WireRequest, paths: readonly KnownPath[]): SandboxError {
  const missing = missingRoutes.filter(({ pattern }) => pattern.test(path));
  const wanted = missing.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (wanted) return new SandboxError('not_in_sandbox', wanted);
  const known = [...paths.filter(({ pattern }) => pattern.test(path)), ...missing];
  if (known.length === 0) {
    const explanation = explainPath(nearPath(method, path, allOperations), path.startsWith(CONTROL_PREFIX));
    return new SandboxError('resource_not_found', {}, { explanation });
  }
  // A path with a literal segment also matches the pattern with a parameter in its place, so methods may repeat.
  const allow = [...new Set(known.map(({ method }) => method))].join(', ');
  const deprecated = known.some((route) => route.deprecated);
  const headers = { Allow: allow, ...(deprecated && { Deprecation: 'true' }) };
  return new SandboxError('method_not_allowed', { allow }, { headers });
}
