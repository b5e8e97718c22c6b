import type { IncomingMessage } from 'node:http';
import { ConnectionDropped } from '../faults/connection-dropped';
import type { ByteStream, WireResponse } from '../wire/envelope';
import { type HopOutcome, isOfHop, outcomeHeader, streamHeader } from './forwarded-request';

/** Headers that the front of this replica adds itself, or that belong to the connection between the replicas. */
const connectionHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);
const outcomes: readonly HopOutcome[] = ['response', 'not_owner', 'lost', 'dropped'];

/** Returns the outcome of a forwarded request; undefined for a response of a server that did not recognize the hop. */
export function outcomeOf({ headers }: IncomingMessage): HopOutcome | undefined {
  return outcomes.find((outcome) => outcome === headers[outcomeHeader.toLowerCase()]);
}

/** Returns the response of the app at the owner. Rejects with a `ConnectionDropped` when a text breaks off. */
export async function responseFrom(message: IncomingMessage): Promise<WireResponse> {
  const { statusCode = 0, rawHeaders, headers: known } = message;
  const headers: Record<string, string> = {};
  let contentType = '';
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    const value = rawHeaders[i + 1] ?? '';
    const lower = name.toLowerCase();
    if (lower === 'content-type') contentType = value;
    else if (!connectionHeaders.has(lower) && !isOfHop(name)) headers[name] = value;
  }
  const isText = known['content-length'] !== undefined || statusCode === 204;
  if (!isText) return { status: statusCode, contentType, headers, body: streamFrom(message) };
  const body = await textOf(message);
  return { status: statusCode, contentType, headers, body: streamHeader.toLowerCase() in known ? noStream : body };
}

function textOf(message: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    message.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    message.on('end', () => resolve(text));
    // `close` also follows `end`.
    message.on('error', () => undefined).on('close', () => reject(new ConnectionDropped()));
  });
}

/** Returns the chunks of a body, as fast as they are read. When the reader ends it, the connection to the owner ends. */
function streamFrom(message: IncomingMessage): ByteStream {
  return {
    [Symbol.asyncIterator]: () => {
      const chunks: AsyncIterator<Uint8Array> = message[Symbol.asyncIterator]();
      let isEnded = false;
      return {
        next: async () => {
          try {
            return await chunks.next();
          } catch {
            if (isEnded) return { done: true, value: undefined };
            throw new ConnectionDropped();
          }
        },
        return: () => {
          isEnded = true;
          message.destroy();
          return Promise.resolve({ done: true, value: undefined });
        },
      };
    },
  };
}

/** The body of a response to HEAD, which no front starts. */
const noStream: ByteStream = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
};
