import { SeedFileError, type SeedFileSource } from './format';
import { TextDecoder } from '../../spec/vocabulary/globals';

/** A longer line is no row, but a file of another kind. */
const MAX_LINE_CHARACTERS = 64 * 1024 * 1024;
const DECODED_BYTES = 1024 * 1024;

/** Returns the lines of a seed file, those of a chunk at a time, without their ends. Throws a `SeedFileError`. */
export async function* linesOf(source: SeedFileSource): AsyncGenerator<Iterable<string>, void, undefined> {
  const splitter = new LineSplitter();
  for await (const text of textsOf(source)) yield splitter.split(text);
  yield splitter.end();
}

/** Throws for the first bytes of a text in UTF-16, which `>` of Windows PowerShell writes. */
function refuseUtf16([first, second]: Uint8Array): void {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || first === 0 || second === 0)
    throw new SeedFileError('', 'Not a seed file: it is UTF-16, as > of PowerShell writes it. Export it with -o FILE.');
}

async function* textsOf(source: SeedFileSource): AsyncGenerator<string, void, undefined> {
  let isFirst = true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new SeedFileError('', 'Not a seed file: not valid UTF-8.');
    }
  };
  for await (const chunk of chunksOf(source)) {
    if (typeof chunk !== 'string' && isFirst) refuseUtf16(chunk);
    isFirst = false;
    if (typeof chunk === 'string') yield chunk;
    else for (let at = 0; at < chunk.length; at += DECODED_BYTES) yield decode(chunk.subarray(at, at + DECODED_BYTES));
  }
  yield decode();
}

function chunksOf(source: SeedFileSource): AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string> {
  if (typeof source === 'string' || ArrayBuffer.isView(source)) return [source];
  if (typeof source === 'object' && source !== null) {
    if (Symbol.asyncIterator in source || Symbol.iterator in source) return source;
    if ('getReader' in source) return readAll(source);
  }
  throw new SeedFileError('', 'Not a seed file: pass its text, its bytes, or a stream of them.');
}

/** Some browsers cannot iterate a stream. */
async function* readAll(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Not awaited: if the stream is one of two branches, this resolves only when both are canceled.
    reader.cancel().catch(() => undefined);
  }
}

/** Cuts chunks at line ends. Only the beginning of one line is kept from chunk to chunk. */
class LineSplitter {
  #parts: string[] = [];
  #characters = 0;

  *split(text: string): Generator<string, void, undefined> {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.#add(text.slice(start, end));
      start = end + 1;
      yield this.#take();
    }
    this.#add(text.slice(start));
  }

  *end(): Generator<string, void, undefined> {
    yield this.#take();
  }

  #add(part: string): void {
    this.#characters += part.length;
    if (this.#characters > MAX_LINE_CHARACTERS)
      throw new SeedFileError('', 'Not a seed file: a line has more than 64 MB.');
    this.#parts.push(part);
  }

  #take(): string {
    const line = this.#parts.length === 1 ? this.#parts[0] : this.#parts.join('');
    this.#parts = [];
    this.#characters = 0;
    return line ?? '';
  }
}
