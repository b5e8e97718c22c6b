import { linesContentType } from '../spec';
import { isPlatformToken, platformOfToken } from '../spec/vocabulary/platform-token';
import { readableFrom } from '../spec/vocabulary/readable-from';
import { CONTROL_TOKEN_VARIABLE } from './control-token';
import { explainNoResponse, proxyLines } from './no-response';
import { printable } from './printable';

/** An error response of the control API. */
export class ControlApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'ControlApiError';
  }
}

/** A key pair of a platform. */
export interface KeyPair {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Segments of the path below `/_sandbox/`, not encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: object;
  /** A key pair, which is sent instead of the control token. */
  readonly keyPair?: KeyPair | undefined;
  /** A body of lines, sent in chunks. */
  readonly lines?: AsyncIterable<Uint8Array>;
}

/** Address and credentials of a running sandbox. */
export interface SandboxConnection {
  readonly url: string;
  readonly controlToken?: string | undefined;
}

/** Sends a request to the control API of a running sandbox. Throws a `ControlApiError`, or an error that says what to do. */
export async function callControlApi(connection: SandboxConnection, request: ControlRequest): Promise<object> {
  const response = await openControlApi(connection, request);
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null) return body;
  throw unexpectedResponse(connection.url, 'a response of the control API');
}

/** The same without reading the body of the response. */
export async function openControlApi(connection: SandboxConnection, request: ControlRequest): Promise<Response> {
  const { url } = connection;
  const response = await send(connection, request).catch((cause: unknown) => {
    throw new Error(explainNoResponse(url, cause), { cause });
  });
  if (response.ok) return response;
  const error = readError(response.status, await response.json().catch(() => undefined));
  if (error === undefined) throw unexpectedResponse(url, 'a response of the control API');
  if (error.code === 'control_not_authenticated') throw new Error(explainMissingToken(connection), { cause: error });
  throw error;
}

function send({ url, controlToken }: SandboxConnection, { method, path, query, body, lines, keyPair }: ControlRequest) {
  const authorization = keyPair ? basicOf(keyPair) : controlToken === undefined ? undefined : `Bearer ${controlToken}`;
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return fetch(`${url}/_sandbox/${path.map(encodeURIComponent).join('/')}${search}`, {
    method,
    cache: 'no-store',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(lines && { 'Content-Type': linesContentType }),
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
    // A body in chunks must be declared as one that is sent before the response is read.
    ...(lines && { body: readableFrom(lines), duplex: 'half' }),
  });
}

/** The parts are encoded as those of a form: RFC 6749, section 2.3.1. */
function basicOf({ clientId, clientSecret }: KeyPair): string {
  const parts = [clientId, clientSecret].map(encodeURIComponent);
  return `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
}

/** Creates the error for a response that is not what the control API documents. */
export function unexpectedResponse(url: string, expected: string): Error {
  return new Error(
    [
      `Unexpected response from ${url}: it is not ${expected}.`,
      ...proxyLines(url),
      'Check that a payments-sandbox of the same version runs there. To use another address: --sandbox URL',
    ].join('\n'),
  );
}

function explainMissingToken({ url, controlToken }: SandboxConnection): string {
  const own = platformOfToken(controlToken ?? '');
  return [
    `The sandbox at ${url} ${controlToken === undefined ? 'requires its control token' : 'does not accept this token'}.`,
    `Pass the token that it was started with: --control-token TOKEN, or set ${CONTROL_TOKEN_VARIABLE}`,
    ...(own === '' ? [] : [`Yours is a token of the platform ${own}, and opens no other one.`]),
    ...(own === '' && isPlatformToken(controlToken ?? '')
      ? ['With the token of a platform, name that platform: --platform ID']
      : []),
  ].join('\n');
}

function readError(status: number, body: unknown): ControlApiError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return undefined;
  const { code, message } = error;
  return typeof code === 'string' && typeof message === 'string'
    ? new ControlApiError(status, code, printable(message))
    : undefined;
}
