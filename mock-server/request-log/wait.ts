import { setTimer } from '../time/timers';
import type { RequestEntry } from './entry';
import { formatEntry, formatFilter, matchesFilter, type RequestFilter } from './filter';

/** How many of the requests that arrived an error names. */
const MAX_NAMED_REQUESTS = 10;

/** No request arrived that matches a filter. */
export class RequestNotSeenError extends Error {
  constructor(
    readonly filter: RequestFilter,
    /** The requests that did arrive, newest first. */
    readonly seen: readonly RequestEntry[],
    reason: string,
  ) {
    const latest = seen.slice(0, MAX_NAMED_REQUESTS).map((entry) => `  ${formatEntry(entry)}`);
    const head = seen.length === 0 ? 'No request came at all.' : 'What came, newest first:';
    const rest = seen.length > MAX_NAMED_REQUESTS ? [`  and ${seen.length - MAX_NAMED_REQUESTS} more`] : [];
    super([`no request with ${formatFilter(filter)} ${reason}. ${head}`, ...latest, ...rest].join('\n'));
    this.name = 'RequestNotSeenError';
  }
}

/** A pending wait for a request that matches a filter. */
export class RequestWait {
  readonly outcome: Promise<RequestEntry>;
  readonly #filter: RequestFilter;
  readonly #cancel: () => void;
  #resolve: (entry: RequestEntry) => void = () => undefined;
  #fail: (reason: string) => void = () => undefined;

  constructor(filter: RequestFilter, timeoutMs: number, seen: () => readonly RequestEntry[]) {
    this.#filter = filter;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#fail = (reason) => reject(new RequestNotSeenError(filter, seen(), reason));
    });
    this.#cancel = setTimer(() => this.#fail(`came within ${timeoutMs} milliseconds`), timeoutMs);
  }

  /** Resolves the wait if an entry matches. */
  offer(entry: RequestEntry): void {
    if (!matchesFilter(entry, this.#filter)) return;
    this.#cancel();
    this.#resolve(entry);
  }

  /** Rejects the wait, as no more requests will arrive. */
  end(): void {
    this.#cancel();
    this.#fail('came before the sandbox was closed');
  }
}
