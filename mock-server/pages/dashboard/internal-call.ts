import { ConnectionDropped } from '../../faults/connection-dropped';
import type { Mode } from '../../rows';
import type { WireResponse } from '../../wire/envelope';
import { isPlainObject } from '../../wire/json';
import type { WireRequest } from '../../wire/message';
import type { EnteredRequest } from '../operation-form/entered';
import type { Visit } from './page';
import { headersClass } from '../../../spec/vocabulary/globals';

/** The `User-Agent` of the requests that the dashboard sends: the request log shows who sent them. */
export const dashboardUserAgent = 'payments-sandbox-dashboard';

/** A request to the API. */
export interface InternalCall {
  readonly method: string;
  /** The encoded path, such as `/v1/payments`. */
  readonly path: string;
  /** The query with its question mark (default: none). */
  readonly query?: string;
  /** The body, sent as JSON. Undefined and null: none. */
  readonly body?: unknown;
  /** A request as somebody entered it: its body as a text, and its headers by names in lower case. */
  readonly entered?: Pick<EnteredRequest, 'headers' | 'body'>;
  /** The mode of the key pair. */
  readonly mode: Mode;
  /** The sub account that the request runs on (default: the platform account). */
  readonly subAccountId?: string | undefined;
  /** The Idempotency-Key (default: a random one); null for none. */
  readonly idempotencyKey?: string | null | undefined;
}

/** The response of the API. */
export interface InternalResponse {
  /** The id of the request in the request log. */
  readonly requestId: string;
  readonly status: number;
  /** The parsed body; undefined for one that is empty or is not JSON. */
  readonly body: unknown;
}

/**
 * Sends a request to the API as a program would, with an access token of its own, inside the sandbox: it is in the request log,
 * and its events are delivered. The key pair is that of a client of the sandbox itself, so no secret is needed. Returns the
 * response to the request for the token where that one failed; undefined if a fault dropped the connection.
 */
export async function callApi(
  visit: Pick<Visit, 'platform' | 'request'>,
  call: InternalCall,
): Promise<InternalResponse | undefined> {
  try {
    const issued = await send(visit, call.mode, tokenRequest(visit, call));
    const token = isPlainObject(issued.body) ? issued.body['access_token'] : undefined;
    if (issued.status !== 200 || typeof token !== 'string') return issued;
    return await send(visit, call.mode, apiRequest(visit, call, token));
  } catch (error) {
    if (error instanceof ConnectionDropped) return undefined;
    throw error;
  }
}

type Outgoing = Pick<WireRequest, 'method' | 'path' | 'query' | 'body'> & {
  readonly headers: Readonly<Record<string, string>>;
};

/** `request` is that of the form, which shows how the sandbox is reached. */
async function send(
  { platform, request }: Pick<Visit, 'platform' | 'request'>,
  mode: Mode,
  { headers, ...outgoing }: Outgoing,
): Promise<InternalResponse> {
  const { origin, hostNames, basePath } = request;
  const sent = new (headersClass())({ ...headers, 'User-Agent': dashboardUserAgent });
  for (const name of ['host', 'x-forwarded-prefix']) {
    const value = request.headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const keyPair = { platform: platform.id, mode };
  return parsed(
    await platform.respond({ ...outgoing, headers: sent, origin, hostNames, basePath, keyPair, isOwn: true }),
  );
}

function parsed({ status, contentType, headers, body }: WireResponse): InternalResponse {
  const isJson = typeof body === 'string' && contentType === 'application/json';
  return { requestId: headers['Request-Id'] ?? '', status, body: isJson ? JSON.parse(body) : undefined };
}

function tokenRequest({ platform }: Pick<Visit, 'platform'>, { mode }: InternalCall): Outgoing {
  const { client_id } = platform.keyPair(mode);
  const body = JSON.stringify({ client_id, client_secret: 'issued-inside-the-sandbox' });
  return { method: 'POST', path: '/oauth/token', query: '', headers: { 'Content-Type': 'application/json' }, body };
}

function apiRequest({ platform }: Pick<Visit, 'platform'>, call: InternalCall, token: string): Outgoing {
  const { method, path, query = '', body, entered, subAccountId } = call;
  const { idempotencyKey = platform.random.newId('dashboard') } = call;
  const hasBody = body !== null && body !== undefined;
  return {
    method,
    path,
    query,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(subAccountId !== undefined && { 'Sub-Account': subAccountId }),
      ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...entered?.headers,
    },
    body: entered?.body ?? (hasBody ? JSON.stringify(body) : ''),
  };
}
