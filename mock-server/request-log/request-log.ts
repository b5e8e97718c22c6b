import { limits } from '../../spec/tables/limits';
import type { RequestEntry } from './entry';
import type { CoverageRecorder } from './coverage';
import { matchesFilter, type RequestFilter } from './filter';
import { LoggedRequest } from './logged-request';
import type { Mode } from '../rows';
import type { RequestHeaders } from '../wire/message';
import type { LoggedPlatform, RequestRecord } from './record';
import { RequestWait } from './wait';

const { entries: MAX_ENTRIES } = limits.request_log;

/** The platform, as its request log uses it. */
export interface RequestLogPort {
  /** Called when entries were added or deleted. */
  readonly onChange: () => void;
  /** Returns the sequence number of the last row. */
  readonly rowSequence: () => number;
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
 * include it, and a restart empties it. Entries are derived when they are read.
 */
export class RequestLog {
  /** A ring buffer: sequence n is at index n modulo `MAX_ENTRIES`. */
  readonly #requests: LoggedRequest[] = [];
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

  /** Adds a finished request. @internal */
  add(record: RequestRecord): void {
    this.coverage?.add(record);
    const sequence = this.#next++;
    const request = new LoggedRequest(record, sequence, this.platform?.rowSequence() ?? 0);
    this.#requests[sequence % MAX_ENTRIES] = request;
    if (this.#next - this.#first > MAX_ENTRIES) this.#first = this.#next - MAX_ENTRIES;
    this.platform?.onChange();
    if (this.#waits.size > 0) for (const wait of [...this.#waits]) wait.offer(request.entry);
  }

  /** Returns the entries that match a filter, newest first. */
  list(filter: RequestFilter = {}): RequestEntry[] {
    return [...this.walk(filter, 'descending')].map(({ entry }) => entry);
  }

  /** Returns the entry with an id; undefined if it is not in the log, or no longer. @internal */
  find(id: string): RequestEntry | undefined {
    // After the log was emptied, the ring begins with holes.
    return this.#requests.find((request?: LoggedRequest) => request?.id === id)?.entry;
  }

  /** Deletes all entries. Returns their number. */
  deleteAll(): number {
    const deleted = this.#next - this.#first;
    this.#first = this.#next;
    this.#requests.length = 0;
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
      const request = this.#requests[next % MAX_ENTRIES];
      if (request !== undefined && matchesFilter(request.entry, filter)) yield positioned(request);
    }
  }

  /** Yields the requests with some ids and those that concern an object, newest first. No other entry is derived. @internal */
  *walkConcerning(id: string, requestIds: ReadonlySet<string>): Generator<PositionedEntry, void, undefined> {
    for (let next = this.#next - 1; next >= this.#first; next--) {
      const request = this.#requests[next % MAX_ENTRIES];
      if (request === undefined) continue;
      if (requestIds.has(request.id) || request.concerns(id)) yield positioned(request);
    }
  }

  /** Rejects all pending and future waits. @internal */
  close(): void {
    this.#closed = true;
    for (const wait of this.#waits) wait.end();
  }
}

function positioned({ id, sequence, rowSequence, entry }: LoggedRequest): PositionedEntry {
  return { id, sequence, rowSequence, entry };
}

/** Where requests are logged. */
export interface RequestLogs {
  /** The log of requests that name no platform. */
  readonly requests: LoggedPlatform['requests'];
  readonly now: () => number;
}

/** Returns the platform and mode that an access token names, not verified. */
export type ClaimedOwner = (token: string) => { readonly platform: LoggedPlatform; readonly mode: Mode } | undefined;

/**
 * Adds a request to the log of its platform. A request with an expired token or an unknown path is logged there too, as its
 * author looks for the mistake there.
 */
export function logRequest(
  { requests, now }: RequestLogs,
  record: RequestRecord,
  headers: RequestHeaders,
  ownerOf: ClaimedOwner,
): void {
  if (record.platform === null) {
    const header = headers.get('authorization');
    record.isAuthorized = header !== null;
    const owner = ownerOf(header?.replace(/^Bearer +/i, '') ?? '');
    if (owner) record.arrive(owner.platform, owner.mode);
    else record.instant = now();
  }
  (record.platform?.requests ?? requests).add(record);
}
