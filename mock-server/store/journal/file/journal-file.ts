import { dirname } from 'node:path';
import { type FileSystem, type OpenFile, nodeFileSystem, writeAll } from './file-system';
import type { Journal, JournalReading } from '../journal';
import { JournalDraft, draftPath } from './draft';
import { headerLine } from './header';
import { LineFramer } from './line';
import { scanJournal } from './scan';
import { endOfTick } from '../../../time/tick';

export interface JournalFileOptions {
  /** Whether lines survive a loss of power, too, and not only the death of the process. */
  readonly fsync?: boolean;
  readonly files?: FileSystem;
}

/** What is left of a draft's way that may be gone with appends waiting. */
const MAX_FINAL_COPY_BYTES = 64 * 1024;

/**
 * A journal in one file: a header, then one checksummed line after the other. What lies beyond `#size` in the file was never
 * acknowledged.
 */
export class JournalFile implements Journal {
  readonly name: string;
  readonly #fsync: boolean;
  readonly #files: FileSystem;
  readonly #framer = new LineFramer();
  #state: 'unread' | 'open' | 'closed' = 'unread';
  #file: OpenFile | undefined;
  #size = 0;
  #checkpointSize = 0;
  /** Whether an append may have left something beyond `#size`. */
  #torn = false;
  /** Whether the directory may forget the file's name at a loss of power. */
  #nameAtRisk = false;
  #queue: Promise<void> = Promise.resolve();
  #compaction: Promise<void> | undefined;

  constructor(path: string, { fsync = false, files = nodeFileSystem }: JournalFileOptions = {}) {
    this.name = path;
    this.#fsync = fsync;
    this.#files = files;
  }

  get size(): number {
    return this.#size;
  }

  get checkpointSize(): number {
    return this.#checkpointSize;
  }

  async read(take: (line: string) => void): Promise<JournalReading> {
    if (this.#state !== 'unread') throw new Error(`${this.name} is ${this.#state}: it is read once, at the beginning`);
    const file = this.#files.open(this.name);
    const reading = file === undefined ? { lines: 0, cutBytes: 0 } : await this.#open(file, take);
    this.#files.remove(draftPath(this.name));
    this.#file = file;
    this.#state = 'open';
    return reading;
  }

  /** Leaves the file as it is until all of it was found good. */
  async #open(file: OpenFile, take: (line: string) => void): Promise<JournalReading> {
    try {
      const { lines, end, size, checkpointEnd } = await scanJournal(this.name, file, take);
      if (end < size) file.truncate(end);
      // The last lines may be some that nobody was promised yet: they are shown from now on, so they must stay.
      if (this.#fsync) await file.sync();
      this.#nameAtRisk = true;
      this.#size = end;
      this.#checkpointSize = checkpointEnd;
      return { lines, cutBytes: size - end };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  append(lines: readonly string[]): Promise<void> {
    return this.#exclusively(async () => {
      this.#requireOpen();
      const file = this.#file ?? this.#create();
      if (this.#torn) file.truncate(this.#size);
      this.#torn = true;
      const bytes = this.#framer.frame(this.#size === 0 ? [headerLine(0), ...lines] : lines);
      writeAll(file, bytes, this.#size);
      if (this.#fsync) await this.#sync(file);
      this.#size += bytes.length;
      this.#torn = false;
    });
  }

  #create(): OpenFile {
    this.#nameAtRisk = true;
    return (this.#file = this.#files.create(this.name));
  }

  /**
   * After a failure the kernel may take pages for written that are not. That does no harm: the attempt counts as failed, and
   * the next one cuts and writes all of these pages again.
   */
  async #sync(file: OpenFile): Promise<void> {
    await file.sync();
    if (!this.#nameAtRisk) return;
    await this.#files.syncDirectory(dirname(this.name));
    this.#nameAtRisk = false;
  }

  async compact(snapshot: Iterable<string>): Promise<void> {
    if (this.#compaction !== undefined) throw new Error(`${this.name} is being compacted already`);
    this.#requireOpen();
    this.#compaction = this.#compact(snapshot, this.#size);
    try {
      await this.#compaction;
    } finally {
      this.#compaction = undefined;
    }
  }

  async #compact(snapshot: Iterable<string>, from: number): Promise<void> {
    const draft = new JournalDraft(this.#files, this.name);
    try {
      await this.#writeCheckpoint(draft, snapshot);
      let copied = await this.#catchUp(draft, from);
      // Always, not only with `fsync`: the draft replaces what has long been on the disk, and must not be less durable.
      await draft.file.sync();
      copied = await this.#catchUp(draft, copied);
      const old = await this.#exclusively(async () => {
        this.#requireOpen();
        while (copied < this.#size) copied = draft.copyFrom(this.#requireFile(), copied, this.#size);
        if (this.#fsync) await draft.file.sync();
        return this.#replaceBy(draft);
      });
      // Nothing depends on the old file any more, not even on how its closing goes.
      await old.close().catch(() => undefined);
    } catch (error) {
      // A draft that cannot be removed now is removed by the next compaction, or when the journal is opened.
      await draft.discard().catch(() => undefined);
      throw error;
    }
  }

  async #writeCheckpoint(draft: JournalDraft, snapshot: Iterable<string>): Promise<void> {
    for (const line of snapshot) {
      draft.add(line);
      await endOfTick();
      this.#requireOpen();
    }
    draft.endCheckpoint();
  }

  /** Copies what was appended meanwhile, but for a stretch so short that appends can wait for it. */
  async #catchUp(draft: JournalDraft, from: number): Promise<number> {
    let copied = from;
    while (this.#size - copied > MAX_FINAL_COPY_BYTES) {
      copied = draft.copyFrom(this.#requireFile(), copied, this.#size);
      await endOfTick();
      this.#requireOpen();
    }
    return copied;
  }

  /** Once the draft has the journal's name, nothing may fail until it is the journal here as well. */
  #replaceBy(draft: JournalDraft): OpenFile {
    const old = this.#requireFile();
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

  /** One after the other: an append, the last stretch of a compaction, the closing. */
  #exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.then(nothing, nothing);
    return result;
  }

  #requireOpen(): void {
    if (this.#state === 'closed') throw new Error(`${this.name} is closed`);
    if (this.#state === 'unread') throw new Error(`${this.name} has not been read: that must come first`);
  }

  #requireFile(): OpenFile {
    if (this.#file === undefined) throw new Error(`${this.name} has nothing to compact`);
    return this.#file;
  }
}

function nothing(): void {}
