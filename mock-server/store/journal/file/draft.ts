import { type FileSystem, type OpenFile, writeAll } from './file-system';
import { HEADER_SIZE, headerLine } from './header';
import { LineFramer } from './line';

const CHUNK_BYTES = 256 * 1024;

export function draftPath(path: string): string {
  return `${path}.compacting`;
}

/** The file that a compaction writes, until it is complete and takes the place of the one it was made from. */
export class JournalDraft {
  readonly path: string;
  readonly file: OpenFile;
  readonly #files: FileSystem;
  readonly #framer = new LineFramer();
  #size = HEADER_SIZE;
  #checkpointEnd = 0;

  constructor(files: FileSystem, path: string) {
    this.#files = files;
    this.path = draftPath(path);
    files.remove(this.path);
    this.file = files.create(this.path);
  }

  get size(): number {
    return this.#size;
  }

  get checkpointEnd(): number {
    return this.#checkpointEnd;
  }

  add(line: string): void {
    const bytes = this.#framer.frame([line]);
    writeAll(this.file, bytes, this.#size);
    this.#size += bytes.length;
  }

  /** The header comes last: it says where the snapshot ends. */
  endCheckpoint(): void {
    this.#checkpointEnd = this.#size;
    writeAll(this.file, this.#framer.frame([headerLine(this.#size)]), 0);
  }

  /** Adds what stands between two offsets of another file, or the first part of it; returns where it stopped. */
  copyFrom(other: OpenFile, start: number, end: number): number {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - start));
    const read = other.read(chunk, start);
    if (read === 0) throw new Error(`the journal behind ${this.path} ends at byte ${start}, before byte ${end}`);
    writeAll(this.file, chunk.subarray(0, read), this.#size);
    this.#size += read;
    return start + read;
  }

  async discard(): Promise<void> {
    this.#files.remove(this.path);
    await this.file.close();
  }
}
