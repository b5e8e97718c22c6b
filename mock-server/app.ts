import { Hono, type Context as HonoContext } from 'hono';
import { accountRoutes } from './routes';
import { operations } from '../spec/resources';
import type { Operation } from '../spec/vocabulary/operation';
import { answer } from './answer';
import { answerToken, type KeyPairs } from './answer-token';
import { ApiError, isApiError } from './api-error';
import type { ControlPort } from './control/operation';
import { controlRoutes } from './control/routes';
import type { Platform } from './platform';
import { randomIds } from './store/ids';
import { Authenticator } from './wire/authenticate';
import { errorReply, type Reply } from './wire/envelope';

export interface AppPort extends ControlPort {
  readonly platforms: ReadonlyMap<string, Platform>;
  readonly keyPairs: KeyPairs;
  readonly onError: (error: unknown) => void;
}

type Answer = (context: HonoContext, requestId: string, headers: Record<string, string>) => Promise<Reply>;

/** Every path of the sandbox: the API's, and those of the sandbox itself. */
export function createApp(port: AppPort): Hono {
  const app = new Hono({ strict: true });
  const newId = randomIds();
  const authenticator = new Authenticator(port.platforms);
  const paths: KnownPath[] = [];

  const add = (method: string, path: string, answerTo: Answer, deprecated = false): void => {
    const matches = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    paths.push({ method: method.toUpperCase(), matches, deprecated });
    app.on(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'), (context) => send(context, answerTo));
  };
  const send = async (context: HonoContext, answerTo: Answer): Promise<Response> => {
    const requestId = newId('req');
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Request-Id': requestId };
    const reply = await answerTo(context, requestId, headers).catch((error: unknown) => replyTo(error, port.onError));
    return new Response(reply.body, { status: reply.status, headers: Object.assign(headers, reply.headers) });
  };

  const { method, path } = operations.createAccessToken;
  add(method, path, (context) => answerToken(port.keyPairs, context.req.raw));
  for (const route of accountRoutes()) {
    const { method, path, query, deprecated } = route.operation;
    const answerTo: Answer = ({ req }, requestId, headers) => {
      const search = searchOf(req, query);
      const path = (name: string) => req.param(name) ?? '';
      return answer(authenticator, { request: req.raw, route, pathname: req.path, search, path, requestId, headers });
    };
    add(method, path, answerTo, deprecated);
  }
  for (const { operation, answer } of controlRoutes(port)) {
    add(operation.method, operation.path, ({ req }) =>
      answer({ request: req.raw, search: searchOf(req, operation.query), path: (name) => req.param(name) ?? '' }),
    );
  }
  app.notFound((context) => send(context, () => Promise.reject(unroutable(context.req.path, paths))));
  return app;
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
  onError(error);
  return errorReply(new ApiError('internal_server_error', {}));
}
