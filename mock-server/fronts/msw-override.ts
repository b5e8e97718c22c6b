import { http, type HttpHandler } from 'msw';
import { errorsOf } from '../../spec/derive/operation-errors';
import type { Body, ErrorCodeOf, PathParams, ResourceOf } from '../../spec/derive/operation-types';
import { type OperationId, operations } from '../../spec/resources';
import { type Operation, pathParameters } from '../../spec/vocabulary/operation';
import { emptyPage } from '../wire/page';
import { NO_STORE, successResponse, type TextResponse } from '../wire/envelope';
import { isForm } from '../wire/read';
import { type Path, Router } from '../wire/router';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { URL, URLSearchParams } from '../../spec/vocabulary/globals';
import { randomIds } from '../random/ids';
import { responseFrom } from './fetch';
import { addressOf } from './base-url';
import { requireWorkingMsw } from './msw';
import { type OverrideErrorDetails, overrideError } from './msw-override-error';

/** A request to an operation, as its responder gets it. */
export interface OverrideContext<Id extends OperationId> {
  /** The request. */
  readonly request: Request;
  /** The parameters in the path, decoded. */
  readonly params: PathParams<Id>;
  /** The JSON of the body as it was sent, not validated: an empty object if it is empty or not JSON. */
  readonly body: Body<Id>;
  /**
   * Returns an error response with the status of its code. Throws a `TypeError` for a code that the operation does not have.
   * Source: Errors, Error body.
   */
  readonly error: (code: ErrorCodeOf<Id>, details?: OverrideErrorDetails) => Response;
}

/** The resource, or for a list the array; a response; or nothing, which leaves the request to the next handler. */
export type OverrideResult<Id extends OperationId> = ResourceOf<Id> | Response | undefined | void;

/** Responds to the requests of one operation. */
export type Responder<Id extends OperationId> = (
  context: OverrideContext<Id>,
) => OverrideResult<Id> | Promise<OverrideResult<Id>>;

/** Options of an override. */
export interface OverrideOptions {
  /** Overrides only requests below this URL. Default: any origin, and any path before `/v1`. */
  readonly baseUrl?: string | undefined;
  /** Responds to one request only (default: false). A request that is left to the next handler does not count. */
  readonly once?: boolean | undefined;
}

/** A responder of any operation, as JavaScript may call it. */
type AnyResponder = (context: {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly error: (code: string, details?: OverrideErrorDetails) => Response;
}) => unknown;

/**
 * Returns an MSW handler for one operation, for `server.use(…)`. A resource is wrapped as on the wire, with the status of the
 * operation. Throws a `TypeError` for an unknown operation or an invalid `baseUrl`, and an `Error` where the installed MSW
 * cannot intercept requests. Source: Resources, Response envelope.
 */
export function override<Id extends OperationId>(
  operationId: Id,
  responder: Responder<Id>,
  options?: OverrideOptions,
): HttpHandler;
export function override(operationId: string, responder: AnyResponder, options: OverrideOptions = {}): HttpHandler {
  requireWorkingMsw();
  const { baseUrl, once = false } = options;
  const operation = operationOf(operationId);
  const pathsIn = baseUrl === undefined ? anyAddress : below(baseUrl);
  const find = (request: Request) => pathOf(operationId, request.method, pathsIn(request.url));
  const handler: HttpHandler = http.all(
    ({ request }) => find(request) !== undefined,
    async ({ request }) => {
      const { method } = request;
      const path = find(request) ?? (() => '');
      const params = Object.fromEntries(pathParameters(operation.path).map((name) => [name, path(name)]));
      const respond = (response: TextResponse) => responseFrom(withOwnHeaders(response), method);
      const codes = errorsOf(operation);
      const error = (code: string, details?: OverrideErrorDetails) => respond(overrideError(codes, code, details));
      const result: unknown = await responder({ request, params, body: await bodyOf(request, operation), error });
      if (typeof result === 'object' && result !== null)
        return isResponse(result)
          ? result
          : respond(successResponse(operation.success, wrapped(operation, result), path));
      // MSW counts a request as soon as it matches.
      handler.isUsed = false;
      return undefined;
    },
    { once },
  );
  return handler;
}

function operationOf(id: string): Operation {
  if (isOperationId(id)) return operations[id];
  throw new TypeError(`unknown operation "${id}".${didYouMean(id, Object.keys(operations))}`);
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

const routes = routesOf(operations);

function routesOf(all: Readonly<Record<string, Operation>>): Router<string> {
  const router = new Router<string>();
  for (const [id, { method, path }] of Object.entries(all)) router.add(method.toUpperCase(), path, id);
  return router;
}

/** Returns the path parameters of a request to an operation; undefined for any other request. */
function pathOf(operationId: string, method: string, paths: readonly string[]): Path | undefined {
  for (const path of paths) {
    const found = routes.find(method, path);
    if (found !== undefined) return found.target === operationId ? found.path : undefined;
  }
  return undefined;
}

/** Returns the path, and every shorter one without what may be the path of a base URL. */
function anyAddress(url: string): string[] {
  const { pathname } = new URL(url);
  return [...pathname.matchAll(/\//g)].map(({ index }) => pathname.slice(index));
}

function below(baseUrl: string): (url: string) => string[] {
  const { pathBelow } = addressOf(baseUrl);
  return (url) => {
    const path = pathBelow(url);
    return path === undefined ? [] : [path];
  };
}

/** The request may still be read by its responder, and by the next handler. */
async function bodyOf(request: Request, { body, formAccepted }: Operation): Promise<unknown> {
  if (body === undefined) return undefined;
  const text = await request.clone().text();
  if (formAccepted && isForm(request.headers.get('content-type'))) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A response of another realm, such as that of a test environment, is none of the class `Response` here. */
function isResponse(result: object): result is Response {
  return 'arrayBuffer' in result && typeof result.arrayBuffer === 'function';
}

/** Returns a result as that of a handler: the records of a list as its only page. */
function wrapped({ success, summary }: Operation, result: object): object {
  const isArray = Array.isArray(result);
  if (isArray !== (success.wrapping === 'page'))
    throw new TypeError(`${summary}: an override returns ${isArray ? 'one object, not an array' : 'an array'}`);
  return isArray ? { ...emptyPage, items: result } : result;
}

const newId = randomIds();

/** Adds the headers of every response. */
function withOwnHeaders(response: TextResponse): TextResponse {
  return { ...response, headers: { 'Request-Id': newId('req'), 'Cache-Control': NO_STORE, ...response.headers } };
}
