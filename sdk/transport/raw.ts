import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../spec/generated/types';
import type { CallContext } from './call-context';
import { identify } from './call';
import type { AttemptResponse } from './response';
import type { Transport } from './transport';

/** The client of openapi-fetch, typed by the paths of the document. */
export type RawClient = Client<paths, 'application/json'>;

type Operation = Pick<CallContext, 'path' | 'pathParams'>;

/** Returns a client of openapi-fetch whose requests have the access token, the retries and the limits of the SDK. */
export function createRaw(transport: Transport): RawClient {
  const { settings } = transport;
  // A request knows its URL, but not the path of its operation.
  const operations = new WeakMap<Request, Operation>();
  const raw: RawClient = createClient({
    baseUrl: settings.baseUrl,
    headers: { Accept: 'application/json', ...settings.headers },
    fetch: async (request) => {
      const { method, url, signal } = request;
      const operation = operations.get(request) ?? { path: new URL(url).pathname, pathParams: {} };
      const headers = new Headers(request.headers);
      const context = identify(settings, { method, ...operation }, headers);
      const text = (await request.text()) || undefined;
      const { response } = await transport.send({ context, url, headers, text, limits: { ...settings, signal } });
      return responseOf(response);
    },
  });
  raw.use({
    onRequest({ request, schemaPath, params: { path = {} } }) {
      const pathParams = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
      operations.set(request, { path: schemaPath, pathParams });
    },
  });
  return raw;
}

function responseOf({ status, headers, text }: AttemptResponse): Response {
  // In a browser, a redirect that is not followed has the status 0.
  return status === 0 ? Response.error() : new Response(text || null, { status, headers });
}
