import { isRequestVerdict } from '../../../spec/tables/request-log';
import { type OperationId, operations } from '../../../spec/resources';
import { invalidControlParameter, SandboxError } from '../../sandbox-error';
import type { RequestFilter } from '../../request-log/filter';
import type { RequestLog } from '../../request-log/request-log';
import { type PageOf, type PageRequest, pageThrough } from '../../wire/page';
import type { PlatformHandler, SandboxHandler } from '../operation';
import type { RequestEntry } from '../../request-log/entry';

export const listRequests: PlatformHandler<'listRequests'> = ({ requests }, { query, page }) =>
  pageOfEntries(requests, filterOf(query), page); // parameter_invalid

export const getRequest: PlatformHandler<'getRequest'> = ({ requests }, { path }) => {
  const entry = requests.find(path('request_id'));
  if (entry === undefined) throw new SandboxError('resource_not_found', {});
  return entry;
};

export const exportRequests: PlatformHandler<'exportRequests'> = ({ requests }, { query }) => {
  const last = lastOf(query('last')); // parameter_invalid
  const request_id = query('request_id');
  if (request_id !== undefined && requests.find(request_id) === undefined)
    throw new SandboxError('resource_not_found', {});
  return requests.toHar({ last, request_id });
};

/** Returns a number of requests; undefined for none. */
function lastOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw invalidControlParameter('last', 'It must be a number of requests, such as 20.');
}

export const clearRequests: PlatformHandler<'clearRequests'> = ({ requests }) => ({ cleared: requests.deleteAll() });

export const listUnattributedRequests: SandboxHandler<'listUnattributedRequests'> = ({ requests }, { query, page }) =>
  pageOfEntries(requests, filterOf(query), page); // parameter_invalid

export const clearUnattributedRequests: SandboxHandler<'clearUnattributedRequests'> = ({ requests }) => ({
  cleared: requests.deleteAll(),
});

function filterOf(query: (name: string) => string | undefined): RequestFilter {
  const operation = query('operation') ?? '';
  const status = query('status');
  const verdict = query('verdict') ?? '';
  if (status !== undefined && !/^\d{3}$/.test(status))
    throw invalidControlParameter('status', 'It must be an HTTP status such as 402.');
  return {
    ...(isOperationId(operation) && { operation }),
    ...(status !== undefined && { status: Number(status) }),
    ...(isRequestVerdict(verdict) && { verdict }),
    ...(query('own') !== undefined && { own: query('own') === 'true' }),
  };
}

function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

function pageOfEntries(log: RequestLog, filter: RequestFilter, page: PageRequest): PageOf<RequestEntry> {
  const ordered = {
    order: 'descending',
    positionOf: ({ sequence }: { readonly sequence: number }) => sequence,
    walk: (direction: 'ascending' | 'descending', from?: string | number) =>
      log.walk(filter, direction, from === undefined ? undefined : Number(from)),
  } as const;
  return pageThrough(ordered, page, ({ entry }) => entry);
}
