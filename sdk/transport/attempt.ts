import { ConnectionError } from '../errors';
import { field, type AttemptResponse, type ErrorContext } from './response';
import type { PlainRequest } from './plain-request';
import { withTimeout } from './timeout';

/** The global `fetch`, called with a URL and an init. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface Attempt {
  readonly request: PlainRequest;
  /** Absent for the request of a token. */
  readonly token?: string | undefined;
  /** Texts that no error may repeat. */
  readonly secrets: readonly string[];
  /** Milliseconds. The limit of the request takes precedence. */
  readonly timeoutMs: number;
  readonly fetch: Fetch;
}

/** Sends a request once and reads the whole response within the time limit. */
export function attempt({ request, token, secrets, timeoutMs, fetch }: Attempt): Promise<AttemptResponse> {
  // throws TimeoutError, ConnectionError, the reason of the caller's signal
  const { url, method, text, callerSignal, call } = request;
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const body = text === undefined ? {} : { body: text };

  const context = { call, secrets };

  return withTimeout({ timeoutMs: request.timeoutMs ?? timeoutMs, caller: callerSignal, context }, async (signal) => {
    try {
      // A redirect would send a card number to another URL. 'manual', since not every worker supports 'error'.
      const response = await fetch(url, { method, headers, signal, redirect: 'manual', ...body });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      throw connectionError(url, cause, context);
    }
  });
}

function connectionError(url: string, cause: unknown, { call, secrets }: ErrorContext): ConnectionError {
  const origin = URL.canParse(url) ? new URL(url).origin : 'the service';
  const code = field(field(cause, 'cause'), 'code') ?? field(cause, 'code');
  // Only a system code: other text of the caller's fetch may contain secrets.
  const reason = typeof code === 'string' && /^[A-Z_]+$/.test(code) ? ` (${code})` : '';
  const message = `no response from ${origin}${reason}`;
  return new ConnectionError({ ...call, secrets, code: 'connection_failed', message, cause });
}
