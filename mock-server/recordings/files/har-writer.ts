import { open } from 'node:fs/promises';
import { TextEncoder } from '../../../spec/vocabulary/globals';

/** The place that a HAR is written to: a file, or a substitute of a test. */
export interface HarStorage {
  /** Writes bytes at a position, or the first ones of them. Returns how many. */
  readonly write: (bytes: Uint8Array, position: number) => Promise<number>;
  readonly truncate: (length: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Options of a HAR that is written. */
export interface HarWriterOptions {
  readonly creator: { readonly name: string; readonly version: string };
  /** Called once, when an entry cannot be written. The entries before it are in the file, and no later ones. */
  readonly onFailure: (error: unknown) => void;
}

/** Creates a file that only its owner can read: amounts and ids are in it as they were. Rejects if it exists. */
export async function createHarFile(path: string): Promise<HarStorage> {
  const file = await open(path, 'wx', 0o600);
  return {
    write: async (bytes, position) => (await file.write(bytes, 0, bytes.length, position)).bytesWritten,
    truncate: (length) => file.truncate(length),
    close: () => file.close(),
  };
}

const TAIL = '\n]}}\n';

/**
 * Writes a HAR that is complete after every entry: each write replaces the closing brackets at the end by entries and the same
 * brackets. A process that dies leaves a file that others can read.
 */
export class HarWriter {
  readonly #storage: HarStorage;
  readonly #options: HarWriterOptions;
  readonly #encoder = new TextEncoder();
  #queue: string[] = [];
  #writing: Promise<void> | undefined;
  /** The position of the closing brackets. */
  #end = 0;
  #written = 0;
  #hasFailed = false;

  /** Use `create`. */
  private constructor(storage: HarStorage, options: HarWriterOptions) {
    this.#storage = storage;
    this.#options = options;
  }

  /** Writes a HAR without entries. Rejects if that fails. */
  static async create(storage: HarStorage, options: HarWriterOptions): Promise<HarWriter> {
    const writer = new HarWriter(storage, options);
    const head = `{"log":{"version":"1.2","creator":${JSON.stringify(options.creator)},"entries":[`;
    await writer.#replaceTail(head);
    return writer;
  }

  /** The number of entries in the file. */
  get written(): number {
    return this.#written;
  }

  /** Adds an entry. Entries that come while another one is written are written together. */
  append(entry: object): void {
    if (this.#hasFailed) return;
    this.#queue.push(JSON.stringify(entry));
    this.#writing ??= this.#writeQueue();
  }

  /** Writes what is left, and closes the file. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#storage.close();
  }

  async #writeQueue(): Promise<void> {
    while (this.#queue.length > 0 && !this.#hasFailed) {
      const entries = this.#queue;
      this.#queue = [];
      try {
        await this.#replaceTail(`${this.#written > 0 ? ',' : ''}\n${entries.join(',\n')}`);
        this.#written += entries.length;
      } catch (error) {
        this.#hasFailed = true;
        // What was written of them is removed. On a full disk there is room for the brackets, which were there before.
        await this.#restoreTail().catch(() => undefined);
        this.#options.onFailure(error);
      }
    }
    this.#writing = undefined;
  }

  async #replaceTail(text: string): Promise<void> {
    const added = this.#encoder.encode(text);
    await this.#write(this.#encoder.encode(text + TAIL));
    this.#end += added.length;
  }

  async #restoreTail(): Promise<void> {
    await this.#write(this.#encoder.encode(TAIL));
    await this.#storage.truncate(this.#end + TAIL.length);
  }

  /** Writes from the closing brackets on. */
  async #write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length;) done += await this.#storage.write(bytes.subarray(done), this.#end + done);
  }
}
