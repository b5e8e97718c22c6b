import { URL } from '../../spec/vocabulary/globals';
import { ConnectionError } from '../errors';
import type { Call } from './call';
import type { Fetch } from './fetch';
import { field, type AttemptResponse, type ErrorContext } from './response';
import { withLimit, type Limit } from './limit';
import type { NoStore } from './no-store';

/** Sends a request once and reads the whole response within the limit. */
export function attempt(
  call: Call,
  limit: Limit,
  context: ErrorContext,
  fetch: Fetch,
  noStore: NoStore,
): Promise<AttemptResponse> {
  // throws TimeoutError, ConnectionError, the reason of the caller's signal, the signal of a framework
  const { url, headers, text } = call;
  return withLimit(limit, async (signal) => {
    try {
      // A redirect would send a card number to another URL. 'manual', since not every worker supports 'error'.
      const init = {
        method: call.context.method,
        // As an object: a `fetch` that a test has brought may know no other `Headers` than its own.
        headers: Object.fromEntries(headers),
        signal,
        redirect: 'manual',
        ...(text && { body: text }),
      } as const;
      const response = await noStore.fetch(fetch, url, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      // Next.js renders a page at the time of its request when it sees its own error, which has a digest. Nothing was sent.
      if (field(cause, 'digest')) throw cause;
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
  const explanation = 'Check that it runs there. A sandbox: npx payments-sandbox start';
  return new ConnectionError({ ...call, secrets, code: 'connection_failed', message, explanation, cause });
}
