import type { ErrorCode } from '../../spec/tables/errors';
import type { RequestVerdict } from '../../spec/tables/request-log';
import type { OperationId } from '../../spec/resources';
import type { RequestEntry } from './entry';

/** Which requests are asked for: those that have all that is named. */
export interface RequestFilter {
  readonly operation?: OperationId | undefined;
  readonly method?: string | undefined;
  /** The path, with or without its query. */
  readonly path?: string | undefined;
  readonly status?: number | undefined;
  readonly error_code?: ErrorCode | undefined;
  readonly account_id?: string | undefined;
  readonly verdict?: RequestVerdict | undefined;
}

export function matchesFilter(entry: RequestEntry, { path = entry.path, ...filter }: RequestFilter): boolean {
  if (path !== entry.path && path !== entry.path.split('?')[0]) return false;
  const facts: Readonly<Record<string, unknown>> = { ...entry };
  return Object.entries(filter).every(([name, value]) => value === undefined || facts[name] === value);
}

/** `operation createPayment and status 402`. */
export function formatFilter(filter: RequestFilter): string {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined);
  return named.length === 0 ? 'anything' : named.map(([name, value]) => `${name} ${value}`).join(' and ');
}

/** `POST /v1/payments (createPayment) answered 402 card_declined`. */
export function formatEntry({ method, path, operation, status, error_code }: RequestEntry): string {
  const what = operation === null ? `${method} ${path}` : `${method} ${path} (${operation})`;
  if (status === null) return `${what} was not answered`;
  return `${what} answered ${status}${error_code === null ? '' : ` ${error_code}`}`;
}
