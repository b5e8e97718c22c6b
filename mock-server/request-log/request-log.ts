import { limits } from '../../spec/tables/limits';
import type { RequestEntry } from './entry';
import type { CoverageRecorder } from './coverage';
import { matchesFilter, type RequestFilter } from './filter';
import { harOf, type RequestHar } from './har';
import { LoggedRequest, type RequestFacts } from './logged-request';
import { waitAtMost } from '../time/waiting';
import type { RequestRecord } from './record';
import { RequestNotSeenError } from './request-not-seen-error';

const { entries: MAX_ENTRIES } = limits.request_log;

/** Receives requests that have ended. */
export interface RequestObserver {
  /** Called with each request of a request log, and the id of its platform. A record has secrets: see `entryOf`. */
  request?: (record: RequestRecord, platform: string | null) => void;
}

/** An operation of the control API that changed something: the log has no more of it. */
interface ControlChange {
  readonly operation: string;
  /** An instant on the clock of the platform, in ISO 8601. */
  readonly at: string;
  /** The position of the next request in the log. */
  readonly sequence: number;
}

/** The requests that are exported. */
export interface RequestExport {
  /** The number of the newest requests. Default: all. */
  readonly last?: number | undefined;
  /** Only the request with this id. */
  readonly request_id?: string | undefined;
}

/** The platform, as its request log uses it. */
export interface RequestLogPort {
  /** Null for the log of requests that name no platform. */
  readonly id: string | null;
  /** Called with each entry and the id. Undefined where nobody asks, so that no entry is derived. */
  readonly onRequest?: ((request: RequestEntry & { readonly platform_id: string | null }) => void) | undefined;
  readonly observer?: RequestObserver | undefined;
  /** Called when entries were added or deleted. */
  readonly onChange?: () => void;
  /** Called before entries are deleted by a caller. */
  readonly beforeDeletion?: () => void;
  /** Called before the oldest thousand entries begin to be lost, once for each thousand. */
  readonly beforeOverflow?: (() => void) | undefined;
  /** Returns the sequence number of the last row. */
  readonly rowSequence?: () => number;
}

/**
 * The latest thousand requests of a platform. The log is in memory only and not part of the platform's state: snapshots do not
 * include it, and a restart empties it. Entries are derived when they are read.
 */
export class RequestLog {
  /** Oldest first. */
  #requests: LoggedRequest[] = [];
  #sequence = 0;
  /** Oldest first. */
  #controlChanges: ControlChange[] = [];
  readonly #waits = new Set<Offer>();
  #closed = false;

  /** `coverage` counts what the requests meet. @internal */
  constructor(
    private readonly platform: RequestLogPort,
    private readonly coverage?: CoverageRecorder,
  ) {}

  /** Adds a finished request. @internal */
  add(record: RequestRecord): void {
    this.coverage?.add(record);
    this.platform.observer?.request?.(record, this.platform.id);
    if (this.#requests.length === MAX_ENTRIES && this.#sequence % MAX_ENTRIES === 0) this.platform.beforeOverflow?.();
    const request = new LoggedRequest(record, this.#sequence++, this.platform.rowSequence?.() ?? 0);
    this.#requests.push(request);
    if (this.#requests.length > MAX_ENTRIES) this.#requests.shift();
    this.platform.onChange?.();
    if (this.platform.onRequest) this.platform.onRequest({ platform_id: this.platform.id, ...request.entry });
    if (this.#waits.size > 0) for (const offer of [...this.#waits]) offer(request.entry);
  }

  /** Returns the entries that match a filter, newest first. */
  list(filter: RequestFilter = {}): RequestEntry[] {
    return [...this.walk(filter, 'descending')].map(({ entry }) => entry);
  }

  /**
   * Returns the newest entry with an id; undefined if it is not in the log, or no longer. With a random seed, a restored state
   * gives ids again.
   * @internal
   */
  find(id: string): RequestEntry | undefined {
    return this.#requests.findLast((request) => request.id === id)?.entry;
  }

  /**
   * Returns requests as a HAR, the oldest first: all of the log, the last ones, or one. It is redacted as the log is, and a
   * listed test card has its name: `[test card insufficient_funds]`.
   */
  toHar(requests: RequestExport = {}): RequestHar {
    const exported = this.newest(requests);
    const first = exported[0]?.sequence ?? Infinity;
    const changes = this.#controlChanges.filter(({ sequence }) => sequence > first);
    return harOf(
      exported.map(({ entry }) => entry),
      changes.map(({ operation, at }) => ({ operation, at })),
    );
  }

  /** Notes that an operation of the control API changed something. @internal */
  addControlChange(operation: string, at: string): void {
    this.#controlChanges.push({ operation, at, sequence: this.#sequence });
    if (this.#controlChanges.length > MAX_ENTRIES) this.#controlChanges.shift();
  }

  /** Returns the requests of an export, the oldest first. @internal */
  newest({ last = MAX_ENTRIES, request_id }: RequestExport): readonly LoggedRequest[] {
    if (request_id === undefined) return this.#requests.slice(-last);
    return this.#requests.filter(({ id }) => id === request_id).slice(-1);
  }

  /** Deletes all entries. Returns their number. */
  deleteAll(): number {
    const { length } = this.#requests;
    if (length > 0) this.platform.beforeDeletion?.();
    this.#requests = [];
    this.platform.onChange?.();
    return length;
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
    const found = this.#closed
      ? null
      : await waitAtMost<RequestEntry | null>(timeoutMs, (resolve) => {
          const offer: Offer = (entry) => {
            if (entry === null || matchesFilter(entry, filter)) resolve(entry);
          };
          this.#waits.add(offer);
          return () => this.#waits.delete(offer);
        });
    if (found) return found;
    const reason = found === null ? 'came before the sandbox was closed' : `came within ${timeoutMs} milliseconds`;
    throw new RequestNotSeenError(filter, this.list(), reason);
  }

  /** Yields the requests that match a filter, in one direction: all, or those beyond a position. @internal */
  *walk(
    filter: RequestFilter,
    direction: 'ascending' | 'descending',
    from?: number,
  ): Generator<LoggedRequest, void, undefined> {
    const isUp = direction === 'ascending';
    const isBeyond = ({ sequence }: LoggedRequest) => from === undefined || (isUp ? sequence > from : sequence < from);
    for (const request of isUp ? [...this.#requests] : [...this.#requests].reverse())
      if (isBeyond(request) && matchesFilter(request.entry, filter)) yield request;
  }

  /** Yields the requests with some ids and those that concern an object, newest first. No other entry is derived. @internal */
  *walkConcerning(id: string, requestIds: ReadonlySet<string>): Generator<LoggedRequest, void, undefined> {
    for (const request of [...this.#requests].reverse())
      if (requestIds.has(request.id) || request.concerns(id)) yield request;
  }

  /**
   * Yields the entries of the requests with some facts, newest first: all, or those before a request. No other entry is derived.
   * @internal
   */
  *walkWith(facts: RequestFacts, before?: string): Generator<RequestEntry, void, undefined> {
    const end = before === undefined ? -1 : this.#requests.findLastIndex(({ id }) => id === before);
    const requests = before === undefined ? [...this.#requests] : this.#requests.slice(0, Math.max(end, 0));
    for (const request of requests.reverse()) if (request.has(facts)) yield request.entry;
  }

  /** Rejects all pending and future waits. @internal */
  close(): void {
    this.#closed = true;
    for (const offer of this.#waits) offer(null);
  }
}

/** Offers an entry to a pending wait; null when the sandbox is closed. */
type Offer = (entry: RequestEntry | null) => void;
