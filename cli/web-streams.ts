/**
 * Returns the chunks of a stream, as fast as they are read. The stream is locked at once: `fetch` of Node ends the body of a
 * response that is no longer referenced, as long as nobody reads it, and it would seem to be empty.
 */
export function chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  return readAll(stream.getReader());
}

async function* readAll(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
