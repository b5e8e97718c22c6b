import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { WireRequest } from './message';
import { requestsTo } from './router';

const takesKey = requestsTo(
  Object.values<Operation>(operations).filter(({ idempotencyKey }) => idempotencyKey !== 'none'),
);

/**
 * Whether a request may be carried out twice, and has the effects of one: a read, or a request with an idempotency key to an
 * operation that takes one. Source: Endpoints, Common rules.
 */
export function isRepeatable({ method, path, headers, stream }: WireRequest): boolean {
  if (stream !== undefined) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  return headers.has('idempotency-key') && takesKey(method, path);
}
