import type { RequestRecord } from '../request-log/record';
import type { WireRequest } from '../wire/message';
import type { Route } from './routes';

/** A request to an operation, and what becomes known of its response. */
export interface Exchange {
  readonly request: WireRequest;
  readonly route: Route;
  readonly search: URLSearchParams;
  readonly path: (name: string) => string;
  /** The facts of the request and of its response. Filled along the way. */
  readonly record: RequestRecord;
}
