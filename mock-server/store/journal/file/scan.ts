import { endOfTick } from '../../../time/tick';
import type { OpenFile } from './file-system';
import { type ChainedSum, firstSum, flags, looksLikeGroupEnd, unframe } from './frame';
import { freshHeader, type Header, isTornHeader, type JournalHeaderError, noHeader, readHeader } from './header';

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
  /** The offset at which the last complete group starts, with the header if it was written together with it. */
  readonly lastGroup: number;
  /** The size of the file. The bytes between `end` and this are an incomplete group. */
  readonly size: number;
  readonly checkpointEnd: number;
  /** The checksum of the last frame of the last complete group. */
  readonly sum: ChainedSum;
}

/** Where a line begins. The header is line 1; a line of several frames counts as many. */
export interface LinePlace {
  readonly line: number;
  /** In bytes. */
  readonly offset: number;
}

type Take = (line: string, place: LinePlace) => void;

/** Thrown for a journal file that does not contain what was written. */
export class JournalDamagedError extends Error {
  override readonly name = 'JournalDamagedError';
  readonly advice: string;

  constructor(
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
 * `take`: see `Journal.read`. An incomplete group is accepted where a crash can leave one: at the very end, after the checkpoint;
 * a loss of power may take the header together with the only group. Throws a `JournalDamagedError`, or a `JournalHeaderError`
 * for the first line, for anything else that does not match its checksum.
 */
export async function scanJournal(path: string, file: OpenFile, take: Take, restart: () => void): Promise<JournalScan> {
  restart();
  const size = file.size();
  const first = new Scanner(path, take, Infinity);
  await eachLine(file, (line, isComplete) => first.add(line, isComplete));
  if (first.isBad && !(await isLostTail(file, first.end, size))) throw first.damage();
  const scan = { ...first.finish(), size };
  if (first.taken === scan.lines) return scan;
  restart();
  const second = new Scanner(path, take, scan.end);
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
  readonly #take: Take;
  readonly #limit: number;
  #header: Header = freshHeader;
  /** Number and offset of the current line. */
  #line = 1;
  #offset = 0;
  #sum = firstSum;
  /** Where the line of the current frame began. */
  #start: LinePlace = { line: 1, offset: 0 };
  /** Frames of a line that continues. */
  #pieces: Buffer[] = [];
  #taken = 0;
  #bad = false;
  /** As of the end of the last complete group. */
  #end = 0;
  #lastGroup = 0;
  #endSum = firstSum;
  #lines = 0;

  /** Takes no line that ends after `limit`. */
  constructor(path: string, take: Take, limit: number) {
    this.#path = path;
    this.#take = take;
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

  /** Returns whether more lines are wanted. */
  add(frame: Buffer, isComplete: boolean): boolean {
    if (this.#line === 1) return this.#addHeader(frame, isComplete);
    if (!isComplete) return false;
    const { checkpointEnd, tailSum } = this.#header;
    if (this.#offset === checkpointEnd) this.#sum = tailSum;
    const next = this.#offset + frame.length + 1;
    if (next > this.#limit) return false;
    const read = unframe(frame, this.#sum);
    if (read === undefined || (this.#offset < checkpointEnd && next > checkpointEnd)) {
      this.#bad = true;
      return false;
    }
    if (this.#pieces.length === 0) this.#start = { line: this.#line, offset: this.#offset };
    this.#sum = read.sum;
    this.#offset = next;
    this.#line++;
    if (read.flag === flags.lineContinues) this.#pieces.push(Buffer.from(read.text));
    else this.#endLine(read.text, read.flag === flags.groupEnds);
    return true;
  }

  #addHeader(frame: Buffer, isComplete: boolean): boolean {
    if (!isComplete && isTornHeader(frame)) return false;
    if (frame[0] === 0) {
      this.#bad = true;
      return false;
    }
    this.#header = readHeader(this.#path, frame);
    this.#line = 2;
    this.#offset = this.#end = frame.length + 1;
    this.#endSum = this.#header.tailSum;
    return true;
  }

  #endLine(text: Buffer, isEndOfGroup: boolean): void {
    this.#take((this.#pieces.length === 0 ? text : Buffer.concat([...this.#pieces, text])).toString(), this.#start);
    this.#pieces = [];
    this.#taken++;
    if (!isEndOfGroup) return;
    this.#lastGroup = this.#lines === 0 ? 0 : this.#end;
    this.#end = this.#offset;
    this.#endSum = this.#offset === this.#header.checkpointEnd ? this.#header.tailSum : this.#sum;
    this.#lines = this.#taken;
  }

  finish(): Omit<JournalScan, 'size'> {
    const { checkpointEnd } = this.#header;
    if (this.#end < checkpointEnd) throw this.damage();
    return { lines: this.#lines, end: this.#end, lastGroup: this.#lastGroup, checkpointEnd, sum: this.#endSum };
  }

  damage(): JournalDamagedError | JournalHeaderError {
    if (this.#line === 1) return noHeader(this.#path);
    const intactUntil = this.#end < this.#header.checkpointEnd ? null : this.#end;
    return new JournalDamagedError(this.#path, this.#line, this.#offset, intactUntil);
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
        const [first, last] = [at + i, at + end];
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
