import type { DeliveryAttempt } from '../rows';
import { unrefTimer } from '../time/timers';
import type { EndpointFunction } from './endpoint-functions';
import { headersPastMsw } from './pass-msw';

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request. Rejects when there is no response. */
export type Post = (request: WebhookRequest, signal: AbortSignal) => Promise<Response>;

export interface SendOptions {
  readonly timeoutMs: number;
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  readonly post: Post;
}

export type Outcome = Pick<DeliveryAttempt, 'status' | 'failure' | 'answer'>;

const MAX_KEPT_RESPONSE_BYTES = 1024;

/** Sends a request to a server, past MSW. Follows no redirect. */
export const postOverNetwork: Post = ({ url, headers, body }, signal) =>
  fetch(url, { method: 'POST', redirect: 'manual', signal, headers: { ...headers, ...headersPastMsw() }, body });

/** Returns a function that calls a webhook endpoint of this process; undefined stands for one that has ended. */
export function callFunction(endpoint: EndpointFunction | undefined): Post {
  return async ({ url, headers, body }, signal) => {
    if (endpoint === undefined) throw new TypeError('the function has ended with its process');
    const response = await endpoint(new Request(url, { method: 'POST', redirect: 'manual', signal, headers, body }));
    if (response.type === 'error') throw new TypeError('a network error');
    return response;
  };
}

/** Sends one POST request. Never rejects. */
export async function send(request: WebhookRequest, { timeoutMs, signal, post }: SendOptions): Promise<Outcome> {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  const cancel = unrefTimer(end, timeoutMs);
  signal.addEventListener('abort', end);
  // A function may ignore the signal.
  const aborted = whenAborted(attempt.signal);
  try {
    const response = await Promise.race([post(request, attempt.signal), aborted]);
    const answer = await readBeginning(response, aborted);
    return { status: response.status, failure: null, answer };
  } catch {
    return { status: null, failure: attempt.signal.aborted ? 'timed_out' : 'connection_failed', answer: null };
  } finally {
    cancel();
    signal.removeEventListener('abort', end);
  }
}

/** Rejects when a signal aborts. */
function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  return aborted;
}

/** Reads the first kilobyte of a response body, or as much as arrived. The status counts even when the body never ends. */
async function readBeginning({ body }: Response, aborted: Promise<never>): Promise<string> {
  // A function may return a response that was read before.
  if (body === null || body.locked) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    while (length < MAX_KEPT_RESPONSE_BYTES) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) break;
      text += decoder.decode(value.subarray(0, MAX_KEPT_RESPONSE_BYTES - length), { stream: true });
      length += value.length;
    }
  } catch {
    // The connection was cut: keep what arrived.
  }
  reader.cancel().catch(() => undefined);
  return text;
}
