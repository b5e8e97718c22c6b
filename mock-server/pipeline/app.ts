import { accountRoutes } from './routes';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { respondToApi } from './api';
import { respondWithToken, type KeyPairs } from './token';
import { SandboxError, isSandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import type { ControlPort } from '../control/operation';
import { controlRoutes } from '../control/routes';
import type { Platform } from '../platform/platform';
import { type RequestLogs, logRequest } from '../request-log/attribute';
import { RequestRecord } from '../request-log/record';
import { Authenticator } from './authenticate';
import type { ControlGuard } from './control-token';
import { errorResponse, type WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import { type Path, Router } from '../wire/router';

export interface AppPort extends ControlPort, RequestLogs {
  readonly platforms: ReadonlyMap<string, Platform>;
  readonly keyPairs: KeyPairs;
  readonly newRequestId: (request: WireRequest) => string;
  readonly onError: (error: unknown) => void;
  readonly guardControl: ControlGuard;
}

/** Answers a request; rejects with a `ConnectionDropped` when there is to be no answer. */
export type App = (request: WireRequest) => Promise<WireResponse>;

/** Gives an answer, with headers that it carries whatever it turns out to be. */
type Answer = (headers: Record<string, string>) => Promise<WireResponse>;
type Respond = (request: WireRequest, path: Path) => Promise<WireResponse>;

/** Sends an answer, or the error that it ends with. Of a request with a note, the journal is told how it ended. */
type Send = (request: WireRequest, answerTo: Answer, note?: RequestRecord) => Promise<WireResponse>;
type Add = (operation: Operation, respond: Respond) => void;

/** Every path of the sandbox: the API's, and those of the sandbox itself. */
export function createApp(port: AppPort): App {
  const router = new Router<Respond>();
  const paths: KnownPath[] = [];
  const send = sender(port);
  const add: Add = ({ method, path, deprecated }, respond) => {
    const matches = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    paths.push({ method: method.toUpperCase(), matches, deprecated: deprecated === true });
    router.add(method.toUpperCase(), path, respond);
  };
  addApi(port, add, send);
  addControl(port, add, send);
  const refuse = (request: WireRequest) => {
    const isControl = request.path.startsWith('/_sandbox/');
    const answerTo = async () => {
      if (isControl) port.guardControl(request.headers); // control_not_authenticated
      throw unroutable(request.path, paths);
    };
    return send(request, answerTo, isControl ? undefined : recordOf(request, null));
  };
  return (request) => {
    const found = router.find(request.method, request.path);
    return found ? found.target(request, found.path) : refuse(request);
  };
}

function sender(port: AppPort): Send {
  return async (request, answerTo, note) => {
    const requestId = port.newRequestId(request);
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Request-Id': requestId };
    if (note) note.request_id = requestId;
    try {
      const reply = await answerTo(headers).catch((error: unknown) => responseToError(error, port.onError));
      Object.assign(headers, reply.headers);
      note?.finish(headers, reply);
      return { status: reply.status, headers, body: reply.body };
    } catch (error) {
      note?.finish(headers);
      throw error;
    } finally {
      if (note) logRequest(port, note, request.headers);
    }
  };
}

function addApi(port: AppPort, add: Add, send: Send): void {
  const authenticator = new Authenticator(port.platforms);
  add(operations.createAccessToken, (request) => {
    const note = recordOf(request, 'createAccessToken', operations.createAccessToken);
    return send(request, () => respondWithToken(port.keyPairs, request, note), note);
  });
  for (const route of accountRoutes()) {
    const { id, operation } = route;
    add(operation, (request, path) => {
      const note = recordOf(request, id, operation);
      const search = searchOf(request, operation.query);
      const answerTo: Answer = (headers) =>
        respondToApi(authenticator, { request, route, search, path, headers, note });
      return send(request, answerTo, note);
    });
  }
}

function addControl(port: AppPort, add: Add, send: Send): void {
  for (const { operation, answer } of controlRoutes(port)) {
    const isGuarded = operation.authentication === 'control_token';
    add(operation, (request, path) =>
      send(request, async () => {
        if (isGuarded) port.guardControl(request.headers); // control_not_authenticated
        return answer({ request, search: searchOf(request, operation.query), path });
      }),
    );
  }
}

function recordOf(
  { method, path, query, headers }: WireRequest,
  id: OperationId | null,
  operation?: Operation,
): RequestRecord {
  const hasUnusedKey = operation?.idempotencyKey === 'none' && headers.has('idempotency-key');
  return new RequestRecord(id, method, path + query, hasUnusedKey);
}

interface KnownPath {
  readonly method: string;
  readonly matches: RegExp;
  readonly deprecated: boolean;
}

/** Why no route takes a request: its method, when the path is known with another one. */
function unroutable(path: string, paths: readonly KnownPath[]): SandboxError {
  const known = paths.filter(({ matches }) => matches.test(path));
  if (known.length === 0) return new SandboxError('resource_not_found', {});
  // A path with a literal segment is also one whose parameter stands in that place.
  const allow = [...new Set(known.map(({ method }) => method))].join(', ');
  const deprecated = known.some((route) => route.deprecated);
  const headers = { Allow: allow, ...(deprecated && { Deprecation: 'true' }) };
  return new SandboxError('method_not_allowed', { allow }, { headers });
}

const noSearch = new URLSearchParams();

/** The query of a request, read only for an operation that has one. */
function searchOf({ query }: WireRequest, known: Operation['query']): URLSearchParams {
  return known === undefined ? noSearch : new URLSearchParams(query);
}

function responseToError(error: unknown, onError: (error: unknown) => void): WireResponse {
  if (isSandboxError(error)) return errorResponse(error);
  if (error instanceof ConnectionDropped) throw error;
  onError(error);
  return errorResponse(new SandboxError('internal_server_error', {}));
}
