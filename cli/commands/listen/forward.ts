import type { Delivery } from './receiver';

/** What the program that an event was forwarded to made of it. */
export interface Forwarded {
  /** What the sandbox is told: its retries follow from it. */
  readonly status: number;
  readonly words: string;
}

/** Sends a delivery on as it came: its signature holds for the body alone. Never rejects. */
export async function forward({ headers, body }: Delivery, url: string, gone: AbortSignal): Promise<Forwarded> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal: gone });
    await response.body?.cancel();
    const { status } = response;
    return { status, words: status === 200 ? '200' : `${status}, will be sent again` };
  } catch {
    const words = gone.aborted
      ? `no answer in time, will be sent again`
      : `nothing answers at ${url}, will be sent again`;
    return { status: 502, words };
  }
}
