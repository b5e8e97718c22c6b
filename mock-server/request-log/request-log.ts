import { limits } from '../../spec/tables/limits';
import { type RequestEntry, entryOf } from './entry';
import { concerns } from './concerns';
import type { CoverageRecorder } from './coverage';
import { matchesFilter, type RequestFilter } from './filter';
import { RequestRecord } from './record';
import { MAX_KEPT_CHARACTERS } from './cut';
import { LatestTexts } from './latest-texts';
import { RequestWait } from './wait';

const { entries: MAX_ENTRIES } = limits.request_log;

/** The platform, as its request log uses it. */
export interface RequestLogPort {
  /** Called when entries were added or deleted. */
  readonly onChange: () => void;
  /** Returns the sequence number of the last row. */
  readonly rowSequence: () => number;
}

/** A request in the log: a raw record until it is first read, then an entry. */
interface LogSlot {
  /** The position in the log, in the order of responses. */
  readonly sequence: number;
  /** The sequence number of the last row when the request was added. */
  readonly rowSequence: number;
  content: RequestRecord | RequestEntry;
}

/** An entry with its position in the log. */
export interface PositionedEntry {
  readonly id: string;
  readonly sequence: number;
  /** The sequence number of the last row when the request was added: it came after the rows up to this one. */
  readonly rowSequence: number;
  readonly entry: RequestEntry;
}

/**
 * The latest thousand requests of a platform. The log is in memory only and not part of the platform's state: snapshots do not
 * include it, and a restart empties it. A request only stores a reference here; entries are derived when they are read.
 */
export class RequestLog {
  /** A ring buffer: sequence n is at index n modulo `MAX_ENTRIES`. */
  readonly #slots: LogSlot[] = [];
  /** The bodies of responses that are not rendered again. Many platforms never log one. */
  #texts: LatestTexts | undefined;
  #next = 0;
  /** The first sequence that was not deleted. */
  #first = 0;
  readonly #waits = new Set<RequestWait>();
  #closed = false;

  /** `coverage` counts what the requests meet. @internal */
  constructor(
    private readonly coverage?: CoverageRecorder,
    private readonly platform?: RequestLogPort,
  ) {}

  /** Adds a finished request. A record with a long body becomes an entry at once, so that the body can be freed. @internal */
  add(record: RequestRecord): void {
    this.coverage?.add(record);
    const sequence = this.#next++;
    const rowSequence = this.platform?.rowSequence() ?? 0;
    const slot: LogSlot = { sequence, rowSequence, content: record.isLong ? entryOf(record) : this.#compact(record) };
    this.#slots[sequence % MAX_ENTRIES] = slot;
    if (this.#next - this.#first > MAX_ENTRIES) this.#first = this.#next - MAX_ENTRIES;
    this.platform?.onChange();
    if (this.#waits.size > 0) for (const wait of [...this.#waits]) wait.offer(entryIn(slot));
  }

  /** Keeps the body of a response as bytes. */
  #compact(record: RequestRecord): RequestRecord {
    const { responseBody } = record;
    if (typeof responseBody !== 'string') return record;
    this.#texts ??= new LatestTexts(MAX_ENTRIES);
    record.responseBody = this.#texts.keep(responseBody.slice(0, MAX_KEPT_CHARACTERS));
    return record;
  }

  /** Returns the entries that match a filter, newest first. */
  list(filter: RequestFilter = {}): RequestEntry[] {
    return [...this.walk(filter, 'descending')].map(({ entry }) => entry);
  }

  /** Returns the entry with an id; undefined if it is not in the log, or no longer. @internal */
  find(id: string): RequestEntry | undefined {
    const slot = this.#slots.find(({ content }) => idIn(content) === id);
    return slot && entryIn(slot);
  }

  /** Deletes all entries. Returns their number. */
  deleteAll(): number {
    const deleted = this.#next - this.#first;
    this.#first = this.#next;
    this.#slots.length = 0;
    this.#texts = undefined;
    this.platform?.onChange();
    return deleted;
  }

  /**
   * Resolves with the oldest entry that matches a filter: an existing one, otherwise the next one. To wait for another one,
   * call `deleteAll()` first. Rejects with a `RequestNotSeenError`, which names the requests that did arrive, after `timeoutMs`
   * milliseconds (default: 10,000) or when the sandbox closes.
   */
  async waitFor(
    filter: RequestFilter,
    { timeoutMs = 10_000 }: { readonly timeoutMs?: number | undefined } = {},
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

  /** Yields the entries that match a filter, in one direction: all, or those beyond a position. @internal */
  *walk(
    filter: RequestFilter,
    direction: 'ascending' | 'descending',
    from?: number,
  ): Generator<PositionedEntry, void, undefined> {
    const up = direction === 'ascending';
    const start = from === undefined ? (up ? this.#first : this.#next - 1) : from + (up ? 1 : -1);
    const step = up ? 1 : -1;
    for (let next = up ? Math.max(start, this.#first) : start; next >= this.#first && next < this.#next; next += step) {
      const slot = this.#slots[next % MAX_ENTRIES];
      if (slot === undefined) continue;
      const entry = entryIn(slot);
      if (matchesFilter(entry, filter)) yield positioned(slot, entry);
    }
  }

  /** Yields the requests with some ids and those that concern an object, newest first. No other entry is derived. @internal */
  *walkConcerning(id: string, requestIds: ReadonlySet<string>): Generator<PositionedEntry, void, undefined> {
    for (let next = this.#next - 1; next >= this.#first; next--) {
      const slot = this.#slots[next % MAX_ENTRIES];
      if (slot === undefined) continue;
      const { content } = slot;
      if (requestIds.has(idIn(content)) || concerns(content, id)) yield positioned(slot, entryIn(slot));
    }
  }

  /** Rejects all pending and future waits. @internal */
  close(): void {
    this.#closed = true;
    for (const wait of this.#waits) wait.end();
  }
}

const idIn = (content: LogSlot['content']) => (content instanceof RequestRecord ? content.request_id : content.id);

function positioned({ sequence, rowSequence }: LogSlot, entry: RequestEntry): PositionedEntry {
  return { id: entry.id, sequence, rowSequence, entry };
}

/** Returns the entry of a slot. It replaces the raw record: nothing returns the secrets in that any longer. */
function entryIn(slot: LogSlot): RequestEntry {
  const { content } = slot;
  return content instanceof RequestRecord ? (slot.content = entryOf(content)) : content;
}
