import { Hono, type Context as HonoContext } from 'hono';
import { accountRoutes } from './routes';
import { type OperationId, operations } from '../spec/resources';
import type { Operation } from '../spec/vocabulary/operation';
import { answer } from './answer';
import { answerToken, type KeyPairs } from './answer-token';
import { ApiError, isApiError } from './api-error';
import { ConnectionDropped } from './faults/connection-dropped';
import type { ControlPort } from './control/operation';
import { controlRoutes } from './control/routes';
import type { Platform } from './platform';
import { type Journals, keepNote } from './requests/keep';
import { RequestNote } from './requests/note';
import { Authenticator } from './wire/authenticate';
import type { ControlGuard } from './wire/control-token';
import { errorReply, type Reply } from './wire/envelope';

export interface AppPort extends ControlPort, Journals {
  readonly platforms: ReadonlyMap<string, Platform>;
  readonly keyPairs: KeyPairs;
  readonly newRequestId: (request: Request) => string;
  readonly onError: (error: unknown) => void;
  readonly guardControl: ControlGuard;
}

/** Gives an answer, with headers that it carries whatever it turns out to be. */
type Answer = (headers: Record<string, string>) => Promise<Reply>;
type Respond = (context: HonoContext) => Promise<Response>;

/** Sends an answer, or the error that it ends with. Of a request with a note, the journal is told how it ended. */
type Send = (context: HonoContext, answerTo: Answer, note?: RequestNote) => Promise<Response>;
type Add = (operation: Operation, respond: Respond) => void;

/** Every path of the sandbox: the API's, and those of the sandbox itself. */
export function createApp(port: AppPort): Hono {
  const app = new Hono({ strict: true });
  const paths: KnownPath[] = [];
  const send = sender(port);
  const add: Add = ({ method, path, deprecated }, respond) => {
    const matches = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    paths.push({ method: method.toUpperCase(), matches, deprecated: deprecated === true });
    app.on(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'), respond);
  };
  addApi(port, add, send);
  addControl(port, add, send);
  // Where no answer is to come, none is made of that.
  app.onError((error) => {
    throw error;
  });
  app.notFound((context) => {
    const { req } = context;
    const isControl = req.path.startsWith('/_sandbox/');
    const answerTo = async () => {
      if (isControl) port.guardControl(req.raw.headers); // control_not_authenticated
      throw unroutable(req.path, paths);
    };
    return send(context, answerTo, isControl ? undefined : noteOf(context, null));
  });
  return app;
}

function sender(port: AppPort): Send {
  return async ({ req }, answerTo, note) => {
    const requestId = port.newRequestId(req.raw);
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Request-Id': requestId };
    if (note) note.request_id = requestId;
    try {
      const reply = await answerTo(headers).catch((error: unknown) => replyTo(error, port.onError));
      Object.assign(headers, reply.headers);
      note?.finish(headers, reply);
      return new Response(reply.body, { status: reply.status, headers });
    } catch (error) {
      note?.finish(headers);
      throw error;
    } finally {
      if (note) keepNote(port, note, req.raw.headers);
    }
  };
}

function addApi(port: AppPort, add: Add, send: Send): void {
  const authenticator = new Authenticator(port.platforms);
  add(operations.createAccessToken, (context) => {
    const note = noteOf(context, 'createAccessToken', operations.createAccessToken);
    return send(context, () => answerToken(port.keyPairs, context.req.raw, note), note);
  });
  for (const route of accountRoutes()) {
    const { id, operation } = route;
    add(operation, (context) => {
      const { req } = context;
      const note = noteOf(context, id, operation);
      const search = searchOf(req, operation.query);
      const path = (name: string) => req.param(name) ?? '';
      const answerTo: Answer = (headers) =>
        answer(authenticator, { request: req.raw, route, pathname: req.path, search, path, headers, note });
      return send(context, answerTo, note);
    });
  }
}

function addControl(port: AppPort, add: Add, send: Send): void {
  for (const { operation, answer } of controlRoutes(port)) {
    const isGuarded = operation.authentication === 'control_token';
    add(operation, (context) => {
      const { req } = context;
      const path = (name: string) => req.param(name) ?? '';
      return send(context, async () => {
        if (isGuarded) port.guardControl(req.raw.headers); // control_not_authenticated
        return answer({ request: req.raw, search: searchOf(req, operation.query), path });
      });
    });
  }
}

function noteOf({ req }: HonoContext, id: OperationId | null, operation?: Operation): RequestNote {
  const hasUnusedKey = operation?.idempotencyKey === 'none' && req.raw.headers.has('idempotency-key');
  return new RequestNote(id, req.raw.method, req.raw.url, hasUnusedKey);
}

interface KnownPath {
  readonly method: string;
  readonly matches: RegExp;
  readonly deprecated: boolean;
}

/** Why no route takes a request: its method, when the path is known with another one. */
function unroutable(path: string, paths: readonly KnownPath[]): ApiError {
  const known = paths.filter(({ matches }) => matches.test(path));
  if (known.length === 0) return new ApiError('resource_not_found', {});
  // A path with a literal segment is also one whose parameter stands in that place.
  const allow = [...new Set(known.map(({ method }) => method))].join(', ');
  const deprecated = known.some((route) => route.deprecated);
  const headers = { Allow: allow, ...(deprecated && { Deprecation: 'true' }) };
  return new ApiError('method_not_allowed', { allow }, { headers });
}

const noSearch = new URLSearchParams();

/** The query of a request, read only for an operation that has one. */
function searchOf({ url }: { readonly url: string }, query: Operation['query']): URLSearchParams {
  return query === undefined ? noSearch : new URL(url).searchParams;
}

function replyTo(error: unknown, onError: (error: unknown) => void): Reply {
  if (isApiError(error)) return errorReply(error);
  if (error instanceof ConnectionDropped) throw error;
  onError(error);
  return errorReply(new ApiError('internal_server_error', {}));
}
