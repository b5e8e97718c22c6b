import { dirname } from 'node:path';
import { endOfTick } from '../../../time/tick';
import { type Journal, JournalLostError, type JournalReading } from '../journal';
import { draftPath, JournalDraft } from './draft';
import { assertOwned, type FileSystem, nodeFileSystem, openAgain, type OpenFile, writeAll } from './file-system';
import { encodeHeader } from './header';
import { type ChainedSum, firstSum, LineEncoder } from './line-format';
import { createWhole, newPath } from './new-file';
import { patiently } from './operating-system';
import { type JournalScan, scanJournal } from './scan';

export interface JournalFileOptions {
  /** Whether lines survive a loss of power, and not only the death of the process. */
  readonly fsync?: boolean;
  readonly files?: FileSystem;
  /** Throws a `JournalLostError` when the directory belongs to another process by now. */
  readonly assertHeld?: () => void;
}

/** Bytes that a compaction may copy while appends wait. */
const MAX_FINAL_COPY_BYTES = 64 * 1024;
const REWRITTEN_CHUNK_BYTES = 256 * 1024;
/** Bytes that an append writes before it yields to the event loop. */
const YIELD_AFTER_BYTES = 256 * 1024;

/** Where an append ends, or begins. */
interface End {
  readonly size: number;
  /** The checksum that the next line is chained to. */
  readonly sum: ChainedSum;
}

/**
 * A journal in one file: a header, then one JSON object in each line, each with a checksum of everything before it. The file has
 * its name from when its first group is complete. Bytes beyond `#end` were never acknowledged.
 */
export class JournalFile implements Journal {
  readonly name: string;
  readonly namesRelease = true;
  readonly #fsync: boolean;
  readonly #files: FileSystem;
  readonly #assertHeld: () => void;
  readonly #encoder = new LineEncoder();
  #state: 'unread' | 'open' | 'closed' = 'unread';
  #lost: JournalLostError | undefined;
  #file: OpenFile | undefined;
  #end: End = { size: 0, sum: firstSum };
  #checkpointSize = 0;
  /** Whether a failed append may have left bytes beyond `#end`. */
  #torn = false;
  /** Whether a loss of power may remove the name of the file from its directory. */
  #nameAtRisk = false;
  #queue: Promise<void> = Promise.resolve();
  #compaction: Promise<void> | undefined;

  constructor(path: string, { fsync = false, files = nodeFileSystem, assertHeld = ignore }: JournalFileOptions = {}) {
    this.name = path;
    this.#fsync = fsync;
    this.#files = files;
    this.#assertHeld = assertHeld;
  }

  get size(): number {
    return this.#end.size;
  }

  get checkpointSize(): number {
    return this.#checkpointSize;
  }

  async read(take: (line: string) => void, restart: (release: string) => void): Promise<JournalReading> {
    if (this.#state !== 'unread')
      throw new Error(`${this.name} is ${this.#state}: it is read once, before anything else`);
    const file = await this.#patiently(() => this.#files.open(this.name));
    const reading = file === undefined ? { lines: 0, cutBytes: 0 } : await this.#open(file, take, restart);
    for (const draft of [draftPath(this.name), newPath(this.name)])
      await this.#patiently(() => this.#files.remove(draft));
    this.#file = file;
    this.#state = 'open';
    return reading;
  }

  /** Does not change the file before all of it was found intact. */
  async #open(
    file: OpenFile,
    take: (line: string) => void,
    restart: (release: string) => void,
  ): Promise<JournalReading> {
    try {
      const scan: JournalScan = await scanJournal(this.name, file, take, restart);
      const { lines, end, size, checkpointEnd, sum } = scan;
      if (end < size) file.truncate(end);
      // The last lines may not have been acknowledged. They are visible from now on, so they must stay.
      if (this.#fsync) await this.#secure(file, scan);
      this.#nameAtRisk = true;
      this.#end = { size: end, sum };
      this.#checkpointSize = checkpointEnd;
      return { lines, cutBytes: size - end };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /**
   * Makes what was read durable. The former process may have died after the sync of its last append failed, and the kernel takes
   * such pages for written. Writing the same bytes again makes it write them. All earlier appends were synced.
   */
  async #secure(file: OpenFile, { lastGroup, end }: JournalScan): Promise<void> {
    const chunk = Buffer.allocUnsafe(Math.min(REWRITTEN_CHUNK_BYTES, end - lastGroup));
    for (let at = lastGroup; at < end;) {
      const read = file.read(chunk.subarray(0, Math.min(chunk.length, end - at)), at);
      if (read === 0) throw new Error(`${this.name} ends at byte ${at}, before byte ${end}`);
      writeAll(file, chunk.subarray(0, read), at);
      at += read;
    }
    await file.sync();
  }

  append(lines: Iterable<string>): Promise<void> {
    return this.#exclusively(async () => {
      this.#requireOpen();
      if (this.#lost) throw this.#lost;
      this.#assertOwned(this.#file, this.#torn ? null : this.#end.size);
      const end = this.#file === undefined ? await this.#create(lines) : await this.#extend(this.#file, lines);
      if (this.#fsync && this.#nameAtRisk) await this.#files.syncDirectory(dirname(this.name));
      this.#assertOwned(this.#file, end.size);
      this.#nameAtRisk = !this.#fsync;
      this.#end = end;
      this.#torn = false;
    });
  }

  /**
   * After a failed sync the kernel may report pages as written that are not. The attempt counts as failed, and the next one
   * truncates the file and writes all of these pages again.
   */
  async #extend(file: OpenFile, lines: Iterable<string>): Promise<End> {
    if (this.#torn) file.truncate(this.#end.size);
    this.#torn = true;
    const end = await this.#write(file, lines, this.#end);
    if (this.#fsync) await file.sync();
    return end;
  }

  /** Once the file has its name, it keeps its header: the next append truncates it to that if this one fails. */
  async #create(lines: Iterable<string>): Promise<End> {
    const { bytes, sum } = encodeHeader(false);
    const header: End = { size: bytes.length, sum };
    let end = header;
    this.#file = await createWhole(this.#files, this.name, {
      write: async (file) => {
        writeAll(file, bytes, 0);
        end = await this.#write(file, lines, header);
      },
      assertHeld: this.#assertHeld,
    });
    this.#end = header;
    this.#torn = true;
    this.#nameAtRisk = true;
    return end;
  }

  async #write(file: OpenFile, lines: Iterable<string>, from: End): Promise<End> {
    let { size, sum } = from;
    let unyielded = 0;
    for (const block of this.#encoder.encode(lines, sum, (last) => (sum = last))) {
      writeAll(file, block, size);
      size += block.length;
      unyielded += block.length;
      if (unyielded < YIELD_AFTER_BYTES) continue;
      unyielded = 0;
      await endOfTick();
    }
    return { size, sum };
  }

  #assertOwned(file: OpenFile | undefined, size: number | null): void {
    if (file !== undefined) assertOwned(this.#files, this.name, file, size);
    this.#assertHeld();
  }

  async compact(checkpoint: Iterable<string>): Promise<void> {
    if (this.#compaction !== undefined) throw new Error(`${this.name} is being compacted already`);
    this.#requireOpen();
    this.#requireFile();
    this.#compaction = this.#compact(checkpoint, this.#end);
    try {
      await this.#compaction;
    } finally {
      this.#compaction = undefined;
    }
  }

  async #compact(checkpoint: Iterable<string>, { size, sum }: End): Promise<void> {
    const draft = new JournalDraft(this.#files, this.name);
    try {
      await this.#writeCheckpoint(draft, checkpoint);
      draft.endCheckpoint(sum);
      let copied = await this.#catchUp(draft, size);
      // With and without `fsync`: the draft replaces what reached the disk long ago, and must not be less durable.
      await draft.file.sync();
      copied = await this.#catchUp(draft, copied);
      const old = await this.#exclusively(async () => {
        this.#requireOpen();
        while (copied < this.#end.size) copied = draft.copyFrom(this.#requireFile(), copied, this.#end.size);
        if (this.#fsync) await draft.file.sync();
        return this.#replaceBy(draft);
      });
      // Nothing depends on the old file any more, including the result of closing it.
      await old.close().catch(() => undefined);
    } catch (error) {
      // A draft that cannot be deleted now is deleted by the next compaction, or when the journal is opened.
      await draft.discard().catch(() => undefined);
      throw error;
    }
  }

  async #writeCheckpoint(draft: JournalDraft, checkpoint: Iterable<string>): Promise<void> {
    draft.begin();
    for (const line of checkpoint) {
      draft.add(line);
      await endOfTick();
      this.#requireOpen();
    }
  }

  /** Copies what was appended since, except for the last bytes, which are so few that appends can wait for them. */
  async #catchUp(draft: JournalDraft, from: number): Promise<number> {
    let copied = from;
    while (this.#end.size - copied > MAX_FINAL_COPY_BYTES) {
      copied = draft.copyFrom(this.#requireFile(), copied, this.#end.size);
      await endOfTick();
      this.#requireOpen();
    }
    return copied;
  }

  /** Once the draft has the name of the journal, nothing may fail until it is the journal in memory, too. */
  async #replaceBy(draft: JournalDraft): Promise<OpenFile> {
    const old = this.#requireFile();
    if (this.#lost) throw this.#lost;
    this.#assertOwned(old, this.#torn ? null : this.#end.size);
    if (this.#files.locksOpenFiles) await this.#replaceClosed(old, draft);
    else this.#files.rename(draft.path, this.name);
    this.#file = draft.file;
    this.#end = { ...this.#end, size: draft.size };
    this.#checkpointSize = draft.checkpointEnd;
    this.#torn = false;
    this.#nameAtRisk = true;
    return old;
  }

  /** Where a file that is open cannot be replaced, it is closed before, and opened again if another program has it open, too. */
  async #replaceClosed(old: OpenFile, draft: JournalDraft): Promise<void> {
    await old.close().catch(() => undefined);
    try {
      await this.#patiently(() => this.#files.rename(draft.path, this.name));
    } catch (error) {
      this.#file = await openAgain(this.#files, this.name, old);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    await this.#compaction?.catch(() => undefined);
    await this.#exclusively(async () => {
      const file = this.#file;
      this.#file = undefined;
      await file?.close();
    });
  }

  async delete(): Promise<void> {
    await this.close();
    await this.#patiently(() => this.#files.remove(this.name));
    if (this.#fsync) await this.#files.syncDirectory(dirname(this.name));
  }

  #patiently<Result>(call: () => Result): Promise<Result> {
    return patiently(call, this.#files.retryDelaysMs);
  }

  /**
   * Runs one after the other: appends, the end of a compaction, closing. Once another owner has touched the file, nothing is
   * written to it any more.
   */
  #exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(run);
    this.#queue = result.then(ignore, (error: unknown) => {
      if (error instanceof JournalLostError) this.#lost = error;
    });
    return result;
  }

  #requireOpen(): void {
    if (this.#state === 'closed') throw new Error(`${this.name} is closed`);
    if (this.#state === 'unread') throw new Error(`${this.name} must be read first`);
  }

  #requireFile(): OpenFile {
    if (this.#file === undefined) throw new Error(`${this.name} has nothing to compact`);
    return this.#file;
  }
}

function ignore(): void {}
