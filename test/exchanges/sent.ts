import { limits } from '../../spec/tables/limits';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Target } from '../support/api';

/** A request to an operation. */
export interface Sent {
  readonly path: string;
  /** The query, with its question mark; empty without one. */
  readonly search: string;
  /** Null removes the header that is sent otherwise. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** An object is sent as JSON, a text unchanged. */
  readonly body?: object | string;
}

/** Returns a function that sends requests to an operation, each with another idempotency key. */
export function sendTo(
  { baseUrl, fetch }: Target,
  id: string,
  operation: Pick<Operation, 'method' | 'idempotencyKey'>,
) {
  let count = 0;
  return async ({ path, search, headers, body }: Sent): Promise<void> => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const all = {
      ...(operation.idempotencyKey !== 'none' && { 'Idempotency-Key': `${id}-${++count}` }),
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    await fetch(baseUrl + path + search, {
      method: operation.method.toUpperCase(),
      headers: Object.entries(all).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      ),
      ...(text !== undefined && { body: text }),
    });
  };
}

/** Returns a request as it is refused whatever the operation does. */
export function refusals(operation: Operation, request: Sent): readonly Sent[] {
  const { path, headers, body } = request;
  const nothing = path.replace(/\b([a-z]+)_[0-9A-Za-z]{22}\b/g, `$1_${'0'.repeat(22)}`);
  const { Authorization: _, ...anonymous } = headers;
  return [
    operation.authentication === 'key_pair'
      ? { ...request, body: { ...Object(body), client_secret: 'wrong' } }
      : { ...request, headers: anonymous },
    { ...request, headers: { ...headers, 'Sub-Account': `acc_${'0'.repeat(22)}` } },
    ...(nothing === path ? [] : [{ ...request, path: nothing }]),
    ...(operation.idempotencyKey === 'required'
      ? [{ ...request, headers: { ...headers, 'Idempotency-Key': null } }]
      : []),
    ...(body === undefined ? [] : wrongBodies(request, Object(body))),
    ...Object.keys(operation.query ?? {})
      .filter((name) => /^(after_cursor|.*_(before|after))$/.test(name))
      .map((name) => ({ ...request, search: `?${name}=nonsense` })),
  ];
}

function wrongBodies(request: Sent, body: object): readonly Sent[] {
  return [
    { ...request, body: '{' },
    { ...request, body: { ...body, colour: 'green' } },
    { ...request, body: 'x'.repeat(limits.request_body_bytes.value + 1) },
    { ...request, headers: { ...request.headers, 'Content-Encoding': 'compress' } },
  ];
}
