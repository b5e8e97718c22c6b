import { type Changes, PlatformClosedError } from '../../platform/changes';
import { type ByteStream, eventStreamContentType, type WireResponse } from '../../wire/envelope';
import { AbortController, TextEncoder } from '../../../spec/vocabulary/globals';

/** How soon a browser connects again after the stream has ended, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Returns server-sent events: the version of what the dashboard shows, at once and whenever it has changed. A reader that is slow
 * gets only the latest version, so nothing is queued for it. The stream ends when the platform is closed, and when the token of
 * the reader is deleted, which is a change.
 */
export function changesResponse(
  changes: Pick<Changes, 'version' | 'next'>,
  isSignedIn: () => boolean = () => true,
): WireResponse {
  return {
    status: 200,
    contentType: eventStreamContentType,
    // By default nginx holds a response back until a buffer is full.
    headers: { 'X-Accel-Buffering': 'no', 'X-Content-Type-Options': 'nosniff' },
    body: streamOf(changes, isSignedIn),
  };
}

function streamOf(changes: Pick<Changes, 'version' | 'next'>, isSignedIn: () => boolean): ByteStream {
  return {
    [Symbol.asyncIterator]: () => {
      const gone = new AbortController();
      let sent: number | undefined;
      const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
        const isFirst = sent === undefined;
        const version = sent === undefined ? changes.version : await nextVersion(changes, sent, gone.signal);
        if (version === undefined || !isSignedIn()) return { done: true, value: undefined };
        sent = version;
        const message = `${isFirst ? `retry: ${RETRY_MS}\n` : ''}data: ${version}\n\n`;
        return { done: false, value: new TextEncoder().encode(message) };
      };
      const end = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
        gone.abort();
        return { done: true, value: undefined };
      };
      return { next, return: end };
    },
  };
}

/** Resolves with undefined when the reader has gone, or the platform was closed. */
async function nextVersion(
  changes: Pick<Changes, 'next'>,
  after: number,
  gone: AbortSignal,
): Promise<number | undefined> {
  try {
    return await changes.next(after, gone);
  } catch (error) {
    if (gone.aborted || error instanceof PlatformClosedError) return undefined;
    throw error;
  }
}
