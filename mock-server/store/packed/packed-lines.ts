import { commitOf } from '../lines/commit-lines';
import type { Change } from '../commit';

/** The most lines of a page. */
export const LINES_PER_PAGE = 64;
/** The latest lines that were read are kept as rows. */
const READ_LINES = 1_024;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** No character of a string takes more bytes in UTF-8. */
const MOST_BYTES_PER_CHARACTER = 3;

interface ReadLine {
  /** The number of the line, counted over all pages. The page itself is not kept: it may be that of a deleted platform. */
  readonly number: number;
  readonly changes: readonly Change[];
}

/** By the number of the line modulo their number: a later line takes the place of an earlier one. */
const readLines: (ReadLine | undefined)[] = Array.from({ length: READ_LINES });
let pages = 0;
const noBytes = new Uint8Array(0);
let workspace = new Uint8Array(64 * 1024);

/**
 * Transactions as the lines of a journal, in bytes outside of the heap: a third of what their rows take as objects, and nothing that a
 * garbage collection has to visit.
 */
export class PackedLines {
  readonly #number = pages++;
  #bytes = noBytes;
  /** The end of each line in the bytes. */
  readonly #ends: number[] = [];

  /** The number of the last line. */
  get last(): number {
    return this.#ends.length - 1;
  }

  /** Adds a line. It can be read when the page is closed. */
  add(line: string): void {
    const start = this.#ends.at(-1) ?? 0;
    this.#ends.push(start + encodedAt(start, line));
  }

  removeLast(): void {
    this.#ends.pop();
  }

  /** Closes the page. Pages are written one after the other. */
  close(): void {
    this.#bytes = workspace.slice(0, this.#ends.at(-1) ?? 0);
  }

  /** Returns the changes of a line. Callers must not rely on getting the same objects again. */
  changesOf(line: number): readonly Change[] {
    const number = this.#number * LINES_PER_PAGE + line;
    const latest = readLines[number % READ_LINES];
    if (latest?.number === number) return latest.changes;
    const { changes } = commitOf(decoder.decode(this.#bytes.subarray(this.#ends[line - 1] ?? 0, this.#ends[line])));
    readLines[number % READ_LINES] = { number, changes };
    return changes;
  }
}

/** Writes a line into the workspace. Returns the number of its bytes. */
function encodedAt(start: number, line: string): number {
  const end = start + MOST_BYTES_PER_CHARACTER * line.length;
  if (end > workspace.length) {
    const larger = new Uint8Array(2 * end);
    larger.set(workspace.subarray(0, start));
    workspace = larger;
  }
  return encoder.encodeInto(line, workspace.subarray(start)).written;
}
