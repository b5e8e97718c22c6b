import type { RequestEntry } from './entry';
import { formatEntry, formatFilter, type RequestFilter } from './filter';

/** The most requests that arrived which an error names. */
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
