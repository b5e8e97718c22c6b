import { limits } from '../../spec/tables/limits';
import { ownLater } from '../../spec/vocabulary/globals';
import { isSandboxError, SandboxError } from '../sandbox-error';
import type { ByteStream } from './envelope';
import { type BodyText, decodedBody, isBodyError, type RequestHeaders, tooLarge } from './message';

const decompressionStream = ownLater('DecompressionStream');

const MAX_BODY_BYTES = limits.request_body_bytes.value;

/** The codings of the web platform, and br, which only zlib has. */
type Coding = 'gzip' | 'deflate' | 'br';

const codings: Readonly<Record<string, Coding>> = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate', br: 'br' };

/** Returns the text of a body in a coding, or the reason why it cannot be read. The size limit applies to what is decoded. */
export async function decodedText(
  bytes: Uint8Array,
  coding: string,
  decoder: { decode(bytes: Uint8Array): string },
): Promise<BodyText> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of decoded(once(bytes), coding)) {
      length += chunk.byteLength;
      if (length > MAX_BODY_BYTES) return tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    if (isSandboxError(error) && isBodyError(error.code)) return { body: null, bodyError: error.code };
    throw error;
  }
  return decodedBody(() => decoder.decode(joinedBytes(chunks)));
}

/**
 * Returns a body that is read while it arrives, without its coding. Reading it throws a `SandboxError` if it is not in that
 * coding.
 */
export function decodedStream(stream: ByteStream, headers: Pick<RequestHeaders, 'get'>): ByteStream {
  const coding = headers.get('content-encoding');
  return coding === null ? stream : decoded(stream, coding);
}

/** Returns the header with the codings that this runtime decodes. */
export function acceptedCodings(): Readonly<Record<string, string>> {
  return { 'Accept-Encoding': zlibOfRuntime() ? 'gzip, deflate, br' : 'gzip, deflate' };
}

export function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

async function* once(bytes: Uint8Array): ByteStream {
  if (bytes.byteLength > 0) yield await Promise.resolve(bytes);
}

/**
 * Decodes in chunks, off this thread where the runtime can, so that other requests get in between. An empty body has no coding.
 */
async function* decoded(chunks: ByteStream, header: string): AsyncGenerator<Uint8Array, void, undefined> {
  const names = header.split(',').map((name) => name.trim().toLowerCase());
  const [name, ...others] = names.filter((each) => each !== '' && each !== 'identity');
  if (name === undefined) {
    yield* chunks;
    return;
  }
  const coding = Object.hasOwn(codings, name) ? codings[name] : undefined;
  const zlib = zlibOfRuntime();
  if (coding === undefined || others.length > 0 || (coding === 'br' && !zlib))
    throw new SandboxError('content_encoding_not_supported', {}, { headers: acceptedCodings() });
  const source = new Source(chunks);
  try {
    if (zlib) yield* throughZlib(zlib, source, coding);
    else if (coding !== 'br') yield* throughPlatform(source, coding);
  } catch (error) {
    if (source.failed) throw source.error;
    if (source.length > 0) throw new SandboxError('content_encoding_mismatch', {}, { cause: error });
  }
}

/** The chunks of a body, which may break off: that is no fault of its coding. */
class Source implements AsyncIterable<Uint8Array> {
  length = 0;
  failed = false;
  error: unknown;

  constructor(private readonly chunks: ByteStream) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for await (const chunk of this.chunks) {
        this.length += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      this.failed = true;
      this.error = error;
      throw error;
    }
  }
}

interface Zlib {
  readonly zlib: typeof import('node:zlib');
  readonly stream: typeof import('node:stream');
}

/** Returns the modules of a runtime that has them: Node, Bun, Deno. */
function zlibOfRuntime(): Zlib | undefined {
  const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');
  const stream = globalThis.process?.getBuiltinModule?.('node:stream');
  return zlib && stream ? { zlib, stream } : undefined;
}

async function* throughZlib({ zlib, stream }: Zlib, source: Source, coding: Coding): ByteStream {
  const create = { gzip: zlib.createGunzip, deflate: zlib.createInflate, br: zlib.createBrotliDecompress };
  const decoder = create[coding]();
  stream.pipeline(stream.Readable.from(source), decoder, () => undefined); // reading `decoder` throws its errors
  const decodedChunks: AsyncIterable<Uint8Array> = decoder;
  yield* decodedChunks;
}

async function* throughPlatform(source: Source, coding: Exclude<Coding, 'br'>): ByteStream {
  const { readable, writable } = new (decompressionStream())(coding);
  void write(source, writable.getWriter());
  const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Writes until the end, or until an error on either side: reading throws it. */
async function write(source: Source, writer: WritableStreamDefaultWriter<BufferSource>): Promise<void> {
  try {
    for await (const chunk of source) await writer.write(new Uint8Array(chunk));
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}
