import { dirname } from 'node:path';
import { endOfTick } from '../../../time/tick';
import { type Journal, JournalLostError, type JournalReading } from '../journal';
import { draftPath, JournalDraft } from './draft';
import { assertOwned } from './fence';
import { type FileSystem, hasCode, nodeFileSystem, type OpenFile, writeAll } from './file-system';
import { type ChainedSum, firstSum, Framer } from './frame';
import { freshHeader, headerFrame } from './header';
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

/**
 * A journal in one file: a header, then one frame after the other, each with a checksum of everything before it. Bytes
 * beyond `#size` were never acknowledged.
 */
export class JournalFile implements Journal {
  readonly name: string;
  readonly namesRelease = true;
  readonly #fsync: boolean;
  readonly #files: FileSystem;
  readonly #assertHeld: () => void;
  readonly #framer = new Framer();
  #state: 'unread' | 'open' | 'closed' = 'unread';
  #lost: JournalLostError | undefined;
  #file: OpenFile | undefined;
  #size = 0;
  #sum: ChainedSum = firstSum;
  #checkpointSize = 0;
  /** Whether a failed append may have left bytes beyond `#size`. */
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
    return this.#size;
  }

  get checkpointSize(): number {
    return this.#checkpointSize;
  }

  async read(take: (line: string) => void, restart: () => void): Promise<JournalReading> {
    if (this.#state !== 'unread')
      throw new Error(`${this.name} is ${this.#state}: it is read once, before anything else`);
    const file = this.#files.open(this.name);
    const reading = file === undefined ? { lines: 0, cutBytes: 0 } : await this.#open(file, take, restart);
    this.#files.remove(draftPath(this.name));
    this.#file = file;
    this.#state = 'open';
    return reading;
  }

  /** Does not change the file before all of it was found intact. */
  async #open(file: OpenFile, take: (line: string) => void, restart: () => void): Promise<JournalReading> {
    try {
      const scan: JournalScan = await scanJournal(this.name, file, take, restart);
      const { lines, end, size, checkpointEnd, sum } = scan;
      if (end < size) file.truncate(end);
      // The last lines may not have been acknowledged. They are visible from now on, so they must stay.
      if (this.#fsync) await this.#secure(file, scan);
      this.#nameAtRisk = true;
      this.#size = end;
      this.#sum = sum;
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
      this.#assertOwned(this.#file, this.#torn ? null : this.#size);
      const file = this.#file ?? this.#create();
      if (this.#torn) file.truncate(this.#size);
      this.#torn = true;
      const { size, sum } = await this.#write(file, lines);
      if (this.#fsync) await this.#sync(file);
      this.#assertOwned(file, size);
      this.#size = size;
      this.#sum = sum;
      this.#torn = false;
    });
  }

  async #write(file: OpenFile, lines: Iterable<string>): Promise<{ readonly size: number; readonly sum: ChainedSum }> {
    let at = this.#size;
    let sum = this.#sum;
    let unyielded = 0;
    for (const block of this.#framer.frame(lines, sum, (last) => (sum = last))) {
      const bytes = at === 0 ? Buffer.concat([headerFrame(freshHeader), block]) : block;
      writeAll(file, bytes, at);
      at += bytes.length;
      unyielded += bytes.length;
      if (unyielded < YIELD_AFTER_BYTES) continue;
      unyielded = 0;
      await endOfTick();
    }
    return { size: at, sum };
  }

  /** Once another owner has touched the file, nothing is written to it any more. */
  #assertOwned(file: OpenFile | undefined, size: number | null): void {
    try {
      if (file !== undefined) assertOwned(this.#files, this.name, file, size);
      this.#assertHeld();
    } catch (error) {
      if (error instanceof JournalLostError) this.#lost = error;
      throw error;
    }
  }

  #create(): OpenFile {
    this.#nameAtRisk = true;
    try {
      return (this.#file = this.#files.create(this.name));
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      throw (this.#lost = new JournalLostError(
        `${this.name} was created by another process. Stop this sandbox and start it again.`,
      ));
    }
  }

  /**
   * After a failed sync the kernel may report pages as written that are not. The attempt counts as failed, and the next one
   * truncates the file and writes all of these pages again.
   */
  async #sync(file: OpenFile): Promise<void> {
    await file.sync();
    if (!this.#nameAtRisk) return;
    await this.#files.syncDirectory(dirname(this.name));
    this.#nameAtRisk = false;
  }

  async compact(checkpoint: Iterable<string>): Promise<void> {
    if (this.#compaction !== undefined) throw new Error(`${this.name} is being compacted already`);
    this.#requireOpen();
    this.#compaction = this.#compact(checkpoint, this.#size, this.#sum);
    try {
      await this.#compaction;
    } finally {
      this.#compaction = undefined;
    }
  }

  async #compact(checkpoint: Iterable<string>, from: number, sum: ChainedSum): Promise<void> {
    const draft = new JournalDraft(this.#files, this.name);
    try {
      await this.#writeCheckpoint(draft, checkpoint);
      draft.endCheckpoint(sum);
      let copied = await this.#catchUp(draft, from);
      // With and without `fsync`: the draft replaces what reached the disk long ago, and must not be less durable.
      await draft.file.sync();
      copied = await this.#catchUp(draft, copied);
      const old = await this.#exclusively(async () => {
        this.#requireOpen();
        while (copied < this.#size) copied = draft.copyFrom(this.#requireFile(), copied, this.#size);
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
    for (const line of checkpoint) {
      draft.add(line);
      await endOfTick();
      this.#requireOpen();
    }
  }

  /** Copies what was appended since, except for the last bytes, which are so few that appends can wait for them. */
  async #catchUp(draft: JournalDraft, from: number): Promise<number> {
    let copied = from;
    while (this.#size - copied > MAX_FINAL_COPY_BYTES) {
      copied = draft.copyFrom(this.#requireFile(), copied, this.#size);
      await endOfTick();
      this.#requireOpen();
    }
    return copied;
  }

  /** Once the draft has the name of the journal, nothing may fail until it is the journal in memory, too. */
  #replaceBy(draft: JournalDraft): OpenFile {
    const old = this.#requireFile();
    if (this.#lost) throw this.#lost;
    this.#assertOwned(old, this.#torn ? null : this.#size);
    this.#files.rename(draft.path, this.name);
    this.#file = draft.file;
    this.#size = draft.size;
    this.#checkpointSize = draft.checkpointEnd;
    this.#torn = false;
    this.#nameAtRisk = true;
    return old;
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
    this.#files.remove(this.name);
    if (this.#fsync) await this.#files.syncDirectory(dirname(this.name));
  }

  /** Runs one after the other: appends, the end of a compaction, closing. */
  #exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(run);
    this.#queue = result.then(ignore, ignore);
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
