import { ownLater } from './globals';

const streamClass = ownLater('ReadableStream');

/** Returns a stream that takes a chunk only when its reader asks for one. */
export function readableFrom(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  };
  return new (streamClass())(source, { highWaterMark: 0 });
}
