import type { RequestEntry } from './entry';
import { formatEntry, formatFilter, matchesFilter, type RequestFilter } from './filter';

/** How many of those that came an error names. */
const MAX_NAMED_REQUESTS = 10;

/** No request came that had all that was asked for. */
export class RequestNotSeenError extends Error {
  constructor(
    readonly filter: RequestFilter,
    /** What came instead, newest first. */
    readonly seen: readonly RequestEntry[],
    why: string,
  ) {
    const latest = seen.slice(0, MAX_NAMED_REQUESTS).map((entry) => `  ${formatEntry(entry)}`);
    const head = seen.length === 0 ? 'No request came at all.' : 'What came, newest first:';
    const rest = seen.length > MAX_NAMED_REQUESTS ? [`  and ${seen.length - MAX_NAMED_REQUESTS} more`] : [];
    super([`no request with ${formatFilter(filter)} ${why}. ${head}`, ...latest, ...rest].join('\n'));
    this.name = 'RequestNotSeenError';
  }
}

/** Somebody who waits for a request. */
export class RequestWait {
  readonly outcome: Promise<RequestEntry>;
  readonly #filter: RequestFilter;
  readonly #timer: ReturnType<typeof setTimeout>;
  #resolve: (entry: RequestEntry) => void = () => undefined;
  #fail: (why: string) => void = () => undefined;

  constructor(filter: RequestFilter, timeoutMs: number, seen: () => readonly RequestEntry[]) {
    this.#filter = filter;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#fail = (why) => reject(new RequestNotSeenError(filter, seen(), why));
    });
    this.#timer = setTimeout(() => this.#fail(`came within ${timeoutMs} milliseconds`), timeoutMs);
  }

  offer(entry: RequestEntry): void {
    if (!matchesFilter(entry, this.#filter)) return;
    clearTimeout(this.#timer);
    this.#resolve(entry);
  }

  /** There will be no more requests. */
  end(): void {
    clearTimeout(this.#timer);
    this.#fail('came before the sandbox was closed');
  }
}
