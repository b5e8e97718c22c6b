import { headersClass } from '../../../spec/vocabulary/globals';
import { ConnectionDropped } from '../../faults/connection-dropped';
import type { WireResponse } from '../../wire/envelope';
import type { SentKeyPair, WireRequest } from '../../wire/message';
import type { EnteredRequest } from '../../pages/operation-form/entered';
import { platformIdOf } from '../../wire/platform-id';
import { isPlainObject } from '../../wire/json';
import type { DocsVisit } from '../../wire/docs-visit';

/** The response to a request of a form. */
export interface Exchange {
  /** Undefined if a fault dropped the connection. */
  readonly response: WireResponse | undefined;
  /** The platform whose request log has the request; undefined for one without an access token. */
  readonly platform: string | undefined;
}

/**
 * Sends a request as any program would, with an access token of the key pair; without one for an operation that takes none. The
 * response is that to the request for the token if that one failed.
 */
export async function exchange(
  visit: DocsVisit,
  sent: EnteredRequest,
  keys: SentKeyPair | undefined,
): Promise<Exchange> {
  try {
    if (keys === undefined) return { response: await send(visit, sent), platform: undefined };
    const path = '/oauth/token';
    const issued = await send(visit, {
      method: 'POST',
      path,
      query: '',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(keys),
    });
    const token = tokenIn(issued);
    if (token === undefined) return { response: issued, platform: undefined };
    const authorized = { ...sent, headers: { ...sent.headers, authorization: `Bearer ${token}` } };
    const platform = platformIdOf({
      ...visit.request,
      path: sent.path,
      headers: new (headersClass())(authorized.headers),
    });
    return { response: await send(visit, authorized), platform };
  } catch (error) {
    if (error instanceof ConnectionDropped) return { response: undefined, platform: undefined };
    throw error;
  }
}

function tokenIn({ status, body }: WireResponse): string | undefined {
  const value: unknown = status === 200 && typeof body === 'string' ? JSON.parse(body) : undefined;
  const token = isPlainObject(value) ? value['access_token'] : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** Sends a request. That of the page shows how the sandbox is reached. */
export function send(
  { request, respond }: DocsVisit,
  { method, path, query, headers, body }: EnteredRequest,
): Promise<WireResponse> {
  const { origin, hostNames, basePath, remoteAddress } = request;
  const sent = new (headersClass())({ 'User-Agent': 'payments-sandbox-docs', ...headers });
  for (const name of ['host', 'x-forwarded-prefix']) {
    const value = request.headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const outgoing: WireRequest = {
    method,
    path,
    query,
    headers: sent,
    origin,
    hostNames,
    basePath,
    remoteAddress,
    isOwn: true,
    body: body ?? '',
  };
  return respond(outgoing);
}
