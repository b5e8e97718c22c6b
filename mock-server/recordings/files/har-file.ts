import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { EntrySource } from '../entry-source';
import { RecordingError } from '../recording-error';
import { messageOf } from '../../domain/thrown';
import { EntryScanner } from './scan-entries';

/**
 * Opens a HAR file, plain or compressed with gzip. A compressed one is unpacked to a temporary file, which is deleted as soon as
 * it is open: a process that is killed leaves nothing private behind. `close()` deletes what the system keeps until then.
 * Rejects with a `RecordingError` for a broken compressed file, and with the error of the system for one that cannot be opened.
 */
export async function openHarFile(path: string): Promise<EntrySource> {
  const file = await open(path);
  if (!(await isGzip(file))) return new HarFileSource(path, file, async () => undefined);
  await file.close();
  const directory = await mkdtemp(join(tmpdir(), 'payments-sandbox-recording-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const unpacked = join(directory, 'recording.har');
    await unpack(path, unpacked);
    const opened = await open(unpacked);
    // Windows keeps the folder of a file that is open.
    await remove().catch(() => undefined);
    return new HarFileSource(path, opened, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

async function isGzip(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(2), 0, 2, 0);
  return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
}

async function unpack(from: string, to: string): Promise<void> {
  const target = await open(to, 'wx', 0o600);
  const gunzip = createGunzip();
  try {
    await pipeline(createReadStream(from), gunzip, target.createWriteStream());
  } catch (error) {
    throw new RecordingError(
      `byte ${gunzip.bytesWritten}`,
      `the compressed file is broken or cut off. ${messageOf(error)}`,
    );
  }
}

class HarFileSource implements EntrySource {
  readonly file: string;
  readonly #opened: FileHandle;
  readonly #remove: () => Promise<void>;
  /** The first byte of each entry, and the one after its last. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(file: string, opened: FileHandle, remove: () => Promise<void>) {
    this.file = file;
    this.#opened = opened;
    this.#remove = remove;
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
    const bytes = new Uint8Array((this.#ends[position] ?? 0) - start);
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

  async close(): Promise<void> {
    await this.#opened.close();
    await this.#remove();
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
