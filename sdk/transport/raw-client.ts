import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../../spec/generated/types';
import type { headersClass } from '../../spec/vocabulary/globals';
import type { identify } from './call';
import type { CallContext } from './call-context';
import type { responseOf } from './response';
import type { Transport } from './transport';

/** The client of openapi-fetch, typed by the paths of the document. */
export type RawClient = Client<paths, 'application/json'>;

/** Parts of a client for one call. They are passed, so that this module, which is loaded late, imports none of the SDK. */
interface Parts {
  readonly transport: Transport;
  readonly identify: typeof identify;
  readonly responseOf: typeof responseOf;
  readonly headersClass: typeof headersClass;
  readonly middlewares: readonly Middleware[];
}

/** Returns a client of openapi-fetch for one call, with the access token, the retries and the limits of the SDK. */
export function createRawClient({ transport, identify, responseOf, headersClass, middlewares }: Parts): RawClient {
  const { settings } = transport;
  // A request knows its URL, but not the path of its operation: the middleware sets it before anything is sent.
  let operation: Pick<CallContext, 'path' | 'pathParams'> = { path: '', pathParams: {} };
  const raw: RawClient = createClient({
    baseUrl: settings.baseUrl,
    headers: { Accept: 'application/json', 'User-Agent': settings.userAgent, ...settings.headers },
    fetch: async (request) => {
      const { method, url, signal } = request;
      const headers = new (headersClass())(request.headers);
      const context = identify(settings, { method, ...operation }, headers);
      const text = (await request.text()) || undefined;
      const { response } = await transport.send({ context, url, headers, text, limits: { ...settings, signal } });
      return responseOf(response);
    },
  });
  raw.use({
    onRequest({ schemaPath, params: { path = {} } }) {
      const pathParams = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
      operation = { path: schemaPath, pathParams };
    },
  });
  raw.use(...middlewares);
  return raw;
}
