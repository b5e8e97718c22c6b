import type { RequestRecord } from '../request-log/record';
import type { WireRequest } from '../wire/message';
import type { Route } from './routes';

/** A request to an operation, and what becomes known of its response. */
export interface Exchange<R extends Route = Route> {
  readonly request: WireRequest;
  readonly route: R;
  readonly search: URLSearchParams;
  readonly path: (name: string) => string;
  /** Headers of the response, even when it is an error. Filled along the way. */
  readonly headers: Record<string, string>;
  /** The record for the request log. Filled along the way. */
  readonly record: RequestRecord;
}
