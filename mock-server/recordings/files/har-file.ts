import { constants, rmSync } from 'node:fs';
import { type FileHandle, mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { messageOf } from '../../domain/thrown';
import { MAX_ENTRY_BYTES, MAX_UNPACKED_BYTES } from '../../../spec/tables/recording-bounds';
import type { EntrySource } from '../entry-source';
import { RecordingError } from '../recording-error';
import { EntryScanner } from './scan-entries';
import { TextDecoder } from '../../../spec/vocabulary/globals';

/**
 * Opens a HAR file, plain or compressed with gzip. A compressed one is unpacked to a temporary file without a name, which the
 * system deletes with the process: however that ends, nothing private stays behind. Rejects with a `RecordingError` for what is
 * no such file or longer than allowed, and with the error of the system for one that cannot be opened.
 */
export async function openHarFile(path: string, maxUnpackedBytes = MAX_UNPACKED_BYTES): Promise<EntrySource> {
  // Opening a pipe would wait for somebody who writes to it. Windows has neither.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  let isKept = false;
  try {
    const stats = await file.stat();
    if (!stats.isFile() && !stats.isDirectory()) throw new RecordingError('', 'It is not a regular file.');
    isKept = !(await isGzip(file));
    return new HarFileSource(path, isKept ? file : await unpacked(file, maxUnpackedBytes));
  } finally {
    if (!isKept) await file.close();
  }
}

async function isGzip(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(2), 0, 2, 0);
  return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
}

/** Returns a temporary file with what another one unpacks to. */
async function unpacked(file: FileHandle, maxBytes: number): Promise<FileHandle> {
  const target = await openWithoutName();
  const gunzip = createGunzip();
  // The pipeline itself reports that it was aborted, whatever the cause.
  let cause: unknown;
  const write = async (chunks: AsyncIterable<Uint8Array>) => {
    let bytes = 0;
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new RecordingError(`byte ${gunzip.bytesWritten}`, tooLong(maxBytes));
        await target.writeFile(chunk);
      }
    } catch (error) {
      cause = error;
      throw error;
    }
  };
  try {
    await pipeline(file.createReadStream({ start: 0 }), gunzip, write);
    return target;
  } catch (error) {
    await target.close();
    const problem = cause ?? error;
    if (!isOfZlib(problem)) throw problem;
    throw new RecordingError(
      `byte ${gunzip.bytesWritten}`,
      `the compressed file is broken or cut off. ${messageOf(problem)}`,
    );
  }
}

const tooLong = (maxBytes: number) =>
  `it unpacks to more than ${maxBytes / 1e6} MB. If you trust the file, allow more with --max-unpacked`;

/** Errors of the system, such as a full disk, are not those of the file. */
const isOfZlib = (error: unknown) => error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));

/** Opens a file that only this process can read, and deletes its name at once. */
async function openWithoutName(): Promise<FileHandle> {
  try {
    const directory = await mkdtemp(join(tmpdir(), 'payments-sandbox-recording-'));
    try {
      return await open(join(directory, 'recording.har'), 'wx+', 0o600);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  } catch (error) {
    throw new RecordingError('', `It is compressed, and the temporary folder cannot be written. ${messageOf(error)}`);
  }
}

class HarFileSource implements EntrySource {
  readonly file: string;
  readonly #opened: FileHandle;
  /** The first byte of each entry, and the one after its last. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(file: string, opened: FileHandle) {
    this.file = file;
    this.#opened = opened;
  }

  async *entries(): AsyncGenerator<unknown, void, undefined> {
    const scanner = new EntryScanner();
    this.#starts.length = this.#ends.length = 0;
    for await (const chunk of chunksOf(this.#opened))
      for (const { start, end } of scanner.scan(chunk)) {
        this.#starts.push(start);
        this.#ends.push(end);
        yield await this.read(this.#ends.length - 1);
      }
    scanner.end();
  }

  async read(position: number): Promise<unknown> {
    const start = this.#starts[position] ?? 0;
    const length = (this.#ends[position] ?? 0) - start;
    if (length > MAX_ENTRY_BYTES)
      throw new RecordingError(this.place(position), `is longer than ${MAX_ENTRY_BYTES / 1e6} MB`);
    const bytes = new Uint8Array(length);
    await this.#opened.read(bytes, 0, bytes.length, start);
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch (error) {
      throw new RecordingError(this.place(position), `is not valid JSON. ${messageOf(error)}`);
    }
  }

  place(position: number): string {
    return `entry ${position + 1} (byte ${this.#starts[position] ?? 0})`;
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}

const CHUNK_BYTES = 256 * 1024;

async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  const buffer = new Uint8Array(CHUNK_BYTES);
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
