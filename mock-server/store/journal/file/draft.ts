import { type FileSystem, type OpenFile, writeAll } from './file-system';
import { encodeHeader, endOfCheckpoint } from './header';
import { type ChainedSum, firstSum, LineEncoder } from './line-format';

const CHUNK_BYTES = 256 * 1024;

export function draftPath(path: string): string {
  return `${path}.compacting`;
}

/** The file that a compaction writes, until it is complete and replaces the file that it was made from. */
export class JournalDraft {
  readonly path: string;
  readonly file: OpenFile;
  readonly #files: FileSystem;
  readonly #encoder = new LineEncoder();
  #size = 0;
  #sum: ChainedSum = firstSum;
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

  /** Writes the first line. */
  begin(): void {
    const { bytes, sum } = encodeHeader(true);
    this.#write(bytes);
    this.#sum = sum;
  }

  add(line: string): void {
    const sum = this.#sum;
    for (const block of this.#encoder.encode([line], sum, (last) => (this.#sum = last))) this.#write(block);
  }

  /** Writes the last line of the checkpoint. The lines to be copied are chained to `next`. */
  endCheckpoint(next: ChainedSum): void {
    this.add(endOfCheckpoint(next));
    this.#checkpointEnd = this.#size;
  }

  /** Copies the first part of the bytes between two offsets of another file. Returns the offset where it stopped. */
  copyFrom(other: OpenFile, start: number, end: number): number {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - start));
    const read = other.read(chunk, start);
    if (read === 0) throw new Error(`the journal of ${this.path} ends at byte ${start}, before byte ${end}`);
    this.#write(chunk.subarray(0, read));
    return start + read;
  }

  #write(bytes: Uint8Array): void {
    writeAll(this.file, bytes, this.#size);
    this.#size += bytes.length;
  }

  async discard(): Promise<void> {
    await this.file.close().finally(() => this.#files.remove(this.path));
  }
}
