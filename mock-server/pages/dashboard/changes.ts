import type { ByteStream, WireResponse } from '../../wire/envelope';

/** The changes of a platform. */
export interface Changes {
  readonly version: number;
  readonly next: (after: number, signal: AbortSignal) => Promise<number | undefined>;
}

const encoder = new TextEncoder();

/** How soon a browser connects again after the stream has ended, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Returns server-sent events: the version of what the dashboard shows, at once and whenever it has changed. A reader that is slow gets only
 * the latest version, so nothing is queued for it. The stream ends when the platform is closed.
 */
export function changesResponse(changes: Changes): WireResponse {
  return {
    status: 200,
    contentType: 'text/event-stream; charset=utf-8',
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    body: streamOf(changes),
  };
}

function streamOf(changes: Changes): ByteStream {
  return {
    [Symbol.asyncIterator]: () => {
      const gone = new AbortController();
      let sent: number | undefined;
      const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
        if (sent === undefined) {
          sent = changes.version;
          return { done: false, value: encoder.encode(`retry: ${RETRY_MS}\ndata: ${sent}\n\n`) };
        }
        const version = await changes.next(sent, gone.signal);
        if (version === undefined) return { done: true, value: undefined };
        sent = version;
        return { done: false, value: encoder.encode(`data: ${version}\n\n`) };
      };
      const end = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
        gone.abort();
        return { done: true, value: undefined };
      };
      return { next, return: end };
    },
  };
}
