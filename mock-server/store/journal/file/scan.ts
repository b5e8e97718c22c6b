import type { OpenFile } from './file-system';
import { isTornHeader, readHeader } from './header';
import { unframe } from './line';
import { endOfTick } from '../../../time/tick';

const LINE_BREAK = 10;
const CHUNK_BYTES = 256 * 1024;

export interface JournalScan {
  readonly lines: number;
  /** Where the last good line ends. */
  readonly end: number;
  /** The size of the file: what lies between `end` and this is the torn tail. */
  readonly size: number;
  readonly checkpointEnd: number;
}

/**
 * Reads a file in chunks, so that it may be larger than the longest string, and hands over each good line. A bad line is
 * taken for torn only where a torn line can be: at the very end, after the snapshot. Anywhere else something that was
 * acknowledged is damaged, and the file is refused.
 */
export async function scanJournal(path: string, file: OpenFile, take: (line: string) => void): Promise<JournalScan> {
  const scanner = new Scanner(path, take);
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let size = 0;
  let partial: Buffer[] = [];
  for (let read = file.read(chunk, 0); read > 0; read = file.read(chunk, size)) {
    size += read;
    let start = 0;
    for (let end = chunk.indexOf(LINE_BREAK); end !== -1 && end < read; end = chunk.indexOf(LINE_BREAK, start)) {
      const piece = chunk.subarray(start, end);
      scanner.line(partial.length === 0 ? piece : Buffer.concat([...partial, piece]));
      partial = [];
      start = end + 1;
    }
    if (start < read) partial.push(Buffer.from(chunk.subarray(start, read)));
    await endOfTick();
  }
  return scanner.finish(Buffer.concat(partial), size);
}

class Scanner {
  readonly #path: string;
  readonly #take: (line: string) => void;
  #number = 0;
  #offset = 0;
  #checkpointEnd = 0;
  #bad: { readonly number: number; readonly offset: number } | undefined;

  constructor(path: string, take: (line: string) => void) {
    this.#path = path;
    this.#take = take;
  }

  line(frame: Buffer): void {
    if (this.#bad !== undefined) throw this.#damage(this.#bad);
    const line = unframe(frame);
    if (this.#number === 0) this.#checkpointEnd = readHeader(this.#path, line);
    else if (line === undefined) this.#bad = { number: this.#number + 1, offset: this.#offset };
    else this.#take(line);
    if (this.#bad !== undefined) return;
    this.#number++;
    this.#offset += frame.length + 1;
  }

  finish(rest: Buffer, size: number): JournalScan {
    if (this.#bad !== undefined && rest.length > 0) throw this.#damage(this.#bad);
    if (this.#number === 0 && !isTornHeader(rest)) readHeader(this.#path, undefined);
    if (this.#offset < this.#checkpointEnd) throw this.#damage({ number: this.#number + 1, offset: this.#offset });
    return { lines: Math.max(0, this.#number - 1), end: this.#offset, size, checkpointEnd: this.#checkpointEnd };
  }

  #damage({ number, offset }: { readonly number: number; readonly offset: number }): Error {
    const before =
      offset < this.#checkpointEnd
        ? ''
        : ` To keep only the transactions before the damage, run: truncate -s ${offset} '${this.#path}'.`;
    return new Error(
      `${this.#path} is damaged at line ${number} (byte ${offset}): what stands there is not what was written. Nothing was ` +
        `changed. Restore the file from a copy, or remove it to start this platform afresh.${before}`,
    );
  }
}
