import type { DeliveryAttempt } from '../rows';

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SendOptions {
  readonly timeoutMs: number;
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
}

export type Outcome = Pick<DeliveryAttempt, 'status' | 'failure' | 'answer'>;

const MAX_KEPT_RESPONSE_BYTES = 1024;

/** Sends one POST request. Follows no redirect, and never rejects. */
export async function send(
  { url, headers, body }: WebhookRequest,
  { timeoutMs, signal }: SendOptions,
): Promise<Outcome> {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  const timer = setTimeout(end, timeoutMs);
  if (typeof timer === 'object') timer.unref();
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: attempt.signal, headers, body });
    return { status: response.status, failure: null, answer: await readBeginning(response) };
  } catch {
    return { status: null, failure: attempt.signal.aborted ? 'timed_out' : 'connection_failed', answer: null };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Reads the first kilobyte of a response body, or as much as arrived. The status counts even when the body never ends. */
async function readBeginning({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    while (length < MAX_KEPT_RESPONSE_BYTES) {
      const { done, value } = await reader.read();
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
