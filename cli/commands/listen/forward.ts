import { causeOf, explainCause } from '../../../spec/derive/delivery-cause';
import type { Delivery } from './webhook-server';

export interface ForwardResult {
  /** Status to respond to the sandbox with. Its retries follow from it. */
  readonly status: number;
  readonly message: string;
}

/** Forwards a delivery unchanged, since the signature covers the body. Never rejects. */
export async function forward({ headers, body }: Delivery, url: string, aborted: AbortSignal): Promise<ForwardResult> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal: aborted });
    await response.body?.cancel();
    const { status } = response;
    return { status, message: status === 200 ? '200' : `${status}, will be sent again` };
  } catch (error) {
    const message = aborted.aborted
      ? 'no response in time, will be sent again'
      : `no connection to ${url} (${explainCause(causeOf(error))}), will be sent again`;
    return { status: 502, message };
  }
}
