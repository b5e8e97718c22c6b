import { ControlApiError, unexpectedResponse } from '../control-client';
import { explainNoResponse, isClosed } from '../no-response';
import { callPlatform } from '../platform-client';
import type { SandboxOptions } from '../sandbox-options';

export interface ApiRequest {
  readonly method: string;
  /** Segments of the path, not encoded. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object | undefined;
}

export interface ApiResponse {
  readonly isSuccess: boolean;
  /** The HTTP status. */
  readonly status: number;
  /** Whether this is the stored response of an earlier request with the same idempotency key. */
  readonly isReplay: boolean;
  readonly body: object;
  /** The advice on an error. */
  readonly explanation: string | null;
  readonly requestId: string | null;
}

/** Sends a request to the API of a running sandbox. Throws an error that says what to do if there is no response of it. */
export async function callApi(url: string, { method, path, query, headers, body }: ApiRequest): Promise<ApiResponse> {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  const response = await fetch(`${url}/${path.map(encodeURIComponent).join('/')}${search}`, {
    method,
    cache: 'no-store',
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(isClosed(url, cause) ? explainClosed(url) : explainNoResponse(url, cause), { cause });
  });
  const received: unknown = await response.json().catch(() => undefined);
  if (typeof received !== 'object' || received === null) throw unexpectedResponse(url, 'a response of the API');
  return {
    isSuccess: response.ok,
    status: response.status,
    isReplay: response.headers.get('Idempotent-Replayed') === 'true',
    body: received,
    explanation: response.headers.get('Sandbox-Explain'),
    requestId: response.headers.get('Request-Id'),
  };
}

const explainClosed = (url: string) =>
  `The sandbox at ${url} closed the connection without a response, as a fault does that drops it.\n` +
  'The request may have been carried out. To send it again: the same command with the same --idempotency-key';

/**
 * Returns an access token for a mode of the platform: by the control API, or where that asks for a token that the caller does not
 * have, for the key pair of the environment.
 */
export async function accessToken(options: SandboxOptions, mode: 'test' | 'live'): Promise<string> {
  const { url, controlToken, keyPair } = options;
  const isPairUsable = keyPair?.mode === mode && controlToken === undefined;
  try {
    const request = { method: 'POST', path: ['access_tokens'], body: { mode } } as const;
    return tokenIn(await callPlatform(options, request), url);
  } catch (error) {
    if (!isPairUsable || !isControlTokenMissing(error)) throw error;
    const { clientId: client_id, clientSecret: client_secret } = keyPair;
    const body = { client_id, client_secret };
    const response = await callApi(url, { method: 'POST', path: ['oauth', 'token'], query: {}, headers: {}, body });
    return tokenIn(response.body, url);
  }
}

const isControlTokenMissing = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof ControlApiError && error.cause.code === 'control_not_authenticated';

function tokenIn(response: object, url: string): string {
  if ('access_token' in response && typeof response.access_token === 'string') return response.access_token;
  throw unexpectedResponse(url, 'an access token');
}
