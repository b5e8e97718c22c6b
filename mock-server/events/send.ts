import type { DeliveryAttempt } from '../rows';
import { causeOf } from '../../spec/derive/delivery-cause';
import { AbortController, requestClass, TextDecoder } from '../../spec/vocabulary/globals';
import { messageOf } from '../domain/thrown';
import { maskText } from '../wire/redact';
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
  /** Returns why `post` rejected. */
  readonly causeOf: (error: unknown) => string;
}

/** How a request is sent, and why it failed. */
export type Sender = Pick<SendOptions, 'post' | 'causeOf'>;

export type Outcome = Pick<DeliveryAttempt, 'status' | 'failure' | 'cause' | 'answer'>;

const MAX_KEPT_RESPONSE_BYTES = 1024;
const MAX_KEPT_CAUSE_CHARACTERS = 200;
/** Enough of a text to mask what reaches into its beginning. */
const MAX_MASKED_CHARACTERS = 2_000;

/** Sends a request to a server, past MSW. Follows no redirect. */
export const overNetwork: Sender = {
  post: ({ url, headers, body }, signal) =>
    // eslint-disable-next-line no-restricted-globals -- Tests replace it to see deliveries.
    fetch(url, { method: 'POST', redirect: 'manual', signal, headers: { ...headers, ...headersPastMsw() }, body }),
  causeOf,
};

/** Returns a sender that calls a webhook endpoint of this process; undefined stands for one that has ended. */
export function toFunction(endpoint: EndpointFunction | undefined): Sender {
  const post: Post = async ({ url, headers, body }, signal) => {
    if (endpoint === undefined) throw new TypeError('the function has ended with its process');
    const response = await endpoint(
      new (requestClass())(url, { method: 'POST', redirect: 'manual', signal, headers, body }),
    );
    if (response.type === 'error') throw new TypeError('a network error');
    return response;
  };
  return { post, causeOf: messageOf };
}

/** Sends one POST request. Never rejects. */
export async function send(request: WebhookRequest, { timeoutMs, signal, ...sender }: SendOptions): Promise<Outcome> {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  const cancel = unrefTimer(end, timeoutMs);
  signal.addEventListener('abort', end);
  // A function may ignore the signal.
  const aborted = whenAborted(attempt.signal);
  try {
    const response = await Promise.race([sender.post(request, attempt.signal), aborted]);
    const answer = await readBeginning(response, aborted);
    return { status: response.status, failure: null, cause: null, answer };
  } catch (error) {
    if (attempt.signal.aborted) return { status: null, failure: 'timed_out', cause: null, answer: null };
    return { status: null, failure: 'connection_failed', cause: keptCause(sender.causeOf(error)), answer: null };
  } finally {
    cancel();
    signal.removeEventListener('abort', end);
  }
}

/** Returns the beginning of a cause, without card numbers and secrets: a function may throw an error with any text. */
function keptCause(cause: string): string {
  return maskText(cause.slice(0, MAX_MASKED_CHARACTERS)).slice(0, MAX_KEPT_CAUSE_CHARACTERS);
}

/** Rejects when a signal aborts. */
function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  return aborted;
}

function hasReader(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'getReader' in body;
}

/** Reads the first kilobyte of a response body, or as much as arrived. The status counts even when the body never ends. */
async function readBeginning(response: Response, aborted: Promise<never>): Promise<string> {
  const { body } = response;
  // A function may return a response that was read before.
  if (body === null || body?.locked) return '';
  // Or one of a polyfill that has no streams.
  if (!hasReader(body)) return (await Promise.race([response.text(), aborted])).slice(0, MAX_KEPT_RESPONSE_BYTES);
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
