import { causeOf, explainCause } from '../../../spec/derive/delivery-cause';
import type { Delivery } from './webhook-server';

export interface ForwardResult {
  /** Status to respond to the sandbox with. Its retries follow from it. */
  readonly status: number;
  readonly message: string;
  /** Why it is sent again; undefined if it was received. */
  readonly problem?: string;
}

/** Forwards a delivery unchanged, since the signature covers the body. Never rejects. */
export async function forward({ headers, body }: Delivery, url: string, aborted: AbortSignal): Promise<ForwardResult> {
  const start = performance.now();
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal: aborted });
    await response.body?.cancel();
    const { status } = response;
    const message = `${status} in ${Math.round(performance.now() - start)} ms`;
    if (status === 200) return { status, message };
    return { status, message: `${message}, will be sent again`, problem: String(status) };
  } catch (error) {
    const message = aborted.aborted
      ? 'no response in time, will be sent again'
      : `no connection to ${url} (${explainCause(causeOf(error))}), will be sent again`;
    return { status: 502, message, problem: aborted.aborted ? 'no response' : 'no connection' };
  }
}
