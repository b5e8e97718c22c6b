import { limits } from '../../../../spec/tables/limits';
import { ConnectionDropped } from '../../../faults/connection-dropped';
import type { Platform } from '../../../platform/platform';
import { invalidControlParameter, SandboxError } from '../../../sandbox-error';
import type { WireResponse } from '../../../wire/envelope';
import { isPlainObject } from '../../../wire/json';
import type { KeyPairName, WireRequest } from '../../../wire/message';
import type { Action } from '../page';
import { copiedRequest, type CopiedRequest, type RequestEntry } from './copied-request';
import { hasRedacted, isRedacted } from './placeholders';

/** A longer path may have been cut. */
const MAX_PATH_CHARACTERS = limits.request_log.body_characters;

/** Returns the reason why a request cannot be sent again; undefined if it can be. */
export function notRepeatable({ operation, account_id, account_type, path, request_body }: RequestEntry) {
  if (operation === null) return 'The API has no such operation, so the log does not have the whole request.';
  if (operation === 'createAccessToken')
    return 'A request for an access token has a secret, which the log does not keep.';
  if (account_type === null || account_id === null)
    return 'It was refused before its account was known, so the log does not have the whole request.';
  if (typeof request_body === 'string')
    return 'The log does not have its body as a whole: it is too long, or is not a JSON object.';
  if (isRedacted(path) || hasRedacted(request_body)) return 'It has redacted values, which the log does not keep.';
  if (path.length > MAX_PATH_CHARACTERS) return 'The log does not have its path as a whole.';
  return undefined;
}

/** Whether the log has the Idempotency-Key of a request as it was sent. */
export const hasKey = ({ idempotency }: RequestEntry): boolean => idempotency !== null && !isRedacted(idempotency.key);

/**
 * Sends a request again, with an access token of its own, and leads to the page of the new request; to the list if a fault
 * dropped the connection. The key pair is that of a client of the sandbox itself, so no secret is needed.
 */
export const repeat: Action = async (visit, form) => {
  const { platform, id, request } = visit;
  const entry = platform.requests.find(id);
  if (entry === undefined) throw new SandboxError('resource_not_found', {});
  const reason = notRepeatable(entry);
  if (reason !== undefined) throw invalidControlParameter('request', reason);
  const keyPair = { platform: platform.id, mode: entry.account_type ?? visit.mode };
  const keepsKey = form.get('same_key') === 'true' && hasKey(entry);
  try {
    const sender = { platform, request, keyPair };
    const token = await send(sender, tokenRequest(platform, keyPair));
    const accessToken = tokenIn(token);
    if (accessToken === undefined) return pathOf(token);
    const key = keepsKey ? entry.idempotency?.key : platform.random.newId('repeat');
    return pathOf(await send(sender, requestOf(copiedRequest(visit, entry), accessToken, key)));
  } catch (error) {
    if (error instanceof ConnectionDropped) return 'requests';
    throw error;
  }
};

interface Sender {
  readonly platform: Platform;
  /** The request of the form, which shows how the sandbox is reached. */
  readonly request: WireRequest;
  readonly keyPair: KeyPairName;
}

type Outgoing = Pick<WireRequest, 'method' | 'path' | 'query' | 'body'> & {
  readonly headers: Readonly<Record<string, string>>;
};

function send({ platform, request, keyPair }: Sender, { headers, ...outgoing }: Outgoing): Promise<WireResponse> {
  const { origin, hostNames, basePath } = request;
  const sent = new Headers(headers);
  for (const name of ['host', 'x-forwarded-prefix']) {
    const value = request.headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  return platform.respond({ ...outgoing, headers: sent, origin, hostNames, basePath, keyPair });
}

function tokenRequest(platform: Platform, { mode }: KeyPairName): Outgoing {
  const { client_id } = platform.keyPair(mode);
  const body = JSON.stringify({ client_id, client_secret: 'issued-inside-the-sandbox' });
  return { method: 'POST', path: '/oauth/token', query: '', headers: { 'Content-Type': 'application/json' }, body };
}

function tokenIn({ status, body }: WireResponse): string | undefined {
  const parsed: unknown = status === 200 && typeof body === 'string' ? JSON.parse(body) : undefined;
  const token = isPlainObject(parsed) ? parsed['access_token'] : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** A request that had no Idempotency-Key gets none. */
function requestOf({ entry, subAccountId }: CopiedRequest, token: string, key: string | undefined): Outgoing {
  const { method, idempotency, request_body } = entry;
  const [path = '', query] = entry.path.split(/\?(.*)/s);
  const hasBody = request_body !== null && request_body !== undefined;
  return {
    method,
    path,
    query: query === undefined ? '' : `?${query}`,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(subAccountId !== undefined && { 'Sub-Account': subAccountId }),
      ...(idempotency !== null && key !== undefined && { 'Idempotency-Key': key }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    body: hasBody ? JSON.stringify(request_body) : '',
  };
}

/** The page of the request that a response answers. */
const pathOf = ({ headers }: WireResponse): string => `requests/${headers['Request-Id'] ?? ''}`;
