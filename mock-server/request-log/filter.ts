import type { ErrorCode } from '../../spec/tables/errors';
import type { RequestVerdict } from '../../spec/tables/request-log';
import type { OperationId } from '../../spec/resources';
import type { RequestEntry } from './entry';

/** A filter for requests. An entry must match every field that is set. */
export interface RequestFilter {
  /** Only requests for the operation with this id. */
  readonly operation?: OperationId | undefined;
  /** Only requests with this HTTP method. */
  readonly method?: string | undefined;
  /** A path, with or without its query. */
  readonly path?: string | undefined;
  /** Only responses with this status. */
  readonly status?: number | undefined;
  /** Only responses with this error code. */
  readonly error_code?: ErrorCode | undefined;
  /** Only requests on the account with this id. */
  readonly account_id?: string | undefined;
  /** Only requests with this verdict. */
  readonly verdict?: RequestVerdict | undefined;
  /** Only requests that the sandbox itself sent, or only others. */
  readonly own?: boolean | undefined;
}

export function matchesFilter(entry: RequestEntry, { path = entry.path, ...filter }: RequestFilter): boolean {
  if (path !== entry.path && path !== entry.path.split('?')[0]) return false;
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  return Object.entries(filter).every(([name, value]) => value === undefined || fields[name] === value);
}

/** Returns, for example, `operation createPayment and status 402`. */
export function formatFilter(filter: RequestFilter): string {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined);
  return named.length === 0 ? 'anything' : named.map(([name, value]) => `${name} ${value}`).join(' and ');
}

/** Returns, for example, `POST /v1/payments (createPayment) answered 402 card_declined`. */
export function formatEntry({ method, path, operation, status, error_code }: RequestEntry): string {
  const request = operation === null ? `${method} ${path}` : `${method} ${path} (${operation})`;
  if (status === null) return `${request} got no response`;
  return `${request} answered ${status}${error_code === null ? '' : ` ${error_code}`}`;
}
