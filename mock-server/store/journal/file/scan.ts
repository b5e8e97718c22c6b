import { endOfTick } from '../../../time/tick';
import type { OpenFile } from './file-system';
import { type Header, nextSumIn, noHeader, readHeader } from './header';
import { type ChainedSum, decodeLine, firstSum, looksLikeGroupEnd } from './line-format';

const LINE_BREAK = 10;
const CHUNK_BYTES = 256 * 1024;
/** File systems keep or lose whole pages. */
const PAGE_BYTES = 4096;

/** The result of reading a journal file. */
export interface JournalScan {
  /** Number of lines in complete groups, without the header. */
  readonly lines: number;
  /** The offset at which the last complete group ends. */
  readonly end: number;
  /** The offset at which the last complete group starts. */
  readonly lastGroup: number;
  /** The size of the file. The bytes between `end` and this are an incomplete group. */
  readonly size: number;
  /** The offset at which the checkpoint ends; 0 when the file was never compacted. */
  readonly checkpointEnd: number;
  /** The checksum that the next line is chained to. */
  readonly sum: ChainedSum;
}

/** Where a line begins. The header is line 1. */
export interface LinePlace {
  /** Its number. */
  readonly line: number;
  /** In bytes. */
  readonly offset: number;
}

/** As of `Journal.read`. */
interface Callbacks {
  readonly take: (line: string, place: LinePlace) => void;
  readonly restart: (release: string) => void;
}

/** Thrown for a journal file that does not contain what was written. */
export class JournalDamagedError extends Error {
  override readonly name = 'JournalDamagedError';
  /** The advice, for people. */
  readonly advice: string;

  constructor(
    /** The file. */
    readonly path: string,
    /** Number of the first damaged line. The header is line 1. */
    readonly line: number,
    /** Offset of the first damaged line in bytes. */
    readonly offset: number,
    /** The offset before which every group is intact; null when a part of the checkpoint is damaged. */
    readonly intactUntil: number | null,
  ) {
    const keep =
      intactUntil === null
        ? ''
        : ` To keep only the transactions before the damage, run: truncate -s ${intactUntil} '${path}'.`;
    const advice = `Restore the file from a backup, or remove it to start this platform afresh.${keep}`;
    super(
      `${path} is damaged at line ${line} (byte ${offset}): the line is not what was written there. Nothing was changed. ${advice}`,
    );
    this.advice = advice;
  }
}

/**
 * Reads a file in chunks, so that it may be larger than the longest string, and passes every line of complete groups to
 * `take`: see `Journal.read`. An incomplete group is accepted where a crash can leave one: at the very end, after the header and
 * the checkpoint, which were complete before the file had its name. Throws a `JournalDamagedError`, or a `JournalHeaderError`
 * for the first line, for anything else that does not match its checksum, and a `NewerReleaseError` for a later format version.
 */
export async function scanJournal(
  path: string,
  file: OpenFile,
  take: Callbacks['take'],
  restart: Callbacks['restart'],
): Promise<JournalScan> {
  const size = file.size();
  const first = new Scanner(path, { take, restart }, Infinity);
  await eachLine(file, (line, isComplete) => first.add(line, isComplete));
  if (first.isBad && !(await isLostTail(file, first.end, size))) throw first.damage();
  const scan = { ...first.finish(), size };
  if (first.taken === scan.lines) return scan;
  const second = new Scanner(path, { take, restart }, scan.end);
  await eachLine(file, (line, isComplete) => second.add(line, isComplete));
  return scan;
}

/** Calls back with each line of a file until that returns false. The last one may have no line break. */
async function eachLine(file: OpenFile, add: (line: Buffer, isComplete: boolean) => boolean, from = 0): Promise<void> {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let partial: Buffer[] = [];
  let at = from;
  for (let read = file.read(chunk, at); read > 0; read = file.read(chunk, at)) {
    at += read;
    let start = 0;
    for (let end = chunk.indexOf(LINE_BREAK); end !== -1 && end < read; end = chunk.indexOf(LINE_BREAK, start)) {
      const piece = chunk.subarray(start, end);
      if (!add(partial.length === 0 ? piece : Buffer.concat([...partial, piece]), true)) return;
      partial = [];
      start = end + 1;
    }
    if (start < read) partial.push(Buffer.from(chunk.subarray(start, read)));
    await endOfTick();
  }
  add(Buffer.concat(partial), false);
}

class Scanner {
  readonly #path: string;
  readonly #callbacks: Callbacks;
  readonly #limit: number;
  #header: Header | undefined;
  /** Number and offset of the current line. */
  #line = 1;
  #offset = 0;
  #sum = firstSum;
  #checkpointEnd = 0;
  #taken = 0;
  #bad = false;
  /** As of the end of the last complete group. */
  #end = 0;
  #lastGroup = 0;
  #endSum = firstSum;
  #lines = 0;

  /** Takes no line that ends after `limit`. */
  constructor(path: string, callbacks: Callbacks, limit: number) {
    this.#path = path;
    this.#callbacks = callbacks;
    this.#limit = limit;
  }

  get isBad(): boolean {
    return this.#bad;
  }

  get end(): number {
    return this.#end;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Whether the last line of the checkpoint is still to come. */
  get #isInCheckpoint(): boolean {
    return this.#header?.hasCheckpoint === true && this.#checkpointEnd === 0;
  }

  /** Returns whether more lines are wanted. */
  add(bytes: Buffer, isComplete: boolean): boolean {
    if (this.#header === undefined) return this.#addHeader(bytes, isComplete);
    const next = this.#offset + bytes.length + 1;
    if (!isComplete || next > this.#limit) return false;
    const line = decodeLine(bytes, this.#sum);
    if (line === undefined) {
      this.#bad = true;
      return false;
    }
    const place = { line: this.#line, offset: this.#offset };
    this.#line++;
    this.#offset = next;
    this.#sum = line.sum;
    const nextSum = this.#isInCheckpoint ? nextSumIn(line.text) : undefined;
    if (nextSum !== undefined) this.#endCheckpoint(nextSum);
    else this.#take(line.text, place, line.hasMore);
    return true;
  }

  #addHeader(bytes: Buffer, isComplete: boolean): boolean {
    if (!isComplete) throw noHeader(this.#path);
    const header = readHeader(this.#path, bytes);
    this.#callbacks.restart(header.release);
    this.#header = header;
    this.#line = 2;
    this.#offset = bytes.length + 1;
    this.#sum = header.sum;
    if (!header.hasCheckpoint) this.#endGroup();
    return true;
  }

  #take(text: string, place: LinePlace, hasMore: boolean): void {
    this.#callbacks.take(text, place);
    this.#taken++;
    if (!hasMore && !this.#isInCheckpoint) this.#endGroup();
  }

  #endCheckpoint(nextSum: ChainedSum): void {
    this.#sum = nextSum;
    this.#checkpointEnd = this.#offset;
    this.#endGroup();
  }

  #endGroup(): void {
    // What comes first was durable before the file had its name.
    this.#lastGroup = this.#checkpointEnd === this.#offset ? this.#offset : this.#end;
    this.#end = this.#offset;
    this.#endSum = this.#sum;
    this.#lines = this.#taken;
  }

  finish(): Omit<JournalScan, 'size'> {
    if (this.#isInCheckpoint) throw this.damage();
    const checkpointEnd = this.#checkpointEnd;
    const sum = this.#endSum;
    return { lines: this.#lines, end: this.#end, lastGroup: this.#lastGroup, checkpointEnd, sum };
  }

  damage(): JournalDamagedError {
    return new JournalDamagedError(this.#path, this.#line, this.#offset, this.#isInCheckpoint ? null : this.#end);
  }
}

/**
 * Whether the bytes from an offset on are one group of which a loss of power took pages: runs of NUL bytes that begin at the
 * group or at a page, and end at a page or at the end of the file. No line contains a NUL byte.
 */
async function isLostTail(file: OpenFile, from: number, size: number): Promise<boolean> {
  let at = from;
  let nulls = 0;
  let isPageWise = true;
  let groupEnds = 0;
  let isEnded = false;
  await eachLine(
    file,
    (line, isComplete) => {
      if (line.length === 0 && !isComplete) return true;
      if (isEnded) groupEnds++;
      for (let i = line.indexOf(0); i !== -1; i = line.indexOf(0, i)) {
        let end = i;
        while (line[end] === 0) end++;
        const first = at + i;
        const last = at + end;
        isPageWise &&= (first === from || first % PAGE_BYTES === 0) && (last === size || last % PAGE_BYTES === 0);
        nulls++;
        i = end;
      }
      isEnded = looksLikeGroupEnd(line);
      at += line.length + (isComplete ? 1 : 0);
      return true;
    },
    from,
  );
  return nulls > 0 && isPageWise && groupEnds === 0;
}
