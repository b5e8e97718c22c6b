import { Slices } from '../../../time/slices';
import { type AppendDetails, type Journal, JournalLostError, type JournalReading } from '../journal';
import { appendRow, appendRows, lookAt, type Page, type Position, readPage } from './append-rows';
import { isReplaced, nextPart, replaceRows } from './checkpoint-rows';
import { DatabaseUnavailableError } from './database-error';
import { groupWithin, type LineGroup, MAX_ROW_CHARACTERS, repeatable } from './line-groups';
import { deletePlatform, lostTo, type Tenure } from './platform-rows';
import { repeat, type Repetition } from './repeat';
import type { Database } from './sql';

export interface PostgresJournalOptions extends Pick<Repetition, 'pause'> {
  readonly database: Database;
  /** Id of the platform. */
  readonly id: string;
  readonly tenure: Tenure;
  /** Called once, when the tenure is over. */
  readonly onLost?: (() => void) | undefined;
}

/**
 * The journal of a platform in PostgreSQL, in one tenure of its owner. The next claim of the platform ends it: from then on
 * nothing is written. When the database cannot be reached, appends wait and are repeated until their outcome is known or the
 * tenure is over.
 */
export class PostgresJournal implements Journal {
  readonly name: string;
  readonly namesRelease = false;
  /** The name of the platform, as of the claim. */
  readonly platformName: string | null;
  readonly #database: Database;
  readonly #id: string;
  readonly #epoch: number;
  readonly #repetition: Repetition;
  readonly #onLost: (() => void) | undefined;
  #state: 'unread' | 'open' | 'closed' = 'unread';
  #lost: JournalLostError | undefined;
  /** Rejections of the promises that are pending, for the end of the tenure. */
  readonly #waiting = new Set<(error: unknown) => void>();
  #head: number;
  #size: number;
  #checkpointSize: number;
  #compaction: Promise<void> | undefined;
  /** Its rows, where they came with the claim. */
  #claimed: Page | undefined;

  constructor({ database, id, tenure, pause, onLost }: PostgresJournalOptions) {
    this.name = `platform "${id}" of ${database.name}`;
    this.#database = database;
    this.#id = id;
    this.#epoch = tenure.epoch;
    this.#head = tenure.head;
    this.#size = tenure.size;
    this.#checkpointSize = tenure.checkpointSize;
    this.platformName = tenure.name;
    this.#claimed = tenure.rows;
    this.#onLost = onLost;
    this.#repetition = { isOver: () => this.#lost !== undefined, pause };
  }

  get size(): number {
    return this.#size;
  }

  get checkpointSize(): number {
    return this.#checkpointSize;
  }

  /** Number of lines that were ever appended. */
  get head(): number {
    return this.#head;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** The reason why the tenure is over; undefined while it goes on. */
  get lost(): JournalLostError | undefined {
    return this.#lost;
  }

  /** Ends the tenure: nothing is written any more, and what is waiting rejects at once. */
  lose(error: JournalLostError = lostTo(this.#id, this.#database.name)): void {
    if (this.#lost !== undefined) return;
    this.#lost = error;
    for (const reject of [...this.#waiting]) reject(error);
    this.#onLost?.();
  }

  async read(take: (line: string) => void): Promise<JournalReading> {
    if (this.#state !== 'unread')
      throw new Error(`${this.name} is ${this.#state}: it is read once, before anything else`);
    const reading = await this.#untilLost(this.#read(take));
    this.#state = 'open';
    return reading;
  }

  async #read(take: (line: string) => void): Promise<JournalReading> {
    const slices = new Slices();
    let after = { number: 0, part: -1 };
    let lines = 0;
    for (let isLast = this.#head === 0; !isLast;) {
      const read = () => readPage(this.#database, this.#id, after);
      const page = this.#claimed ?? (await repeat(read, this.#repetition));
      this.#claimed = undefined;
      isLast = page.isLast;
      for (const row of page.rows) {
        for (const line of row.lines.split('\n')) {
          take(line);
          lines++;
          if (slices.isFullAfter(line.length)) await slices.next();
        }
        after = row;
      }
    }
    if (after.number !== this.#head)
      throw new Error(`${this.name} ends at line ${after.number} instead of ${this.#head}. Restore it from a backup.`);
    return { lines, cutBytes: 0 };
  }

  append(lines: Iterable<string>, details?: AppendDetails): Promise<void> {
    return this.#untilLost(this.#append(lines, details));
  }

  async #append(lines: Iterable<string>, details: AppendDetails | undefined): Promise<void> {
    this.#requireOpen();
    const all = repeatable(lines);
    const group = groupWithin(all, MAX_ROW_CHARACTERS);
    if (group?.lines === 0) return;
    const rest = details && readNow(details);
    const added = group
      ? await repeat((isFirst) => this.#appendRow(group, rest, isFirst), this.#repetition)
      : await this.#appendRows(all, rest);
    this.#head += added.lines;
    this.#size += added.bytes;
  }

  async #appendRow(
    group: LineGroup,
    details: AppendDetails | undefined,
    isFirst: boolean,
  ): Promise<Pick<LineGroup, 'lines' | 'bytes'>> {
    if (this.#lost) throw this.#lost;
    if (await appendRow(this.#database, this.#position, group, details)) return group;
    // An earlier try was carried out if the tenure goes on and the head is the new one.
    const found = isFirst ? undefined : await lookAt(this.#database, this.#id);
    if (found?.epoch === this.#epoch && found.head === this.#head + group.lines) return group;
    throw this.#loseNow();
  }

  /** The transaction locks the platform, so an earlier one has ended when the next one finds where the head is. */
  #appendRows(
    lines: Iterable<string>,
    details: AppendDetails | undefined,
  ): Promise<Pick<LineGroup, 'lines' | 'bytes'>> {
    let sent: Pick<LineGroup, 'lines' | 'bytes'> | undefined;
    const onSent = (total: Pick<LineGroup, 'lines' | 'bytes'>) => (sent = total);
    return repeat(async () => {
      if (this.#lost) throw this.#lost;
      const added = await appendRows(this.#database, this.#position, lines, details, onSent);
      if (added !== undefined) return added;
      const found = await lookAt(this.#database, this.#id);
      if (found?.epoch === this.#epoch && sent !== undefined && found.head === this.#head + sent.lines) return sent;
      throw this.#loseNow();
    }, this.#repetition);
  }

  get #position(): Position {
    return { platform: this.#id, epoch: this.#epoch, head: this.#head };
  }

  #loseNow(): JournalLostError {
    const error = this.#lost ?? lostTo(this.#id, this.#database.name);
    this.lose(error);
    return error;
  }

  async compact(checkpoint: Iterable<string>, details?: Pick<AppendDetails, 'addresses'>): Promise<void> {
    if (this.#compaction !== undefined) throw new Error(`${this.name} is being compacted already`);
    this.#requireOpen();
    this.#compaction = this.#untilLost(this.#compact(checkpoint, details));
    try {
      await this.#compaction;
    } finally {
      this.#compaction = undefined;
    }
  }

  async #compact(lines: Iterable<string>, details?: Pick<AppendDetails, 'addresses'>): Promise<void> {
    const position = this.#position;
    const replacedBytes = this.#size;
    const { firstPart, lastAddress } = await nextPart(this.#database, position);
    const addresses = details && { ...details, last: lastAddress };
    let bytes = 0;
    const onSent = (sent: number) => (bytes = sent);
    try {
      const check = () => this.#requireOpen();
      await replaceRows(this.#database, position, { lines, firstPart, replacedBytes, addresses, check, onSent });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      const isDone = await repeat(() => isReplaced(this.#database, position, firstPart), this.#repetition);
      if (!isDone) throw error;
    }
    this.#size += bytes - replacedBytes;
    this.#checkpointSize = bytes;
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    await this.#compaction?.catch(() => undefined);
  }

  async delete(): Promise<void> {
    await this.close();
    const run = (isFirst: boolean) => deletePlatform(this.#database, this.#id, this.#epoch, !isFirst);
    await this.#untilLost(repeat(run, this.#repetition));
  }

  /** Rejects as soon as the tenure is over, even if the database does not respond. */
  #untilLost<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = () => this.#waiting.delete(reject);
      this.#waiting.add(reject);
      work.then(resolve, (error: unknown) => reject(this.#lost ?? error)).finally(settle);
    });
  }

  #requireOpen(): void {
    if (this.#lost) throw this.#lost;
    if (this.#state === 'closed') throw new Error(`${this.name} is closed`);
    if (this.#state === 'unread') throw new Error(`${this.name} must be read first`);
  }
}

/** Returns the details as they are now. While an append is repeated, what they are read from goes on, and is not durable yet. */
function readNow({ dueAt, addresses }: AppendDetails): AppendDetails {
  const instant = dueAt();
  const added = [...addresses()];
  return { dueAt: () => instant, addresses: () => added };
}
