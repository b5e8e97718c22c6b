import { limits } from '../../spec/tables/limits';
import { MAX_KEPT_CHARACTERS } from './cut';
import { type RequestEntry, entryOf } from './entry';
import { matchesFilter, type RequestFilter } from './filter';
import type { RequestRecord } from './record';
import { RequestWait } from './wait';

const { entries: MAX_ENTRIES } = limits.request_journal;

/** A request in the journal: raw, until somebody reads it. */
interface LogSlot {
  /** Its place: requests are in the order in which they were answered. */
  readonly sequence: number;
  content: RequestRecord | RequestEntry;
}

/** An entry with its place in the journal. */
export interface PlacedEntry {
  readonly id: string;
  readonly sequence: number;
  readonly entry: RequestEntry;
}

/**
 * The requests of a platform, the latest thousand. In memory alone, and no part of its state: no snapshot has it, no
 * restart keeps it. Answering a request puts a reference here; all else is worked out when somebody reads.
 */
export class RequestLog {
  /** A ring: the entry of sequence n is at n modulo its length. */
  readonly #slots: LogSlot[] = [];
  #next = 0;
  /** The first sequence that was not cleared away. */
  #first = 0;
  readonly #waits = new Set<RequestWait>();
  #closed = false;

  /** Writes down a request that is answered. What is too long to be kept as it is, is worked out at once. */
  add(note: RequestRecord): void {
    const sequence = this.#next++;
    const isLong = note.body !== null && note.body.length > MAX_KEPT_CHARACTERS;
    const slot: LogSlot = { sequence, content: isLong ? entryOf(note) : note };
    this.#slots[sequence % MAX_ENTRIES] = slot;
    if (this.#next - this.#first > MAX_ENTRIES) this.#first = this.#next - MAX_ENTRIES;
    if (this.#waits.size > 0) for (const wait of [...this.#waits]) wait.offer(entryIn(slot));
  }

  /** Entries that have all that the filter names, newest first. */
  list(filter: RequestFilter = {}): RequestEntry[] {
    return [...this.walk(filter, 'descending')].map(({ entry }) => entry);
  }

  /** Takes all entries away, and gives how many those were. */
  deleteAll(): number {
    const cleared = this.#next - this.#first;
    this.#first = this.#next;
    this.#slots.length = 0;
    return cleared;
  }

  /**
   * Resolves with the oldest entry that has all that the filter names: one that is there already, or else the next to come.
   * To wait for a further one, `clear()` first. Rejects with a `RequestNotSeenError`, that names what did come, when none comes
   * within 10 seconds, or `timeoutMs`.
   */
  async waitFor(
    filter: RequestFilter,
    { timeoutMs = 10_000 }: { readonly timeoutMs?: number } = {},
  ): Promise<RequestEntry> {
    for (const { entry } of this.walk(filter, 'ascending')) return entry;
    const wait = new RequestWait(filter, timeoutMs, () => this.list());
    if (this.#closed) wait.end();
    this.#waits.add(wait);
    try {
      return await wait.outcome;
    } finally {
      this.#waits.delete(wait);
    }
  }

  /** Entries beyond a place, or all of them, in one direction. */
  *walk(
    filter: RequestFilter,
    direction: 'ascending' | 'descending',
    from?: number,
  ): Generator<PlacedEntry, void, undefined> {
    const up = direction === 'ascending';
    const start = from === undefined ? (up ? this.#first : this.#next - 1) : from + (up ? 1 : -1);
    const step = up ? 1 : -1;
    for (let at = up ? Math.max(start, this.#first) : start; at >= this.#first && at < this.#next; at += step) {
      const slot = this.#slots[at % MAX_ENTRIES];
      if (slot === undefined) continue;
      const entry = entryIn(slot);
      if (matchesFilter(entry, filter)) yield { id: entry.id, sequence: slot.sequence, entry };
    }
  }

  /** Nobody is kept waiting any longer. */
  close(): void {
    this.#closed = true;
    for (const wait of this.#waits) wait.end();
  }
}

/** Whatever is read is worked out once; the raw note, and with it what it hid, is let go of. */
function entryIn(slot: LogSlot): RequestEntry {
  const { content } = slot;
  if (!('operation' in content && 'finish' in content)) return content;
  return (slot.content = entryOf(content));
}
