import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import { headerOf, type SentHeader } from './http-headers';

/** Longer bodies are passed on, and recorded without their text. */
const MAX_RECORDED_BYTES = 8 * 1024 * 1024;

const options = { maxOutputLength: MAX_RECORDED_BYTES };
const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(unzip)(bytes, options),
  'x-gzip': (bytes) => promisify(unzip)(bytes, options),
  deflate: (bytes) => promisify(unzip)(bytes, options),
  br: (bytes) => promisify(brotliDecompress)(bytes, options),
  identity: async (bytes) => bytes,
};

/** The body of a message that is passed on. */
export class BodyCapture {
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  /** Bytes so far. */
  get length(): number {
    return this.#bytes;
  }

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= MAX_RECORDED_BYTES) this.#chunks.push(chunk);
    else this.#chunks.length = 0;
  }

  /** Returns the text without its compression; undefined for a body that is too long, no text, or in an unknown coding. */
  async text(headers: readonly SentHeader[]): Promise<string | undefined> {
    if (this.#bytes > MAX_RECORDED_BYTES) return undefined;
    try {
      const bytes = await decoded(Buffer.concat(this.#chunks), headerOf(headers, 'content-encoding') ?? '');
      return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return undefined;
    }
  }
}

/** Codings are listed in the order in which they were applied. */
async function decoded(bytes: Buffer, encoding: string): Promise<Buffer | undefined> {
  let result = bytes;
  for (const coding of encoding
    .toLowerCase()
    .split(',')
    .reverse()
    .map((each) => each.trim())) {
    if (coding === '' || result.length === 0) continue;
    const decode = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
    if (decode === undefined) return undefined;
    result = await decode(result);
  }
  return result;
}
